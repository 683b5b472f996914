/** Where the squares of the market lie, on 720 x 720, and the chain of markers that walks between the tiles. */
import type { Lot } from './facts';

export const TILE = 104;
const FIRST = 86;
const PITCH = 111;
const RIM = 45;
const FAR_RIM = 675;
const LETTERS = ['a', 'b', 'c', 'd', 'e'];
const NUMBERS = ['1', '2', '3', '4', '5'];

export interface Spot {
  /** The middle. */
  x: number;
  y: number;
  rim: 'top' | 'bottom' | 'left' | 'right' | null;
  /** The letter of its column, or the number of its row: what stands on a square of the rim. */
  sign: string;
}

const middle = (at: number): number => FIRST + at * PITCH + TILE / 2;

/** Row by row, as the view lists the tiles. */
const GRID: [string, Spot][] = NUMBERS.flatMap((number, row) =>
  LETTERS.map((letter, column): [string, Spot] => [
    letter + number,
    { x: middle(column), y: middle(row), rim: null, sign: '' },
  ]),
);
const AROUND: [string, Spot][] = [
  ...LETTERS.map((sign, at): [string, Spot] => [`top-${sign}`, { x: middle(at), y: RIM, rim: 'top', sign }]),
  ...LETTERS.map((sign, at): [string, Spot] => [`bottom-${sign}`, { x: middle(at), y: FAR_RIM, rim: 'bottom', sign }]),
  ...NUMBERS.map((sign, at): [string, Spot] => [`left-${sign}`, { x: RIM, y: middle(at), rim: 'left', sign }]),
  ...NUMBERS.map((sign, at): [string, Spot] => [`right-${sign}`, { x: FAR_RIM, y: middle(at), rim: 'right', sign }]),
];
const SPOTS = new Map([...GRID, ...AROUND]);
const NOWHERE: Spot = { x: 0, y: 0, rim: null, sign: '' };

export const spotOf = (square: string): Spot => SPOTS.get(square) ?? NOWHERE;
export const gridSquares: string[] = GRID.map(([square]) => square);
export const rimSquares: string[] = AROUND.map(([square]) => square);

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
