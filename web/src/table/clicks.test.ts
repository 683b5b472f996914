import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { settings } from '../app/settings.svelte';
import { Clicks, READABLE_MS } from './clicks.svelte';
import type { Table } from './state.svelte';

const KEYS = ['0', '1', '2', '4', '12', 'r5', 'mr5'];
type Then = 'goes on' | 'ends turn' | 'reveals';

/** A table whose legal moves are typed by these keys. */
function clicksAt(keys: string[] = KEYS, then: Then = 'goes on', loses?: string) {
  const played: number[] = [];
  const table = {
    now: true,
    settled: true,
    curtain: null,
    details: { moves: keys.map((key, number) => ({ number, verb: 'do', args: {}, text: key, say: key, key })) },
    shown: { seat: 0, offers: keys.map((_, move) => ({ move, then })) },
    module: { pieces: () => [], loses: () => loses ?? null },
    live: { busy: false, held: null, connection: 'live', play: (move: number) => played.push(move) },
  };
  return { clicks: new Clicks(table as unknown as Table), played };
}

const type = (clicks: Clicks, text: string) => [...text].map((letter) => clicks.type(letter));

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  settings.warn_turn = false;
});

test('an amount is typed as it is; only one that could go on waits for Enter', () => {
  const { clicks, played } = clicksAt();
  type(clicks, '4');
  expect(played).toEqual([KEYS.indexOf('4')]);
  type(clicks, '1');
  expect(clicks.typed).toBe('1');
  expect(played).toHaveLength(1);
  expect(clicks.enter()).toBe(true);
  expect(played.at(-1)).toBe(KEYS.indexOf('1'));
  type(clicks, '12');
  expect(played.at(-1)).toBe(KEYS.indexOf('12'));
  expect(played).toHaveLength(3);
});

test('letters gather until they are a key; others mean nothing and forget what was typed', () => {
  const { clicks, played } = clicksAt();
  expect(type(clicks, 'mr')).toEqual([true, true]);
  expect(clicks.fitting.map((offer) => offer.move)).toEqual([KEYS.indexOf('mr5')]);
  expect(played).toEqual([]);
  type(clicks, '5');
  expect(played).toEqual([KEYS.indexOf('mr5')]);
  expect(type(clicks, 'z')).toEqual([false]);
  expect(type(clicks, 'rz')).toEqual([true, true]);
  expect(clicks.typed).toBe('');
  expect(played).toHaveLength(1);
});

test('the key of a move does not change as the others go', () => {
  const all = clicksAt().clicks;
  const few = clicksAt(KEYS.slice(3)).clicks;
  expect(all.keyOf(KEYS.indexOf('12'))).toBe('12');
  expect(few.keyOf(KEYS.slice(3).indexOf('12'))).toBe('12');
});

test('a piece shows its keys, and of what is typed only how it goes on', () => {
  const { clicks } = clicksAt(['c1l', 'c12', 'c13', 'x']);
  const [first, second, third, other] = clicks.offers;
  expect(clicks.keyFor([first, second, third].filter((offer) => offer !== undefined))).toBe('c1');
  expect(clicks.keyFor([first, other].filter((offer) => offer !== undefined))).toBe('c1l · x');
  clicks.type('c');
  expect(clicks.keyFor(first ? [first] : [])).toBe('1l');
  expect(clicks.keyFor(other ? [other] : [])).toBe('');
});

test('a second click counts only once the question could be read', () => {
  settings.warn_turn = true;
  const { clicks, played } = clicksAt(KEYS, 'ends turn');
  clicks.press(2);
  clicks.press(2);
  vi.advanceTimersByTime(READABLE_MS - 1);
  clicks.press(2);
  expect([clicks.armed, played]).toEqual([2, []]);
  vi.advanceTimersByTime(1);
  clicks.press(2);
  expect([clicks.armed, played]).toEqual([null, [2]]);
});

test('what would be lost is asked about whatever the settings are, and another click asks anew', () => {
  const { clicks, played } = clicksAt(KEYS, 'ends turn', 'You planned 0 of 3.');
  clicks.press(1);
  expect(clicks.warning({ move: 1, then: 'ends turn', outlook: {} })).toBe('You planned 0 of 3.');
  vi.advanceTimersByTime(READABLE_MS);
  clicks.press(2);
  expect([clicks.armed, clicks.readable, played]).toEqual([2, false, []]);
});

test('a question that was asked stays open while others answer theirs, and goes with its move', () => {
  settings.warn_turn = true;
  const { clicks } = clicksAt(KEYS, 'ends turn');
  const shown = clicks.table.shown;
  clicks.press(3);
  expect(clicks.armed).toBe(3);
  expect(clicks.stands({ ...shown, seq: 9 })).toBe(true);
  expect(clicks.stands({ ...shown, offers: shown.offers.filter((offer) => offer.move !== 3) })).toBe(false);
  expect(clicks.stands({ ...shown, question: { key: 'other' } } as unknown as typeof shown)).toBe(false);
});
