/** The time, for what counts on while one looks: it ticks only as long as somebody reads it. */
import { createSubscriber } from 'svelte/reactivity';

const TICK_MS = 1000;

class Clock {
  readonly #subscribe = createSubscriber((update) => {
    const timer = setInterval(update, TICK_MS);
    return () => clearInterval(timer);
  });

  /** Seconds since 1970, as the server counts. */
  get now(): number {
    this.#subscribe();
    return Date.now() / 1000;
  }
}

export const clock = new Clock();
