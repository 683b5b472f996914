/** What the pages of lessons ask of the server. */
import { api } from './client';
import type { Lesson, LessonInfo, NotNow } from './types';

const { of, once, personal } = api.http;
const at = (game: string, lesson: string): string => `${of(game)}/lessons/${encodeURIComponent(lesson)}`;

export const lessons = {
  all: (game: string) => once<LessonInfo[]>(`${of(game)}/lessons`),
  one: (game: string, lesson: string) => once<Lesson>(at(game, lesson)),
  why: (game: string, lesson: string, step: number, moves: number[]) =>
    personal<NotNow | null>('POST', `${at(game, lesson)}/why`, { step, moves }),
};
