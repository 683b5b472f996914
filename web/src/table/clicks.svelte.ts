/** What a click or a key means: the moves that answer what is on the screen, the pieces they lie on, and the second click. */
import type { MoveInfo, Offer, Update } from '../api/types';
import { settings } from '../app/settings.svelte';
import type { Ending } from '../games/module';
import { t } from '../words';
import type { Table } from './state.svelte';

/** How long a question has to stand before a second click answers it: a double click must not skip it. */
export const READABLE_MS = 400;

export class Clicks {
  readonly moves = $derived.by(
    (): Map<number, MoveInfo> => new Map(this.table.details.moves.map((move) => [move.number, move])),
  );
  /** A move that was clicked once and asks to be clicked again. */
  armed = $state<number | null>(null);
  /** Whether the question of the armed move could be read: only then a second click counts. */
  readable = $state(false);
  /** The beginning of a key that was typed. */
  typed = $state('');
  #reading: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly table: Table) {}

  /** The legal moves, as long as they answer what is on the screen. */
  get offers(): Offer[] {
    const { table } = this;
    return table.now && table.settled && !table.curtain ? table.shown.offers : [];
  }

  /** Whether something of mine is on its way to the server. */
  get sent(): boolean {
    return this.table.live.busy;
  }

  /** The move that waits for the connection to come back. */
  get waits(): number | null {
    const { held, connection } = this.table.live;
    return held?.type === 'play' && connection !== 'live' ? Number(held.move) : null;
  }

  get canUndo(): boolean {
    return this.#free && this.table.shown.undoable > 0;
  }

  get canRestart(): boolean {
    return this.#free && this.table.shown.undoable > 1;
  }

  get #free(): boolean {
    return this.table.now && this.table.settled && !this.sent;
  }

  /** The button with words that ends my turn or phase for good. */
  readonly ending: Ending | null = $derived.by(() => this.table.module.ending?.(this.table) ?? null);

  readonly #byPiece = $derived.by(() => {
    const pieces = new Map<string, Offer[]>();
    const ends = new Set(this.ending?.moves.map((end) => end.move));
    for (const offer of this.offers) {
      const move = this.moves.get(offer.move);
      // What ends a phase is a button with words, never a piece.
      for (const piece of move && !ends.has(offer.move) ? this.table.module.pieces(move, this.table) : [])
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

  ends(number: number): boolean {
    return this.ending?.moves.some((end) => end.move === number) ?? false;
  }

  /** Whether a move asks for a second click, and why: what would be lost comes first. */
  warning(offer: Offer): string | null {
    const move = this.moves.get(offer.move);
    const lost = move && offer.then !== 'goes on' ? (this.table.module.loses?.(move, this.table) ?? null) : null;
    if (lost !== null) return lost;
    if (this.ends(offer.move)) return t('table.warn.phase');
    if (offer.then === 'reveals' && settings.warn_reveal) return t('table.warn.reveals');
    if (offer.then !== 'goes on' && settings.warn_turn) return t('table.warn.ends');
    return null;
  }

  /** A click on a move: plays it, or asks for a second click where there is no way back. */
  press(number: number): void {
    const offer = this.offer(number);
    this.typed = '';
    if (!offer || this.sent) return;
    if (this.armed !== number && this.warning(offer)) return this.arm(number);
    if (this.armed === number && !this.readable) return;
    this.disarm();
    this.table.live.play(number, this.table.shown.seat);
  }

  /** Ask whether it is meant. Another choice of the same question need not be read again. */
  arm(number: number): void {
    const same = this.armed !== null && this.ends(this.armed) && this.ends(number);
    this.armed = number;
    if (same) return;
    this.readable = false;
    clearTimeout(this.#reading);
    this.#reading = setTimeout(() => (this.readable = true), READABLE_MS);
  }

  /** Whether what was clicked or typed still answers an update: where all choose at once, others' moves change nothing. */
  stands({ seat, question, offers }: Update): boolean {
    const { shown } = this.table;
    const same = seat === shown.seat && JSON.stringify(question) === JSON.stringify(shown.question);
    return same && (this.armed === null || offers.some((offer) => offer.move === this.armed));
  }

  disarm(): void {
    this.armed = null;
    this.readable = false;
    this.typed = '';
    clearTimeout(this.#reading);
  }

  undo(): void {
    if (this.canUndo) this.table.live.undo(this.table.shown.seat);
  }

  restart(): void {
    if (this.canRestart) this.table.live.restart(this.table.shown.seat);
    else this.undo();
  }

  // Keys ---------------------------------------------------------------------------------------------------------

  keyOf(number: number): string {
    return this.moves.get(number)?.key ?? '';
  }

  /** The moves whose keys go on from what is typed. */
  get fitting(): Offer[] {
    return this.typed ? this.offers.filter((offer) => this.keyOf(offer.move).startsWith(this.typed)) : [];
  }

  /** The move that is typed completely; longer ones may begin alike (bid 1, bid 12). */
  get exact(): Offer | undefined {
    return this.typed ? this.offers.find((offer) => this.keyOf(offer.move) === this.typed) : undefined;
  }

  /** One more letter or digit. Says whether it means anything here. A move is played as soon as it can be no other. */
  type(letter: string): boolean {
    const before = this.typed;
    this.typed = before + letter;
    const [first, ...others] = this.fitting;
    if (!first) {
      this.typed = '';
      return before !== '';
    }
    if (!others.length && this.exact) this.press(first.move);
    return true;
  }

  /** Enter: plays what is typed completely, or says yes to what was asked. */
  enter(): boolean {
    const offer = this.exact;
    if (offer) this.press(offer.move);
    return offer !== undefined;
  }

  /** What is written on a piece with these moves: their key or keys, or what many keys begin with. */
  keyFor(offers: Offer[]): string {
    const { typed } = this;
    const keys = offers.map((offer) => this.keyOf(offer.move)).filter((key) => key.startsWith(typed));
    const rest = keys.map((key) => key.slice(typed.length));
    if (rest.length <= 2) return rest.join(' · ');
    let common = rest[0] ?? '';
    for (const key of rest) while (!key.startsWith(common)) common = common.slice(0, -1);
    return common;
  }
}
