/** What the pieces tell of themselves. */
import type { TipContent } from '../../pieces/tip.svelte';
import type { Table } from '../../table/state.svelte';
import { maybe, t, type Key } from '../../words';
import {
  boardOf,
  boxOf,
  cardFacts,
  colonyFacts,
  columnFacts,
  kindOf,
  outlookOf,
  playerOf,
  priceOf,
  smallPlantation,
  spiceIcon,
  symbolIcon,
  tileFacts,
  type Place,
  type TileFacts,
} from './facts';
import { cardName, gainText, nameOf, priceText, spiceNames, tileName } from './names';

/** The sentence about each class of tiles. */
const ABOUT = {
  plantation: 'goa.tip.plantation',
  immediate: 'goa.tip.immediate',
  choice: 'goa.tip.choice',
  gift: 'goa.tip.gift',
  red: 'goa.tip.red',
  'extra harvest': 'goa.tip.extra_harvest',
  duty: 'goa.tip.duty',
  succour: 'goa.tip.succour',
  espionage: 'goa.tip.espionage',
  viceroy: 'goa.tip.viceroy',
  exchange: 'goa.tip.exchange',
  planter: 'goa.tip.planter',
  mission: 'goa.tip.mission',
} as const satisfies Record<TileFacts['class'], Key>;

/** What a tile does, in one or two sentences. */
export function tileLines(facts: TileFacts | null, table: Table): string[] {
  if (!facts) return [t('goa.tip.flag')];
  const values = {
    count: facts.spaces ?? facts.fills ?? facts.flips ?? facts.points ?? 0,
    spice: nameOf('spice', facts.spice ?? '', table),
    gain: gainText(facts, table),
    price: facts.price ?? 0,
    points: facts.points ?? smallPlantation(table)?.points ?? 0,
    planter: smallPlantation(table)?.points_with_planter ?? 0,
    ships: facts.ships ?? 0,
    colonists: facts.colonists ?? 0,
  };
  const lines = [t(ABOUT[facts.class], values)];
  if (facts.class === 'plantation' && facts.points) lines.push(t('goa.tip.small', values));
  return lines;
}

export function tileTip(id: string | null, table: Table): TipContent {
  const facts = tileFacts(id, table);
  const kind = kindOf(facts);
  const left = kind === 'red' && facts ? [t('goa.tip.rounds', { count: boardOf(table).rounds_left })] : [];
  return {
    title: tileName(id, table),
    icon: kind === 'plantation' ? spiceIcon(facts?.spice ?? 'any') : KIND_ICONS[kind],
    tint: kind === 'plantation' ? (facts?.spice ?? 'any') : `kind-${kind}`,
    lines: [...tileLines(facts, table), ...left],
  };
}

export const KIND_ICONS = {
  plantation: 'leaf',
  now: 'at-once',
  red: 'every-round',
  once: 'check',
  score: 'vp',
  flag: 'flag',
} as const;

export function cardTip(id: string, table: Table): TipContent {
  const card = cardFacts(id, table);
  if (!card) return { title: t('goa.card_back'), lines: [] };
  const { cards } = boxOf(table).founding;
  const { flips = 0 } = card.does;
  // One that is not in my hand: what it would be worth alone.
  const single = { count: 1, points: boxOf(table).expedition.points_by_symbols[1] };
  const kept = playerOf(table, table.near)?.symbols?.[card.symbol] ?? single;
  return {
    title: cardName(id, table),
    icon: symbolIcon(card.symbol),
    tint: 'plain',
    lines: [
      maybe(`goa.card.${card.kind}.long`, {
        ...card.does,
        gain: gainText(card.does, table),
        cards,
        more: cards + flips,
      }) ?? '',
      t('goa.tip.card_number', { number: card.colonists }),
      t('goa.tip.card_symbol', { symbol: nameOf('symbol', card.symbol, table), ...kept }),
    ],
  };
}

