import { describe, expect, it } from 'vitest';
import type { Entry } from '../api/types';
import { changes } from './changes';
import { blocksOf, movesSince, worthTelling } from './since';

const KINDS = { headings: ['payday'], minor: ['bid', 'pass'] };
const ME = 0;
const entry = (index: number, seat: number | null, ...events: [string, number | null, object?][]): Entry => ({
  index,
  seat,
  events: events.map(([kind, who, more]) => ({ kind, seat: who, ...more })),
});

const LOG = [
  entry(0, null, ['deal', null]),
  entry(1, 0, ['take', 0]),
  entry(2, 1, ['buy', 1], ['payday', null], ['sell', 0, { points: 1 }]),
  entry(3, 2, ['take', 2]),
  entry(4, 1, ['pay', 1]),
];

describe('since my last turn', () => {
  it('tells what others did after my last move, in a block for each', () => {
    const entries = movesSince(LOG, ME);
    expect(entries.map((item) => item.index)).toEqual([2, 3, 4]);
    const blocks = blocksOf(entries, ME, KINDS);
    expect(blocks.map((block) => block.seat)).toEqual([1, 2]);
    expect(blocks[0]?.indices).toEqual([2, 4]);
    expect(blocks[0]?.lines.map((line) => line.event.kind)).toEqual(['buy', 'payday', 'sell', 'pay']);
    expect(blocks[0]?.lines.map((line) => line.mine)).toEqual([false, false, true, false]);
    expect(blocks[0]?.lines[1]?.heading).toBe(true);
  });

  it('is empty while my own turn goes on', () => {
    expect(movesSince([...LOG, entry(5, 0, ['pay', 0])], ME)).toEqual([]);
  });

  it('stays when something of mine went by itself, until others move on', () => {
    const gone = [...LOG, entry(5, 0, ['go_on', 0])];
    expect(movesSince(gone, ME, 5).map((item) => item.index)).toEqual([2, 3, 4]);
    expect(movesSince([...gone, entry(6, 0, ['place', 0])], ME, 5)).toEqual([]);
    expect(movesSince([...gone, entry(6, 1, ['take', 1])], ME, 5).map((item) => item.index)).toEqual([6]);
  });

  it('begins with the first move where I have not moved yet, without the setting up', () => {
    expect(movesSince(LOG, 3).map((item) => item.index)).toEqual([1, 2, 3, 4]);
  });

  it('is not worth telling for one small thing or for bids', () => {
    const worth = (...entries: Entry[]) => worthTelling(blocksOf(entries, ME, KINDS));
    expect(worth(entry(2, 1, ['take', 1]))).toBe(false);
    expect(worth(entry(2, 1, ['take', 1]), entry(3, 2, ['take', 2]))).toBe(false);
    expect(worth(...[2, 3, 4, 5].map((index) => entry(index, 1, ['bid', 1])))).toBe(false);
    expect(worth(entry(2, 1, ['buy', 1], ['sold', 1, { owner: ME }]))).toBe(true);
    expect(worth(...LOG.slice(2))).toBe(true);
  });

  it('says what I have more or less of', () => {
    const owned = (points: number, cards: number) => [
      { icon: 'vp' as const, label: 'points', count: points },
      { icon: 'hand' as const, label: 'cards', count: cards },
    ];
    expect(changes(owned(3, 2), owned(4, 2))).toEqual([{ icon: 'vp', label: 'points', count: 1 }]);
    expect(changes(owned(3, 2), owned(3, 0))).toEqual([{ icon: 'hand', label: 'cards', count: -2 }]);
  });
});
