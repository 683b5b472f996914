/** Pieces that fly from where they were to where they are now. */
import { tick } from 'svelte';
import type { Flight } from '../games/module';

export interface Ghost {
  id: number;
  face: string;
  from: DOMRect;
  to: DOMRect;
  delay: number;
  ms: number;
  keeps: boolean;
}

const FLIGHT_MS = 520;
const STAGGER_MS = 70;

class Ghosts {
  all = $state.raw<Ghost[]>([]);
  #next = 0;

  /** Runs a change of the picture and lets the pieces of the flights travel; resolves when all have landed. */
  async around(flights: Flight[], speed: number, change: () => void): Promise<void> {
    const taken = new Map<string, number>();
    const departures = flights.map((flight) => find(flight.from, taken)?.getBoundingClientRect());
    change();
    if (!flights.length || speed <= 0) return;
    await tick();
    const landed = new Map<string, number>();
    const ms = FLIGHT_MS / speed;
    const fresh: Ghost[] = [];
    flights.forEach((flight, at) => {
      const target = find(flight.to, landed);
      const from = departures[at];
      const to = target?.getBoundingClientRect();
      if (!from?.width || !to?.width || !target) return;
      const delay = (fresh.length * STAGGER_MS) / speed;
      fresh.push({ id: (this.#next += 1), face: flight.face, from, to, delay, ms, keeps: flight.keeps ?? false });
      if (target.hasAttribute('data-lands')) hideUntil(target, delay + ms);
    });
    this.all = [...this.all, ...fresh];
    const longest = Math.max(0, ...fresh.map((ghost) => ghost.delay + ghost.ms));
    await new Promise((resolve) => setTimeout(resolve, longest));
    const ids = new Set(fresh.map((ghost) => ghost.id));
    this.all = this.all.filter((ghost) => !ids.has(ghost.id));
  }
}

export const ghosts = new Ghosts();

/** The next unused element of the first anchor that is on the screen. */
function find(anchors: string[], used: Map<string, number>): Element | undefined {
  for (const anchor of anchors) {
    const all = [...document.querySelectorAll(`[data-anchor="${CSS.escape(anchor)}"]`)];
    if (!all.length) continue;
    const at = used.get(anchor) ?? 0;
    used.set(anchor, at + 1);
    return all[at % all.length];
  }
  return undefined;
}

function hideUntil(element: Element, ms: number): void {
  element.animate([{ opacity: 0 }, { opacity: 0, offset: 0.96 }, { opacity: 1 }], { duration: ms });
}
