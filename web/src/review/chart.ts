/** The drawing of a review's chart, in numbers: where lines, bands, names and marks stand. */
import type { Review } from '../api/types';
import { apart } from '../look/apart';

export interface Size {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export interface Scale {
  x: (index: number) => number;
  y: (chance: number) => number;
  /** The chances at which a line is drawn across. */
  grid: number[];
}

const QUARTER = 0.25;
const NAME_GAP = 19;
const MARK_GAP = 25;
const ROUND_GAP = 22;

/** From the first move to the last, and from nothing to the next quarter above the best chance. */
export function scale(course: Review['course'], last: number, size: Size): Scale {
  const best = Math.max(QUARTER * 2, ...course.flatMap((point) => point.chances.map((chance) => chance ?? 0)));
  const most = Math.min(1, best + 0.04);
  const width = size.width - size.left - size.right;
  const height = size.height - size.top - size.bottom;
  return {
    x: (index) => size.left + (index / Math.max(1, last)) * width,
    y: (chance) => size.top + (1 - chance / most) * height,
    grid: Array.from({ length: Math.floor(most / QUARTER + 1e-9) + 1 }, (_, at) => at * QUARTER),
  };
}

/** A seat's chances as a path; where nothing is known yet there is a gap. */
export function path(course: Review['course'], seat: number, { x, y }: Scale): string {
  let drawing = false;
  return course
    .map(({ index, chances }) => {
      const chance = chances[seat];
      if (chance === null || chance === undefined) {
        drawing = false;
        return '';
      }
      const step = `${drawing ? 'L' : 'M'}${x(index).toFixed(1)} ${y(chance).toFixed(1)}`;
      drawing = true;
      return step;
    })
    .join('');
}

/** A seat's chance as it was last known at a moment. */
export function chanceAt(course: Review['course'], seat: number, index: number): number | null {
  const known = ({ index: at, chances }: Review['course'][number]): boolean =>
    at <= index && typeof chances[seat] === 'number';
  return course.findLast(known)?.chances[seat] ?? null;
}

/** Where the names stand at the ends of the lines, pushed apart where they would meet. */
export function ends(course: Review['course'], seats: readonly number[], { y }: Scale, size: Size) {
  const known = seats.flatMap((seat) => {
    const chance = chanceAt(course, seat, Infinity);
    return chance === null ? [] : [{ seat, chance, at: y(chance) }];
  });
  return apart(known, NAME_GAP, size.height - size.bottom);
}

/** The numbers of decisions, each on its own upright line, moved along it to where it meets none that came before. */
export function marks<Thing extends { x: number; y: number }>(things: readonly Thing[], size: Size): Thing[] {
  const placed: Thing[] = [];
  const free = (x: number, y: number): boolean =>
    placed.every((other) => Math.hypot(other.x - x, other.y - y) >= MARK_GAP);
  for (const thing of things) {
    const near = Array.from({ length: size.height }, (_, step) => [thing.y - step, thing.y + step]).flat();
    const inside = near.filter((y) => y >= size.top && y <= size.height - size.bottom);
    placed.push({ ...thing, y: inside.find((y) => free(thing.x, y)) ?? thing.y });
  }
  return placed;
}

/** The rounds as stripes: where each begins and ends, and whether its name stands below: some have no room beside the last. */
export function stripes(bands: Review['bands'], last: number, { x }: Scale) {
  let said = -Infinity;
  return bands.map(({ index, progress }, at) => {
    const [from, to] = [x(index), x(bands[at + 1]?.index ?? last)];
    const middle = (from + to) / 2;
    const named = middle - said >= ROUND_GAP;
    if (named) said = middle;
    return { index, progress, from, to, middle, named, shaded: at % 2 === 0 };
  });
}

/** The decision that is nearest to a place in the drawing. */
export function nearest(indices: readonly number[], place: number, { x }: Scale): number | undefined {
  return [...indices].sort((one, other) => Math.abs(x(one) - place) - Math.abs(x(other) - place))[0];
}
