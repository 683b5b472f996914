/** What moves were called where they were played: the table of each decision is brought once, and kept. */
import type { Attachment } from 'svelte/attachments';
import { moveNamed, moveSaid, plain, promptSaid } from '../table/sentences';
import type { Table } from '../table/state.svelte';
import { t } from '../words';
import { same, type Decision } from './decisions';
import { tableAt } from './then';

/** How long to leave the server alone that has refused one, since too many were asked for. */
const PAUSE_MS = 1000;

export class Named {
  #then = $state.raw<ReadonlyMap<number, Table>>(new Map());
  /** The decisions of the list that are on the screen and have no names yet. */
  readonly #wanted = new Set<number>();
  #busy = false;

  constructor(
    readonly table: Table,
    readonly seat: number,
  ) {}

  /** Until it has come, or where it does not, moves have their bare names. */
  async bring(index: number): Promise<void> {
    if (this.#then.has(index)) return;
    const then = tableAt(await this.table.replay.fetch(index, this.seat), this.table);
    this.#then = new Map(this.#then).set(index, then);
  }

  /** Of a long list only what is on the screen is worth a request. */
  readonly seen =
    (index: number): Attachment =>
    (line) => {
      const watch = new IntersectionObserver(([now]) => {
        if (!now?.isIntersecting) this.#wanted.delete(index);
        else if (!this.#then.has(index)) void this.#want(index);
      });
      watch.observe(line);
      return () => {
        watch.disconnect();
        this.#wanted.delete(index);
      };
    };

  /** One after the other. */
  async #want(index: number): Promise<void> {
    this.#wanted.add(index);
    if (this.#busy) return;
    this.#busy = true;
    while (this.#wanted.size)
      for (const next of this.#wanted)
        await this.bring(next).then(
          () => this.#wanted.delete(next),
          () => new Promise((go) => setTimeout(go, PAUSE_MS)),
        );
    this.#busy = false;
  }

  /** The table of a decision, once it has come. */
  at(index: number): Table | undefined {
    return this.#then.get(index);
  }

  move(index: number, move: number): string {
    const then = this.at(index);
    return plain(then ? moveSaid(move, then) : moveNamed(move, this.table));
  }

  /** What was played, and what the master plays. */
  said(one: Decision): string {
    const played = this.move(one.index, one.played.move);
    const best = this.move(one.index, one.best.move);
    if (one.as_master) return t(same(one) ? 'review.as_master' : 'review.as_good', { played, best });
    const mine = this.table.seats[one.seat]?.mine;
    return mine
      ? t('review.both', { played, best })
      : t('review.both_of', { name: this.table.name(one.seat), played, best });
  }

  /** What was asked. */
  question(index: number): string {
    const then = this.at(index);
    const question = then?.shown.question;
    return then && question ? plain(promptSaid(question.wording, question.values, then)) : '';
  }
}
