/** The time, for what counts on while one looks: it ticks only as long as somebody reads it. */
import { createSubscriber } from 'svelte/reactivity';

const TICK_MS = 1000;

class Clock {
  readonly #subscribe = createSubscriber((update) => {
    const timer = setInterval(update, TICK_MS);
    return () => clearInterval(timer);
  });

  /** By how much our own time is behind the server's. */
  #behind = 0;

  /** Seconds since 1970, as the server counts. */
  get now(): number {
    this.#subscribe();
    return Date.now() / 1000 + this.#behind;
  }

  /** The server says how late it is. */
  set(now: number): void {
    this.#behind = now - Date.now() / 1000;
  }
}

export const clock = new Clock();
