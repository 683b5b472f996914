/** The table that is being put together on the "new table" page. */
import type { Choice, ClockWish, GameInfo, Help, NewTable, SeatWish } from '../../api/types';
import { usualBot } from '../../bots/bots';
import { t } from '../../words';

export interface DraftSeat {
  kind: SeatWish['kind'];
  bot: string;
  name: string;
}

const USUAL_SEATS = 3;

export class Draft {
  seats = $state<DraftSeat[]>([]);
  options = $state<Record<string, Choice>>({});
  title = $state('');
  listed = $state(false);
  /** Which help the players may have. */
  help = $state<Help>('hints');
  /** How much time the players have; null: as much as they like. */
  clock = $state.raw<ClockWish | null>(null);
  readonly #game: GameInfo;

  /** `box`: the hash of an owner's box, where it shall not be the one that the game is offered with. */
  constructor(
    game: GameInfo,
    readonly box: string | null = null,
  ) {
    this.#game = game;
    this.options = Object.fromEntries(game.options.map((option) => [option.name, option.default]));
    this.resize(game.seats.includes(USUAL_SEATS) ? USUAL_SEATS : Math.min(...game.seats));
  }

  /** More seats are filled with bots; fewer lose the last ones. */
  resize(count: number): void {
    this.seats = Array.from(
      { length: count },
      (_, seat) =>
        this.seats[seat] ?? {
          kind: seat === 0 ? 'me' : 'bot',
          bot: usualBot(this.#game.bots),
          name: t('new.guest', { number: seat + 1 }),
        },
    );
  }

  /** I sit in one seat at most: when I take another one, we swap. */
  put(seat: number, kind: SeatWish['kind']): void {
    const chosen = this.seats[seat];
    if (!chosen) return;
    const before = kind === 'me' ? this.seats.find((other) => other.kind === 'me') : undefined;
    if (before) before.kind = chosen.kind;
    chosen.kind = kind;
  }

  wish(): NewTable {
    return {
      game: this.#game.name,
      seats: this.seats.map(({ kind, bot, name }) => {
        if (kind === 'bot') return { kind, bot };
        if (kind === 'here') return { kind, name: name.trim() || null };
        return { kind };
      }),
      options: { ...this.options },
      title: this.title.trim(),
      listed: this.listed,
      help: this.help,
      ...(this.clock === null ? {} : { clock: this.clock }),
      ...(this.box === null ? {} : { box: this.box }),
    };
  }
}
