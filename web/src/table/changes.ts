import type { Owned } from '../games/module';

/** What somebody has more or less of than before. */
export function changes(before: Owned[], after: Owned[]): Owned[] {
  const had = new Map(before.map((owned) => [owned.label, owned.count]));
  return after
    .map((owned) => ({ ...owned, count: owned.count - (had.get(owned.label) ?? 0) }))
    .filter((owned) => owned.count !== 0);
}
