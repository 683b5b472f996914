/** The view and the box of Goa as the client reads them. Display only: the rules are the server's. */
import type { GoaEvent, GoaPrompt } from '../../api/events';
import type { QuestionOf, Schemas } from '../../api/types';
import type { IconName } from '../../look/icons';
import { finalPoints } from '../../table/ending';
import { shapesOf } from '../../table/shapes';
import type { Table } from '../../table/state.svelte';

export type Lot = Schemas['GoaLotView'];
export type Place = Schemas['GoaPlaceView'];
export type Player = Schemas['GoaPlayerView'];
export type Price = Schemas['GoaPrice'];
export type GoaBoard = Schemas['GoaView'];

export type Outlook = Schemas['GoaOutlook'];
export type TileFacts = Schemas['GoaBoxTile'];

/** What tiles, cards and tokens give. */
export type Gain = Partial<Record<(typeof GAINS)[number]['key'], number>>;

/** Which of the messages' types are this game's. */
export interface Goa {
  board: GoaBoard;
  box: Schemas['GoaBox'];
  event: GoaEvent;
  prompt: GoaPrompt;
  outlook: Outlook;
}

export const { board: boardOf, box: boxOf, offers: offersOf, question: questionOf } = shapesOf<Goa>();
export const playerOf = (table: Table, seat: number): Player | undefined => boardOf(table).players[seat];

/** The points of a seat that all can see: at the end all of them. */
export const pointsOf = (seat: number, table: Table): number =>
  finalPoints(seat, table) ?? playerOf(table, seat)?.points ?? 0;

/** What I am asked and can answer now. */
export const askedOf = (table: Table): QuestionOf<Goa> | null => (table.offers.length ? questionOf(table) : null);

// Spices ---------------------------------------------------------------------------------------------------------------

export const spiceIcon = (spice: string): IconName => (spice === 'any' ? 'any-spice' : (spice as IconName));

// Tiles ----------------------------------------------------------------------------------------------------------------

export type Kind = 'plantation' | 'now' | 'red' | 'once' | 'score' | 'flag';

const KINDS: Partial<Record<TileFacts['class'], Kind>> = {
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

/** One of the plantations that the Planter makes worth more. */
export const smallPlantation = (table: Table) => boxOf(table).tile.find((tile) => tile.points_with_planter);

export const GAINS = [
  { key: 'ships', icon: 'ship' },
  { key: 'colonists', icon: 'colonist' },
  { key: 'ducats', icon: 'ducat' },
  { key: 'spices', icon: 'any-spice' },
  { key: 'cards', icon: 'expedition' },
  { key: 'extra_actions', icon: 'extra-action' },
] as const;

export const gainsOf = (gain: Gain) =>
  GAINS.flatMap(({ key, icon }) => (gain[key] ? [{ number: gain[key], icon, key }] : []));

// Colonies and places --------------------------------------------------------------------------------------------------

export const colonyFacts = (id: string, table: Table) => boxOf(table).colony.find((colony) => colony.id === id);
export const colonyTile = (id: string, table: Table) => boxOf(table).colony_tile.find((tile) => tile.id === id);

// Cards ----------------------------------------------------------------------------------------------------------------

/** A card, and what its kind does. */
export function cardFacts(id: string, table: Table) {
  const card = boxOf(table).card.find((other) => other.id === id);
  const kind = boxOf(table).card_kind.find((other) => other.id === card?.kind);
  return card && kind ? { ...card, does: kind } : null;
}

/** The picture of a symbol, or a card where we have none. */
export const symbolIcon = (symbol: string): IconName => SYMBOLS.find((known) => known === symbol) ?? 'card';
const SYMBOLS = ['elephant', 'palm', 'shell', 'statue', 'tiger', 'lotus'] as const satisfies IconName[];

// Development ----------------------------------------------------------------------------------------------------------

export const COLUMN_ICONS: Record<string, IconName> = {
  ships: 'ship',
  harvest: 'any-spice',
  taxes: 'ducat',
  expeditions: 'expedition',
  colonists: 'colonist',
};

export const columnFacts = (id: string, table: Table) => boxOf(table).column.find((column) => column.id === id);

/** The price of a step as it is printed on the board. */
export function printedPrice(column: string, leaves: number, table: Table): Price {
  const step = boxOf(table).step.find((other) => other.column === column && other.leaves === leaves);
  return { spice: step?.spices ?? [], ships: step?.ships ?? 0, ducats: 0 };
}

export const foundedBy = (player: Player): number => player.colonies.filter((place) => place.tile !== null).length;

// What a move leads to -------------------------------------------------------------------------------------------------

/** What the first offer of a piece leads to. */
export function outlookOf(piece: string, table: Table): Outlook {
  const [first] = table.offersFor(piece);
  return offersOf(table).find((offer) => offer.move === first?.move)?.outlook ?? {};
}

/** The price as it stands; where the step is offered to me, perhaps by a card or a tile, what I would pay now. */
export const priceOf = (column: string, leaves: number, offered: boolean, table: Table): Price =>
  (offered ? outlookOf(`step:${column}`, table).price : undefined) ?? printedPrice(column, leaves, table);

// The course -----------------------------------------------------------------------------------------------------------

/** The lot that is being auctioned. */
export function lotNow(board: GoaBoard): Lot | null {
  return board.lots.find((lot) => lot.marker === board.auction?.marker) ?? null;
}
