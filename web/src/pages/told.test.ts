import { expect, test } from 'vitest';
import type { TableInfo } from '../api/types';
import { myTurn, people, range, since, tableTitle } from './told';

test('how long ago, in words', () => {
  const now = 1_000_000;
  expect(since(now + 5, now)).toBe('just now');
  expect(since(now - 61, now)).toBe('for 1 minute');
  expect(since(now - 2 * 3600 - 5, now)).toBe('for 2 hours');
  expect(since(now - 30 * 3600, now)).toBe('since yesterday');
  expect(since(now - 50 * 3600, now)).toBe('for 2 days');
});

test('names, ranges and lines as people say them', () => {
  expect(people([])).toBe('');
  expect(people(['Ola'])).toBe('Ola');
  expect(people(['Tomas', 'Jana', 'Ola'])).toBe('Tomas, Jana and Ola');
  expect(range([2, 3, 4])).toBe('2–4');
  expect(range([2])).toBe('2');
});

test('a table that tries something out says so, and waits for nobody', () => {
  const seats = [{ seat: 0, mine: true, away: false, conceded: false }];
  const real = {
    game: 'goa',
    status: 'playing',
    seats,
    waiting: [0],
    title: 'Sunday',
    origin: null,
  } as unknown as TableInfo;
  const tried: TableInfo = { ...real, title: '', origin: { table: 'x', title: '', index: 60 } };
  expect([real, tried].map(myTurn)).toEqual([true, false]);
  expect([real, tried].map(tableTitle)).toEqual(['Goa: Sunday', 'What if: after move 60 of Goa']);
});
