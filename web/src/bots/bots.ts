/** What bots are called and which of them are offered first: the five levels, then other programs. */
import type { BotInfo } from '../api/types';
import { maybe, t } from '../words';

/** The level that one plays against unless one chooses: the middle one. */
const USUAL_LEVEL = 3;
/** Where a game has no levels, the best of what there is. */
const NEXT_BEST = ['search', 'greedy'];

export const botName = (bot: string): string => maybe(`bot.${bot}`) ?? bot;

/** The number of a level by its name, as tables keep it; null: another program. */
export function levelOf(bot: string | null | undefined): number | null {
  const found = /^level-([1-5])$/.exec(bot ?? '');
  return found ? Number(found[1]) : null;
}

/** From the beginner to the master. */
export const levels = (bots: readonly BotInfo[]): BotInfo[] =>
  bots.filter((bot) => bot.level).sort((one, other) => (one.level?.number ?? 0) - (other.level?.number ?? 0));

export const otherPrograms = (bots: readonly BotInfo[]): BotInfo[] => bots.filter((bot) => !bot.level);

/** The bot that one plays against unless one chooses. */
export function usualBot(bots: readonly BotInfo[]): string {
  const wanted =
    bots.find((bot) => bot.level?.number === USUAL_LEVEL) ??
    NEXT_BEST.map((name) => bots.find((bot) => bot.name === name)).find((bot) => bot) ??
    bots[0];
  return wanted?.name ?? 'random';
}

/** How long one waits for a decision. */
export const thinkingTime = (seconds: number): string =>
  seconds > 0 ? t('levels.seconds', { seconds }) : t('levels.at_once');

/** From how many games the measured sentences of the levels come; null: nothing was measured. */
export function measuredOver(bots: readonly BotInfo[]): number | null {
  const games = bots.flatMap((bot) => (bot.level?.measured ? [bot.level.games] : []));
  return games.length ? Math.min(...games) : null;
}
