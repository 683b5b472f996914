/** Following others' turns: where they happen, and what is counted in the summary since somebody's last turn. */
import type { GameEvent, View } from '../../api/types';
import { t } from '../../words';
import type { Owned } from '../module';
import { type GoaBoard, spiceIcon } from './facts';

const ON_THE_MARKET = new Set(['grid', 'flag', 'mark', 'bid', 'pass', 'sold', 'bought', 'kept', 'exchange']);
const ON_BOARDS = new Set([
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
export function placeOf(event: GameEvent): string | null {
  if (ON_THE_MARKET.has(event.kind)) return 'market';
  return ON_BOARDS.has(event.kind) && event.seat !== null ? `seat:${event.seat}` : null;
}

export function standing(view: View, seat: number): Owned[] {
  const player = (view.board as GoaBoard).players[seat];
  if (!player) return [];
  const spices = Object.entries(player.stock);
  return [
    { icon: 'vp', label: t('goa.supply.points'), count: player.points },
    { icon: 'ducat', label: t('goa.supply.ducats'), count: player.ducats ?? 0 },
    { icon: 'ship', label: t('goa.supply.ships'), count: player.ships },
    { icon: 'colonist', label: t('goa.supply.colonists'), count: player.colonists },
    { icon: 'extra-action', label: t('goa.supply.extra'), count: player.extra },
    { icon: 'hand', label: t('goa.supply.cards'), count: player.hand_size },
    ...spices.map(([spice, count]) => ({ icon: spiceIcon(spice), label: spice, count })),
  ];
}
