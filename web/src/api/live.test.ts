import { expect, test } from 'vitest';
import { mergeChat, mergeLog, pauseWithJitter } from './live.svelte';
import type { ChatLine, Entry } from './types';

const entry = (index: number, seat = 0): Entry => ({ index, seat, events: [] });
const line = (number: number): ChatLine => ({ number, name: 'Ann', seat: null, text: 'hello', at: 0 });

test('news follow what is kept; what was undone is dropped', () => {
  const log = [entry(0), entry(1), entry(2), entry(3)];
  expect(mergeLog(log, 3, [entry(4)]).map((one) => one.index)).toEqual([0, 1, 2, 3, 4]);
  expect(mergeLog(log, 1, [entry(2, 1)])).toEqual([entry(0), entry(1), entry(2, 1)]);
  expect(mergeLog(log, -1, [entry(0, 1)])).toEqual([entry(0, 1)]);
});

test('a line of chat that comes twice is kept once', () => {
  expect(mergeChat([line(1), line(2)], [line(2), line(3)]).map((one) => one.number)).toEqual([1, 2, 3]);
});

test('the pause before trying again is not the same for everybody', () => {
  expect([0, 0.5, 1].map((chance) => pauseWithJitter(1000, chance))).toEqual([500, 750, 1000]);
});
