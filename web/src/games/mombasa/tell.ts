/** A move told by what lies there now: the card and its price, not its row and column. */
import type { MoveInfo } from '../../api/types';
import { amounts, textSaid as said } from '../../table/sentences';
import type { Table } from '../../table/state.svelte';
import { t, type Key } from '../../words';
import type { Said } from '../module';
import { stepText } from './bonus';
import { boardOf, cardBox, outlookOf } from './facts';
import type { Outlook } from './view';

export function tell(move: MoveInfo, table: Table): Said[] | null {
  const board = boardOf(table);
  const known = outlookOf(move, table);
  const { row, column, slot, region, space, card } = move.args;
  switch (move.verb) {
    case 'buy': {
      const place = board.display.find((item) => item.row === row && item.column === column);
      return place?.card ? said('mombasa.move.buy', { card: place.card, price: known.price }, table) : null;
    }
    case 'book': {
      const place = board.books.find((item) => item.row === row && item.column === column);
      return place?.book ? said('mombasa.move.book', { book: place.book.number }, table) : null;
    }
    case 'use':
      return useSaid(move, table);
    case 'boost': {
      const held = board.players[table.near]?.slots.find((item) => item.name === slot)?.card;
      return held ? said('mombasa.move.boost', { card: held }, table) : null;
    }
    case 'end':
      return known.back?.length ? said('mombasa.move.end', { cards: known.back }, table) : null;
    case 'step':
      return stepSaid(move, table);
    case 'enter': {
      const cost = board.regions.find((item) => item.name === region)?.cost;
      return cost ? said('mombasa.move.enter', { region, cost }, table) : null;
    }
    case 'take':
    case 'remove':
    case 'return':
      return columnSaid(move, table);
    case 'flip':
      return said('mombasa.move.flip', { space, pounds: known.pays }, table);
    case 'discard':
      return said('mombasa.move.discard', { card, pounds: known.takes ?? 0 }, table);
    case 'collect':
      return said('mombasa.move.collect', { rewards: known.rewards ?? {} }, table);
    case 'choose':
      return chosen(known, table);
    default:
      return null;
  }
}

/** A post from or to a column, and what that makes of the company's shares. */
function columnSaid(move: MoveInfo, table: Table): Said[] {
  const { company, value = 0 } = outlookOf(move, table);
  const key = value === 0 ? 'same' : move.verb === 'return' ? 'covers' : 'shows';
  const words = `mombasa.move.${move.verb}_${key}` as Key;
  return said(words, { company, column: move.args['column'], pounds: Math.abs(value) }, table);
}

/** One space forward: where to, the capital call on the way, the pounds of a special field. */
function stepSaid(move: MoveInfo, table: Table): Said[] {
  const { space: to, shares, ...money } = outlookOf(move, table);
  const notes = [...notesOf(money), ...(shares ? [t('mombasa.move.share')] : [])];
  const key = notes.length ? 'mombasa.move.step_notes' : 'mombasa.move.step';
  return said(key, { company: move.args['company'], to, notes: notes.join(', ') }, table);
}

/** What a move costs and brings at once. */
const notesOf = ({ pays, takes, diamonds }: Outlook): string[] => [
  ...(pays ? [t('mombasa.move.pays', { pounds: pays })] : []),
  ...(diamonds ? [t('mombasa.move.diamonds', { count: diamonds })] : []),
  ...(takes ? [t('mombasa.move.takes', { pounds: takes })] : []),
];

function useSaid(move: MoveInfo, table: Table): Said[] | null {
  const thing = move.args['slot'];
  const notes = notesOf(outlookOf(move, table)).join(', ');
  const slot = boardOf(table).players[table.near]?.slots.find((item) => item.name === thing);
  if (!slot)
    return said(notes ? 'mombasa.move.use_tile_notes' : 'mombasa.move.use_tile', { space: thing, notes }, table);
  const { card, counts } = slot;
  if (!card) return null;
  if (notes) return said('mombasa.move.use_notes', { card, notes }, table);
  const more = counts && counts !== cardBox(card, table).value;
  return said(more ? 'mombasa.move.use_counts' : 'mombasa.move.use', { card, counts }, table);
}

/** A step of a majority, or an option of points and diamonds. */
function chosen({ least, company = '', rewards = {} }: Outlook, table: Table): Said[] {
  return [{ text: least === undefined ? amounts(rewards, table) : stepText(least, company, rewards, table) }];
}
