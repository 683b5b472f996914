import { describe, expect, it } from 'vitest';
import type { MombasaEvent } from '../../api/events';
import type { MoveInfo } from '../../api/types';
import type { Table } from '../../table/state.svelte';
import { privilegeParts, privilegeText } from './bonus';
import { cardLines } from './facts';
import { placeOf } from './follow';
import { landsOf, worthAt } from './land';
import { pieces, tabFor } from './moves';
import { pickedAt } from './picked.svelte';
import { say } from './say';
import { tell } from './tell';
import type { MombasaBoard, MombasaBox, Outlook, SeatView, SpaceView } from './view';

const player = (over: Partial<SeatView> = {}): SeatView =>
  ({
    pounds: 6,
    shares: { Cairo: 2 },
    diamond_value: 10,
    book_value: 15,
    ink: 0,
    books: [],
    totals: { banana: 0, coffee: 4, cotton: 3, expansion: 2 },
    slots: [],
    ...over,
  }) as SeatView;

const square = (x: number, y: number, size: number): [number, number][] => [
  [x, y],
  [x + size, y],
  [x + size, y + size],
  [x, y + size],
];
const WORDS = `
called-space-C1_first = the first space of track C1
called-company-nowhere = nowhere (place no post)
amount-points = { $count ->
    [one] { $count } book point
   *[other] { $count } book points
}
amount-diamonds = { $count } diamond spaces
amount-track = { $count } track spaces
amount-pounds = { $count } pounds
`;
const NAMES = {
  card: { 'expansion 2': 'Expansion 2' },
  options: { 'C1 2 1': '2 book points and 2 diamond spaces' },
  tile: { 'diamond 2': 'Diamond +2' },
  book: { 3: 'B (expansion 2: 1 post to remove)' },
};
const BOX = {
  company: [{ id: 'cairo', name: 'Cairo' }],
  card: [
    { name: 'merchant', kind: 'merchant', crate: 1 },
    { name: 'expansion 2', kind: 'expansion', value: 2, crate: 2 },
    { name: 'share Cairo', kind: 'share', crate: 2, share: 'cairo' },
  ],
  merchant: [],
  privilege: [{ track: 'C1', cost: [1, 2], options: [[[1, 2]], [[2, 2]]] }],
  region: [
    { id: 'R1', name: 'Touat', mines: 2, polygon: square(0, 0, 90), hole: square(30, 30, 30) },
    { id: 'R2', name: 'Tibesti', mines: 1, polygon: square(30, 30, 30) },
  ],
  border: [{ a: 'R1', b: 'R2', kind: 'double', points: [] }],
} as unknown as MombasaBox;

/** A table at which every move that is offered has this outlook. */
function tableWith(over: Partial<MombasaBoard>, me: SeatView, outlook: Outlook = {}): Table {
  const board = {
    phase: 'actions',
    companies: [{ name: 'Cairo', value: 3 }],
    regions: [{ company: 'Cairo' }, { company: null }],
    tiles: [],
    spaces: [{ name: 'expansion tile', tile: 'expansion' }],
    players: [me],
    ...over,
  };
  return {
    view: { board, options: {} },
    details: { box: BOX, words: WORDS, names: NAMES },
    near: 0,
    seat: 0,
    offers: [{ move: 1, outlook }],
    module: { say: (_: string, value: unknown) => [{ text: String(value) }] },
  } as unknown as Table;
}
const SPACE: SpaceView = {
  name: 'coffee',
  tile: null,
  company: null,
  track: null,
  level: null,
  spread: null,
  cost: 1,
  marker: null,
};
const move = (verb: string, args: Record<string, unknown>): MoveInfo =>
  ({ number: 1, verb, args, text: '', say: '' }) as MoveInfo;

describe('the map', () => {
  it('gives an enclave a ground of its own', () => {
    expect(landsOf(BOX).map((land) => land.tint)).toEqual([7, 8]);
  });
});

describe('where a move is clicked', () => {
  it('names a company at its headquarters or at the cards that expand', () => {
    const table = tableWith({}, player(), { uses: ['slot 2', 'expansion tile'] });
    const things = ['slot:slot 2', 'tile:expansion'];
    expect(pieces(move('expand', { company: 'Cairo' }), table)).toEqual(['hq:Cairo', ...things]);
    expect(pieces(move('expand', { company: 'nowhere' }), table)).toEqual(things);
  });

  it('lays the picked card only', () => {
    const table = tableWith({ phase: 'planning' }, player());
    const lay = move('lay', { card: 'merchant', slot: 'slot 1' });
    expect(pieces(lay, table)).toEqual(['hand:merchant', 'slot:slot 1']);
    const picked = pickedAt(table);
    picked.card = 'expansion 2';
    expect(pieces(lay, table)).toEqual([]);
    picked.card = 'merchant';
    expect(pieces(lay, table)).toEqual(['slot:slot 1']);
  });

  it('keeps nothing picked at the next table', () => {
    pickedAt(tableWith({ phase: 'planning' }, player())).card = 'merchant';
    expect(pickedAt(tableWith({ phase: 'planning' }, player())).card).toBeNull();
  });
});

