/** What others' turns did to somebody: what is counted in the summary since their last turn. */
import type { View } from '../../api/types';
import type { Table } from '../../table/state.svelte';
import { t } from '../../words';
import type { Owned } from '../module';
import { type CarthageBoard, colourOf, colours, wareIcon, wareName } from './facts';

export function standing(view: View<CarthageBoard>, seat: number, table: Table): Owned[] {
  const player = view.board.players[seat];
  if (!player) return [];
  const goods = [...player.goods, ...player.stored];
  const ware = (colour: string, label: string, count: number): Owned => ({
    icon: wareIcon(colour),
    tint: colour,
    label,
    count,
  });
  return [
    { icon: 'vp', label: t('carthage.own.points'), count: player.points ?? 0 },
    ...colours(table).map((colour) =>
      ware(colour, t('carthage.own.token', { ware: wareName(colour, table) }), player.tokens[colour] ?? 0),
    ),
    ...colours(table).map((colour) =>
      ware(
        colour,
        t('carthage.own.goods', { ware: wareName(colour, table) }),
        goods.filter((card) => colourOf(card, table) === colour).length,
      ),
    ),
    { icon: 'hand', label: t('carthage.own.cards'), count: player.hand_size },
  ];
}
