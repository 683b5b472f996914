/** What the board shows, worked out from the view and the box. No rules: sums for people to look at. */
import type { IconName } from '../../look/icons';
import type { Table } from '../../table/state.svelte';
import { t, type Key } from '../../words';
import type {
  BookView,
  CardBox,
  CompanyBox,
  MombasaBoard,
  MombasaBox,
  Point,
  SeatView,
  SlotView,
  TrackBox,
} from './view';

export const GOODS = ['banana', 'coffee', 'cotton'] as const;
export const KINDS = [...GOODS, 'expansion'] as const;

export const boardOf = (table: Table): MombasaBoard => table.view.board as MombasaBoard;
export const boxOf = (table: Table): MombasaBox => table.details.box as unknown as MombasaBox;
export const playerOf = (table: Table, seat: number): SeatView | undefined => boardOf(table).players[seat];

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
export const path = (points: Point[], closed = false): string =>
  `M${points.map((point) => point.join(' ')).join('L')}${closed ? 'Z' : ''}`;

export const companyBox = (name: string, table: Table): CompanyBox | undefined =>
  boxOf(table).company.find((company) => company.name === name);
export const slug = (name: string, table: Table): string => companyBox(name, table)?.id ?? '';
export const houseOf = (id: string): IconName => `house-${id}` as IconName;
export const nameOf = (id: string, table: Table): string =>
  boxOf(table).company.find((company) => company.id === id)?.name ?? id;

export const cardBox = (name: string, table: Table): CardBox =>
  boxOf(table).card.find((card) => card.name === name) ?? { name, kind: 'share', crate: 0 };

export const trackBox = (name: string, table: Table): TrackBox | undefined =>
  boxOf(table).track.find((track) => track.name === name);

/** The last of the pairs [position, value] that is reached. */
export const reached = (pairs: [number, number][], at: number): number =>
  pairs.reduce((value, [space, amount]) => (space <= at ? amount : value), 0);

export const kindIcon = (kind: string): IconName => {
  const icons: Record<string, IconName> = { any: 'any-good', merchant_or_bookkeeper: 'colleague' };
  return icons[kind] ?? (kind as IconName);
};

export const kindName = (kind: string): string => t(`mombasa.kind.${kind}` as Key);

/** "Banana 2", "Expansion 3 (Cairo)", as people say it. */
export function cardTitle(name: string, table: Table): string {
  const card = cardBox(name, table);
  const value = card.value ? ` ${card.value}` : '';
  const share = card.share ?? card.company;
  return `${kindName(card.kind)}${value}${share ? ` (${nameOf(share, table)})` : ''}`;
}

export function cardLines(name: string, table: Table): string[] {
  const card = cardBox(name, table);
  const merchant = boxOf(table).merchant.find((kind) => kind.kind === (card.company ? 'company' : 'plain'));
  const values = {
    value: card.value ?? 0,
    diamonds: merchant?.diamonds,
    pounds: merchant?.pounds,
    more: merchant?.per_two_mines,
    company: nameOf(card.company ?? card.share ?? '', table),
  };
  const goods = (GOODS as readonly string[]).includes(card.kind);
  const kind = goods ? 'goods' : card.kind === 'merchant' && card.company ? 'merchant_company' : card.kind;
  return [
    t(`mombasa.card.${kind}` as Key, values),
    ...(card.share && card.kind !== 'share' ? [t('mombasa.card.one_share', values)] : []),
    t(card.kind === 'share' ? 'mombasa.card.price' : 'mombasa.card.crate', { crate: card.crate }),
  ];
}

const REWARD_ICONS: Record<string, IconName> = {
  pounds: 'pound',
  diamonds: 'diamond',
  points: 'book',
  track: 'track-step',
  company_track: 'track-step',
  posts: 'remove-post',
  remove_post: 'remove-post',
  cotton_less: 'cotton-pay',
};
export const slotName = (slot: SlotView): string => t(`mombasa.slot.${slot.name.replace(' ', '_')}` as Key);

export const rewardIcon = (reward: string): IconName => REWARD_ICONS[reward] ?? 'pound';

export function rewardText(reward: string, amount: number): string {
  return t(`mombasa.reward.${reward}` as Key, { count: amount });
}

