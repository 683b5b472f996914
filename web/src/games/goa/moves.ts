/** On which things of the table a move can be clicked, and which move the main button plays. */
import type { GoaPrompt } from '../../api/events';
import type { MoveInfo } from '../../api/types';
import { moveSaid, plain } from '../../table/sentences';
import type { Table } from '../../table/state.svelte';
import { t } from '../../words';
import type { MainMove, Said } from '../module';
import { boardOf, offersOf, outlookOf, questionOf } from './facts';
import { nameOf, tileName } from './names';
import { gridSquares } from './squares';

export function pieces(move: MoveInfo, table: Table): string[] {
  const { square, column, colony, card, spice, place, goods, number, tile, seat, amount } = move.args;
  switch (move.verb) {
    case 'flag':
    case 'mark':
    case 'swap':
      return [`square:${square}`];
    case 'bid':
      return [`bid:${amount}`];
    case 'progress':
      return [`step:${column}`, 'act:progress'];
    case 'build':
    case 'harvest':
    case 'taxes':
    case 'expedition':
      return [`act:${move.verb}`];
    case 'found':
      return [`place:${colony}`, 'act:found'];
    case 'play':
      return [`card:${card}`];
    case 'throw':
      return [questionOf(table)?.key === 'cut_hand' ? `card:${card}` : 'bin'];
    case 'give':
    case 'put':
      return [`place:${place}`, `spice:${spice}`];
    case 'fill':
    case 'replace':
      return [`place:${place}`];
    case 'choose':
      return [`choose:${goods}`];
    case 'draw':
      return [`draw:${number}`, 'deck'];
    case 'colony':
      return [`colony:${tile}`];
    case 'take':
      return [`take:${tile}`];
    case 'use':
      return [`tile:${tile}`];
    case 'spy':
      return [`spy:${seat}`];
    default: // pass, buy, pay, fail, extra, ducats, done
      return [move.verb];
  }
}

/** A square of the market is named by the tile that lies there, and what is done by the question. */
export function tell(move: MoveInfo, table: Table): Said[] | null {
  if (move.verb === 'done') return [{ text: doneLabel(questionOf(table)?.key) }];
  if (move.verb !== 'mark' && move.verb !== 'swap') return null;
  const square = String(move.args['square']);
  const tile = boardOf(table).grid[gridSquares.indexOf(square)];
  if (!tile) return null;
  const values = { tile: tileName(tile, table), square: nameOf('square', square, table) };
  return [{ text: t(`goa.tell.${move.verb}`, values) }];
}

/** What "done" means for the question. */
function doneLabel(question: GoaPrompt['key'] | undefined): string {
  switch (question) {
    case 'after':
      return t('goa.done.after');
    case 'harvest':
    case 'harvest_mix':
      return t('goa.done.harvest');
    default:
      return t('goa.done');
  }
}

export function main(table: Table): MainMove | null {
  const offered = (verb: string) => table.offers.filter((offer) => table.move(offer.move)?.verb === verb);
  const [done] = offered('done');
  if (done) return { move: done.move, label: doneLabel(questionOf(table)?.key), icon: 'check' };
  const draw = offered('draw').at(-1);
  if (draw) return { move: draw.move, label: plain(moveSaid(draw.move, table)), icon: 'expedition' };
  const [pay] = offered('pay');
  if (pay)
    return {
      move: pay.move,
      label: t('goa.pay', { count: -(outlookOf('pay', table).colonists ?? 0) }),
      icon: 'colonist',
    };
  return null;
}

/** To stop while something for nothing is still there to be had. */
export function loses(move: MoveInfo, table: Table): string | null {
  const question = questionOf(table);
  const offered = (...verbs: string[]) =>
    table.offers.some((offer) => verbs.includes(table.move(offer.move)?.verb ?? ''));
  const count = offersOf(table).find((offer) => offer.move === move.number)?.outlook.forgone;
  switch (move.verb) {
    case 'done':
      if (!count) return null;
      return offered('give') ? t('goa.loses.sell', { count }) : t('goa.loses.spices', { count });
    case 'draw':
      return count ? t('goa.loses.cards', { count }) : null;
    case 'fail':
      if (question?.key !== 'gap' || !offered('pay')) return null;
      return t('goa.loses.colony', { colony: nameOf('colony', question.values.colony, table) });
    case 'pass':
      if (question?.key === 'fifth_plantation')
        return t('goa.loses.tile', { tile: tileName(question.values.tile, table) });
      if (question?.key !== 'quick_start') return null;
      return t('goa.loses.start', { count: question.values.left, ducats: question.values.ducats });
    default:
      return null;
  }
}
