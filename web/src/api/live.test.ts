import { expect, test } from 'vitest';
import { mergeChat, mergeLog, opened, pauseWithJitter, withPresence } from './live.svelte';
import type { ChatLine, Entry, TableInfo, UpdateMessage, View } from './types';

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

test('a moment says who is asked once, and is opened with everything at hand', () => {
  const view = { seat: 2, index: 7, waiting: [0, 2] } as View;
  const asked = [
    { key: 'bid', rule: 'R1' },
    { key: 'plan', rule: 'R2' },
  ];
  const message = {
    view,
    asked,
    question: { wording: 'plan.first', values: { cards: 3 } },
  } as unknown as UpdateMessage;
  const { seat, index, asked: all, question } = opened(message);
  expect([seat, index]).toEqual([2, 7]);
  expect(all.map((item) => [item.seat, item.key])).toEqual([
    [0, 'bid'],
    [2, 'plan'],
  ]);
  expect(question).toEqual({ key: 'plan', rule: 'R2', wording: 'plan.first', values: { cards: 3 } });
  expect(opened({ ...message, question: null }).question).toBeNull();
});

test('who comes and goes changes the seats and nothing else', () => {
  const seats = [
    { seat: 0, name: 'Ann', online: true, seen: null },
    { seat: 1, name: 'Ben', online: true, seen: null },
  ];
  const table = { id: 't', title: 'Ours', watchers: 0, seats } as unknown as TableInfo;
  const after = withPresence(table, { type: 'presence', online: [true, false], seen: [null, 12], watchers: 3 });
  expect(after).toEqual({ ...table, watchers: 3, seats: [seats[0], { ...seats[1], online: false, seen: 12 }] });
});