describe('what is said', () => {
  it('calls things as the words of the game and the box do, with their marks', () => {
    const table = tableWith({}, player());
    expect(say('book', 3, table)).toEqual([{ text: 'B (expansion 2: 1 post to remove)' }]);
    expect(say('offered', ['diamond 2'], table)).toEqual([{ text: 'Diamond +2' }]);
    expect(say('space', 'C1 first', table)).toEqual([{ text: 'the first space of track C1' }]);
    expect(say('space', 4, table)).toEqual([{ text: '4' }]);
    expect(say('card', 'expansion 2', table)).toEqual([
      { text: 'Expansion 2', icon: 'expansion', tint: 'card-dot k-expansion' },
    ]);
    expect(say('company', 'nowhere', table)).toEqual([{ text: 'nowhere (place no post)' }]);
    expect(say('rewards', { points: 1, track: 2 }, table)).toEqual([{ text: '1 book point, 2 track spaces' }]);
  });

  const told = (asked: MoveInfo, outlook: Outlook, me = player()) =>
    (tell(asked, tableWith({}, me, outlook)) ?? []).map((piece) => piece.text).join('');

  it('tells a step with the call before it and what the space brings', () => {
    const step = move('step', { company: 'Cairo' });
    expect(told(step, { space: 5, pays: 2, takes: 3, shares: 1 })).toBe(
      'Cairo: move to 5 (pay £2, take £3, one more share)',
    );
    expect(told(step, { space: 6 })).toBe('Cairo: move to 6');
  });

  it('tells what a post makes of the value of a share', () => {
    const column = { company: 'Cairo', column: 2 };
    expect(told(move('remove', column), { company: 'Cairo', value: 2 })).toContain('shows £2');
    expect(told(move('return', column), { company: 'Cairo', value: -1 })).toBe('Cairo, column 2: covers £1');
    expect(told(move('return', column), { company: 'Cairo', value: 0 })).toBe('Cairo, column 2: covers nothing');
  });

  it('tells what a merchant brings', () => {
    const slots = [{ name: 'slot 1', card: 'merchant', counts: 0 }] as SeatView['slots'];
    expect(told(move('use', { slot: 'slot 1' }), { diamonds: 3, takes: 1 }, player({ slots }))).toBe(
      'Use merchant (diamond +3, take £1)',
    );
    expect(told(move('use', { slot: 'merchant tile' }), { diamonds: 2 })).toBe('Use merchant tile (diamond +2)');
  });

  it('tells options and steps by what they give', () => {
    expect(told(move('choose', { option: 1 }), { rewards: { points: 1, diamonds: 2 } })).toBe(
      '1 book point, 2 diamond spaces',
    );
    expect(told(move('choose', { option: 1 }), { least: 3, company: 'Cairo', rewards: { track: 3 } })).toBe(
      'From 3 on: 3 track spaces (Cairo)',
    );
  });

  it('says what a single share costs, but not what it would bring: it is never discarded', () => {
    const table = tableWith({}, player());
    expect(cardLines('share Cairo', table).join(' ')).toContain('neither laid nor discarded');
    expect(cardLines('share Cairo', table).at(-1)).not.toContain('discarded');
    expect(cardLines('expansion 2', table).at(-1)).toContain('discarded');
  });

  it('takes the cost of a track space from the table, where an option may have changed it', () => {
    const spaces = [1, 2].map((level): SpaceView => ({ ...SPACE, name: `C1 ${level}`, track: 'C1', level }));
    expect(privilegeParts('C1', 1, tableWith({ spaces }, player()))[0]).toEqual({ icon: 'pound', n: '1→' });
    expect(privilegeText('C1', 1, tableWith({ spaces }, player()))).toBe(
      'A bonus space: pay 1, take 2 book points and 2 diamond spaces.',
    );
  });

  it('leaves to the words of the game what has no place of its own', () => {
    expect(tell(move('stop', {}), tableWith({}, player()))).toBeNull();
  });
});

describe('where others act', () => {
  const table = tableWith({ spaces: [SPACE, { ...SPACE, name: 'C1 first', track: 'C1', level: 1 }] }, player());
  const event = (kind: string, facts: Record<string, unknown> = {}) =>
    placeOf({ kind, ...facts } as MombasaEvent, table);

  it('turns the board of a phone to the part that changes', () => {
    expect(['enter', 'lost_post'].map((kind) => event(kind))).toEqual(['map', 'map']);
    expect(event('step')).toBe('tracks');
    expect(event('buy')).toBe('cards');
    expect(event('book')).toBe('books');
  });

  it('looks for spaces of a track beside the tracks, for all others under bonus', () => {
    expect(event('mark', { space: 'C1 first' })).toBe('tracks');
    expect(event('mark', { space: 'coffee' })).toBe('bonus');
  });

  it('stays where it is for what happens before a player', () => {
    expect(event('ready')).toBeNull();
    expect(event('ink')).toBeNull();
  });
});

describe('the worth of a share', () => {
  it('stands beside the headquarters, away from the bonus spaces in the lower left corner', () => {
    const south = square(300, 900, 60);
    expect(worthAt('south', south)[0]).toBeGreaterThan(360);
    expect(worthAt('north', south)[0]).toBeLessThan(300);
  });
});

describe('the tab of a new question', () => {
  it('is what the question is about, unless nothing can be done there', () => {
    expect(tabFor('map', new Set(['map', 'bonus']))).toBe('map');
    expect(tabFor('map', new Set(['', 'bonus']))).toBe('map');
    expect(tabFor('map', new Set(['bonus']))).toBe('bonus');
    expect(tabFor('map', new Set())).toBe('map');
  });
});
