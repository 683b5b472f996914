/** The map as paths: made once from the box's geometry. */
import { path } from './facts';
import type { MombasaBox, RegionBox } from './view';

const TINTS = [1, 3, 5, 2, 6, 4];

export interface Land {
  box: RegionBox;
  d: string;
  tint: number;
}

/** Regions with tints that differ from their neighbours'; enclaves and the regions round them have their own. */
export function landsOf(box: MombasaBox): Land[] {
  const tints = new Map<string, number>();
  const enclosed = new Set(box.region.filter((region) => region.hole).map((region) => JSON.stringify(region.hole)));
  const ids = box.region.map((region) => region.id);
  return box.region.map((region, at) => {
    const near = box.border
      .filter((border) => border.a === ids[at] || border.b === ids[at])
      .map((border) => tints.get(border.a === ids[at] ? border.b : border.a));
    const free = TINTS.filter((tint) => !near.includes(tint));
    const inside = [...enclosed].some((hole) => sameRing(JSON.parse(hole) as [number, number][], region));
    const tint = inside ? 8 : region.hole ? 7 : (free[at % Math.max(1, free.length)] ?? 1);
    tints.set(ids[at] ?? '', tint);
    const hole = region.hole ? path(region.hole, true) : '';
    return { box: region, d: path(region.polygon, true) + hole, tint };
  });
}

function sameRing(hole: [number, number][], region: RegionBox): boolean {
  const corners = new Set(region.polygon.map((point) => point.join()));
  return hole.every((point) => corners.has(point.join()));
}

export interface Lines {
  coast: string;
  single: string;
  double: string;
}

export function linesOf(box: MombasaBox): Lines {
  const of = (kind: string) =>
    box.border
      .filter((border) => border.kind === kind)
      .map((border) => path(border.points))
      .join('');
  return { coast: path(box.map.points, true), single: of('single'), double: of('double') };
}

/** Where the worth of a share stands beside a headquarters. */
export function worthAt(side: string, polygon: [number, number][]): [number, number] {
  const xs = polygon.map(([x]) => x);
  const ys = polygon.map(([, y]) => y);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  if (side === 'north') return [left - 56, top + 42];
  if (side === 'south') return [right + 56, bottom - 42];
  if (side === 'west') return [left + 56, top - 42];
  return [right - 58, bottom + 46];
}
