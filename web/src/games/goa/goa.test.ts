import { describe, expect, it } from 'vitest';
import type { MoveInfo, View } from '../../api/types';
import type { Table } from '../../table/state.svelte';
import { priceOf, type GoaBoard, type Lot, type Outlook, type Player } from './facts';
import { flights, marks } from './looking';
import { choicesOf } from './choices';
import { placeOf } from './follow';
import { priceText } from './names';
import { loses, main, pieces } from './moves';
import { say } from './say';
import { chainOf, gridSquares, rimSquares, spotOf } from './squares';

const BOX = {
  spices: { names: ['ginger', 'cinnamon', 'pepper', 'nutmeg', 'clove'] },
  column: [{ id: 'colonists', values: [0, 2, 4, 6, 8] }],
  step: [{ column: 'colonists', leaves: 1, spices: ['clove'], ships: 2 }],
  founding: { cards: 2 },
  colony: [{ id: 'quilon', need: 6, spaces: 1 }],
  colony_tile: [{ id: 'quilon-pepper-nutmeg', colony: 'quilon', spices: ['pepper', 'nutmeg'], count: 1 }],
  tile: [{ id: 'a-red-ship', phase: 'A', class: 'red', ships: 1 }],
  card_kind: [{ id: 'ships' }],
  card: [1, 2, 3, 3].map((colonists, at) => ({ id: `ships-${at}`, kind: 'ships', colonists, symbol: 'palm' })),
};

/** As much of the game's words, and of what its box calls things, as is asked for here. */
const WORDS = `
nothing = nothing
amount-ships = { $count ->
    [one] { $count } ship
   *[other] { $count } ships
}
amount-ducats = { $count } ducats
called-tile-flag = Flag
called-spice-pepper = black pepper
    .title = Black pepper
called-spice-clove = clove
called-place-plantation-1 = plantation 1
called-square-top-c = the top of column c
`;
const NAMES = {
  column: { colonists: 'Colonists' },
  colony: { quilon: 'Quilon' },
  tile: { 'a-red-ship': 'Ship', 'quilon-pepper-nutmeg': 'Quilon (pepper, nutmeg)' },
};

const player = (over: Partial<Player> = {}): Player => ({
  ducats: 10,
  ships: 4,
  colonists: 2,
  extra: 0,
  hand: [],
  hand_size: 0,
  hand_limit: 1,
  hand_points: 0,
  symbols: {},
  rows: { colonists: 1 },
  levels: { colonists: 0 },
  least_row: 1,
  steps: {},
  yields: { ships: 1, ships_after: 5, spices: 0, ducats: 4, ducats_after: 14, cards: 1 },
  land: [],
  colonies: [],
  colony_points: 0,
  stock: {},
  room: 0,
  room_for: {},
  tiles: [],
  small: [],
  markers: [],
  bonus: 0,
  points: 0,
  passed: false,
  ...over,
});

const lot = (marker: number, square: string, tile: string | null = null): Lot => ({
  marker,
  owner: 0,
  square,
  tile,
  winner: null,
  price: 0,
});

/** As much of a table as the sums beside the view need. */
function tableWith(
  board: Partial<GoaBoard>,
  key = 'act',
  verbs: string[] = [],
  values: Record<string, unknown> = { missing: 2 },
  args: Record<string, string | number> = {},
  outlook: Outlook = {},
): Table {
  const moves = verbs.map((verb, number) => ({ number, verb, args, text: verb, say: verb, key: verb }));
  const table = {
    details: { box: BOX, words: WORDS, names: NAMES },
    module: { say },
    view: { board: { discards: [], turned: [], in_play: null, lots: [], ...board }, seat: 0 },
    seat: 0,
    offers: moves.map(({ number }) => ({ move: number, then: 'goes on', outlook })),
    offersFor: () => table.offers,
    move: (number: number) => moves[number],
    near: 0,
    name: (seat: number) => `Seat ${seat}`,
    shown: { question: { key, rule: '', values } },
  };
  return table as unknown as Table;
}

const move = (verb: string, args: Record<string, string | number>): MoveInfo => ({
  number: 0,
  verb,
  args,
  text: verb,
  say: verb,
  key: verb,
});

