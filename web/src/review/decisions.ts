/** What a review says of one seat's decisions: which of them matter, in which order, and what they add up to. */
import type { Review } from '../api/types';
import { percent } from '../table/hints.svelte';

export type Verdict = Review['verdicts'][number];
export type Weighed = Verdict['played'];

/** So many have a number on the chart. */
const NUMBERED = 3;
/** So many stand in the list of key moments. */
const KEY_MOMENTS = 8;
/** Less than this is no difference that anybody could measure. */
const NOTHING = 0.005;

export interface Decision extends Verdict {
  /** Its number on the chart, if it is one of the largest swings. */
  number: number | null;
}

/** All decisions of a seat in the order of the game; its largest swings are numbered in that order. */
export function decisionsOf({ verdicts, swings }: Pick<Review, 'verdicts' | 'swings'>, seat: number): Decision[] {
  const own = verdicts.filter((verdict) => verdict.seat === seat).sort((one, other) => one.index - other.index);
  const matters = (verdict: Verdict): boolean => kind({ swing: weight(verdict) }) !== 'even';
  const largest = swings.filter((index) => own.some((verdict) => verdict.index === index && matters(verdict)));
  const numbered = largest.slice(0, NUMBERED).sort((one, other) => one - other);
  return own.map((verdict) => {
    const at = numbered.indexOf(verdict.index);
    return { ...verdict, swing: weight(verdict), number: at < 0 ? null : at + 1 };
  });
}

/** Who played what the master thinks as good has given nothing away. */
const weight = ({ as_master, swing }: Verdict): number => (as_master ? Math.max(0, swing) : swing);

/** What to look at first: the numbered ones, then what mattered most, good moves too. */
export function keyMoments(decisions: readonly Decision[]): Decision[] {
  const numbered = decisions.filter((one) => one.number !== null);
  const rest = decisions
    .filter((one) => one.number === null && kind(one) !== 'even')
    .sort((one, other) => Math.abs(other.swing) - Math.abs(one.swing));
  return [...numbered, ...rest].slice(0, KEY_MOMENTS);
}

export type Kind = 'good' | 'bad' | 'even';

export function kind({ swing }: Pick<Verdict, 'swing'>): Kind {
  if (Math.abs(swing) < NOTHING) return 'even';
  return swing > 0 ? 'good' : 'bad';
}

/** Whether a decision was the master's own move. */
export const same = ({ played, best }: Pick<Verdict, 'played' | 'best'>): boolean => played.move === best.move;

/** Where chance was given away, by the term in which the moves differ most; most first. */
export function lostBy(decisions: readonly Verdict[], most: number): { term: string; chance: number }[] {
  const sums = new Map<string, number>();
  for (const one of decisions)
    if (one.term !== null && kind(one) === 'bad') sums.set(one.term, (sums.get(one.term) ?? 0) - one.swing);
  return [...sums]
    .map(([term, chance]) => ({ term, chance }))
    .sort((one, other) => other.chance - one.chance)
    .slice(0, most);
}

/** "−8 %": with a real minus sign, and a plus where something was gained. */
export function signed(chance: number): string {
  const number = percent(chance);
  return number === 0 ? '0' : number > 0 ? `+${number}` : `−${-number}`;
}
