import { describe, expect, it } from 'vitest';
import type { MoveInfo, Offer } from '../api/types';
import type { Said } from '../games/module';
import { moveTyped, plain, sentence, willSaid } from './sentences';
import type { Table } from './state.svelte';

const WORDS = `
event-sold = { $seat } buys { $tile } from { $owner } for { $price }.
event-ships = { $seat } takes { $number ->
    [one] { $number } ship
   *[other] { $number } ships
}.
move-look = Use the levels of { $other }
move-spy = Spy on { $seat }
prompt-pay = Pay { $due } more.
will-coins = coins +{ $coins }
will-coins_less = coins −{ $coins }
will-coins_none = for nothing
will-binds = it binds
will-tile = { $tile }
move-swap = Take { $tile } (a, 1)
will-bid = highest bid: { $bid } ({ $bidder })
will-price_ships = ships −{ $ships }
`;
const table = {
  name: (seat: number) => ['Anna', 'Ben'][seat],
  move: (number: number) => ({ verb: number === 9 ? 'step' : 'take' }),
  details: { words: WORDS, names: {} },
  shown: { question: null },
  module: { tells: ['step'], say: (_key: string, value: unknown) => [{ text: String(value) }] },
} as unknown as Table;
const asking = (key: string) => ({ ...table, shown: { question: { key } } }) as unknown as Table;
const say = (key: string, values: Record<string, unknown>): Said[] => sentence(key, values, table) ?? [];

describe('a sentence', () => {
  it('calls every seat by its name, whatever part it plays', () => {
    const said = say('event.sold', { seat: 0, tile: 'Flag', owner: 1, price: 3 });
    expect(plain(said)).toBe('Anna buys Flag from Ben for 3.');
    expect(said.filter((piece) => piece.seat !== undefined).map((piece) => piece.seat)).toEqual([0, 1]);
    const takes = (number: number) => plain(say('event.ships', { seat: 0, number }));
    expect([takes(1), takes(3)]).toEqual(['Anna takes 1 ship.', 'Anna takes 3 ships.']);
    expect(plain(say('move.look', { other: 1 }))).toBe('Use the levels of Ben');
  });
});

describe('a move that is typed', () => {
  const spied = { number: 3, verb: 'spy', args: { seat: 1 }, say: 'Spy on seat 1' } as unknown as MoveInfo;
  const there = { ...table, move: () => spied } as unknown as Table;

  it('calls people by their names, and is else as the server says it', () => {
    expect(moveTyped(spied, there)).toBe('Spy on Ben');
    expect(moveTyped({ ...spied, args: { card: 'Duty' }, say: 'Play Duty' }, there)).toBe('Play Duty');
  });
});

describe('what a move will do', () => {
  const will = (outlook: object, rest: Partial<Offer> = {}) =>
    plain(willSaid({ move: 1, then: 'goes on', outlook, ...rest } as Offer, table));

  it('is said value by value, as on the server', () => {
    expect(will({ coins: 3, binds: true })).toBe('coins +3, it binds');
    expect(will({ coins: -3, binds: false })).toBe('coins −3');
    expect(will({ coins: 0, unsaid: 4 })).toBe('for nothing');
    expect(will({ price: { ships: 2, spice: [] } })).toBe('ships −2');
    expect(will({ bidder: 1, bid: 4 })).toBe('highest bid: 4 (Ben)');
  });

  it('leaves out what its name says already', () => {
    const named = { ...table, move: () => ({ verb: 'swap', args: { tile: 'Ship' } }) } as unknown as Table;
    const outlook = { tile: 'Ship', coins: 3 };
    expect(plain(willSaid({ move: 1, then: 'goes on', outlook } as unknown as Offer, named))).toBe('coins +3');
    expect(plain(willSaid({ move: 1, then: 'goes on', outlook } as unknown as Offer, table))).toBe('Ship, coins +3');
  });

  it('is what is asked next where nothing else is certain', () => {
    const next = { wording: 'pay', values: { due: 2 } };
    expect(will({}, { next })).toBe('Then: Pay 2 more.');
    expect(will({})).toBe('');
    expect(plain(willSaid({ move: 1, then: 'goes on', outlook: {}, next }, asking('pay')))).toBe('');
    expect(plain(willSaid({ move: 1, then: 'goes on', outlook: {}, next }, asking('bid')))).not.toBe('');
  });

  it('is not told twice where the move itself says it', () => {
    expect(will({ coins: 3 }, { move: 9 })).toBe('');
  });
});
