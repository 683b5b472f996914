/** How far somebody is in a course, kept in this browser. The front page and the lessons read it. */

/** A lesson, and which of how many it is. */
export interface Place {
  lesson: string;
  number: number;
  count: number;
}

/** `done`: the lessons that were finished. `left`: where one stopped, at which step. */
export interface Learnt {
  done: string[];
  left: (Place & { step: number }) | null;
  /** When it was last changed, to take up the course that was left last. */
  when: number;
}

const entryOf = (game: string): string => `entrepot.learnt.${game}`;
const NOTHING: Learnt = { done: [], left: null, when: 0 };

export function learnt(game: string): Learnt {
  try {
    return { ...NOTHING, ...(JSON.parse(localStorage.getItem(entryOf(game)) ?? '{}') as Partial<Learnt>) };
  } catch {
    return NOTHING;
  }
}

function keep(game: string, now: Omit<Learnt, 'when'>): void {
  try {
    localStorage.setItem(entryOf(game), JSON.stringify({ ...now, when: Date.now() }));
  } catch {
    // A browser that keeps nothing (private mode): the place holds until the page is closed.
  }
}

/** Somebody is at this step now. */
export function leaveAt(game: string, place: Place, step: number): void {
  keep(game, { done: learnt(game).done, left: { ...place, step } });
}

/** A lesson was gone through; `next`: the one that follows, null after the last one. */
export function finish(game: string, lesson: string, next: Place | null): void {
  const done = [...new Set([...learnt(game).done, lesson])];
  keep(game, { done, left: next && { ...next, step: 0 } });
}

/** The course that was left last, of those that are on offer; null: none was begun and not finished. */
export function leftLast(games: string[]): (Place & { game: string }) | null {
  const begun = games.flatMap((game) => {
    const { left, when } = learnt(game);
    return left ? [{ ...left, game, when }] : [];
  });
  return begun.sort((a, b) => b.when - a.when)[0] ?? null;
}
