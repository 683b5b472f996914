/** The answers to a question that have no place of their own on the boards, in the order in which they are offered. */
import type { IconName } from '../../look/icons';
import type { TipContent } from '../../pieces/tip.svelte';
import { moveSaid, plain } from '../../table/sentences';
import type { Table } from '../../table/state.svelte';
import { maybe, t } from '../../words';
import {
  boardOf,
  colonyFacts,
  colonyTile,
  COLUMN_ICONS,
  offersOf,
  outlookOf,
  playerOf,
  priceOf,
  questionOf,
  spiceIcon,
  tileFacts,
  type Outlook,
} from './facts';
import { nameOf, priceText, tileTitle } from './names';
import { placeTip, stepTip, tileTip } from './tips';

/** More answers than stand in two rows of a phone with their notes. */
export const MANY = 6;

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
};
const GOODS: Record<string, IconName> = { ships: 'ship', colonists: 'colonist', spices: 'any-spice' };

function progress(column: string, table: Table): Choice {
  const row = playerOf(table, table.near)?.rows[column] ?? 1;
  return {
    key: `step:${column}`,
    label: nameOf('column', column, table),
    note: t('goa.step_note', {
      from: outlookOf(`step:${column}`, table).level_before,
      to: outlookOf(`step:${column}`, table).level_after,
      price: priceText(priceOf(column, row, true, table), table),
    }),
    icon: COLUMN_ICONS[column] ?? 'progress',
    about: stepTip(column, row, true, table),
  };
}

/** A tile of a colony differs from the others by what it bears. */
function colonyChoice(tile: string, label: string, table: Table): Choice {
  const kinds = colonyTile(tile, table)?.spices ?? ['any'];
  const bears = kinds.map((kind, at) => nameOf('spice', kind, table, at ? undefined : 'title')).join(', ');
  const left = t('goa.tip.colony_left', { count: boardOf(table).colonies_left[tile] ?? 0 });
  return { key: `colony:${tile}`, label: bears, note: '', kinds, about: { title: label, lines: [left] } };
}

/** A place to fill, or to put a new plantation on: what lies there now. */
function placeChoice(id: string, label: string, table: Table): Choice {
  const player = playerOf(table, table.near);
  const place = [...(player?.land ?? []), ...(player?.colonies ?? [])].find((other) => other.place === id);
  const facts = tileFacts(place?.tile ?? null, table);
  const filled = place?.spices.length ?? 0;
  return {
    key: `place:${id}`,
    label: facts ? tileTitle(facts, table) : nameOf('place', id, table),
    note: t('goa.filled', { filled, spaces: filled + (place?.free ?? 0) }),
    ...(facts ? { spice: facts.spice ?? 'any' } : { icon: 'fort' as const }),
    about: place ? { ...placeTip(place, table.near, table), title: label } : { title: label },
  };
}

/** The columns whose levels Espionage can use. */
const SPIED = ['ships', 'harvest', 'taxes', 'colonists'];

/** What these show for a seat, each by its name. */
export function spyLevels(seat: number, table: Table): string {
  const levels = playerOf(table, seat)?.levels ?? {};
  const said = SPIED.map((id) => t('goa.spy_level', { column: nameOf('column', id, table), level: levels[id] }));
  return said.join(', ');
}

/** Whose levels Espionage may use. */
function spyChoice(seat: number, label: string, table: Table): Choice {
  const note = spyLevels(seat, table);
  return { key: `spy:${seat}`, label: table.name(seat), note, seat, about: { title: label, lines: [note] } };
}

/** Of a spice to put: how much room there is for it; of one to give: how many I have. */
function spiceNote(verb: string, spice: string, table: Table): string {
  const player = playerOf(table, table.near);
  if (!player) return '';
  if (verb === 'give') return t('goa.give_note', { count: player.stock[spice] ?? 0 });
  return t('goa.put_note', { count: player.room_for[spice] ?? 0 });
}

/** "+3": the goods that a move brings at once. */
const brings = ({ ships, colonists, ducats, spices }: Outlook): string =>
  `+${ships ?? colonists ?? ducats ?? spices ?? 0}`;

function choiceOf(number: number, outlook: Outlook, table: Table): Choice | null {
  const move = table.move(number);
  if (!move) return null;
  const { tile, seat, goods, spice, column, colony, place } = move.args;
  const label = plain(moveSaid(number, table));
  switch (move.verb) {
    case 'take': {
      const about = tileTip(String(tile), table);
      return {
        key: `take:${tile}`,
        label: tileTitle(tileFacts(String(tile), table), table),
        note: '',
        tile: String(tile),
        about,
      };
    }
    case 'colony':
      return colonyChoice(String(tile), label, table);
    case 'found': {
      const facts = colonyFacts(String(colony), table);
      const note = t('goa.needs', { count: facts?.need ?? 0 });
      return {
        key: `place:${colony}`,
        label: nameOf('colony', String(colony), table),
        note,
        icon: 'fort',
        about: { title: label },
      };
    }
    case 'spy':
      return spyChoice(Number(seat), label, table);
    case 'draw': {
      const about = { title: label, lines: [t('goa.tip.action.expedition')] };
      return { key: `draw:${move.args['number']}`, label, note: '', icon: 'expedition', about };
    }
    case 'choose':
      return {
        key: `choose:${goods}`,
        label: nameOf('goods', String(goods), table, 'title'),
        note: brings(outlook),
        icon: GOODS[String(goods)] ?? 'import',
        about: { title: label },
      };
    case 'put':
    case 'give':
      return {
        key: `spice:${spice}`,
        label: nameOf('spice', String(spice), table, 'title'),
        note: spiceNote(move.verb, String(spice), table),
        spice: String(spice),
        about: {
          title: nameOf('spice', String(spice), table, 'title'),
          icon: spiceIcon(String(spice)),
          tint: String(spice),
        },
      };
    case 'progress':
      return progress(String(column), table);
    case 'fill':
    case 'replace':
      return placeChoice(String(place), label, table);
    case 'pay':
    case 'fail':
    case 'extra':
    case 'pass':
    case 'ducats': {
      // What passing means depends on the question.
      const name = (move.verb === 'pass' && maybe(`goa.pass.${questionOf(table)?.key}`)) || label;
      return {
        key: move.verb,
        label: name,
        note: noteOf(move.verb, outlook, table),
        icon: PLAIN[move.verb] ?? 'check',
        about: { title: name },
      };
    }
    default:
      return null;
  }
}

function noteOf(verb: string, outlook: Outlook, table: Table): string {
  if (verb === 'pay') return t('goa.pay_note', { count: -(outlook.colonists ?? 0) });
  if (verb === 'fail') return t('goa.fail_note', { count: outlook.colonists });
  if (verb === 'ducats') return brings(outlook);
  if (verb === 'extra') return t('goa.extra_note');
  return maybe(`goa.pass.${questionOf(table)?.key}.note`) ?? '';
}

export function choicesOf(table: Table): Choice[] {
  const found = new Map<string, Choice>();
  for (const { move, outlook } of offersOf(table)) {
    const choice = choiceOf(move, outlook, table);
    if (choice && !found.has(choice.key)) found.set(choice.key, choice);
  }
  return [...found.values()];
}
