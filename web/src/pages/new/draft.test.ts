import { expect, test } from 'vitest';
import { Draft } from './draft.svelte';

const game = {
  name: 'goa',
  title: 'Goa',
  seats: [2, 3, 4],
  options: [{ name: 'bonanza', default: false, values: [false, true], say: '', about: '' }],
  bots: [{ name: 'greedy', about: '', level: null }],
  house_made: [],
  owner_box: null,
  lessons: 0,
};
const kinds = (draft: Draft) => draft.seats.map((seat) => seat.kind);

test('a new table seats me and bots, with the defaults of the game', () => {
  expect(new Draft(game).wish()).toEqual({
    game: 'goa',
    seats: [{ kind: 'me' }, { kind: 'bot', bot: 'greedy' }, { kind: 'bot', bot: 'greedy' }],
    options: { bonanza: false },
    title: '',
    listed: false,
    help: 'hints',
  });
});

test('a clock is part of the table where there is one', () => {
  const draft = new Draft(game);
  draft.clock = { kind: 'days', seconds: 259200, then: 'concede' };
  expect(draft.wish().clock).toEqual({ kind: 'days', seconds: 259200, then: 'concede' });
});

test('I sit once: taking another seat swaps', () => {
  const draft = new Draft(game);
  draft.put(1, 'open');
  draft.put(1, 'me');
  expect(kinds(draft)).toEqual(['open', 'me', 'bot']);
});

test('more seats come as bots, fewer keep those who are left', () => {
  const draft = new Draft(game);
  draft.put(1, 'here');
  draft.resize(4);
  expect(kinds(draft)).toEqual(['me', 'here', 'bot', 'bot']);
  draft.resize(2);
  expect(kinds(draft)).toEqual(['me', 'here']);
  expect(draft.wish().seats[1]).toEqual({ kind: 'here', name: 'Guest 2' });
});
