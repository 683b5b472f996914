/** Where things stand on the screen: what is lit, and where the card goes beside it. Pure, in CSS pixels. */
export interface Rect {
  left: number;
  top: number;
  width: number;
  height: number;
}

const STEP = 16;
const EDGE = 10;
/** What it costs to cover a pixel of the piece to click, or of what is lit, and to stand a pixel away from it. */
const COVERS_TARGET = 400;
const COVERS_LIGHT = 60;
const AWAY = 40;

export function overlap(a: Rect, b: Rect): number {
  const width = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const height = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return width > 0 && height > 0 ? width * height : 0;
}

export function grown({ left, top, width, height }: Rect, by: number): Rect {
  return { left: left - by, top: top - by, width: width + 2 * by, height: height + 2 * by };
}

/** The part of a that lies inside b; null: none. */
export function within(a: Rect, b: Rect): Rect | null {
  if (!overlap(a, b)) return null;
  const left = Math.max(a.left, b.left);
  const top = Math.max(a.top, b.top);
  const width = Math.min(a.left + a.width, b.left + b.width) - left;
  return { left, top, width, height: Math.min(a.top + a.height, b.top + b.height) - top };
}

/** How far two rectangles are apart. */
function gap(a: Rect, b: Rect): number {
  const across = Math.max(0, b.left - (a.left + a.width), a.left - (b.left + b.width));
  const down = Math.max(0, b.top - (a.top + a.height), a.top - (b.top + b.height));
  return Math.hypot(across, down);
}

/** From the first to the last place that something may have, in steps. */
function places(first: number, last: number): number[] {
  if (last <= first) return [first];
  const all = Array.from({ length: Math.ceil((last - first) / STEP) }, (_, at) => first + at * STEP);
  return [...all, last];
}

/**
 * The place for a card in the room: never over what is lit or to be clicked if that can be, and near it. Where nothing is
 * lit, in the lower right corner, out of the way.
 */
export function cardPlace(
  card: Pick<Rect, 'width' | 'height'>,
  room: Rect,
  lit: Rect[],
  target: Rect | null,
): { left: number; top: number } {
  const focus = target ?? lit[0];
  const right = room.left + room.width - card.width - EDGE;
  const bottom = room.top + room.height - card.height - EDGE;
  let best = { left: Math.max(EDGE, right), top: Math.max(room.top, bottom) };
  if (!focus) return best;
  let least = Infinity;
  for (const top of places(room.top + EDGE, bottom))
    for (const left of places(room.left + EDGE, right)) {
      const at = { left, top, ...card };
      const cost =
        lit.reduce((sum, one) => sum + COVERS_LIGHT * overlap(at, one), 0) +
        (target ? COVERS_TARGET * overlap(at, target) : 0) +
        AWAY * gap(at, focus);
      if (cost < least) [best, least] = [{ left, top }, cost];
    }
  return best;
}
