/** How hints and reviews write points. */
import type { HintedMove } from '../api/types';
import { language } from '../words';

/** Less than this is not shown as a difference. */
const NOTHING = 0.05;

/** A part of the points with which one may end: its name in the game's words, and what the move brings beyond the one it is compared with. */
export interface Term {
  /** Empty: several small ones together. */
  key: string;
  points: number;
  change: number;
}

/** What a move is expected to end with, largest first: so many parts, and those of the reason; the other small ones are put together. */
export function terms({ points, gains, term, behind }: HintedMove, parts: number): Term[] {
  const all = Object.entries(points)
    .map(([key, value]) => ({ key, points: value, change: gains[key] ?? 0 }))
    .filter((term) => Math.abs(term.points) >= NOTHING || Math.abs(term.change) >= NOTHING)
    .sort((one, other) => other.points - one.points);
  if (all.length <= parts) return all;
  const shown = new Set(all.filter((one, at) => at < parts - 1 || one.key === term || one.key === behind));
  const rest = all.filter((one) => !shown.has(one));
  const sum = (of: 'points' | 'change') => rest.reduce((whole, one) => whole + one[of], 0);
  return [...all.filter((one) => shown.has(one)), { key: '', points: sum('points'), change: sum('change') }];
}

export const whole = (points: Record<string, number>): number =>
  Object.values(points).reduce((sum, one) => sum + one, 0);

/** Points as they are written in the language: with one decimal as long as that says something. */
export function figure(points: number): string {
  const digits = Math.abs(points) >= 100 ? 0 : 1;
  return new Intl.NumberFormat(language(), {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    useGrouping: false,
    signDisplay: 'negative', // not before a nought
  })
    .format(points)
    .replace('-', '−');
}

/** What a move changes: with its sign; nothing where it is too little. */
export const change = (points: number): string =>
  Math.abs(points) < NOTHING ? '' : (points > 0 ? '+' : '') + figure(points);
