/** Hints: asked for by a button or a key, shown as rings with numbers on the pieces and as a card beside the board. */
import type { Advice, HintedMove, Offer } from '../api/types';
import type { Table } from './state.svelte';

export class Hints {
  /** Whether the card was opened, and not closed since. */
  wanted = $state(false);
  /** The place of the move that lies open. */
  at = $state(0);
  /** The question that was asked about. */
  #about = $state('');

  constructor(readonly table: Table) {}

  /** Whether there can be hints for me at this table. */
  get allowed(): boolean {
    const { details, info, watching } = this.table;
    return details.hints && info.help !== 'none' && !watching;
  }

  /** Whether one can be asked for now. */
  get possible(): boolean {
    return this.allowed && this.table.offers.length > 0 && !this.table.sent && !this.thinking;
  }

  /** Whether an answer is awaited, if only to a question that is gone: no other hint is asked for before it comes. */
  get thinking(): boolean {
    return this.table.live.wondering !== null;
  }

  /** What was said about the question on the screen; null: nothing yet. */
  readonly advice: Advice | null = $derived.by(() => {
    const { live, shown, offers } = this.table;
    const hints = live.hints;
    return hints && offers.length && hints.seat === shown.seat && this.#about === this.#question ? hints.advice : null;
  });

  /** The moves of the open card, the best first. */
  readonly moves: HintedMove[] = $derived(this.wanted && this.advice ? this.advice.moves : []);

  get open(): boolean {
    return this.moves.length > 0;
  }

  /** The move that lies open. */
  get chosen(): HintedMove | undefined {
    return this.moves[this.at] ?? this.moves[0];
  }

  /** Which question is on the screen: where all choose at once, it stays the same while others answer theirs. */
  get #question(): string {
    const { shown, log } = this.table;
    const own = log.filter((entry) => entry.seat === shown.seat).length;
    return JSON.stringify([shown.seat, own, shown.question]);
  }

  /** The button: shows the hint, asks for one, or puts it away. */
  toggle(): void {
    if (this.open) return this.close();
    if (this.advice) this.wanted = true;
    else if (this.possible) {
      this.#about = this.#question;
      this.at = 0;
      this.wanted = true;
      this.table.live.wonder(this.table.shown.seat);
    }
  }

  /** Open one of the moves. */
  show(at: number): void {
    this.at = at;
  }

  close(): void {
    this.wanted = false;
  }

  /** The numbers of the hints among some moves, as they are written on what plays them. */
  numbers(offers: Pick<Offer, 'move'>[]): string {
    if (!this.moves.length) return '';
    const found = this.moves.flatMap(({ move }, at) => (offers.some((offer) => offer.move === move) ? [at + 1] : []));
    return found.join('·');
  }
}

/** A chance as people read it; what is less than half a percent is none. */
export const percent = (chance: number): number => Math.round(100 * chance);