export const needText = (needs: Record<string, number>): string =>
  Object.entries(needs)
    .map(([kind, n]) =>
      kind === 'merchant_or_bookkeeper' ? t('mombasa.need.colleague') : t('mombasa.need', { kind: kindName(kind), n }),
    )
    .join(t('mombasa.and'))
    .toLowerCase();

export const bookTitle = (book: BookView): string =>
  t('mombasa.book.title', {
    letter: book.letter || t('mombasa.book.start'),
    needs: needText(book.needs),
    reward: rewardText(book.reward, book.amount),
  });

/** "A (banana 2 → 1 pound)": short, for lists and sentences. */
export const bookText = (book: BookView): string =>
  t('mombasa.book.short', {
    letter: book.letter || t('mombasa.book.start'),
    needs: needText(book.needs),
    reward: rewardText(book.reward, book.amount),
  });

/** Whether what lies face up now meets the needs of a book; nothing is used up by it. */
export function meets(book: BookView, player: SeatView, tiles: boolean, table: Table): boolean {
  const total = (kind: string) => player.totals[kind] ?? 0;
  return Object.entries(book.needs).every(([kind, n]) => {
    if (kind === 'any') return GOODS.some((good) => total(good) - (book.needs[good] ?? 0) >= n);
    if (kind !== 'merchant_or_bookkeeper') return total(kind) >= n;
    const helps = (slot: SlotView) =>
      slot.state === 'up' && slot.card && ['merchant', 'bookkeeper'].includes(cardBox(slot.card, table).kind);
    return tiles || player.slots.some(helps);
  });
}

/** The spaces that the ink of a seat could come to, one book after the other, with what lies face up now. */
export function inkReach(table: Table, seat: number): number[] {
  const board = boardOf(table);
  const player = board.players[seat];
  if (!player) return [];
  const tiles = board.tiles.some(
    (tile) => tile.holder === seat && tile.state === 'up' && ['merchant', 'bookkeeper'].includes(tile.name),
  );
  const spaces: number[] = [];
  for (let space = player.ink + 1; ; space += 1) {
    const there = player.books.find((book) => book.space === space);
    if (!there || !(there.turned || meets(there.book, player, tiles, table))) return spaces;
    spaces.push(space);
  }
}

/** Mines in the regions where a company has posts now. */
export function minesOf(company: string, table: Table): number {
  const regions = boxOf(table).region;
  return boardOf(table).regions.reduce(
    (mines, region, at) => mines + (region.company === company ? (regions[at]?.mines ?? 0) : 0),
    0,
  );
}

/** The wealth that everybody can see: cash, shares, diamond and book track. */
export function wealth(player: SeatView, table: Table): number {
  const shares = boardOf(table).companies.reduce(
    (sum, company) => sum + (player.shares[company.name] ?? 0) * company.value,
    0,
  );
  return player.pounds + shares + player.diamond_value + player.book_value;
}

/** Keys for copies of the same card. */
export function keyed(cards: string[]): { key: string; card: string }[] {
  const seen = new Map<string, number>();
  return cards.map((card) => {
    const copy = (seen.get(card) ?? 0) + 1;
    seen.set(card, copy);
    return { key: `${card}#${copy}`, card };
  });
}

/** The coins that a column of a headquarters shows with so many posts; its bottom space, once vacated, stays open. */
export function columnCoins(posts: number, vacated: boolean, table: Table): number {
  const { coins } = boxOf(table).hq;
  const covered = vacated ? coins.slice(-1 - posts, -1) : coins.slice(coins.length - posts);
  return sum(coins) - (posts ? sum(covered) : 0);
}
const sum = (numbers: number[]): number => numbers.reduce((all, n) => all + n, 0);

/** How much more a share is worth when a post leaves a column (-1) or comes back to it (1). */
export function columnChange(company: string, column: number, posts: -1 | 1, table: Table): number {
  const facts = boardOf(table).companies.find((item) => item.name === company)?.columns[column - 1];
  if (!facts) return 0;
  const last = posts < 0 && facts.posts === 1;
  return (
    columnCoins(facts.posts + posts, facts.vacated || last, table) - columnCoins(facts.posts, facts.vacated, table)
  );
}
