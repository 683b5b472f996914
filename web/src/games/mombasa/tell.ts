/** A move told by what lies there now: the card and its price, not its row and column. */
import type { MoveInfo } from '../../api/types';
import { textSaid as said } from '../../table/sentences';
import type { Table } from '../../table/state.svelte';
import { t, type Key } from '../../words';
import type { Said } from '../module';
import { stepsOf, stepText } from './bonus';
import { boardOf, bookText, boxOf, cardBox, columnChange, reached, rewardText, trackBox } from './facts';

export function tell(move: MoveInfo, table: Table): Said[] | null {
  const board = boardOf(table);
  const text = (name: string) => String(move.args[name]);
  switch (move.verb) {
    case 'buy': {
      const place = board.display.find((item) => item.row === move.args['row'] && item.column === text('column'));
      return place?.card ? said('mombasa.move.buy', { card: place.card, price: place.price }, table) : null;
    }
    case 'book': {
      const place = board.books.find((item) => item.row === move.args['row'] && item.column === move.args['column']);
      return place?.book ? said('mombasa.move.book', { title: bookText(place.book) }, table) : null;
    }
    case 'use': {
      const slot = board.players[table.near]?.slots.find((item) => item.name === text('slot'));
      if (text('slot').endsWith(' tile')) return [{ text: t('mombasa.move.use_tile', { tile: text('slot') }) }];
      if (!slot?.card) return null;
      const counts = slot.counts ?? 0;
      const more = counts > 0 && counts !== cardBox(slot.card, table).value;
      return said(more ? 'mombasa.move.use_counts' : 'mombasa.move.use', { card: slot.card, counts }, table);
    }
    case 'boost': {
      const card = board.players[table.near]?.slots.find((item) => item.name === text('slot'))?.card;
      return card ? said('mombasa.move.boost', { card }, table) : null;
    }
    case 'end': {
      const pile = board.players[table.near]?.slots.find((item) => item.name === text('pile'))?.pile;
      return pile?.length ? said('mombasa.move.end', { cards: pile }, table) : null;
    }
    case 'step':
      return stepSaid(text('company'), table);
    case 'enter': {
      const cost = board.regions.find((region) => region.name === text('region'))?.cost;
      return cost ? said('mombasa.move.enter', { region: text('region'), cost }, table) : null;
    }
    case 'take':
    case 'remove':
    case 'return':
      return columnSaid(move, table);
    case 'flip':
      return said('mombasa.move.flip', { space: move.args['space'], pounds: boxOf(table).book_flip.pounds }, table);
    case 'collect':
      return said('mombasa.move.collect', { reward: rewardText(text('reward'), owed(text('reward'), table)) }, table);
    case 'choose':
      return chosen(Number(move.args['option']), table);
    default:
      return null;
  }
}

/** A post from or to a column, and what that makes of the company's shares. */
function columnSaid(move: MoveInfo, table: Table): Said[] {
  const company = String(move.args['company'] ?? table.shown.question?.values['company']);
  const column = Number(move.args['column']);
  const back = move.verb === 'return';
  const change = columnChange(company, column, back ? 1 : -1, table);
  const key = change === 0 ? 'same' : back ? 'covers' : 'shows';
  const words = `mombasa.move.${move.verb}_${key}` as Key;
  return said(words, { company, column, pounds: Math.abs(change) }, table);
}

/** One space forward: where to, the capital call on the way, the pounds of a special field. */
function stepSaid(company: string, table: Table): Said[] | null {
  const facts = boardOf(table).companies.find((item) => item.name === company);
  const track = facts && trackBox(facts.track, table);
  if (!facts || !track) return null;
  const at = facts.markers[table.near] ?? 0;
  const call = track.capital_calls.find(([space]) => space === at)?.[1];
  const field = track.special_fields.find(([space]) => space === at + 1)?.[1];
  const notes = [
    ...(call ? [t('mombasa.move.pays', { pounds: call })] : []),
    ...(field ? [t('mombasa.move.takes', { pounds: field })] : []),
    ...(reached(track.shares, at + 1) > reached(track.shares, at) ? [t('mombasa.move.share')] : []),
  ];
  const key = notes.length ? 'mombasa.move.step_notes' : 'mombasa.move.step';
  return said(key, { company, to: at + 1, notes: notes.join(', ') }, table);
}

/** How much of a reward there is to take: "pounds 2" in the question, or the diamond's spaces. */
export function owed(reward: string, table: Table): number {
  const values = table.shown.question?.values ?? {};
  const found = ((values['rewards'] ?? []) as string[]).find((text) => text.startsWith(`${reward} `));
  return Number(found?.split(' ')[1] ?? values['diamonds'] ?? 0);
}

/** A step of a majority, or one of the options that the question names. */
function chosen(option: number, table: Table): Said[] | null {
  const question = table.shown.question;
  const step = question?.key === 'tier' ? stepsOf(String(question.values['kind']), table)[option - 1] : undefined;
  if (step) return [{ text: stepText(step, table) }];
  const text = ((question?.values['options'] ?? []) as string[])[option - 1];
  return text ? [{ text }] : null;
}
