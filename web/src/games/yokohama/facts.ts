/** The view of Yokohama, its box, and sums that are shown beside them. Display only: the rules are the server's. */
import type { Drawn, IconName } from '../../look/icons';
import type { YokohamaEvent, YokohamaPrompt } from '../../api/events';
import type { Offer, Schemas } from '../../api/types';
import { finalPoints } from '../../table/ending';
import { amounts, called, plain, sentence } from '../../table/sentences';
import { shapesOf } from '../../table/shapes';
import type { Table } from '../../table/state.svelte';
import { t } from '../../words';

/** What something brings: points, yen, goods, moves, pieces … by name. */
export type Reward = Record<string, number>;

export type Area = Schemas['YokohamaAreaView'];
export type Space = Schemas['YokohamaSpaceView'];
export type Tech = Schemas['YokohamaCardView'];
export type Offered = Schemas['YokohamaOfferView'];
export type Goal = Schemas['YokohamaGoalView'];
export type Player = Schemas['YokohamaPlayerView'];
export type Outlook = Schemas['YokohamaOutlook'];
export type YokohamaBoard = Schemas['YokohamaView'];

export type Kind = Schemas['YokohamaBoxArea'];
export type Order = Schemas['YokohamaBoxOrder'];

/** Which of the messages' types are this game's. */
export interface Yokohama {
  board: YokohamaBoard;
  box: Schemas['YokohamaBox'];
  event: YokohamaEvent;
  prompt: YokohamaPrompt;
  outlook: Outlook;
}

export const { board: boardOf, box: boxOf, question: questionOf } = shapesOf<Yokohama>();

export const GOODS = ['copper', 'silk', 'tea', 'fish'] as const;
export const KINDS = [...GOODS, 'yen', 'import'] as const;
export type Good = (typeof KINDS)[number];
export const isGood = (what: unknown): what is Good => (KINDS as readonly unknown[]).includes(what);

export const playerOf = (table: Table, seat: number = table.near): Player | undefined => boardOf(table).players[seat];
/** The points of a seat: at the end all of them. */
export const pointsOf = (seat: number, table: Table): number =>
  finalPoints(seat, table) ?? playerOf(table, seat)?.points ?? 0;
export const areaOf = (id: string, table: Table): Area | undefined =>
  boardOf(table).areas.find((area) => area.area === id);

export function kindOf(area: Area, table: Table): Kind {
  const kind = boxOf(table).area.find((item) => item.id === area.kind);
  return kind ?? { id: area.kind, name: area.kind, category: 'none', boards: 1, effect: 'canal' };
}

/** Whether somebody acts on a board of this kind. */
export const isActing = (kind: string, table: Table): boolean =>
  areaOf(boardOf(table).action?.area ?? '', table)?.kind === kind;

/** What the words of the game say under a key; undefined where they say nothing. */
function worded(key: string, values: Record<string, unknown>, table: Table): string | undefined {
  const said = sentence(key, values, table);
  return said && plain(said);
}

/** An area or a kind of area. */
export const areaName = (id: string, table: Table): string => called('area', id, table) ?? id;

/** An area in a word, for small boards. */
export function shortName(area: Area, table: Table): string {
  const word = worded(`short.${area.kind}`, {}, table);
  if (!word) return areaName(area.area, table);
  return area.number ? `${word} ${area.number}` : word;
}

export const techFacts = (id: string, table: Table) => boxOf(table).technology.find((item) => item.id === id);
export const techName = (id: string, table: Table): string => called('technology', id, table) ?? id;
export const countryName = (id: string, table: Table): string => called('country', id, table) ?? id;
/** A country on a small card. */
export const countryLetters = (id: string, table: Table): string => worded(`letters.${id}`, {}, table) ?? id;
export const pieceName = (id: string, table: Table): string => called('piece', id, table) ?? id;
export const pieceCount = (id: string, count: number, table: Table): string =>
  worded(`count.${id}`, { count }, table) ?? id;
/** What one has of: several are called in another way where the words say so. */
export const stockName = (kind: Good, table: Table): string =>
  worded(`stock.${kind}`, {}, table) ?? called('kind', kind, table) ?? kind;
export const orderFacts = (number: number, table: Table): Order | undefined => boxOf(table).order[number - 1];