export function placeTip(place: Place, seat: number, table: Table): TipContent {
  const player = playerOf(table, seat);
  const kinds = place.bears;
  if (place.tile !== null) {
    const lying = place.spices.length ? [t('goa.tip.lying', { spices: spiceNames(place.spices, table) })] : [];
    const free = t('goa.tip.free', { count: place.free, kinds: spiceNames(kinds, table) });
    return {
      title: tileFacts(place.tile, table) ? tileName(place.tile, table) : nameOf('place', place.place, table),
      icon: spiceIcon(kinds.length > 1 ? 'any' : (kinds[0] ?? 'any')),
      tint: kinds.length > 1 ? 'any' : (kinds[0] ?? 'any'),
      lines: [...lying, free, t('goa.tip.spices_pay')],
    };
  }
  const colony = colonyFacts(place.place, table);
  if (!colony || !player) return { title: t('goa.free_place'), lines: [t('goa.tip.free_place')] };
  const percent = outlookOf(`place:${colony.id}`, table).chance ?? place.chance;
  const near = seat === table.seat && percent !== null ? [t('goa.tip.chance', { percent })] : [];
  const kindsLeft = boxOf(table).colony_tile.filter((tile) => tile.colony === colony.id);
  const leftOver = kindsLeft.reduce((sum, tile) => sum + (boardOf(table).colonies_left[tile.id] ?? 0), 0);
  return {
    title: t('goa.not_founded', { colony: nameOf('colony', colony.id, table) }),
    icon: 'fort',
    tint: 'plain',
    lines: [
      t('goa.tip.colony', {
        need: colony.need,
        population: player.levels['colonists'],
        cards: boxOf(table).founding.cards,
        colonists: player.colonists,
        count: colony.spaces,
      }),
      ...near,
      t('goa.tip.colony_left', { count: leftOver }),
    ],
  };
}

/** A cell of the development board. */
export function cellTip(column: string, row: number, table: Table): TipContent {
  const facts = columnFacts(column, table);
  const value = facts?.values[row - 1] ?? 0;
  const here = boardOf(table).players.flatMap((player, seat) =>
    player.rows[column] === row ? [table.name(seat)] : [],
  );
  const points = boxOf(table).development.points_by_row[row - 1] ?? 0;
  const first = boardOf(table).first[column]?.[String(row)];
  return {
    title: t('goa.cell', { column: nameOf('column', column, table), row }),
    lines: [
      maybe(`goa.tip.column.${column}`, { value, limit: facts?.hand_limit?.[row - 1] ?? 0 }) ?? '',
      t('goa.tip.row_points', { count: points }),
      ...(first === undefined
        ? []
        : [first === null ? t('goa.tip.first') : t('goa.tip.first_gone', { name: table.name(first) })]),
      ...(here.length ? [t('goa.tip.here', { names: here })] : []),
    ],
  };
}

/** A step down the development board; `offered`: I can take it now. */
export function stepTip(column: string, leaves: number, offered: boolean, table: Table): TipContent {
  const price = priceOf(column, leaves, offered, table);
  const facts = columnFacts(column, table);
  return {
    title: t('goa.step', { column: nameOf('column', column, table), from: leaves, to: leaves + 1 }),
    lines: [
      t('goa.tip.step', { price: priceText(price, table) }),
      t('goa.tip.step_gain', { from: facts?.values[leaves - 1] ?? 0, to: facts?.values[leaves] ?? 0 }),
    ],
  };
}

type Supply = 'ducats' | 'ships' | 'colonists' | 'extra' | 'cards' | 'points';

export function supplyTip(key: Supply, seat: number, table: Table): TipContent {
  const limit = playerOf(table, seat)?.hand_limit ?? 0;
  const { flow, scoring } = boxOf(table);
  const values = { limit, points: scoring.most_ducats, kept: flow.extra_action_cards_kept };
  return { title: nameOf('supply', key, table, 'title'), lines: [t(`goa.tip.supply.${key}`, values)] };
}
