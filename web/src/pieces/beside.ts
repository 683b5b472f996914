/** Where a bubble goes: below what it speaks of, or above it, with its tail at the middle of that. */
export interface Place {
  left: number;
  top: number;
  tail: number;
  below: boolean;
}

const GAP = 12;
const EDGE = 8;
/** How far the tail stays away from the corners. */
const CORNER = 16;

/** `free`: whether a bubble may lie there; where it may lie nowhere, it lies below if there is room. */
export function beside(
  anchor: Element,
  box: HTMLElement,
  free: (top: number, left: number) => boolean = () => true,
): Place {
  const at = anchor.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = box;
  const middle = at.left + at.width / 2;
  const left = Math.max(EDGE, Math.min(innerWidth - width - EDGE, middle - width / 2));
  const lower = Math.min(at.bottom + GAP, innerHeight - height - EDGE);
  const upper = at.top - height - GAP;
  const fits = { below: at.bottom + height + GAP < innerHeight, above: upper >= EDGE };
  const below = fits.below ? free(lower, left) || !fits.above || !free(upper, left) : !fits.above;
  return { left, top: below ? lower : upper, tail: Math.max(CORNER, Math.min(width - CORNER, middle - left)), below };
}