describe('the market', () => {
  it('has 25 squares and 20 around them, each in a place of its own', () => {
    const spots = [...gridSquares, ...rimSquares].map((square) => spotOf(square)).map(({ x, y }) => `${x} ${y}`);
    expect(new Set(spots).size).toBe(45);
    expect(spotOf('top-a').x).toBe(spotOf('a3').x);
    expect(spotOf('right-2').y).toBe(spotOf('d2').y);
  });

  it('has a chain that walks in the gaps between the tiles', () => {
    const chain = chainOf([lot(1, 'top-a'), lot(2, 'a1', 'x'), lot(3, 'b2', 'x')]);
    const corners = [...chain.matchAll(/[HV]([\d.]+)/g)].map(([, at]) => Number(at));
    const gaps = corners.map((at) => (at - 193.5) / 111);
    expect(gaps.every((gap) => Number.isInteger(gap))).toBe(true);
    expect(chainOf([lot(1, 'top-a')])).toBe('');
    // A flag on an empty square: the chain begins at its corner, not across the tiles beside it.
    const inside = chainOf([lot(1, 'b2'), lot(2, 'd2', 'x')]);
    const [, x, y] = /^M([\d.]+) ([\d.]+)/.exec(inside) ?? [];
    expect([x, y].every((at) => Number.isInteger((Number(at) - 193.5) / 111))).toBe(true);
  });
});

describe('moves', () => {
  it('are clicked on the things they are about', () => {
    const table = tableWith({});
    expect(pieces(move('put', { spice: 'clove', place: 'quilon' }), table)).toEqual(['place:quilon', 'spice:clove']);
    expect(pieces(move('progress', { column: 'taxes' }), table)).toEqual(['step:taxes', 'act:progress']);
    expect(pieces(move('bid', { amount: 5 }), table)).toEqual(['bid:5']);
    expect(pieces(move('pass', {}), table)).toEqual(['pass']);
  });

  it('throw a card away by a click on it only where one has to', () => {
    expect(pieces(move('throw', { card: 'ships-0' }), tableWith({}, 'act'))).toEqual(['bin']);
    expect(pieces(move('throw', { card: 'ships-0' }), tableWith({}, 'cut_hand'))).toEqual(['card:ships-0']);
  });

  it('have a main one where there is an end to reach', () => {
    expect(main(tableWith({}, 'harvest', ['put', 'done']))?.move).toBe(1);
    expect(main(tableWith({}, 'gap', ['pay', 'fail'], {}, {}, { colonists: -2 }))?.label).toBe('Pay 2 colonists');
    expect(main(tableWith({}, 'bid', ['pass', 'bid']))).toBeNull();
  });
});

describe('what a move would lose', () => {
  const lost = (key: string, verbs: string[], values: Record<string, unknown>, outlook: Outlook = {}) =>
    loses(move(verbs[0] ?? '', {}), tableWith({}, key, verbs, values, {}, outlook));

  it('is what is there to be had for nothing', () => {
    expect(lost('harvest', ['done', 'put'], {}, { forgone: 2 })).toBe('2 more can still be taken.');
    expect(lost('extra_harvest', ['done', 'fill'], {}, { forgone: 1 })).toBe('1 more can still be taken.');
    expect(lost('sell', ['done', 'give'], {}, { forgone: 3 })).toBe('3 more spices can still be sold.');
    expect(lost('draw', ['draw'], {}, { forgone: 2 })).toBe('You could draw 2 cards more.');
    expect(lost('gap', ['fail', 'pay'], { colony: 'quilon' })).toContain('Quilon');
    expect(lost('fifth_plantation', ['pass', 'replace'], { tile: 'a-red-ship' })).toBe('Ship would be lost.');
    expect(lost('quick_start', ['pass', 'ducats'], { left: 2, ducats: 5 })).toContain('nor 5 ducats');
  });

  it('is nothing where nothing more can be had', () => {
    expect(lost('harvest', ['done'], {}, { forgone: 0 })).toBeNull();
    expect(lost('after', ['done', 'use'], {})).toBeNull();
    expect(lost('draw', ['draw'], {}, { forgone: 0 })).toBeNull();
    expect(lost('gap', ['fail'], { colony: 'quilon' })).toBeNull();
    expect(lost('bid', ['pass', 'bid'], {})).toBeNull();
  });
});

