/** A piece that somebody tried to use, although it has no move now: the bubble beside it says why (WhyBubble.svelte). */
import type { Table } from './state.svelte';

interface Tried {
  anchor: HTMLElement;
  /** The key under which the game's module lists its moves. */
  piece: string;
  name: string;
}

export class Why {
  tried = $state.raw<Tried | null>(null);

  constructor(readonly table: Table) {}

  /** Only who plays is answered, about what is on the screen; the second click on a piece puts the answer away. */
  ask(anchor: HTMLElement, piece: string, name: string): void {
    const again = this.tried?.anchor === anchor;
    this.tried = this.#answers && !again ? { anchor, piece, name } : null;
  }

  close(): void {
    this.tried = null;
  }

  /** Whether who looks plays, and what is on the screen is the newest. */
  get #answers(): boolean {
    const { seat, now, settled, sent, view, mine } = this.table;
    return mine.some((own) => own.seat === seat && !own.away) && now && settled && !sent && !view.over;
  }

  /** The answer in one line, for who only points at it: where it cannot be found out, nothing is said. */
  async hint(piece: string): Promise<string | null> {
    if (!this.#answers || this.tried) return null;
    return import('./reasons').then(({ line }) => line(piece, this.table)).catch(() => null);
  }
}
