/** Following others' turns: where they happen, and what is counted in the summary since somebody's last turn. */
import type { GoaEvent } from '../../api/events';
import type { View } from '../../api/types';
import type { Table } from '../../table/state.svelte';
import type { Owned } from '../module';
import { type GoaBoard, spiceIcon } from './facts';
import { nameOf } from './names';

const ON_THE_MARKET = new Set<GoaEvent['kind']>([
  'grid',
  'flag',
  'mark',
  'bid',
  'pass',
  'sold',
  'bought',
  'kept',
  'exchange',
]);
const ON_BOARDS = new Set<GoaEvent['kind']>([
  'put',
  'give',
  'progress',
  'first',
  'all_markers',
  'harvest',
  'expedition',
  'name_colony',
  'found',
  'fail',
]);

/** The market, or the boards of a seat. */
export function placeOf(event: GoaEvent): string | null {
  if (ON_THE_MARKET.has(event.kind)) return 'market';
  return ON_BOARDS.has(event.kind) && event.seat !== null ? `seat:${event.seat}` : null;
}

export function standing(view: View<GoaBoard>, seat: number, table: Table): Owned[] {
  const player = view.board.players[seat];
  if (!player) return [];
  const supplies = [
    { icon: 'vp', key: 'points', count: player.points },
    { icon: 'ducat', key: 'ducats', count: player.ducats ?? 0 },
    { icon: 'ship', key: 'ships', count: player.ships },
    { icon: 'colonist', key: 'colonists', count: player.colonists },
    { icon: 'extra-action', key: 'extra', count: player.extra },
    { icon: 'hand', key: 'cards', count: player.hand_size },
  ] as const;
  return [
    ...supplies.map(({ icon, key, count }) => ({ icon, label: nameOf('supply', key, table), count })),
    ...Object.entries(player.stock).map(([spice, count]) => ({
      icon: spiceIcon(spice),
      label: nameOf('spice', spice, table),
      count,
    })),
  ];
}
