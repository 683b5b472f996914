/** The answers to a question that have no place of their own on the boards, in the order in which they are offered. */
import type { IconName } from '../../look/icons';
import type { TipContent } from '../../pieces/tip.svelte';
import { moveSaid, plain } from '../../table/sentences';
import type { Table } from '../../table/state.svelte';
import { t } from '../../words';
import {
  boxOf,
  capital,
  colonyFacts,
  colonyTile,
  columnFacts,
  COLUMN_ICONS,
  columnValue,
  playerOf,
  spiceIcon,
  tileFacts,
} from './facts';
import { stepTip, tileTip } from './tips';

export interface Choice {
  /** The key of the piece. */
  key: string;
  label: string;
  note: string;
  icon?: IconName;
  /** A spice is drawn on its disc. */
  spice?: string;
  tile?: string;
  /** The spices that a tile of a colony bears. */
  kinds?: string[];
  seat?: number;
  about: TipContent;
}

const PLAIN: Record<string, IconName> = {
  pay: 'colonist',
  fail: 'close',
  extra: 'extra-action',
  pass: 'arrow',
  ducats: 'ducat',
  done: 'check',
};
const GOODS: Record<string, IconName> = { ships: 'ship', colonists: 'colonist', spices: 'any-spice' };

function progress(column: string, table: Table): Choice {
  const row = playerOf(table, table.near)?.rows[column] ?? 1;
  return {
    key: `step:${column}`,
    label: columnFacts(column, table)?.name ?? column,
    note: t('goa.step_note', { from: columnValue(column, row, table), to: columnValue(column, row + 1, table) }),
    icon: COLUMN_ICONS[column] ?? 'progress',
    about: stepTip(column, row, table),
  };
}

function choiceOf(number: number, table: Table): Choice | null {
  const move = table.move(number);
  if (!move) return null;
  const { tile, seat, goods, spice, column, colony } = move.args;
  const label = plain(moveSaid(number, table));
  const values = table.shown.question?.values ?? {};
  switch (move.verb) {
    case 'take': {
      const about = tileTip(String(tile), table);
      return {
        key: `take:${tile}`,
        label: tileFacts(String(tile), table)?.name ?? '',
        note: '',
        tile: String(tile),
        about,
      };
    }
    case 'colony': {
      const facts = colonyTile(String(tile), table);
      const kinds = facts?.spices ?? ['any'];
      const name = colonyFacts(facts?.colony ?? '', table)?.name ?? '';
      return { key: `colony:${tile}`, label: name, note: kinds.join(', '), kinds, about: { title: label } };
    }
    case 'found': {
      const facts = colonyFacts(String(colony), table);
      const note = t('goa.needs', { count: facts?.need ?? 0 });
      return { key: `place:${colony}`, label: facts?.name ?? '', note, icon: 'fort', about: { title: label } };
    }
    case 'spy':
      return {
        key: `spy:${seat}`,
        label: table.name(Number(seat)),
        note: t('goa.spy_note'),
        seat: Number(seat),
        about: { title: label },
      };
    case 'draw':
      return {
        key: `draw:${move.args['number']}`,
        label,
        note: '',
        icon: 'expedition',
        about: { title: label, lines: [t('goa.tip.action.expedition')] },
      };
    case 'choose': {
      const number = values[String(goods)] ?? values['number'] ?? '';
      return {
        key: `choose:${goods}`,
        label: capital(String(goods)),
        note: `+${String(number)}`,
        icon: GOODS[String(goods)] ?? 'import',
        about: { title: label },
      };
    }
    case 'put':
    case 'give':
      return {
        key: `spice:${spice}`,
        label: capital(String(spice)),
        note: move.verb === 'put' ? t('goa.put_note') : t('goa.give_note'),
        spice: String(spice),
        about: { title: capital(String(spice)), icon: spiceIcon(String(spice)), tint: String(spice) },
      };
    case 'progress':
      return progress(String(column), table);
    case 'pay':
    case 'fail':
    case 'extra':
    case 'pass':
    case 'ducats':
    case 'done':
      return {
        key: move.verb,
        label,
        note: noteOf(move.verb, table),
        icon: PLAIN[move.verb] ?? 'check',
        about: { title: label },
      };
    default:
      return null;
  }
}

function noteOf(verb: string, table: Table): string {
  const values = table.shown.question?.values ?? {};
  if (verb === 'pay') return t('goa.pay_note', { count: Number(values['missing']) });
  if (verb === 'fail') return t('goa.fail_note');
  if (verb === 'ducats') return `+${String(values['ducats'] ?? '')}`;
  if (verb === 'extra') return t('goa.extra_note', { count: boxOf(table).flow.actions_per_round });
  return '';
}

export function choicesOf(table: Table): Choice[] {
  const found = new Map<string, Choice>();
  for (const offer of table.offers) {
    const choice = choiceOf(offer.move, table);
    if (choice && !found.has(choice.key)) found.set(choice.key, choice);
  }
  // The main button says it already.
  if (found.size > 1) found.delete('done');
  return [...found.values()];
}
