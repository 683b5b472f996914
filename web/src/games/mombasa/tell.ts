/** A move told by what lies there now: the card and its price, not its row and column. */
import type { MoveInfo } from '../../api/types';
import { textSaid as said } from '../../table/sentences';
import type { Table } from '../../table/state.svelte';
import { t, type Key } from '../../words';
import type { Said } from '../module';
import { rewardsText, stepText } from './bonus';
import { boardOf, bookText, capital, cardBox, outlookOf } from './facts';
import type { Outlook } from './view';

export function tell(move: MoveInfo, table: Table): Said[] | null {
  const board = boardOf(table);
  const known = outlookOf(move, table);
  const text = (name: string) => String(move.args[name]);
  switch (move.verb) {
    case 'buy': {
      const place = board.display.find((item) => item.row === move.args['row'] && item.column === text('column'));
      return place?.card ? said('mombasa.move.buy', { card: place.card, price: known.price }, table) : null;
    }
    case 'book': {
      const place = board.books.find((item) => item.row === move.args['row'] && item.column === move.args['column']);
      return place?.book ? said('mombasa.move.book', { title: bookText(place.book) }, table) : null;
    }
    case 'use':
      return useSaid(move, table);
    case 'boost': {
      const card = board.players[table.near]?.slots.find((item) => item.name === text('slot'))?.card;
      return card ? said('mombasa.move.boost', { card }, table) : null;
    }
    case 'end':
      return known.back?.length ? said('mombasa.move.end', { cards: known.back }, table) : null;
    case 'step':
      return stepSaid(move, table);
    case 'enter': {
      const cost = board.regions.find((region) => region.name === text('region'))?.cost;
      return cost ? said('mombasa.move.enter', { region: text('region'), cost }, table) : null;
    }
    case 'take':
    case 'remove':
    case 'return':
      return columnSaid(move, table);
    case 'flip':
      return said('mombasa.move.flip', { space: move.args['space'], pounds: known.pays }, table);
    case 'discard':
      return said('mombasa.move.discard', { card: text('card'), pounds: known.takes ?? 0 }, table);
    case 'collect':
      return said('mombasa.move.collect', { reward: rewardsText(Object.entries(known.rewards ?? {})) }, table);
    case 'choose':
      return chosen(known);
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
  const thing = String(move.args['slot']);
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
function chosen({ least, company = '', rewards = {} }: Outlook): Said[] {
  const given = Object.entries(rewards);
  return [{ text: least === undefined ? capital(rewardsText(given)) : stepText(least, company, given) }];
}
