/** On which things of the table a move can be clicked, and which move the main button plays. */
import type { MoveInfo } from '../../api/types';
import type { Table } from '../../table/state.svelte';
import { t } from '../../words';
import type { MainMove, Said } from '../module';
import { offersOf, questionOf } from './facts';

export function pieces(move: MoveInfo): string[] {
  const { card, colour, row } = move.args;
  switch (move.verb) {
    case 'token':
      return [`token:${colour}`];
    case 'take':
      return [`market:${card}`];
    case 'collect':
      return ['reserved'];
    case 'reserve':
      return [`${row}:${card}`];
    case 'pay':
    case 'protect':
      return [`hand:${card}`];
    case 'store':
      return [`stock:${card}`];
    default:
      return [];
  }
}

const doneName = (table: Table): string =>
  questionOf(table)?.key === 'paid' ? t('carthage.finish') : t('carthage.done');

/** As its button says it, also where it is no button: in hints, lists and reviews. */
export const tell = ({ verb }: MoveInfo, table: Table): Said[] | null =>
  verb === 'done' ? [{ text: doneName(table) }] : null;

export function main(table: Table): MainMove | null {
  const question = questionOf(table);
  const offered = (verb: string) => table.offers.find((offer) => table.move(offer.move)?.verb === verb);
  const buy = offered('buy');
  if (buy && question?.key === 'turn')
    return {
      move: buy.move,
      label: t('carthage.buy', { price: question.values.price }),
      icon: 'coin',
      previews: true,
    };
  const done = offered('done');
  if (!done) return null;
  return { move: done.move, label: doneName(table), icon: 'check' };
}

/** To finish although more goods could be stored before the pirates. */
export function loses(move: MoveInfo, table: Table): string | null {
  if (move.verb !== 'done' || table.shown.question?.wording !== 'protect') return null;
  const count = offersOf(table).find((offer) => offer.move === move.number)?.outlook.lost;
  return count ? t('carthage.loses', { count }) : null;
}
