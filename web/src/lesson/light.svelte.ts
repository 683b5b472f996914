/** What is lit in a step, and where it is on the screen now; follows whatever moves. */
import { tick } from 'svelte';
import type { Table } from '../table/state.svelte';
import type { Taught } from './taught.svelte';
import { asking, ending, named, playing, shown, standing } from './pieces';
import type { Rect } from './places';

/** Tabs in which no piece lies. */
const NO_PIECES = ['log', 'chat', 'moves'];

export class Light {
  lit = $state.raw<Rect[]>([]);
  /** The piece to click; null: there is none, or it is not in sight yet. */
  target = $state.raw<Rect | null>(null);
  /** The piece that was clicked instead. */
  missed = $state.raw<Rect | null>(null);
  #asked = 0;

  constructor(
    readonly taught: Taught,
    readonly table: Table,
  ) {}

  /** Bring what the step speaks of into sight, what is to be clicked before all, then measure. */
  async turnTo(): Promise<void> {
    await tick();
    if (this.taught.step.move !== null) await this.#openTab(() => this.#playing());
    await this.#openTab(() => this.#elements());
    const elements = this.#elements();
    // The first of them last: with it as many of the others as there is room for.
    if (elements[0] && !shown(elements[0]))
      for (const element of elements.reverse()) element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
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
    const table = document.querySelector('.table');
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
    const plays = this.#playing();
    const targets = rects(
      plays
        .filter((one) => spoken.includes(one))
        .slice(0, 1)
        .concat(plays),
    );
    const lit = [...targets, ...rects(spoken), ...rects(asking())];
    if (!same(lit, this.lit)) this.lit = lit;
    const [target = null] = targets;
    if (!same([target], [this.target])) this.target = target;
    const missed = (wrong && rects(playing(wrong.move))[0]) ?? null;
    if (!same([missed], [this.missed])) this.missed = missed;
  }

  #named(names: string[]): Element[] {
    return names.flatMap((name) => named(name, this.taught.lesson.seat));
  }

  /**
   * What is to be clicked: the pieces of the move, or what leads to them; where it ends a phase, the button that asks
   * which end is meant.
   */
  #playing(): Element[] {
    const { move } = this.taught.step;
    if (move === null) return [];
    if (this.table.clicks.ends(move)) return ending(move);
    const plays = playing(move);
    const info = plays.length ? undefined : this.table.move(move);
    return info ? this.table.module.pieces(info, this.table).flatMap(standing) : plays;
  }

  #elements(): Element[] {
    return [...this.#playing(), ...this.#named(this.taught.step.light)];
  }

  /** Some pieces lie behind a tab, of the board or of what is mine, or on another stage: the first that shows one of them is opened. */
  async #openTab(wanted: () => Element[]): Promise<void> {
    for (const list of document.querySelectorAll('[role="tablist"], [data-stages]')) {
      if (wanted().length) return;
      const tabs = [...list.querySelectorAll<HTMLElement>('[role="tab"], [data-stages] > button')];
      const open = tabs.find((tab) => tab.ariaSelected === 'true' || tab.ariaPressed === 'true');
      for (const tab of tabs.filter((one) => !NO_PIECES.includes(one.dataset['tab'] ?? ''))) {
        tab.click();
        await tick();
        if (wanted().length) return;
      }
      open?.click();
      await tick();
    }
  }
}

const same = (a: (Rect | null)[], b: (Rect | null)[]): boolean => JSON.stringify(a) === JSON.stringify(b);
