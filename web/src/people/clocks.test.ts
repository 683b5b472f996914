import { expect, test } from 'vitest';
import { isSoon, left, spoken, written } from './clocks';

test('a clock that runs is counted from what the server says, one that rests stands still', () => {
  expect(left({ left: 90, until: 1060 }, 1000)).toBe(60);
  expect(left({ left: 90, until: 1060 }, 1100)).toBe(0);
  expect(left({ left: 90, until: null }, 1100)).toBe(90);
});

test('time is written as short as it can be', () => {
  expect([0, 9.2, 249, 3600, 3729, 86400, 187200].map(written)).toEqual([
    '0:00',
    '0:10',
    '4:09',
    '1:00:00',
    '1:02:09',
    '1d 0h',
    '2d 4h',
  ]);
});

test('and read aloud by its two largest units', () => {
  expect([0, 1, 61, 3600, 3729, 187200].map(spoken)).toEqual([
    '0 seconds',
    '1 second',
    '1 minute, 1 second',
    '1 hour',
    '1 hour, 2 minutes',
    '2 days, 4 hours',
  ]);
});

test('the end is marked in the last half minute, where one has days in the last hours', () => {
  expect([31, 30].map((seconds) => isSoon(seconds, 'move'))).toEqual([false, true]);
  expect([86400, 3600].map((seconds) => isSoon(seconds, 'days'))).toEqual([false, true]);
});
