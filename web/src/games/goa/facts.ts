/** The view and the box of Goa as the client reads them, with names for everything. Display only: the rules are the server's. */
import type { Schemas } from '../../api/types';
import type { IconName } from '../../look/icons';
import { finalPoints } from '../../table/ending';
import type { Table } from '../../table/state.svelte';
import { t } from '../../words';

export type Lot = Schemas['GoaLotView'];
export type Auction = Schemas['GoaAuctionView'];
export type Place = Schemas['GoaPlaceView'];
export type Player = Schemas['GoaPlayerView'];
export type GoaBoard = Schemas['GoaView'];

/** What tiles, cards and tokens give. */
export interface Gain {
  ships?: number;
  colonists?: number;
  ducats?: number;
  spices?: number;
  cards?: number;
  extra_actions?: number;
}

export interface TileFacts extends Gain {
  id: string;
  name: string;
  phase: string;
  class: string;
  spice?: string;
  spaces?: number;
  points?: number;
  price?: number;
  fills?: number;
  flips?: number;
}

interface Column {
  id: string;
  name: string;
  values: number[];
  hand_limit?: number[];
}

export interface GoaBox {
  flow: { rounds_per_phase: number; actions_per_round: number };
  auction: { owner_discount: number };
  spices: { names: string[] };
  development: { points_by_row: number[]; first_in_row: number[] };
  column: Column[];
  step: { column: string; leaves: number; spices: string[]; ships: number }[];
  colony_points: { by_number: number[] };
  founding: { cards: number };
  colony: { id: string; name: string; need: number; spaces: number }[];
  colony_tile: { id: string; colony: string; spices?: string[]; count: number }[];
  tile: TileFacts[];
  expedition: { points_by_symbols: number[] };
  card_kind: { id: string; name: string; prices?: number[] }[];
  card: { id: string; kind: string; colonists: number; symbol: IconName }[];
  token: { id: string; name: string }[];
}

export const boxOf = (table: Table): GoaBox => table.details.box as unknown as GoaBox;
export const boardOf = (table: Table): GoaBoard => table.view.board as GoaBoard;
export const playerOf = (table: Table, seat: number): Player | undefined => boardOf(table).players[seat];

/** The points of a seat that all can see: at the end all of them. */
export const pointsOf = (seat: number, table: Table): number =>
  finalPoints(seat, table) ?? playerOf(table, seat)?.points ?? 0;
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

// Spices ---------------------------------------------------------------------------------------------------------------

export const spicesOf = (table: Table): string[] => boxOf(table).spices.names;
export const spiceIcon = (spice: string): IconName => (spice === 'any' ? 'any-spice' : (spice as IconName));

/** All spices of a player, by kind. */
export function spiceCounts(player: Player, table: Table): Record<string, number> {
  const lying = [...player.land, ...player.colonies].flatMap((place) => place.spices);
  return Object.fromEntries(spicesOf(table).map((spice) => [spice, lying.filter((other) => other === spice).length]));
}

export const freeSpaces = (player: Player): number =>
  [...player.land, ...player.colonies].reduce((sum, place) => sum + place.free, 0);

// Tiles ----------------------------------------------------------------------------------------------------------------

export type Kind = 'plantation' | 'now' | 'red' | 'once' | 'score' | 'flag';

const KINDS: Record<string, Kind> = {
  plantation: 'plantation',
  immediate: 'now',
  choice: 'now',
  gift: 'now',
  red: 'red',
  planter: 'score',
  mission: 'score',
};

export const kindOf = (facts: TileFacts | null): Kind => (facts ? (KINDS[facts.class] ?? 'once') : 'flag');

export const tileFacts = (id: string | null, table: Table): TileFacts | null =>
  boxOf(table).tile.find((tile) => tile.id === id) ?? null;

/** What stands on the band of a tile. */
export function tileTitle(facts: TileFacts | null): string {
  if (!facts) return t('goa.flag');
  if (facts.class === 'plantation') return facts.spice === 'any' ? t('goa.any_spice') : capital(facts.spice ?? '');
  return facts.class === 'mission' ? t('goa.mission') : facts.name;
}

export const GAINS: { key: keyof Gain; icon: IconName }[] = [
  { key: 'ships', icon: 'ship' },
  { key: 'colonists', icon: 'colonist' },
  { key: 'ducats', icon: 'ducat' },
  { key: 'spices', icon: 'any-spice' },
  { key: 'cards', icon: 'expedition' },
  { key: 'extra_actions', icon: 'extra-action' },
];

