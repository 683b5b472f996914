/** Where a card finds room on the screen. Pure, in CSS pixels. */
export interface Rect {
  left: number;
  top: number;
  width: number;
  height: number;
}

const STEP = 20;
/** What a pixel that is covered costs, beside a pixel of the way from home. */
const COVERS = 50;

function covered(a: Rect, b: Rect): number {
  const across = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const down = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return across > 0 && down > 0 ? across * down : 0;
}

const steps = (length: number): number[] =>
  Array.from({ length: Math.max(1, Math.floor(length / STEP)) }, (_, at) => at * STEP);

/** The place for a card in the room that covers least of what is taken, and then the one nearest to the upper left corner. */
export function freePlace(
  { width, height }: Pick<Rect, 'width' | 'height'>,
  room: Rect,
  taken: Rect[],
): { left: number; top: number } {
  let best = { left: room.left, top: room.top };
  let least = Infinity;
  for (const down of steps(room.height - height))
    for (const across of steps(room.width - width)) {
      const at = { left: room.left + across, top: room.top + down };
      const card = { ...at, width, height };
      const cost = taken.reduce((sum, one) => sum + COVERS * covered(card, one), Math.hypot(across, down));
      if (cost < least) [best, least] = [at, cost];
    }
  return best;
}
