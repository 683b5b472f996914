import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { finish, learnt, leaveAt, leftLast } from './learnt';

const kept = new Map<string, string>();
const place = (lesson: string, number: number) => ({ lesson, number, count: 2 });

beforeEach(() => {
  kept.clear();
  vi.useFakeTimers();
  vi.stubGlobal('localStorage', {
    getItem: (entry: string) => kept.get(entry) ?? null,
    setItem: (entry: string, value: string) => kept.set(entry, value),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a lesson is left and taken up again, then finished', () => {
  leaveAt('goa', place('goal', 1), 3);
  expect(learnt('goa')).toMatchObject({ done: [], left: { lesson: 'goal', step: 3 } });
  finish('goa', 'goal', place('auction', 2));
  expect(learnt('goa')).toMatchObject({ done: ['goal'], left: { lesson: 'auction', step: 0, number: 2 } });
  finish('goa', 'auction', null);
  expect(learnt('goa')).toMatchObject({ done: ['goal', 'auction'], left: null });
  expect(leftLast(['goa'])).toBeNull();
});

test('the course that was left last is taken up', () => {
  leaveAt('goa', place('goal', 1), 1);
  vi.advanceTimersByTime(1000);
  leaveAt('mombasa', place('plan', 2), 0);
  expect(leftLast(['goa', 'mombasa'])).toMatchObject({ game: 'mombasa', lesson: 'plan', number: 2 });
  expect(leftLast(['carthage'])).toBeNull();
});

test('what cannot be read counts as nothing', () => {
  kept.set('entrepot.learnt.goa', 'not json');
  expect(learnt('goa').done).toEqual([]);
});
