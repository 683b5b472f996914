import { describe, expect, it } from 'vitest';
import type { GameEvent, MoveInfo } from '../../api/types';
import type { Table } from '../../table/state.svelte';
import { privilegeParts, privilegeText } from './bonus';
import { cardLines, inkReach, meets, minesOf, reached, wealth } from './facts';
import { placeOf } from './follow';
import { landsOf, worthAt } from './land';
import { pieces, tabFor } from './moves';
import { picked } from './picked.svelte';
import { bookNamed, tileName } from './say';
import { tell } from './tell';
import type { BookView, MombasaBoard, MombasaBox, SeatView, SlotView } from './view';

const book = (needs: Record<string, number>): BookView => ({
  name: 'A',
  letter: 'A',
  needs,
  reward: 'pounds',
  amount: 1,
});
const slot = (name: string, card: string | null, state: SlotView['state'] = 'up'): SlotView => ({
  name,
  open: true,
  state: card ? state : 'empty',
  card,
  counts: null,
  pile: [],
});
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

function tableWith(over: Partial<MombasaBoard>, me: SeatView): Table {
  const board = {
    phase: 'actions',
    companies: [{ name: 'Cairo', value: 3 }],
    regions: [{ company: 'Cairo' }, { company: null }],
    tiles: [],
    players: [me],
    ...over,
  };
  return { view: { board, options: {} }, details: { box: BOX }, near: 0, seat: 0 } as unknown as Table;
}
const move = (verb: string, args: Record<string, unknown>): MoveInfo =>
  ({ number: 1, verb, args, text: '', say: '' }) as MoveInfo;

describe('books', () => {
  it('asks two needs of different units', () => {
    const table = tableWith({}, player());
    expect(meets(book({ coffee: 3, any: 3 }), player(), false, table)).toBe(true);
    expect(meets(book({ coffee: 3, any: 4 }), player(), false, table)).toBe(false);
  });

  it('wants a colleague that lies face up', () => {
    const table = tableWith({}, player());
    const needs = book({ merchant_or_bookkeeper: 1 });
    expect(meets(needs, player({ slots: [slot('slot 1', 'merchant')] }), false, table)).toBe(true);
    expect(meets(needs, player({ slots: [slot('slot 1', 'merchant', 'down')] }), false, table)).toBe(false);
  });

  it('marks how far the ink can go: over turned books, up to a gap or a need that is not met', () => {
    const books = [
      { space: 1, book: book({ coffee: 4 }), turned: false },
      { space: 2, book: book({ banana: 9 }), turned: true },
      { space: 3, book: book({ banana: 1 }), turned: false },
    ];
    const me = player({ books });
    expect(inkReach(tableWith({}, me), 0)).toEqual([1, 2]);
  });
});

describe('sums beside the view', () => {
  it('adds up what everybody can see', () => {
    const me = player();
    expect(wealth(me, tableWith({}, me))).toBe(6 + 2 * 3 + 10 + 15);
    expect(minesOf('Cairo', tableWith({}, me))).toBe(2);
    expect(
      reached(
        [
          [2, 1],
          [4, 2],
        ],
        3,
      ),
    ).toBe(1);
  });

  it('gives an enclave a ground of its own', () => {
    expect(landsOf(BOX).map((land) => land.tint)).toEqual([7, 8]);
  });
});

describe('where a move is clicked', () => {
  it('names a company at its headquarters or at the cards that expand', () => {
    const me = player({ slots: [slot('slot 2', 'expansion 2')] });
    expect(pieces(move('expand', { company: 'Cairo' }), tableWith({}, me))).toEqual(['hq:Cairo', 'slot:slot 2']);
  });

  it('lays the picked card only', () => {
    const table = tableWith({ phase: 'planning' }, player());
    const lay = move('lay', { card: 'merchant', slot: 'slot 1' });
    expect(pieces(lay, table)).toEqual(['hand:merchant', 'slot:slot 1']);
    picked.card = 'expansion 2';
    expect(pieces(lay, table)).toEqual([]);
    picked.card = 'merchant';
    expect(pieces(lay, table)).toEqual(['slot:slot 1']);
    picked.card = null;
  });
});

describe('what is said', () => {
  it('calls books and start tiles by what they ask and give', () => {
    expect(bookNamed('B (merchant or bookkeeper and expansion 2: remove post 1)')).toBe(
      'B (another merchant or bookkeeper and expansion 2: remove 1 post)',
    );
    expect(tileName('diamond 1 Saint-Louis 1 (coffee 1: diamonds 1) with coffee 1 resting')).toBe(
      'diamond +1 and Saint-Louis +1',
    );
    expect(tileName('plus good')).toBe('+1 good');
  });

  it('tells a step with the call before it and what the space brings', () => {
    const track = { name: 'A1', length: 9, shares: [[5, 1]], capital_calls: [[4, 2]], special_fields: [[5, 3]] };
    const me = player();
    const table = tableWith({ companies: [{ name: 'Cairo', track: 'A1', markers: [4] }] as never }, me);
    Object.assign(table, {
      details: { box: { ...BOX, track: [track] } },
      module: { say: (_: string, value: unknown) => [{ text: String(value) }] },
    });
    const said = tell(move('step', { company: 'Cairo' }), table) ?? [];
    expect(said.map((piece) => piece.text).join('')).toBe('Cairo: move to 5 (pay £2, take £3, one more share)');
  });

  it('says what a single share costs, but not what it would bring: it is never discarded', () => {
    const table = tableWith({}, player());
    expect(cardLines('share Cairo', table).join(' ')).toContain('neither laid nor discarded');
    expect(cardLines('share Cairo', table).at(-1)).not.toContain('discarded');
    expect(cardLines('expansion 2', table).at(-1)).toContain('discarded');
  });

  it('takes the cost of a track space from the table, where an option may have changed it', () => {
    const spaces = ['C1 first', 'C1 second'].map((name) => ({ name, company: 'Cairo', cost: 1, marker: null }));
    expect(privilegeParts('C1', 1, tableWith({ spaces }, player()))[0]).toEqual({ icon: 'pound', n: '1→' });
    expect(privilegeText('C1', 1, tableWith({ spaces }, player()))).toContain('pay 1,');
  });

  it('leaves to the words of the game what has no place of its own', () => {
    expect(tell(move('stop', {}), tableWith({}, player()))).toBeNull();
  });
});

describe('where others act', () => {
  const event = (kind: string, facts: Record<string, unknown> = {}) => placeOf({ kind, ...facts } as GameEvent);

  it('turns the board of a phone to the part that changes', () => {
    expect(['enter', 'lost_post'].map((kind) => event(kind))).toEqual(['map', 'map']);
    expect(event('step')).toBe('tracks');
    expect(event('buy')).toBe('cards');
    expect(event('book')).toBe('books');
  });

  it('looks for spaces of a track beside the tracks, for all others under bonus', () => {
    expect(event('mark', { space: 'C1 first' })).toBe('tracks');
    expect(event('mark', { space: 'D2 second' })).toBe('tracks');
    expect(event('mark', { space: 'coffee' })).toBe('bonus');
    expect(event('mark', { space: 'discard' })).toBe('bonus');
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
