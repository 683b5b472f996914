/** When the pieces of one turn fly: event after event, the pieces of one event close behind each other. */
import type { GameEvent } from '../api/types';

const FLIGHT_MS = 520;
const STAGGER_MS = 70;
/** The pieces of one event start within this time, however many they are. */
const SPREAD_MS = 350;
/** One move takes no longer than this; where more happens, everything flies faster. */
export const LONGEST_MS = 3200;

export interface Times {
  delay: number;
  ms: number;
}

/** For each group of so many pieces: when each of them starts, and how long it flies. */
export function schedule(sizes: number[], speed: number): Times[][] {
  const staggers = sizes.map((size) => Math.min(STAGGER_MS, SPREAD_MS / Math.max(1, size - 1)));
  const lengths = sizes.map((size, at) => FLIGHT_MS + (size - 1) * (staggers[at] ?? 0));
  const total = lengths.reduce((sum, length) => sum + length, 0);
  const scale = Math.min(1, LONGEST_MS / Math.max(1, total)) / speed;
  let start = 0;
  return sizes.map((size, group) => {
    const times = Array.from({ length: size }, (_, at) => ({
      delay: (start + at * (staggers[group] ?? 0)) * scale,
      ms: FLIGHT_MS * scale,
    }));
    start += lengths[group] ?? 0;
    return times;
  });
}

/** Events in the groups in which they are seen: the same thing happening to several people is one. */
export function scenes(events: GameEvent[]): GameEvent[][] {
  const found: GameEvent[][] = [];
  for (const event of events) {
    const last = found.at(-1);
    if (last?.[0]?.kind === event.kind) last.push(event);
    else found.push([event]);
  }
  return found;
}
