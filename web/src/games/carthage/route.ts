/** Ships side by side where several share a space, and what ships and spaces tell of themselves. */
import type { TipContent } from '../../pieces/tip.svelte';
import type { Table } from '../../table/state.svelte';
import { t } from '../../words';
import { boardOf, boxOf, goalOf, spaceName, wareIcon, wareName } from './facts';

export interface Berth {
  colour: string;
  space: number;
  dx: number;
  dy: number;
  scale: number;
}

const BERTHS: [number, number, number][][] = [
  [[0, 0, 1]],
  [
    [-33, -4, 0.94],
    [34, 2, 0.94],
  ],
  [
    [-40, 4, 0.78],
    [3, -14, 0.78],
    [42, 9, 0.78],
  ],
  [
    [-38, -10, 0.7],
    [14, -18, 0.7],
    [-14, 16, 0.7],
    [40, 8, 0.7],
  ],
];

export function inBerths(ships: Record<string, number>, order: string[]): Berth[] {
  return order.map((colour) => {
    const space = ships[colour] ?? 0;
    const company = order.filter((other) => ships[other] === space);
    const berths = BERTHS[Math.min(company.length, BERTHS.length) - 1] ?? [];
    const [dx = 0, dy = 0, scale = 1] = berths[company.indexOf(colour) % berths.length] ?? [];
    return { colour, space, dx, dy, scale };
  });
}

export function shipTip(colour: string, table: Table): TipContent {
  const space = boardOf(table).ships[colour] ?? 0;
  const ware = wareName(colour, table);
  const place = spaceName(space, table);
  const left = boxOf(table).route_space.length - 1 - space;
  return {
    title: t('carthage.ship', { ware, place }),
    icon: wareIcon(colour),
    tint: colour,
    lines: [t('carthage.tip.ship', { ware, count: left, place: goalOf(table) })],
  };
}

export function spaceTip(at: number, table: Table): TipContent {
  const space = boxOf(table).route_space[at];
  const here = Object.entries(boardOf(table).ships).filter(([, place]) => place === at);
  const ships = here.length
    ? [t('carthage.ships_here', { ships: here.map(([colour]) => wareName(colour, table)) })]
    : [];
  const kind = space?.kind ?? 'sea';
  return { title: `${spaceName(at, table)} (${at})`, lines: [t(`carthage.space.${kind}`), ...ships] };
}
