import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Offer } from '../api/types';
import { settings } from '../app/settings.svelte';
import { Forced } from './forced.svelte';
import type { Table } from './state.svelte';

const VERBS: Record<number, string> = { 1: 'end', 2: 'fulfil' };
const END: Offer = { move: 1, then: 'goes on' } as Offer;
const FULFIL: Offer = { move: 2, then: 'goes on' } as Offer;
const LONGEST_MS = 10_000;

function tableWith(offers: Offer[], index = 5) {
  return {
    offers,
    shown: { index },
    module: { forced: ['end'] },
    move: (number: number) => ({ verb: VERBS[number] }),
    warning: (offer: Offer) => (offer.then !== 'goes on' && settings.warn_turn ? 'ends' : null),
    press: vi.fn(),
    since: { forced: -1 },
    hints: { thinking: false, open: false },
  };
}

const played = (table: ReturnType<typeof tableWith>) => {
  const stop = new Forced(table as unknown as Table).follow();
  vi.advanceTimersByTime(LONGEST_MS);
  stop();
  return table.press.mock.calls.map(([move]) => move as number);
};

describe('a question with one answer that is no choice', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    settings.forced = true;
    settings.warn_turn = false;
  });

  it('is answered by itself, after a pause', () => {
    const table = tableWith([END]);
    const forced = new Forced(table as unknown as Table);
    forced.follow();
    expect(forced.move).toBe(1);
    expect(table.press).not.toHaveBeenCalled();
    vi.advanceTimersByTime(LONGEST_MS);
    expect(table.press).toHaveBeenCalledExactlyOnceWith(1);
    expect(table.since.forced).toBe(6);
  });

  it('waits longer before the turn ends', () => {
    const pause = (offer: Offer) => {
      const forced = new Forced(tableWith([offer]) as unknown as Table);
      forced.follow();
      return forced.ms;
    };
    expect(pause({ ...END, then: 'ends turn' })).toBeGreaterThan(pause(END));
  });

  it('is left to whoever asks for a hint about it', () => {
    for (const state of ['thinking', 'open'] as const) {
      const table = tableWith([END]);
      table.hints[state] = true;
      expect(played(table)).toEqual([]);
    }
  });

  it('is left to the person where there is a choice, where the move is one, or where the setting says so', () => {
    expect(played(tableWith([END, FULFIL]))).toEqual([]);
    expect(played(tableWith([FULFIL]))).toEqual([]);
    settings.forced = false;
    expect(played(tableWith([END]))).toEqual([]);
  });

  it('is left to who wants to be asked before the turn ends', () => {
    const table = tableWith([{ ...END, then: 'ends turn' }]);
    settings.warn_turn = true;
    expect(played(table)).toEqual([]);
    settings.warn_turn = false;
    expect(played(table)).toEqual([1]);
  });

  it('stops when something else is asked meanwhile', () => {
    const table = tableWith([END]);
    const stop = new Forced(table as unknown as Table).follow();
    stop();
    vi.advanceTimersByTime(LONGEST_MS);
    expect(table.press).not.toHaveBeenCalled();
  });

  it('is left to who came back to it by undo, until they go on', () => {
    const table = tableWith([END], 7);
    const forced = new Forced(table as unknown as Table);
    forced.follow()();
    table.shown.index = 6;
    forced.follow();
    vi.advanceTimersByTime(LONGEST_MS);
    expect(table.press).not.toHaveBeenCalled();
    table.shown.index = 7;
    forced.follow();
    vi.advanceTimersByTime(LONGEST_MS);
    expect(table.press).toHaveBeenCalledExactlyOnceWith(1);
  });
});