/** The reward on a five-power token; free agents come after the others. */
export function tokenReward(number: number, table: Table): Reward {
  const { five_power_token, free_agent_token } = boxOf(table);
  return [...five_power_token, ...free_agent_token][number - 1]?.reward ?? {};
}

/** Signs of amounts: those of the shared set by their name, this game's own with "#yok-". */
const SIGNS: Record<string, Drawn> = {
  points: 'vp',
  any_good: '#yok-any',
  moves: '#yok-moves',
  assistant: '#yok-wh-assistant',
  shop: '#yok-wh-shop',
  trading_house: '#yok-wh-house',
  free_agent: 'person',
  faith: '#yok-faith',
  value: '#yok-value',
  exchange: '#yok-swap',
  employ: '#yok-wh-assistant',
  duty: 'import',
  order: '#yok-order',
};
export const signOf = (what: string): Drawn => SIGNS[what] ?? (what as IconName);

export const amountName = (what: string, count: number, table: Table): string => amounts({ [what]: count }, table);
export const rewardText = amounts;

/** What a kind of area yields at a power, in amounts. */
export const yieldAt = (kind: Kind, power: number, table: Table): Reward =>
  boardOf(table).powers.find((step) => step.power === power)?.gives[kind.id] ?? {};
/** Whether a port has no order for me, because my hand has no room. Who acts there already was told what they get. */
export const noRoom = (kind: Kind, table: Table): boolean =>
  kind.effect === 'port' && !boardOf(table).action && playerOf(table)?.order_room === 0;
export function yieldText(kind: Kind, power: number, table: Table): string {
  const whole = Object.entries(yieldAt(kind, power, table));
  const given = noRoom(kind, table) ? whole.filter(([what]) => !what.startsWith('order')) : whole;
  return rewardText(Object.fromEntries(given), table);
}

/** Up to which class a port gives an order, in a word; undefined where something else is given. */
export const orderClass = (what: string, table: Table): string | undefined => worded(`short.${what}`, {}, table);

/** What the server says of an offered move. */
export const outlookOf = (offer: Offer): Outlook => offer.outlook;

/** What the cheapest of the moves offered on an area takes in fees and tolls. */
export function feeOf(area: Area, table: Table): number {
  const fees = table.offersFor(`area:${area.area}`).map((offer) => outlookOf(offer).fee ?? 0);
  return fees.length ? Math.min(...fees) : 0;
}

/** What the first of the moves offered on an area makes of it: the assistants that come, the power that follows. */
export function prospectOf(area: Area, table: Table): { more: number; power: number; agent: boolean } {
  const [offer] = table.offersFor(`area:${area.area}`);
  const { assistants = 0, power = area.power[table.near] ?? 0 } = offer ? outlookOf(offer) : {};
  return { more: assistants, power, agent: offer !== undefined && table.move(offer.move)?.verb === 'send' };
}

/** The powers that are worth knowing: as it is, with what the offered placing would add, and the highest. */
export function outlooks(area: Area, table: Table) {
  const offered = table.offersFor(`area:${area.area}`).map(outlookOf);
  const among = (count: number) => offered.find(({ assistants }) => assistants === count)?.power;
  const { agent, power } = prospectOf(area, table);
  const found = [
    { power: agent ? power : area.power[table.near], when: 'now' as const },
    { power: among(1), when: 'one' as const },
    { power: among(2), when: 'two' as const },
    { power: boardOf(table).powers.at(-1)?.power, when: 'most' as const },
  ].flatMap(({ power, when }) => (power === undefined ? [] : [{ power, when }]));
  return found.filter(({ power }, at) => found.findIndex((other) => other.power === power) === at);
}

/** An achievement in play, with what is printed on it. */
export function goalFacts(goal: Goal, table: Table) {
  const printed = boxOf(table).achievement.find(({ id }) => id === goal.id);
  return printed
    ? { ...goal, need: printed.need, text: printed.text, first: printed.first, later: printed.later }
    : undefined;
}

export const orderName = (number: number, table: Table): string => {
  const order = orderFacts(number, table);
  return order ? t('yokohama.order_of', { country: countryName(order.country, table) }) : t('yokohama.order');
};
