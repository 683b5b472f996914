/** A review as it is made: asked for once, then read again and again until it is done. */
import { reviews } from '../api/reviews';
import type { Review } from '../api/types';

const PAUSE_MS = 1000;

export class Reading {
  review = $state.raw<Review>();
  trouble = $state<string | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(
    readonly table: string,
    readonly seat: number,
  ) {
    void this.#ask(reviews.read(table, seat).then((found) => (found.status === 'none' ? this.#begin() : found)));
  }

  /** Once more, after it failed. */
  again(): void {
    void this.#ask(this.#begin());
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
  }

  #begin(): Promise<Review> {
    return reviews.begin(this.table, this.seat);
  }

  async #ask(answer: Promise<Review>): Promise<void> {
    try {
      this.review = await answer;
      this.trouble = null;
    } catch (problem) {
      this.trouble = (problem as Error).message;
      return;
    }
    const { status } = this.review;
    if (this.#closed || (status !== 'running' && status !== 'waiting')) return;
    this.#timer = setTimeout(() => void this.#ask(reviews.read(this.table, this.seat)), PAUSE_MS);
  }
}
