/** What a click means: the moves that answer what is on the screen, the pieces they lie on, and the second click. */
import type { MoveInfo, Offer } from '../api/types';
import { settings } from '../app/settings.svelte';
import { t } from '../words';
import type { Table } from './state.svelte';

export class Clicks {
  readonly moves: Map<number, MoveInfo>;
  /** A move that was clicked once and asks to be clicked again. */
  armed = $state<number | null>(null);
  /** A sign that something of mine is on its way to the server. */
  sent = $state(false);

  constructor(readonly table: Table) {
    this.moves = new Map(table.details.moves.map((move) => [move.number, move]));
  }

  /** The legal moves, as long as they answer what is on the screen. */
  get offers(): Offer[] {
    const { table } = this;
    return table.now && table.settled && !table.curtain ? table.shown.offers : [];
  }

  get canUndo(): boolean {
    const { table } = this;
    return table.now && table.settled && table.shown.can_undo;
  }

  readonly #byPiece = $derived.by(() => {
    const pieces = new Map<string, Offer[]>();
    for (const offer of this.offers) {
      const move = this.moves.get(offer.move);
      for (const piece of move ? this.table.module.pieces(move, this.table) : [])
        pieces.set(piece, [...(pieces.get(piece) ?? []), offer]);
    }
    return pieces;
  });

  offersFor(piece: string): Offer[] {
    return this.#byPiece.get(piece) ?? [];
  }

  offer(number: number): Offer | undefined {
    return this.offers.find((offer) => offer.move === number);
  }

  /** Whether a move asks for a second click, and why. */
  warning(offer: Offer): string | null {
    if (offer.then === 'reveals' && settings.warn_reveal) return t('table.warn.reveals');
    if (offer.then !== 'goes on' && settings.warn_turn) return t('table.warn.ends');
    return null;
  }

  /** A click on a move: plays it, or asks for a second click where there is no way back. */
  press(number: number): void {
    const offer = this.offer(number);
    if (!offer || this.sent) return;
    if (this.armed !== number && this.warning(offer)) {
      this.armed = number;
      return;
    }
    this.armed = null;
    this.sent = true;
    this.table.live.play(number, this.table.shown.seat);
  }

  disarm(): void {
    this.armed = null;
  }

  undo(): void {
    if (this.canUndo) this.table.live.undo(this.table.shown.seat);
  }
}
