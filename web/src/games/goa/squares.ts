/** Where the squares of the market lie, on 720 x 720, and the chain of markers that walks between the tiles. */
import type { Lot } from './facts';

export const SIDE = 5;
export const TILE = 104;
const FIRST = 86;
const PITCH = 111;
const RIM = 45;
const FAR_RIM = 675;
const LETTERS = 'abcde';

export interface Spot {
  /** The middle. */
  x: number;
  y: number;
  rim: 'top' | 'bottom' | 'left' | 'right' | null;
}

const middle = (at: number): number => FIRST + at * PITCH + TILE / 2;

export function spotOf(square: string): Spot {
  const [rim, along] = square.split('-');
  if (along === undefined) {
    const x = middle(LETTERS.indexOf(square.charAt(0)));
    return { x, y: middle(Number(square.charAt(1)) - 1), rim: null };
  }
  const at = LETTERS.includes(along) ? LETTERS.indexOf(along) : Number(along) - 1;
  if (rim === 'top') return { x: middle(at), y: RIM, rim };
  if (rim === 'bottom') return { x: middle(at), y: FAR_RIM, rim };
  if (rim === 'left') return { x: RIM, y: middle(at), rim };
  return { x: FAR_RIM, y: middle(at), rim: 'right' };
}

export const gridSquares: string[] = Array.from(
  { length: SIDE * SIDE },
  (_, at) => `${LETTERS.charAt(at % SIDE)}${Math.floor(at / SIDE) + 1}`,
);

export const rimSquares: string[] = [
  ...['top', 'bottom'].flatMap((rim) => [...LETTERS].map((letter) => `${rim}-${letter}`)),
  ...['left', 'right'].flatMap((rim) => [1, 2, 3, 4, 5].map((number) => `${rim}-${number}`)),
];

/** Where a marker lies on its square. */
export function markerSpot(square: string): { x: number; y: number } {
  const { x, y, rim } = spotOf(square);
  return rim ? { x: x + 13, y: y + 17 } : { x: x + 33, y: y - 34 };
}

/** The crossing of the gaps at the upper right of a tile: there the chain passes its marker. */
const crossing = ({ x, y }: Spot) => ({ x: x + PITCH / 2, y: y - PITCH / 2 });

/** The chain: from the flag to the second marker and on, always in the gaps between the tiles. */
export function chainOf(lots: Lot[]): string {
  const [flag, ...tiles] = lots.map((lot) => spotOf(lot.square));
  if (!flag || !tiles.length) return '';
  const [begin, ...rest] = tiles.map(crossing);
  if (!begin) return '';
  // A flag at the rim is reached over the water; one on an empty square leaves it by its corner, as a tile would.
  const start = flag.rim ? flag : crossing(flag);
  const across = flag.rim === 'left' || flag.rim === 'right';
  const steps = [`M${start.x} ${start.y}`, across ? `V${begin.y}H${begin.x}` : `H${begin.x}V${begin.y}`];
  for (const { x, y } of rest) steps.push(`H${x}V${y}`);
  return steps.join('');
}

export const percent = (value: number): string => `${((value / 720) * 100).toFixed(3)}%`;
