/** What is lit in a step, and where it is on the screen now; follows whatever moves. */
import { tick } from 'svelte';
import type { Taught } from './taught.svelte';
import { named, playing, shown } from './pieces';
import type { Rect } from './places';

/** Tabs of a phone's sheet in which no piece lies. */
const NO_PIECES = ['log', 'chat', 'moves'];

export class Light {
  lit = $state.raw<Rect[]>([]);
  /** The piece to click; null: there is none, or it is not in sight yet. */
  target = $state.raw<Rect | null>(null);
  /** The piece that was clicked instead. */
  missed = $state.raw<Rect | null>(null);
  #asked = 0;

  constructor(readonly taught: Taught) {}

  /** Bring what the step speaks of into sight, then measure. */
  async turnTo(): Promise<void> {
    await tick();
    const wanted = this.#elements();
    if (!wanted.length) await this.#openTab();
    for (const element of this.#elements().slice(0, 1)) {
      if (!shown(element)) element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    }
    this.measure();
  }

  /** Follow what moves: at most once in a frame. */
  follow(): () => void {
    const soon = (): void => {
      if (this.#asked) return;
      this.#asked = requestAnimationFrame(() => {
        this.#asked = 0;
        this.measure();
      });
    };
    const changes = new MutationObserver(soon);
    const table = document.querySelector('[data-testid="table"]');
    if (table) changes.observe(table, { childList: true, subtree: true, attributes: true });
    const events = ['resize', 'scroll', 'transitionend', 'animationend', 'load'];
    for (const event of events) window.addEventListener(event, soon, { capture: true, passive: true });
    soon();
    return () => {
      changes.disconnect();
      cancelAnimationFrame(this.#asked);
      this.#asked = 0;
      for (const event of events) window.removeEventListener(event, soon, { capture: true });
    };
  }

  measure(): void {
    const { step, wrong } = this.taught;
    const rects = (elements: Element[]): Rect[] => elements.flatMap((element) => shown(element) ?? []);
    const spoken = this.#named(step.light);
    // Where several things play the move, the arrow points at the one that the lesson speaks of.
    const plays = step.move === null ? [] : playing(step.move);
    const targets = rects(
      plays
        .filter((one) => spoken.includes(one))
        .slice(0, 1)
        .concat(plays),
    );
    const lit = [...targets, ...rects(spoken)];
    if (!same(lit, this.lit)) this.lit = lit;
    const [target = null] = targets;
    if (!same([target], [this.target])) this.target = target;
    const missed = (wrong && rects(playing(wrong.move))[0]) ?? null;
    if (!same([missed], [this.missed])) this.missed = missed;
  }

  #named(names: string[]): Element[] {
    return names.flatMap((name) => named(name, this.taught.lesson.seat));
  }

  #elements(): Element[] {
    const { step } = this.taught;
    return [...(step.move === null ? [] : playing(step.move)), ...this.#named(step.light)];
  }

  /** On phones some pieces lie behind a tab: the first tab that shows one of them is opened. */
  async #openTab(): Promise<void> {
    const tabs = [...document.querySelectorAll<HTMLElement>('[data-tab]')];
    const open = tabs.find((tab) => tab.ariaSelected === 'true');
    for (const tab of tabs.filter((one) => !NO_PIECES.includes(one.dataset['tab'] ?? ''))) {
      tab.click();
      await tick();
      if (this.#elements().length) return;
    }
    open?.click();
  }
}

const same = (a: (Rect | null)[], b: (Rect | null)[]): boolean => JSON.stringify(a) === JSON.stringify(b);
