/** Pieces that fly from where they were to where they are now, event after event. */
import { tick } from 'svelte';
import type { Flight } from '../games/module';
import { schedule } from './schedule';

export interface Ghost {
  id: number;
  /** Which event of the turn it belongs to: the events fly one after the other. */
  group: number;
  face: string;
  from: DOMRect;
  to: DOMRect;
  delay: number;
  ms: number;
  keeps: boolean;
}

export class Ghosts {
  all = $state.raw<Ghost[]>([]);
  #next = 0;
  #hidden: Animation[] = [];
  #land: () => void = () => undefined;

  /**
   * Runs a change of the picture and lets the pieces travel, one group of flights after the other; resolves when all
   * have landed. Whatever is still in the air lands at once.
   */
  async around(groups: Flight[][], speed: number, change: () => void): Promise<void> {
    this.land();
    const taken = new Map<string, number>();
    const departures = groups.map((flights) =>
      flights.map((flight) => find(flight.from, taken)?.getBoundingClientRect()),
    );
    change();
    if (!groups.length || speed <= 0) return;
    await tick();
    const reached = new Map<string, number>();
    const found = groups.map((flights, group) =>
      flights.flatMap((flight, at) => {
        const target = find(flight.to, reached);
        const from = departures[group]?.[at];
        const to = target?.getBoundingClientRect();
        return target && from?.width && to?.width ? [{ flight, target, from, to }] : [];
      }),
    );
    const flying = found.filter((group) => group.length > 0);
    const times = schedule(
      flying.map((group) => group.length),
      speed,
    );
    this.all = flying.flatMap((pieces, group) =>
      pieces.map(({ flight, target, from, to }, at): Ghost => {
        const { delay, ms } = times[group]?.[at] ?? { delay: 0, ms: 0 };
        if (target.hasAttribute('data-lands')) this.#hidden.push(hideUntil(target, delay + ms));
        return { id: (this.#next += 1), group, face: flight.face, from, to, delay, ms, keeps: flight.keeps ?? false };
      }),
    );
    const longest = Math.max(0, ...this.all.map((ghost) => ghost.delay + ghost.ms));
    if (longest === 0) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(() => this.land(), longest);
      this.#land = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  /** Everything in the air lands now. */
  land(): void {
    this.#land();
    this.#land = () => undefined;
    for (const animation of this.#hidden) animation.cancel();
    this.#hidden = [];
    if (this.all.length) this.all = [];
  }
}

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

function hideUntil(element: Element, ms: number): Animation {
  return element.animate([{ opacity: 0 }, { opacity: 0, offset: 0.96 }, { opacity: 1 }], { duration: ms });
}
