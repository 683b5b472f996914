/** How the values of sentences are shown, and which pieces an event is about. */
import type { MombasaEvent } from '../../api/events';
import { listed } from '../../table/sentences';
import type { Table } from '../../table/state.svelte';
import { maybe, t } from '../../words';
import type { Said } from '../module';
import { spaceName } from './bonus';
import { bookText, boxOf, cardBox, cardTitle, houseOf, kindIcon, rewardText } from './facts';
import type { BookView } from './view';

/** A name within a sentence: "the first space of track C1" keeps its C. */
const lowered = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

export function say(key: string, value: unknown, table: Table): Said[] {
  if (Array.isArray(value))
    return value.length ? listed(value.flatMap((item) => say(key, item, table))) : [{ text: t('list.nothing') }];
  const text = String(value);
  if (key === 'space' && Number.isNaN(Number(text))) return [{ text: lowered(spaceName(text)) }];
  if (key === 'company' || key === 'companies') {
    const company = boxOf(table).company.find((item) => item.name === text);
    if (company) return [{ text, icon: houseOf(company.id), tint: `house-dot co-${company.id}` }];
    if (text === 'nowhere') return [{ text: t('mombasa.nowhere') }];
  }
  if (['card', 'cards', 'gone', 'new'].includes(key)) {
    const card = boxOf(table).card.find((item) => item.name === text);
    if (card)
      return [
        { text: cardTitle(text, table), icon: kindIcon(cardBox(text, table).kind), tint: `card-dot k-${card.kind}` },
      ];
  }
  if (key === 'slot' || key === 'pile') return [{ text: maybe(`mombasa.slot.${text.replace(' ', '_')}`) ?? text }];
  if (key === 'tile' || key === 'tiles') return [{ text: tileName(text) }];
  if (key === 'rewards') return [{ text: oneReward(text) }];
  if (key === 'book') return [{ text: bookNamed(text) }];
  if (key === 'why') return [{ text: maybe(`mombasa.why.${text}`) ?? text }];
  return [{ text }];
}

/** A bonus tile by its name; a start tile ("diamond 1 Cairo 1 (…) with …") by the bonus it is called after. */
export function tileName(name: string): string {
  const known = maybe(`mombasa.tile_name.${name.replace(' ', '_')}`);
  if (known) return known;
  const [bonus = name] = name.split(' (');
  const parts = [...bonus.matchAll(/(\D+?) (\d+)/g)];
  return parts.map(([, track = '', n]) => `${track.trim()} +${n}`).join(t('mombasa.and'));
}

/** "points 1" as people say it. */
function oneReward(text: string): string {
  const [, reward, amount] = /^(\w+) (\d+)$/.exec(text) ?? [];
  return reward ? rewardText(reward, Number(amount)) : text;
}

/** A book by its name in the box: "B (cotton 2 and merchant or bookkeeper: remove post 1)". */
export function bookNamed(name: string): string {
  const parts = /^(.+) \((.+): (.+) (\d+)\)$/.exec(name);
  if (!parts) return name;
  const [, letter = '', needs = '', reward = '', amount] = parts;
  const pairs = needs.split(' and ').map((need): [string, number] => {
    const [, kind = need, n] = /^(\w+) (\d+)$/.exec(need) ?? [];
    return [kind.replaceAll(' ', '_'), Number(n ?? 1)];
  });
  const book: BookView = {
    name,
    letter: letter.length > 1 ? tileName(letter) : letter,
    needs: Object.fromEntries(pairs),
    reward: reward.replaceAll(' ', '_'),
    amount: Number(amount),
  };
  return bookText(book);
}

export function marks(event: MombasaEvent): string[] {
  const seat = event.seat === null ? [] : [`seat:${event.seat}`];
  switch (event.kind) {
    case 'enter':
      return [...seat, `region:${event.region}`, `hq:${event.company}`];
    case 'step':
      return [...seat, `track:${event.company}`];
    case 'expand':
    case 'return':
    case 'remove':
    case 'lost_post':
      return [...seat, `hq:${event.company}`];
    case 'mark':
      return [...seat, `space:${event.space}`];
    case 'lay':
    case 'clear':
    case 'boost':
      return [...seat, `slot:${event.seat}:${event.slot}`];
    case 'rest':
      return [...seat, `pile:${event.seat}:${event.slot}`];
    case 'book':
    case 'refill':
      return [...seat, `shelf:${event.row}:${event.column}`];
    case 'place':
    case 'flip':
    case 'ink':
      return [...seat, `book:${event.seat}:${event.space}`];
    case 'display':
      return event.new.map((card) => `display:${card}`);
    default:
      return seat;
  }
}
