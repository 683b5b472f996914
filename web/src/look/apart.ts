/** Things in a column, pushed apart where they are closer than `gap`, none of them below `floor`; from the highest down. */
export function apart<Thing extends { at: number }>(things: readonly Thing[], gap: number, floor: number): Thing[] {
  const sorted = things.map((thing) => ({ ...thing })).sort((one, other) => one.at - other.at);
  sorted.forEach((thing, place) => {
    const above = sorted[place - 1];
    if (above && thing.at - above.at < gap) thing.at = above.at + gap;
  });
  let below = floor + gap;
  for (const thing of sorted.toReversed()) {
    thing.at = Math.min(thing.at, below - gap);
    below = thing.at;
  }
  return sorted;
}
