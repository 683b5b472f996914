import { describe, expect, it } from 'vitest';
import type { CarthageEvent } from '../../api/events';
import type { View } from '../../api/types';
import type { Table } from '../../table/state.svelte';
import {
  cardFacts,
  keyed,
  raidOf,
  reservedBy,
  sailings,
  stackOf,
  tokenList,
  type CarthageBoard,
  type Player,
} from './facts';
import { flights } from './flights';
import { inBerths } from './route';

const player = (goods: string[], stored: string[] = [], tokens: Record<string, number> = {}): Player => ({
  hand: null,
  hand_size: 0,
  goods,
  stored,
  tokens: { red: 0, blue: 0, yellow: 0, green: 0, ...tokens },
  marker: true,
  points: null,
});

const board = (over: Partial<CarthageBoard> = {}): CarthageBoard => ({
  active: 0,
  ships: { red: 0, blue: 0, yellow: 0, green: 4 },
  market: [],
  farm: [],
  pile: 0,
  discards: [],
  players: [player([]), player([])],
  ...over,
});

const BOX = {
  goods: { colours: ['red', 'blue', 'yellow', 'green'], names: ['cloth', 'wine', 'gems', 'grain'] },
  card: [2, 3, 5].map((value) => ({ value, storage_icons: { 2: 2, 3: 1, 5: 0 }[value] })),
  route_space: ['start', 'sea', 'anchor', 'pirates', 'pirates', 'goal'].map((kind) => ({ name: kind, kind })),
  movement: { steps_for_one_card: 1, steps_for_two_or_more_cards: 2 },
  payday: { points_per_vp_card: 5 },
};

/** As much of a table as the sums beside the view need. */
function tableWith(state: CarthageBoard, verb = 'buy'): Table {
  const move = { number: 4, verb, args: {}, text: verb, say: verb, key: verb };
  const table = {
    details: { box: BOX },
    view: { board: state, seat: 0 },
    seat: 0,
    offers: [{ move: 4, then: 'goes on' }],
    move: () => move,
    shown: { question: { key: 'turn', rule: '', wording: 'turn', values: {} } },
  };
  return table as unknown as Table;
}

describe('what a Payday would bring', () => {
  it('is the highest value plus the tokens, times the cards, in fives', () => {
    const stack = stackOf(
      player(['green 5', 'green 2', 'red 3'], ['green 2'], { green: 2 }),
      'green',
      tableWith(board()),
    );
    expect(stack).toMatchObject({ highest: 5, tokens: 2, price: 21, points: 5, stored: ['green 2'] });
  });

  it('is nothing without cards', () => {
    expect(stackOf(player([], [], { red: 3 }), 'red', tableWith(board()))).toMatchObject({ price: 0, points: 0 });
  });
});

describe('a raid', () => {
  const mine = player(['red 5', 'red 2', 'blue 3'], ['red 3']);
  const table = tableWith(board());

  it('counts what the discarded icons will store as safe', () => {
    const raided = raidOf({ colours: ['red', 'blue', 'green'], in_danger: [0, 1, 0] }, mine, table);
    expect(raided).toEqual([
      { colour: 'red', danger: 0, safe: 3 },
      { colour: 'blue', danger: 1, safe: 0 },
    ]);
  });

  it('counts what is not yet stored as in danger while the goods to store are chosen', () => {
    expect(raidOf({ colour: 'red', left: 1 }, mine, table)).toEqual([{ colour: 'red', danger: 2, safe: 1 }]);
  });
});

describe('where the ships would sail', () => {
  const free = (card: string) => ({ card, reserved: null });

  it('moves one space for one card, two for more, and no further than the goal', () => {
    const market = [free('red 2'), free('yellow 2'), free('yellow 5'), free('green 2'), free('green 3')];
    const going = sailings(tableWith(board({ market })));
    expect(going.map(({ colour, to }) => [colour, to])).toEqual([
      ['red', 1],
      ['yellow', 2],
      ['green', 5],
    ]);
  });

  it('leaves out what others have reserved', () => {
    const market = [
      { card: 'red 2', reserved: 1 },
      { card: 'blue 2', reserved: 0 },
    ];
    expect(sailings(tableWith(board({ market }))).map(({ colour }) => colour)).toEqual(['blue']);
  });

  it('says nothing when buying is not offered', () => {
    expect(sailings(tableWith(board({ market: [free('red 2')] }), 'take'))).toEqual([]);
  });
});

describe('cards', () => {
  it('have a name, a value and urns', () => {
    expect(cardFacts('blue 3', tableWith(board()))).toEqual({
      colour: 'blue',
      value: 3,
      icons: 1,
      ware: 'wine',
      name: 'wine 3',
    });
  });

  it('are told apart when they are the same', () => {
    expect(keyed(['red 2', 'red 2', 'red 3'], (card) => card).map(({ key }) => key)).toEqual([
      'red 2#1',
      'red 2#2',
      'red 3#1',
    ]);
  });

  it('are found under a marker', () => {
    expect(reservedBy(board({ farm: [{ card: 'red 3', reserved: 1 }] }), 1)).toBe('red 3');
    expect(reservedBy(board(), 1)).toBeUndefined();
  });

  it('tokens stand in the order of the colours', () => {
    expect(tokenList(player([], [], { blue: 1, red: 2 })).map(({ tint }) => tint)).toEqual(['red', 'red', 'blue']);
  });
});

describe('ships that share a space', () => {
  it('lie side by side', () => {
    const berths = inBerths({ red: 1, blue: 1, yellow: 0, green: 1 }, ['red', 'blue', 'yellow', 'green']);
    const together = berths.filter(({ space }) => space === 1);
    expect(new Set(together.map(({ dx, dy }) => `${dx} ${dy}`)).size).toBe(3);
    expect(berths.find(({ colour }) => colour === 'yellow')).toMatchObject({ dx: 0, dy: 0, scale: 1 });
  });
});

describe('flights', () => {
  const before = { board: board({ farm: [{ card: 'red 3', reserved: null }] }) } as View<CarthageBoard>;

  it('bring a card that I take to its place in my hand, and one that another takes to their panel', () => {
    const take: CarthageEvent = { kind: 'take', seat: 1, card: 'red 2' };
    expect(flights([take], 1, before)[0]).toMatchObject({
      from: ['market:red 2'],
      to: ['hand:red 2', 'hand:1', 'seat:1'],
    });
    expect(flights([take], 0, before)[0]).toMatchObject({ to: ['hand:1', 'seat:1'] });
  });

  it('let the farm flow to the market, and new cards come from the pile', () => {
    const refill: CarthageEvent = { kind: 'refill', seat: null, market: ['blue 2'], farm: ['green 5'] };
    expect(flights([refill], 0, before).map(({ from, to }) => [from[0], to[0]])).toEqual([
      ['farm:red 3', 'market:red 3'],
      ['pile', 'market:blue 2'],
      ['pile', 'farm:green 5'],
    ]);
  });

  it('let the farm flow to the market also when no card is left to draw', () => {
    const moves: CarthageEvent = { kind: 'farm_moves', seat: null, cards: ['red 3'] };
    expect(flights([moves], 0, before)).toEqual([{ face: 'red 3', from: ['farm:red 3'], to: ['market:red 3'] }]);
  });
});
