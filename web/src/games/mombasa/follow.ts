/** Following others' turns: where they happen, and what is counted in the summary since somebody's last turn. */
import type { MombasaEvent } from '../../api/events';
import type { View } from '../../api/types';
import type { Table } from '../../table/state.svelte';
import { t } from '../../words';
import type { Owned } from '../module';
import { companyName, houseOf, slug, spaceTab } from './facts';
import type { MombasaBoard } from './view';

const PLACES: Record<string, string> = {
  expand: 'map',
  enter: 'map',
  no_expansion: 'map',
  return: 'map',
  remove: 'map',
  lost_post: 'map',
  step: 'tracks',
  privilege: 'tracks',
  buy: 'cards',
  display: 'cards',
  book: 'books',
  refill: 'books',
  coins: 'books',
};

/** The tab of the board on phones. */
export function placeOf(event: MombasaEvent, table: Table): string | null {
  if (event.kind === 'mark') return spaceTab(event.space, table);
  return PLACES[event.kind] ?? null;
}

export function standing(view: View<MombasaBoard>, seat: number, table: Table): Owned[] {
  const player = view.board.players[seat];
  if (!player) return [];
  return [
    { icon: 'pound', label: t('mombasa.own.pounds'), count: player.pounds },
    { icon: 'diamond', label: t('mombasa.own.diamonds'), count: player.diamonds },
    { icon: 'ink', label: t('mombasa.own.ink'), count: player.ink },
    ...Object.entries(player.shares).map(([company, count]) => ({
      icon: houseOf(slug(company, table)),
      label: t('mombasa.own.shares', { company: companyName(company, table) }),
      count,
    })),
    { icon: 'hand', label: t('mombasa.own.cards'), count: player.hand_size },
  ];
}