export const gainsOf = (gain: Gain): { number: number; icon: IconName; key: keyof Gain }[] =>
  GAINS.flatMap(({ key, icon }) => (gain[key] ? [{ number: gain[key], icon, key }] : []));

// Colonies and places --------------------------------------------------------------------------------------------------

export const colonyFacts = (id: string, table: Table) => boxOf(table).colony.find((colony) => colony.id === id);
export const colonyTile = (id: string | null, table: Table) => boxOf(table).colony_tile.find((tile) => tile.id === id);

/** The kinds of spices that a place bears; "any" where all. */
export function bears(place: Place, table: Table): string[] {
  const facts = tileFacts(place.tile, table);
  if (facts) return [facts.spice ?? 'any'];
  return colonyTile(place.tile, table)?.spices ?? ['any'];
}

/** A place in words: "Madras", "second plantation". */
export function placeName(id: string, table: Table): string {
  const colony = colonyFacts(id, table);
  if (colony) return colony.name;
  const number = id.split('-').at(-1) ?? '';
  return t('goa.place', { number });
}

/** A tile of a colony in words: "Quilon (pepper, nutmeg)". */
export function colonyTileName(id: string, table: Table): string {
  const tile = colonyTile(id, table);
  const name = colonyFacts(tile?.colony ?? '', table)?.name ?? id;
  return tile?.spices ? t('goa.colony_tile', { name, spices: tile.spices }) : name;
}

// Cards ----------------------------------------------------------------------------------------------------------------

export interface CardFacts {
  id: string;
  kind: string;
  name: string;
  colonists: number;
  symbol: IconName;
}

export function cardFacts(id: string, table: Table): CardFacts | null {
  const card = boxOf(table).card.find((other) => other.id === id);
  const kind = boxOf(table).card_kind.find((other) => other.id === card?.kind);
  return card && kind ? { ...card, name: kind.name } : null;
}

// Development ----------------------------------------------------------------------------------------------------------

export const COLUMN_ICONS: Record<string, IconName> = {
  ships: 'ship',
  harvest: 'any-spice',
  taxes: 'ducat',
  expeditions: 'expedition',
  colonists: 'colonist',
};

export const columnFacts = (id: string, table: Table) => boxOf(table).column.find((column) => column.id === id);

/** The number of a column at a player's level. */
export const levelOf = (player: Player, column: string, table: Table): number =>
  columnFacts(column, table)?.values[(player.rows[column] ?? 1) - 1] ?? 0;

export const handLimit = (player: Player, table: Table): number =>
  columnFacts('expeditions', table)?.hand_limit?.[(player.rows['expeditions'] ?? 1) - 1] ?? 0;

export const stepOf = (column: string, leaves: number, table: Table) =>
  boxOf(table).step.find((step) => step.column === column && step.leaves === leaves);

export const foundedBy = (player: Player): number => player.colonies.filter((place) => place.tile !== null).length;

/** "+3 ships": a column's number at a row, for those who read. */
export const columnValue = (column: string, row: number, table: Table): string =>
  String(columnFacts(column, table)?.values[row - 1] ?? '');

// The course -----------------------------------------------------------------------------------------------------------

export interface RoundFacts {
  name: string;
  state: 'done' | 'now' | 'later';
}

export function roundsOf(table: Table): RoundFacts[] {
  const board = boardOf(table);
  const each = boxOf(table).flow.rounds_per_phase;
  const now = (board.phase === 'B' ? each : 0) + board.round - 1;
  return Array.from({ length: 2 * each }, (_, at) => ({
    name: `${at < each ? 'A' : 'B'}${(at % each) + 1}`,
    state: board.stage === 'over' || at < now ? 'done' : at === now ? 'now' : 'later',
  }));
}

/** The rounds that are still to come, this one included. */
export const roundsLeft = (table: Table): number => roundsOf(table).filter((round) => round.state !== 'done').length;

/** The lot that is being auctioned. */
export function lotNow(board: GoaBoard): Lot | null {
  return board.lots.find((lot) => lot.marker === board.auction?.marker) ?? null;
}

/** The seats in the order in which they speak: from the owner's left, the owner last. */
export const speakers = (owner: number, seats: number): number[] =>
  Array.from({ length: seats }, (_, at) => (owner + 1 + at) % seats);
