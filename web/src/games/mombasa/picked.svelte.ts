import { ownOf } from '../../table/own';

/** The card of the hand that was clicked and waits for its slot; and the part of the board that was enlarged. */
class Picked {
  card = $state<string | null>(null);
  part = $state<string | null>(null);
}

export const pickedAt = ownOf(() => new Picked());