describe('the price of a step', () => {
  const offering = (spices: string[], ships: number, ducats: number) =>
    tableWith({}, 'act', ['progress'], {}, {}, { price: { spice: spices, ships, ducats } });
  const text = (isOffered: boolean, ...price: [string[], number, number]) => {
    const table = offering(...price);
    return priceText(priceOf('colonists', 1, isOffered, table), table);
  };
  const offered = (...price: [string[], number, number]) => text(true, ...price);

  it('is that of the offer, and that of the box where there is none', () => {
    expect(offered([], 0, 0)).toBe('free');
    expect(offered([], 0, 4)).toBe('4 ducats');
    expect(offered(['clove'], 0, 0)).toBe('clove');
    expect(offered(['ginger', 'pepper'], 1, 0)).toBe('ginger, black pepper and 1 ship');
    expect(text(false, [], 0, 0)).toBe('clove and 2 ships');
  });
});

describe('answers beside the boards', () => {
  const [mine, theirs] = [player({ land: [] }), player({ levels: { ships: 1, harvest: 1, taxes: 4, colonists: 4 } })];
  const answer = (key: string, verb: string, args: Record<string, string | number>) =>
    choicesOf(tableWith({ players: [mine, theirs], colonies_left: {} }, key, [verb], {}, args))[0];

  it('say what they mean in this question', () => {
    expect(answer('extra', 'pass', {})).toMatchObject({ label: 'pass', note: 'no more extra actions this round' });
    expect(answer('fifth_plantation', 'pass', {})?.label).toBe('Leave the new one');
  });

  it('show whose levels one would use', () => {
    expect(answer('spy', 'spy', { seat: 1 })).toMatchObject({ label: 'Seat 1', seat: 1 });
    expect(answer('spy', 'spy', { seat: 1 })?.note).toContain('Colonists 4');
  });

  it('tell the tiles of a colony apart by what they bear', () => {
    expect(answer('choose_colony', 'colony', { tile: 'quilon-pepper-nutmeg' })?.label).toBe('Black pepper, nutmeg');
  });
});

describe('sentences', () => {
  it('name things instead of their ids', () => {
    const table = tableWith({});
    expect(say('tile', 'a-red-ship', table)).toEqual([{ text: 'Ship' }]);
    expect(say('tile', 'quilon-pepper-nutmeg', table)).toEqual([{ text: 'Quilon (pepper, nutmeg)' }]);
    expect(say('spice', 'clove', table)[0]).toMatchObject({ text: 'clove', icon: 'clove' });
    expect(say('square', 'top-c', table)).toEqual([{ text: 'the top of column c' }]);
    expect(say('place', 'plantation-1', table)).toEqual([{ text: 'plantation 1' }]);
    expect(say('tile', 'flag', table)).toEqual([{ text: 'Flag' }]);
    expect(say('column', 'colonists', table)[0]).toMatchObject({ text: 'Colonists', icon: 'colonist' });
  });
});

describe('events', () => {
  const before = {
    board: { lots: [lot(2, 'b2', 'a-red-ship')], auction: { marker: 2, bid: 0, bidder: null, said: [] } },
  } as unknown as View<GoaBoard>;

  it('let a tile fly from its square to its new owner', () => {
    expect(flights([{ kind: 'receive', seat: 1, tile: 'a-red-ship' }], 0, before)[0]).toMatchObject({
      face: 'tile a-red-ship',
      from: ['square:b2', 'take:a-red-ship'],
    });
  });

  it('are shown where they happen', () => {
    expect(placeOf({ kind: 'bid', seat: 1, amount: 3 })).toBe('market');
    expect(placeOf({ kind: 'harvest', seat: 2, number: 3 })).toBe('seat:2');
    expect(placeOf({ kind: 'round', seat: 1, round: 'A2' })).toBeNull();
  });

  it('mark what they speak of', () => {
    expect(marks({ kind: 'progress', seat: 2, column: 'taxes', row: 3 })).toEqual(['seat:2', 'cell:taxes:3']);
    expect(marks({ kind: 'put', seat: 1, spice: 'clove', place: 'quilon' })).toContain('place:1:quilon');
  });
});
