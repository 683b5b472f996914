import { describe, expect, it } from 'vitest';
import type { CarthageEvent } from '../../api/events';
import type { MoveInfo, View } from '../../api/types';
import type { Table } from '../../table/state.svelte';
import {
  cardFacts,
  keyed,
  raidOf,
  reservedBy,
  sailings,
  stacksOf,
  tokenList,
  type Carthage,
  type CarthageBoard,
  type Player,
} from './facts';
import { flights } from './flights';
import { main, tell } from './moves';
import { inBerths } from './route';

const player = (goods: string[], stored: string[] = [], tokens: Record<string, number> = {}): Player => ({
  hand: null,
  hand_size: 0,
  coins: null,
  goods,
  stored,
  stacks: {},
  tokens: { red: 0, blue: 0, yellow: 0, green: 0, ...tokens },
  marker: true,
  points: null,
});

const board = (over: Partial<CarthageBoard> = {}): CarthageBoard => ({
  active: 0,
  ships: { red: 0, blue: 0, yellow: 0, green: 4 },
  market: [],
  farm: [],
  price: null,
  pile: 0,
  discards: [],
  players: [player([]), player([])],
  ...over,
});

const BOX = {
  goods: { colours: ['red', 'blue', 'yellow', 'green'], names: ['cloth', 'wine', 'gems', 'grain'] },
  card: [2, 3, 5].map((value) => ({ value, storage_icons: { 2: 2, 3: 1, 5: 0 }[value] })),
};

const NAMES = { colour: { blue: 'wine' }, card: { 'blue 3': 'wine 3' }, space: {} };

/** As much of a table as the facts need. */
function tableWith(
  state: CarthageBoard,
  outlook: Carthage['outlook'] = {},
  question: Carthage['prompt'] | null = null,
): Table {
  const table = {
    details: { box: BOX, words: '', names: NAMES },
    view: { board: state, seat: 0 },
    offers: [
      { move: 3, then: 'goes on', outlook: {} },
      { move: 4, then: 'goes on', outlook },
    ],
    shown: { question },
  };
  return table as unknown as Table;
}

describe('a stack', () => {
  it('has its cards beside what they would bring', () => {
    const mine = player(['green 5', 'green 2', 'red 3'], ['green 2'], { green: 2 });
    const [stack] = stacksOf({ ...mine, stacks: { green: { highest: 5, value: 21, points: 5 } } }, tableWith(board()));
    expect(stack).toMatchObject({ tokens: 2, count: 3, cards: ['green 5', 'green 2'], stored: ['green 2'], points: 5 });
  });
});

describe('a raid', () => {
  it('tells of the colours of which I have goods', () => {
    const values = { colours: ['red', 'blue', 'green'], in_danger: [0, 1, 0], safe: [3, 0, 0] };
    expect(raidOf(tableWith(board(), {}, { key: 'protect', values }))).toEqual([
      { colour: 'red', danger: 0, safe: 3 },
      { colour: 'blue', danger: 1, safe: 0 },
    ]);
  });

  it('tells of the colour of which goods are stored', () => {
    const values = { colour: 'red', left: 1, in_danger: 2, safe: 1 };
    expect(raidOf(tableWith(board(), {}, { key: 'store', values }))).toEqual([{ colour: 'red', danger: 2, safe: 1 }]);
  });
});

describe('where the ships would sail', () => {
  it('is what the offers say', () => {
    expect(sailings(tableWith(board(), { ships: { red: 1, green: 5 } }))).toEqual([
      { colour: 'red', from: 0, to: 1 },
      { colour: 'green', from: 4, to: 5 },
    ]);
  });

  it('is nothing where they say nothing', () => {
    expect(sailings(tableWith(board()))).toEqual([]);
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
    expect(reservedBy(board({ farm: [{ card: 'red 3', reserved: 1, available: false }] }), 1)).toBe('red 3');
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
  const before = {
    board: board({ farm: [{ card: 'red 3', reserved: null, available: false }] }),
  } as View<CarthageBoard>;

  it('bring a card that I take to its place in my hand, and one that another takes to their panel', () => {
    const take: CarthageEvent = { kind: 'take', seat: 1, card: 'red 2' };
    expect(flights([take], 1, before, tableWith(board()))[0]).toMatchObject({
      from: ['market:red 2'],
      to: ['hand:red 2', 'hand:1', 'seat:1'],
    });
    expect(flights([take], 0, before, tableWith(board()))[0]).toMatchObject({ to: ['hand:1', 'seat:1'] });
  });

  it('let the farm flow to the market, and new cards come from the pile', () => {
    const refill: CarthageEvent = { kind: 'refill', seat: null, market: ['blue 2'], farm: ['green 5'] };
    expect(flights([refill], 0, before, tableWith(board())).map(({ from, to }) => [from[0], to[0]])).toEqual([
      ['farm:red 3', 'market:red 3'],
      ['pile', 'market:blue 2'],
      ['pile', 'farm:green 5'],
    ]);
  });

  it('let the farm flow to the market also when no card is left to draw', () => {
    const moves: CarthageEvent = { kind: 'farm_moves', seat: null, cards: ['red 3'] };
    expect(flights([moves], 0, before, tableWith(board()))).toEqual([
      { face: 'red 3', from: ['farm:red 3'], to: ['market:red 3'] },
    ]);
  });
});

describe('a move', () => {
  it('is called the same wherever it is named', () => {
    const done = { number: 3, verb: 'done', args: {} } as unknown as MoveInfo;
    const asked = (key: string) =>
      ({ shown: { question: { key } }, offers: [{ move: 3 }], move: () => done }) as unknown as Table;
    expect(tell(done, asked('paid'))).toEqual([{ text: 'Finish paying' }]);
    for (const key of ['paid', 'protect']) expect(tell(done, asked(key))).toEqual([{ text: main(asked(key))?.label }]);
  });
});
