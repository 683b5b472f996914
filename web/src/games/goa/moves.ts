/** On which things of the table a move can be clicked, and which move the main button plays. */
import type { MoveInfo } from '../../api/types';
import { moveSaid, plain } from '../../table/sentences';
import type { Table } from '../../table/state.svelte';
import { t } from '../../words';
import type { MainMove, Said } from '../module';
import { boardOf, offersOf, outlookOf, tileFacts } from './facts';
import { say } from './say';
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
      return [table.shown.question?.key === 'cut_hand' ? `card:${card}` : 'bin'];
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

/** A square of the market is named by the tile that lies there. */
export function tell(move: MoveInfo, table: Table): Said[] | null {
  const square = String(move.args['square'] ?? '');
  const tile = tileFacts(boardOf(table).grid[gridSquares.indexOf(square)] ?? null, table);
  if (!tile || (move.verb !== 'mark' && move.verb !== 'swap')) return null;
  return [{ text: t(`goa.tell.${move.verb}`, { tile: tile.name, square: plain(say('square', square, table)) }) }];
}

/** What "done" means for the question. */
function doneLabel(question: string): string {
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
  const question = table.shown.question?.key ?? '';
  const offered = (verb: string) => table.offers.filter((offer) => table.move(offer.move)?.verb === verb);
  const [done] = offered('done');
  if (done) return { move: done.move, label: doneLabel(question), icon: 'check' };
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
  const { key = '', values = {} } = table.shown.question ?? {};
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
      return offered('pay') ? t('goa.loses.colony', { colony: plain(say('colony', values['colony'], table)) }) : null;
    case 'pass':
      if (key === 'fifth_plantation') return t('goa.loses.tile', { tile: plain(say('tile', values['tile'], table)) });
      return key === 'quick_start' ? t('goa.loses.start', { count: values['left'], ducats: values['ducats'] }) : null;
    default:
      return null;
  }
}
