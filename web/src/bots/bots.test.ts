import { expect, test } from 'vitest';
import type { BotInfo } from '../api/types';
import { botName, levelOf, levels, measuredOver, otherPrograms, thinkingTime, usualBot } from './bots';

const program = (name: string): BotInfo => ({ name, about: '', level: null });
const level = (number: number, games = 0): BotInfo => ({
  name: `level-${number}`,
  about: '',
  level: { number, seconds: number - 1, measured: games ? 'wins 7 of 10' : '', games },
});
const names = (bots: BotInfo[]) => bots.map((bot) => bot.name);

test('levels come first, from the beginner to the master; the rest are other programs', () => {
  const all = [program('greedy'), level(5), level(1), program('search')];
  expect(names(levels(all))).toEqual(['level-1', 'level-5']);
  expect(names(otherPrograms(all))).toEqual(['greedy', 'search']);
});

test('one plays against the middle level, or the best program where there are none', () => {
  expect(usualBot([program('greedy'), level(2), level(3), program('search')])).toBe('level-3');
  expect(usualBot([program('greedy'), program('random'), program('search')])).toBe('search');
  expect(usualBot([program('greedy'), program('random')])).toBe('greedy');
  expect(usualBot([program('random')])).toBe('random');
  expect(usualBot([])).toBe('random');
});

test('a level is known by the name that tables keep', () => {
  expect(levelOf('level-4')).toBe(4);
  expect([levelOf('level-6'), levelOf('greedy'), levelOf(null), levelOf(undefined)]).toEqual([null, null, null, null]);
});

test('what has no words is called by its name', () => {
  expect(botName('greedy')).toBe('Greedy');
  expect(botName('their-bot')).toBe('their-bot');
});

test('how long one waits, and from how many games the figures come', () => {
  expect(thinkingTime(0)).toBe('at once');
  expect(thinkingTime(3)).toBe('up to 3 s');
  expect(measuredOver([level(1), level(2)])).toBeNull();
  expect(measuredOver([level(1), level(2, 400), level(3, 200)])).toBe(200);
});
