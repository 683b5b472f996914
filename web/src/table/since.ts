/** What happened since somebody's last turn, made only of that seat's own log. */
import type { Entry, GameEvent } from '../api/types';
import type { GameModule } from '../games/module';
import { SEATS } from './sentences';

export interface Line {
  key: string;
  index: number;
  event: GameEvent;
  /** A heading of the log: something that happens to all. */
  heading: boolean;
  /** It is about me: my goods, my tile, my name. */
  mine: boolean;
}

/** What one opponent did, in order. */
export interface Block {
  seat: number;
  /** The moves to replay. */
  indices: number[];
  lines: Line[];
}

type Kinds = Pick<GameModule, 'headings' | 'minor'>;

/** The moves of others since the seat last moved; a move that went by itself after them (`forced`) was not its turn. */
export function movesSince(log: Entry[], seat: number, forced = -1): Entry[] {
  const told = log.at(-1)?.index === forced ? log.slice(0, -1) : log;
  const last = told.findLastIndex((entry) => entry.seat === seat);
  return told.slice(last + 1).filter((entry) => entry.seat !== null);
}

export const concerns = (event: GameEvent, seat: number): boolean => SEATS.some((name) => event[name] === seat);

/** One block for each opponent, in the order in which they played. */
export function blocksOf(entries: Entry[], me: number, kinds: Kinds): Block[] {
  const blocks = new Map<number, Block>();
  for (const entry of entries) {
    const seat = entry.seat as number;
    const block = blocks.get(seat) ?? { seat, indices: [], lines: [] };
    blocks.set(seat, block);
    block.indices.push(entry.index);
    for (const [at, event] of entry.events.entries()) {
      if (kinds.minor?.includes(event.kind)) continue;
      block.lines.push({
        key: `${entry.index}.${at}`,
        index: entry.index,
        event,
        heading: kinds.headings.includes(event.kind),
        mine: concerns(event, me),
      });
    }
  }
  return [...blocks.values()].filter((block) => block.lines.length > 0);
}

/** Whether it is worth a summary: not for one small thing. What is about me counts twice. */
export function worthTelling(blocks: Block[]): boolean {
  const lines = blocks.flatMap((block) => block.lines).filter((line) => !line.heading);
  return lines.length + lines.filter((line) => line.mine).length > 2;
}
