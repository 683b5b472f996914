/** Following others' turns: where they happen, and what is counted in the summary since somebody's last turn. */
import type { YokohamaEvent } from '../../api/events';
import type { View } from '../../api/types';
import type { Table } from '../../table/state.svelte';
import { t } from '../../words';
import type { Owned } from '../module';
import { KINDS, stockName, type YokohamaBoard } from './facts';

const ON_BOARDS = new Set(['church', 'customs', 'acquire', 'take', 'take_secret']);
const IN_THE_CITY = new Set(['place', 'shift', 'move', 'back', 'recall', 'act', 'shop', 'house', 'station', 'token']);

/** The half of the stage: the city, or the boards beside it. */
export function placeOf(event: YokohamaEvent): string | null {
  if (ON_BOARDS.has(event.kind)) return 'boards';
  return IN_THE_CITY.has(event.kind) ? 'city' : null;
}

export function standing(view: View<YokohamaBoard>, seat: number, table: Table): Owned[] {
  const player = view.board.players[seat];
  if (!player) return [];
  return [
    { icon: 'vp', label: t('yokohama.own.points'), count: player.points },
    ...KINDS.map((kind) => ({ icon: kind, label: stockName(kind, table), count: player.stock[kind] ?? 0 })),
  ];
}
