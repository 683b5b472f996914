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
    const { seat, now, settled, sent, view, mine } = this.table;
    const again = this.tried?.anchor === anchor;
    const plays = mine.some((own) => own.seat === seat && !own.away);
    this.tried = plays && now && settled && !sent && !view.over && !again ? { anchor, piece, name } : null;
  }

  close(): void {
    this.tried = null;
  }
}
