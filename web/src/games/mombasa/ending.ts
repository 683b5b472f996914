/** What ends a phase or a plan for good, and what would be lost by it. */
import type { MoveInfo } from '../../api/types';
import type { Table } from '../../table/state.svelte';
import { t } from '../../words';
import type { Ending } from '../module';
import { cardTitles, outlookOf, playerOf, questionOf, slotName } from './facts';

/** To end my phase: which cards rest without having acted, and which pile comes back; the fullest is chosen beforehand. */
export function ending(table: Table): Ending | null {
  const player = table.seat === null ? undefined : playerOf(table, table.seat);
  const ends = table.offers.flatMap(({ move }) => {
    const info = table.move(move);
    return info?.verb === 'end' ? [info] : [];
  });
  if (!player || !ends.length) return null;
  const unused = ends.flatMap((end, at) => (at ? [] : (outlookOf(end, table).unused ?? [])));
  const piles = ends.map((end) => {
    const slot = player.slots.find((own) => own.name === end.args['slot']);
    const cards = outlookOf(end, table).back ?? [];
    const label = slot ? slotName(slot, table, 'title') : t('mombasa.end.nothing');
    const names = cardTitles(cards, table);
    const act = cards.length ? t('mombasa.end.take', { cards: names }) : t('mombasa.end_phase');
    return { move: end.number, label, act, count: cards.length, ...(names ? { note: names } : {}) };
  });
  piles.sort((a, b) => b.count - a.count);
  return {
    label: t('mombasa.end.button'),
    question: unused.length ? t('mombasa.end.ask', { count: unused.length }) : t('mombasa.end.ask_none'),
    lost: [
      ...(unused.length
        ? [
            t('mombasa.end.unused', {
              count: unused.length,
              cards: cardTitles(unused, table),
            }),
          ]
        : []),
      ...(player.markers ? [t('mombasa.end.markers', { count: player.markers })] : []),
    ],
    choose: t('mombasa.end.which'),
    moves: piles,
  };
}

/** To be ready with slots that are still empty. */
export function loses(move: MoveInfo, table: Table): string | null {
  if (move.verb !== 'ready') return null;
  const question = questionOf(table);
  if (question?.key !== 'plan') return null;
  const { laid, slots } = question.values;
  return laid < slots ? t('mombasa.plan.short', { laid, slots }) : null;
}
