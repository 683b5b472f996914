/** What the bonus spaces of the board and of the C and D tracks give, in icons and in words. */
import type { IconName } from '../../look/icons';
import type { Table } from '../../table/state.svelte';
import { t, type Key } from '../../words';
import { boardOf, boxOf, kindIcon, kindName, nameOf, rewardIcon, rewardText } from './facts';
import type { StepBox } from './view';

export interface Part {
  icon: IconName;
  n?: number | string;
}

export const MAJORITIES = ['coffee', 'banana', 'cotton', 'expansion'];
export const TILE_ICONS: Record<string, IconName> = {
  'plus good': 'plus-good',
  bookkeeper: 'bookkeeper',
  merchant: 'merchant',
  expansion: 'expansion',
};

export const stepsOf = (kind: string, table: Table): StepBox[] =>
  boxOf(table).majority_step.filter((step) => step.kind === kind);

export const companyOf = (kind: string, table: Table): string =>
  nameOf(boxOf(table).majority.find((space) => space.kind === kind)?.company ?? '', table);

export const stepParts = (step: StepBox): Part[] => [
  { icon: 'track-step', n: step.spaces },
  ...step.extra.map(([reward, n]) => ({ icon: rewardIcon(reward), n })),
];

export const stepText = (step: StepBox, table: Table): string =>
  t('mombasa.step', {
    least: step.least,
    company: companyOf(step.kind, table),
    rewards: [rewardText('track', step.spaces), ...step.extra.map(([reward, n]) => rewardText(reward, n))].join(
      t('mombasa.and'),
    ),
  });

export function tileText(name: string, table: Table): string {
  const kind = name.replace(' ', '_');
  const tile = boxOf(table).bonus_tile.find((item) => item.kind === kind);
  return t(`mombasa.tile.${kind}` as Key, {
    plus: tile?.plus,
    value: tile?.value,
    diamonds: tile?.diamonds,
    more: tile?.per_other_merchant,
  });
}

/** "C1 first" is the space of the first special field of track C1. */
const level = (space: string): number => (space.endsWith('first') ? 0 : 1);

/** What a privilege of a track does, in icons: level 0 is that of the first special field. */
export function privilegeParts(track: string, at: number, table: Table): Part[] {
  const box = boxOf(table).privilege.find((item) => item.track === track);
  if (!box) return [];
  const cost = costOf(track, at, table);
  const pay = cost ? [{ icon: 'pound' as IconName, n: `${cost}→` }] : [];
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
  return [...pay, { icon: 'track-step', n: `${box.tracks?.[at]}×${spread(track, at, table)}` }];
}

/** What a marker costs on a space of a track: the table knows it, for an option changes it. */
const costOf = (track: string, at: number, table: Table): number =>
  boardOf(table).spaces.find((space) => space.name.startsWith(track) && level(space.name) === at)?.cost ?? 0;

function spread(track: string, at: number, table: Table): number {
  const box = boxOf(table).privilege.find((item) => item.track === track);
  const wide = at === 1 && table.view.options['wide_d2'] === true;
  return (wide ? box?.second_spaces_alternative : box?.spaces?.[at]) ?? 0;
}

export function privilegeText(track: string, at: number, table: Table): string {
  const box = boxOf(table).privilege.find((item) => item.track === track);
  if (!box) return '';
  const kind = track === 'B2' && at === 1 ? 'B2_second' : track === 'B1' && at === 1 ? 'B1_second' : track;
  const [points, diamonds] = box.options?.[at]?.[0] ?? [0, box.diamonds?.[at] ?? 0];
  return t(`mombasa.privilege.${kind}` as Key, {
    n: box.expansion_plus?.[at] ?? box.extra_markers?.[at] ?? box.discount?.[at] ?? box.bonus?.[at],
    plus: box.plus?.[at],
    cost: costOf(track, at, table),
    points,
    diamonds,
    less: -(box.price_change?.[at] ?? 0),
    card: box.discard?.[at] === 'any' ? t('mombasa.any_card') : kindName(box.discard?.[at] ?? 'coffee').toLowerCase(),
    tracks: box.tracks?.[at],
    spaces: spread(track, at, table),
  });
}

export function spaceName(space: string): string {
  const track = /^([CD]\d) (first|second)$/.exec(space);
  if (track) return t(`mombasa.space.${track[2] as 'first' | 'second'}`, { track: track[1] });
  return t(`mombasa.space.${space.replaceAll(' ', '_')}` as Key);
}

export function spaceLines(space: string, table: Table): string[] {
  const box = boxOf(table);
  const track = /^([CD]\d) /.exec(space)?.[1];
  if (track) return [privilegeText(track, level(space), table)];
  if (MAJORITIES.includes(space))
    return [
      t('mombasa.space.majority', { kind: kindName(space).toLowerCase() }),
      ...stepsOf(space, table).map((step) => stepText(step, table)),
    ];
  if (space.endsWith(' tile')) return [t('mombasa.space.tile'), tileText(space.slice(0, -5), table)];
  return [
    t(`mombasa.space.${space.replace(' ', '_')}_tip` as Key, {
      points: box.first_player_space.points,
      bonus: box.discard_space.bonus,
    }),
  ];
}
