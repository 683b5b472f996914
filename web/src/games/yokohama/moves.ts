/** On which pieces a move can be clicked, and which one the main button plays. */
import type { MoveInfo } from '../../api/types';
import type { Table } from '../../table/state.svelte';
import { t, type Key } from '../../words';
import type { MainMove, Said } from '../module';
import { boardOf } from './facts';

export function pieces(move: MoveInfo, table: Table): string[] {
  const board = boardOf(table);
  const site = board.action?.area ?? '';
  const choice = `choice:${move.number}`;
  const { agent, area, card, good, kind, order, piece, place, space, stack } = move.args;
  switch (move.verb) {
    case 'place':
    case 'pair':
    case 'go':
    case 'ride':
    case 'recall':
    case 'to':
    case 'station':
      return [`area:${area}`, choice];
    // Why an area cannot be used is hardly ever a question about agents.
    case 'send':
      return table.offer(move.number) ? [`area:${area}`, choice] : [];
    case 'lift':
      return place === 'hand' ? ['hand:assistant', choice] : [`area:${place}`, choice];
    case 'rail': {
      const station = board.areas.find((area) => area.station)?.area;
      return [`area:${station}`, 'tech:station', choice];
    }
    case 'back':
      return ['president', `area:${board.players[table.near]?.president}`, choice];
    case 'spin':
      return ['tech:spinning_mill', choice];
    case 'study':
      return ['tech:university', choice];
    case 'agent':
      return [`agent:${agent}`, choice];
    case 'achieve':
      return [`goal:${stack}`, choice];
    case 'buy':
    case 'sell':
    case 'gain':
      return [`good:${good}`, choice];
    case 'pay':
      return [`good:${kind}`, choice];
    case 'hire':
      return [`warehouse:${piece}`, choice];
    case 'claim':
      return [`token:${site}`];
    case 'shop':
      return [`shop:${site}:${space}`];
    case 'house':
      return [`house:${site}`];
    case 'leave':
      return [`area:${site}`, choice];
    case 'church':
    case 'customs':
      return [`${move.verb}:${space}`];
    case 'acquire':
      return [`card:${card}`];
    case 'keep':
    case 'fulfil':
    case 'take':
      return [`order:${order}`];
    case 'reward':
      return [choice];
    default:
      return [];
  }
}

/** To end the turn although orders or achievements are there to be had, or without a president who could act. */
export function loses(move: MoveInfo, table: Table): string | null {
  if (move.verb !== 'end') return null;
  if (!boardOf(table).players[table.near]?.president) return t('yokohama.loses_action');
  const more = table.offers.filter((offer) => ['fulfil', 'achieve'].includes(table.move(offer.move)?.verb ?? ''));
  return more.length ? t('yokohama.loses', { count: more.length }) : null;
}

const ENDS = ['end', 'stop'];
/** Going on or stopping, named after what is being done. */
const STOPS: Record<string, Key> = {
  phase_a: 'yokohama.main.phase_a',
  phase_c: 'yokohama.main.phase_c',
  place_first: 'yokohama.main.place_first',
  place_next: 'yokohama.main.place_next',
  path: 'yokohama.main.path',
  recall: 'yokohama.main.recall',
  token: 'yokohama.main.token',
  build: 'yokohama.main.build',
  leave: 'yokohama.main.leave',
  church: 'yokohama.main.none',
  customs: 'yokohama.main.none',
  research: 'yokohama.main.none',
  take: 'yokohama.main.none',
  second: 'yokohama.main.none',
};

const stopName = (table: Table): string => t(STOPS[table.shown.question?.key ?? ''] ?? 'yokohama.main.stop');

/** Also where it is no button: in hints, lists and reviews. */
export const tell = ({ verb }: MoveInfo, table: Table): Said[] | null =>
  ENDS.includes(verb) ? [{ text: stopName(table) }] : null;

export function main(table: Table): MainMove | null {
  const offer = table.offers.find(({ move }) => ENDS.includes(table.move(move)?.verb ?? ''));
  if (!offer) return null;
  return { move: offer.move, label: stopName(table), icon: 'check' };
}
