import { expect, test } from 'vitest';
import { people, range, since } from './told';

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
