import { describe, expect, it, vi } from 'vitest';
import type { Advice, Offer } from '../api/types';
import { Hints } from './hints.svelte';
import type { Table } from './state.svelte';

const move = (number: number) => ({
  move: number,
  chance: 0.3,
  points: {},
  against: null,
  gains: {},
  term: '',
  behind: '',
  ahead: false,
});
const ADVICE: Advice = { moves: [move(7), move(9)], lost: false };

function tableWith(help = 'hints', offers: number[] = [7, 8, 9]) {
  const live = {
    wondering: null as number | null,
    hints: null as { seat: number; advice: Advice } | null,
    wonder: vi.fn(() => (live.wondering = 1)),
  };
  const table = {
    details: { hints: true },
    info: { help },
    watching: false,
    sent: false,
    offers: offers.map((number) => ({ move: number }) as Offer),
    shown: { seat: 0, question: { key: 'turn' } },
    log: [] as { seat: number }[],
    live,
  };
  return table;
}
const hintsOf = (table: ReturnType<typeof tableWith>) => new Hints(table as unknown as Table);
const answer = (table: ReturnType<typeof tableWith>) => {
  table.live.wondering = null;
  table.live.hints = { seat: 0, advice: ADVICE };
};

describe('a hint', () => {
  it('is asked for once, shown when it comes, and put away and shown again without asking', () => {
    const table = tableWith();
    const hints = hintsOf(table);
    hints.toggle();
    expect([hints.thinking, hints.open]).toEqual([true, false]);
    hints.toggle();
    answer(table);
    expect([hints.thinking, hints.open, hints.chosen?.move]).toEqual([false, true, 7]);
    hints.toggle();
    expect(hints.open).toBe(false);
    hints.toggle();
    expect(hints.open).toBe(true);
    expect(table.live.wonder).toHaveBeenCalledTimes(1);
  });

  it('stays while others answer theirs, and is gone after a move of mine', () => {
    const table = tableWith();
    const hints = hintsOf(table);
    hints.toggle();
    answer(table);
    table.log = [{ seat: 1 }];
    expect(hints.open).toBe(true);
    table.log = [{ seat: 1 }, { seat: 0 }];
    expect(hints.open).toBe(false);
  });

  it('that comes too late is waited for, and then the next can be asked for', () => {
    const table = tableWith();
    const hints = hintsOf(table);
    hints.toggle();
    table.log = [{ seat: 0 }];
    hints.toggle();
    expect([hints.thinking, hints.possible]).toEqual([true, false]);
    expect(table.live.wonder).toHaveBeenCalledTimes(1);
    table.live.wondering = null;
    expect([hints.thinking, hints.possible, hints.open]).toEqual([false, true, false]);
    hints.toggle();
    answer(table);
    expect(hints.open).toBe(true);
  });

  it('numbers what plays its moves', () => {
    const table = tableWith();
    const hints = hintsOf(table);
    expect(hints.numbers(table.offers)).toBe('');
    hints.toggle();
    answer(table);
    expect(hints.numbers([{ move: 9 }])).toBe('2');
    expect(hints.numbers([{ move: 8 }])).toBe('');
    expect(hints.numbers(table.offers)).toBe('1·2');
  });

  it('is not for a table without help, nor for who is not asked', () => {
    for (const table of [tableWith('none'), tableWith('hints', [])]) {
      const hints = hintsOf(table);
      hints.toggle();
      expect(table.live.wonder).not.toHaveBeenCalled();
    }
    expect(hintsOf(tableWith('none')).allowed).toBe(false);
    expect(hintsOf(tableWith('hints', [])).allowed).toBe(true);
  });
});
