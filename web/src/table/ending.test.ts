import { describe, expect, it } from 'vitest';
import { decided, finalPoints } from './ending';
import type { Table } from './state.svelte';

const over = (score_sheet: Record<string, number>[] | null): Table =>
  ({
    name: (seat: number) => ['Anna', 'Ben'][seat],
    details: { words: '', names: {} },
    view: { winners: [0], score_sheet },
  }) as unknown as Table;
const sheet = [
  { markers: 19, cards: 14, missions: 3 },
  { markers: 21, cards: 7, missions: 3 },
];

describe('the end', () => {
  it('counts everything once the sheet is open', () => {
    expect(finalPoints(1, over(null))).toBeNull();
    expect(finalPoints(1, over(sheet))).toBe(31);
  });

  it('was decided where the winner left the second behind', () => {
    expect(decided(over(sheet))).toBe('cards decided it: 14 for Anna, 7 for Ben.');
    expect(decided(over(null))).toBeNull();
    expect(decided(over([{ markers: 1 }, { markers: 1 }]))).toBeNull();
  });
});
