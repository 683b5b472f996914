/** How a game ended: everybody's points, and what decided it. */
import { t } from '../words';
import { scoreName } from './sentences';
import type { Table } from './state.svelte';

const sum = (lines: Record<string, number>): number => Object.values(lines).reduce((all, points) => all + points, 0);

/** The whole score of a seat, once all can read the sheet. */
export function finalPoints(seat: number, table: Table): number | null {
  const lines = table.view.score_sheet?.[seat];
  return lines ? sum(lines) : null;
}

/** Where the winner was furthest ahead of the best of the others. */
export function decided(table: Table): string | null {
  const { winners, score_sheet: sheet } = table.view;
  const winner = winners[0];
  const lines = winner === undefined ? undefined : sheet?.[winner];
  if (winner === undefined || !lines || !sheet) return null;
  const [next] = sheet
    .map((theirs, seat) => ({ theirs, seat }))
    .filter(({ seat }) => !winners.includes(seat))
    .sort((a, b) => sum(b.theirs) - sum(a.theirs));
  if (!next) return null;
  const lead = (category: string) => (lines[category] ?? 0) - (next.theirs[category] ?? 0);
  const best = Object.keys(lines).reduce((a, b) => (lead(b) > lead(a) ? b : a));
  if (lead(best) <= 0) return null;
  return t('table.decided', {
    category: scoreName(best, table),
    name: table.name(winner),
    points: lines[best],
    other: table.name(next.seat),
    less: next.theirs[best] ?? 0,
  });
}
