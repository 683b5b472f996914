import { expect, test } from 'vitest';
import { maybe, t } from '.';
import { fill } from './fill';

test('placeholders take values, lists are joined, an empty list is said', () => {
  expect(fill('{seat} sells {cards} for {price}.', { seat: 'Ann', cards: ['red 2', 'red 5'], price: 0 })).toBe(
    'Ann sells red 2, red 5 for 0.',
  );
  expect(fill('New: {farm}.', { farm: [] })).toBe('New: nothing.');
});

test('a placeholder without a value stays visible', () => {
  expect(fill('{seat} pays {price}.', { seat: 'Ann', price: null })).toBe('Ann pays {price}.');
});

test('plural forms follow the count', () => {
  expect(t('tables.waiting', { count: 1 })).toBe('1 waits for you');
  expect(t('tables.waiting', { count: 3 })).toBe('3 wait for you');
});

test('keys made of data may be missing', () => {
  expect(maybe('game.goa')).toBe('Goa');
  expect(maybe('game.chess')).toBeUndefined();
});
