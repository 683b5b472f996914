import { expect, test } from 'vitest';
import type { Lesson, LessonStep } from '../api/types';
import { Taught } from './taught.svelte';

/** A step after so many moves, of which the last `news` came since the step before. */
function step(index: number, news: number, move: number | null, wrong: Record<string, string> = {}): LessonStep {
  const entries = Array.from({ length: news }, (_, at) => ({ index: index - news + 1 + at, seat: 0, events: [] }));
  const offers = [{ move: 1, then: 'reveals', outlook: {} }];
  const view = { waiting: [0], seat: 0, index };
  const moment = { seq: index, kept: 0, news: entries, view, asked: [], question: null, offers };
  return { say: 'one', light: [], move, wrong, values: {}, moment } as unknown as LessonStep;
}

function taught(first = 0): { lesson: Taught; steps: number[] } {
  const steps: number[] = [];
  const told = { name: 'goal', box: '', seats: 3, seat: 1, options: {}, words: '' };
  const lesson = { ...told, steps: [step(2, 2, null), step(2, 0, 1, { '7': 'dear' }), step(4, 2, null)] } as Lesson;
  return { lesson: new Taught('goa', lesson, first, 'Mira', (at) => steps.push(at)), steps };
}

test('the move of a step goes on, any other is answered and plays nothing', () => {
  const { lesson, steps } = taught(1);
  lesson.play(7);
  expect([lesson.at, lesson.wrong]).toEqual([1, { move: 7, key: 'dear' }]);
  lesson.play(8);
  expect(lesson.wrong).toEqual({ move: 8, key: null });
  lesson.play(1);
  expect([lesson.at, lesson.wrong, steps]).toEqual([2, null, [2]]);
});

test('what follows plays out, what lies behind is shown at once', () => {
  const { lesson } = taught(1);
  lesson.next();
  expect(lesson.update.news.map((entry) => entry.index)).toEqual([3, 4]);
  expect(lesson.log.map((entry) => entry.index)).toEqual([3, 4]);
  lesson.back();
  expect([lesson.at, lesson.update.news]).toEqual([1, []]);
});

test('back puts a wrong answer away first, and stops at the first step; the last step is the last', () => {
  const { lesson } = taught(1);
  lesson.play(8);
  lesson.back();
  expect([lesson.at, lesson.wrong]).toEqual([1, null]);
  lesson.back();
  lesson.back();
  expect(lesson.at).toBe(0);
  for (let at = 0; at < 5; at += 1) lesson.next();
  expect(lesson.at).toBe(2);
});

test('nothing asks for a second click, and a place beyond the lesson is its end', () => {
  const { lesson } = taught(9);
  expect(lesson.at).toBe(2);
  expect(lesson.update.offers.map((offer) => offer.then)).toEqual(['goes on']);
  expect(lesson.table.seats.map((seat) => [seat.name, seat.mine])).toEqual([
    ['Tansy', false],
    ['Mira', true],
    ['Amber', false],
  ]);
});
