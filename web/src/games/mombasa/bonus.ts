/** What the bonus spaces of the board and of the C and D tracks give, in icons and in words. */
import type { IconName } from '../../look/icons';
import { amounts, called } from '../../table/sentences';
import type { Table } from '../../table/state.svelte';
import { t, type Key } from '../../words';
import { boardOf, boxOf, companyName, kindIcon, nameOf, rewardIcon } from './facts';
import type { SpaceView, StepBox, TileView } from './view';

/** Rewards by kind, and how much of each. */
export type Rewards = [string, number][];

export interface Part {
  icon: IconName;
  n?: number | string;
}

export const MAJORITIES = ['coffee', 'banana', 'cotton', 'expansion'];
type Tile = TileView['name'];
export const TILE_ICONS: Record<Tile, IconName> = {
  plus_good: 'plus-good',
  bookkeeper: 'bookkeeper',
  merchant: 'merchant',
  expansion: 'expansion',
};

export const stepsOf = (kind: string, table: Table): StepBox[] =>
  boxOf(table).majority_step.filter((step) => step.kind === kind);

export const companyOf = (kind: string, table: Table): string =>
  nameOf(boxOf(table).majority.find((space) => space.kind === kind)?.company ?? '', table);

/** What a step gives, by kind, as it stands in the box. */
export const rewardsOf = (step: StepBox): Rewards => [['track', step.spaces], ...step.extra];

export const rewardParts = (rewards: Rewards): Part[] =>
  rewards.map(([reward, n]) => ({ icon: rewardIcon(reward), n }));

export const stepText = (least: number, company: string, rewards: Record<string, number>, table: Table): string =>
  t('mombasa.step', { least, company, rewards: amounts(rewards, table) });

export const tileName = (tile: Tile, table: Table): string => called('tile', tile, table, 'title') ?? tile;

export function tileText(name: Tile, table: Table): string {
  const tile = boxOf(table).bonus_tile.find((item) => item.kind === name);
  return t(`mombasa.tile.${name}`, {
    plus: tile?.plus,
    value: tile?.value,
    diamonds: tile?.diamonds,
    more: tile?.per_other_merchant,
  });
}

const spaceOf = (space: string, table: Table): SpaceView | undefined =>
  boardOf(table).spaces.find((item) => item.name === space);

/** What a privilege of a track does, in icons: level 0 is that of the first special field. */
export function privilegeParts(track: string, at: number, table: Table): Part[] {
  const box = boxOf(table).privilege.find((item) => item.track === track);
  if (!box) return [];
  const space = trackSpace(track, at, table);
  const pay = space?.cost ? [{ icon: 'pound' as IconName, n: `${space.cost}→` }] : [];
  if (box.expansion_plus) return [{ icon: 'expansion', n: `+${box.expansion_plus[at]}` }];
  if (box.extra_markers) return [{ icon: 'plus-good', n: box.extra_markers[at] ?? 0 }];
  if (box.plus?.[at]) return [{ icon: kindIcon(box.plus_good ?? 'cotton'), n: `+${box.plus[at]}` }];
  if (box.discount) {
    const goods = box.goods?.[at] ?? [];
    const icon = box.mix?.[at] ? 'any-good' : kindIcon(goods[0] ?? 'any');
    return [{ icon }, { icon: 'buy-card', n: `−${box.discount[at]}` }];
  }
  if (box.options) {
    const options = box.options[at] ?? [];
    const [points, diamonds] = options[0] ?? [0, 0];
    const other = options[1];
    return [
      ...pay,
      { icon: 'book', n: other ? `${points}/${other[0]}` : points },
      { icon: 'diamond', n: other ? `${diamonds}/${other[1]}` : diamonds },
    ];
  }
  if (box.price_change) {
    const change = box.price_change[at] ?? 0;
    return [
      { icon: 'buy-card', n: change ? `−${-change}` : '' },
      { icon: 'diamond', n: box.diamonds?.[at] ?? 0 },
    ];
  }
  if (box.bonus)
    return [
      { icon: box.discard?.[at] === 'any' ? 'discard' : kindIcon(box.discard?.[at] ?? 'coffee') },
      { icon: 'crate', n: `+${box.bonus[at]}` },
    ];
  return [...pay, { icon: 'track-step', n: `${box.tracks?.[at]}×${space?.spread}` }];
}

/** The bonus space of a special field: what it costs and gives the table knows, for options change it. */
const trackSpace = (track: string, at: number, table: Table): SpaceView | undefined =>
  boardOf(table).spaces.find((space) => space.track === track && space.level === at + 1);

export function privilegeText(track: string, at: number, table: Table): string {
  const box = boxOf(table).privilege.find((item) => item.track === track);
  if (!box) return '';
  const space = trackSpace(track, at, table);
  const kind = box.mix?.[at] || box.plus?.[at] ? `${track}_second` : track;
  const kindIn = (id: string | undefined) => called('kind', id, table);
  const options = box.options?.[at]?.map((_, number) => called('options', `${space?.name} ${number + 1}`, table));
  return t(`mombasa.privilege.${kind}` as Key, {
    n: box.expansion_plus?.[at] ?? box.extra_markers?.[at] ?? box.discount?.[at] ?? box.bonus?.[at],
    plus: box.plus?.[at],
    cost: space?.cost,
    options: options?.join(t('mombasa.or')),
    diamonds: box.diamonds?.[at],
    less: -(box.price_change?.[at] ?? 0),
    card: box.discard?.[at] === 'any' ? t('mombasa.any_card') : kindIn(box.discard?.[at]),
    goods: kindIn(box.goods?.[at]?.[0] ?? box.plus_good),
    tracks: box.tracks?.[at],
    spaces: space?.spread,
  });
}

export const spaceName = (space: string, table: Table): string => called('space', space, table, 'title') ?? space;

export function spaceLines(space: string, table: Table): string[] {
  const box = boxOf(table);
  const of = spaceOf(space, table);
  if (of?.track && of.level) return [privilegeText(of.track, of.level - 1, table)];
  if (MAJORITIES.includes(space))
    return [
      t('mombasa.space.majority', { kind: called('kind', space, table) }),
      ...stepsOf(space, table).map((step) =>
        stepText(step.least, companyName(companyOf(space, table), table), Object.fromEntries(rewardsOf(step)), table),
      ),
    ];
  if (of?.tile) return [t('mombasa.space.tile'), tileText(of.tile, table)];
  if (space === 'first player')
    return [
      t('mombasa.space.first_player_tip', { rewards: amounts({ points: box.first_player_space.points }, table) }),
    ];
  if (space === 'buy') return [t('mombasa.space.buy_tip')];
  return [t('mombasa.space.discard_tip', { pounds: amounts({ pounds: box.discard_space.bonus }, table) })];
}
