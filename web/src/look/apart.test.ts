import { expect, test } from 'vitest';
import { apart } from './apart';

const places = (...at: number[]) =>
  apart(
    at.map((each) => ({ at: each })),
    12,
    100,
  ).map((thing) => thing.at);

test('what has room stays where it is', () => {
  expect(places(50, 10, 90)).toEqual([10, 50, 90]);
});

test('what is too close is pushed down', () => {
  expect(places(10, 12, 13)).toEqual([10, 22, 34]);
});

test('two at the floor push each other up, and nobody else', () => {
  expect(places(5, 100, 100)).toEqual([5, 88, 100]);
  expect(places(85, 100, 100)).toEqual([76, 88, 100]);
});
