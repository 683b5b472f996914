/** How long somebody still has at a table with clocks: for lists. */
import type { TableInfo } from '../../api/types';
import { clock } from '../../api/clock.svelte';
import { spoken } from '../../people/clocks';
import { t } from '../../words';

/** "2 days, 4 hours left": of my own time where I am asked, else of whoever is asked first; undefined without clocks. */
export function timeLeft(table: TableInfo): string | undefined {
  const asked = table.waiting.map((seat, at) => ({ seat: table.seats[seat], until: table.until?.[at] ?? null }));
  const running = asked.filter(({ seat, until }) => until !== null && seat?.kind === 'person' && !seat.away);
  const until = (running.find(({ seat }) => seat?.mine) ?? running[0])?.until ?? null;
  return until === null ? undefined : t('clock.left', { time: spoken(Math.max(0, until - clock.now)) });
}
