import { describe, expect, it } from 'vitest';
import type { GameEvent, MoveInfo, View } from '../../api/types';
import type { Table } from '../../table/state.svelte';
import { plain } from '../../table/sentences';
import { dealOf } from './deals';
import { areaName, feeAt, outlooks, powerWith, yieldAt, type Area, type Kind, type Player } from './facts';
import { flights } from './flights';
import { placeOf } from './follow';
import { main, pieces } from './moves';
import { marks, say } from './say';
import { stageFor } from './stage';

const area = (over: Partial<Area> = {}): Area => ({
  area: 'bank',
  name: 'Bank',
  kind: 'bank',
  row: 0,
  column: 0,
  near: [],
  tile: null,
  token: null,
  station: false,
  shops: [null, null, null, null],
  house: null,
  assistants: [1, 0],
  presidents: [],
  power: [2, 1],
  fees: [0, 0],
  ...over,
});

const player = (over: Partial<Player> = {}): Player =>
  ({
    stock: { silk: 2, yen: 3 },
    technologies: [],
    tokens: [1],
    agents: { gb: 1 },
    used_agents: {},
    ...over,
  }) as Player;

const BANK: Kind = {
  id: 'bank',
  name: 'Bank',
  category: 'commercial',
  effect: 'gain',
  good: 'yen',
  power: [1, 2, 3, 4, 5],
};
const PORT: Kind = {
  id: 'port_a',
  name: 'Port A',
  category: 'commercial',
  effect: 'port',
  power: [0, 1, 2, 3, 3],
  points: [0, 0, 0, 0, 3],
};
const CANAL: Kind = { id: 'canal', name: 'Canal', category: 'none', effect: 'canal', toll: 1 };

interface World {
  areas?: Area[];
  players?: Player[];
  site?: string;
  question?: string;
  verbs?: string[];
}

/** As much of a table as the sums beside the view need. */
function tableWith({
  areas = [area()],
  players = [player(), player()],
  site,
  question = '',
  verbs = [],
}: World): Table {
  return {
    details: {
      box: {
        area: [BANK, PORT, CANAL],
        action: { president_fee: 1, power_cap: 5 },
        country: [{ id: 'gb', name: 'Great Britain' }],
        order: [{ country: 'gb', goods: { silk: 3, tea: 1 }, reward: { points: 6 } }],
        achievement: [{ id: 'silk', need: { silk: 6 }, first: 9, later: 6, text: 'Own 6 silk.' }],
        exchange: { both_ways: { silk: 2 }, buy_only: { import: 4 } },
        employment: { shop: 2 },
        faith_price: { price: { silk: 1, yen: 2 } },
      },
    },
    view: {
      board: {
        areas,
        players,
        achievements: [{ id: 'silk', stack: 'A', seats: [], points: 9, have: [] }],
        action: site ? { area: site, power: 3, agent: false } : null,
      },
    },
    near: 0,
    seat: 0,
    offers: verbs.map((_, move) => ({ move, then: 'goes on' })),
    offersFor: () => verbs.map((_, move) => ({ move })),
    move: (number: number) => ({ verb: verbs[number] }),
    shown: { question: { key: question, rule: '', values: {} } },
  } as unknown as Table;
}

const move = (verb: string, args: Record<string, unknown> = {}): MoveInfo =>
  ({ number: 7, verb, args, text: verb, say: verb, key: verb }) as unknown as MoveInfo;

describe('secret orders', () => {
  const before = { board: { players: [player(), player()], action: null } } as unknown as View;

  it('leave the port in sight, and name no card to others', () => {
    const seen = { kind: 'take_secret', seat: 1, area: 'port a' } as unknown as GameEvent;
    expect(flights([seen], 0, before)[0]).toMatchObject({ to: ['orders:1', 'seat:1'] });
    expect(marks(seen)).toEqual(['seat:1', 'area:port a']);
  });

  it('are named to whoever took them', () => {
    const own = { kind: 'take_secret', seat: 0, area: 'port a', order: 1 } as unknown as GameEvent;
    expect(marks(own)).toEqual(['seat:0', 'area:port a', 'order:1']);
  });
});

describe('a reward for all achievements', () => {
  it('shows the flag of its country, and none for a free agent', () => {
    expect(dealOf(move('reward', { token: 'Great Britain' }), tableWith({})).country).toBe('gb');
    expect(dealOf(move('reward', { token: 'free agent' }), tableWith({})).country).toBeUndefined();
  });
});

describe('what an area gives', () => {
  it('grows with the power', () => {
    expect(yieldAt(BANK, 3)).toEqual({ what: 'yen', count: 3, points: 0 });
  });

  it('is a class of orders at a port, with points at the top', () => {
    expect(yieldAt(PORT, 1)).toMatchObject({ count: 0 });
    expect(yieldAt(PORT, 2)).toMatchObject({ word: 'low', points: 0 });
    expect(yieldAt(PORT, 5)).toMatchObject({ word: 'any', points: 3 });
  });

  it('counts no more power than the cap', () => {
    expect(powerWith(area({ power: [4, 1] }), 2, tableWith({}))).toBe(5);
    expect(powerWith(area(), 1, tableWith({}))).toBe(3);
  });
});

describe('the powers worth knowing', () => {
  it('are those of what can be placed, each once', () => {
    const [placing, moving] = [tableWith({ verbs: ['place', 'pair'] }), tableWith({ verbs: ['go'] })];
    expect(outlooks(area(), placing).map(({ power, when }) => [power, when])).toEqual([
      [2, 'now'],
      [3, 'one'],
      [4, 'two'],
      [5, 'most'],
    ]);
    expect(outlooks(area({ power: [5, 1] }), placing)).toEqual([{ power: 5, when: 'now' }]);
    expect(outlooks(area(), moving).map(({ when }) => when)).toEqual(['now', 'most']);
  });
});

describe('deals', () => {
  it('say what is given and what comes for it', () => {
    const table = tableWith({ question: 'pay_faith' });
    expect(dealOf(move('buy', { good: 'import' }), table)).toEqual({ cost: { yen: 4 }, gain: { import: 1 } });
    expect(dealOf(move('sell', { good: 'silk' }), table)).toEqual({ cost: { silk: 1 }, gain: { yen: 2 } });
    expect(dealOf(move('pay', { kind: 'yen' }), table)).toEqual({ cost: { yen: 2 }, gain: { faith: 1 } });
    expect(dealOf(move('hire', { piece: 'assistant' }), table)).toEqual({ cost: {}, gain: { assistant: 1 } });
  });
});

describe('fees', () => {
  const occupied = area({ presidents: [1] });

  it('go to the other presidents, for each assistant', () => {
    expect(feeAt(occupied, 'place', tableWith({}))).toBe(1);
    expect(feeAt(occupied, 'pair', tableWith({}))).toBe(2);
    expect(feeAt(area({ presidents: [0] }), 'place', tableWith({}))).toBe(0);
    expect(feeAt(occupied, 'recall', tableWith({}))).toBe(0);
  });

  it('are waived by the stagecoach for the president only', () => {
    const technologies = [{ card: 'stagecoach', technology: 'stagecoach', country: 'gb', value: 3, price: 3 }];
    const table = tableWith({ players: [player({ technologies }), player()] });
    expect(feeAt(occupied, 'go', table)).toBe(0);
    expect(feeAt(occupied, 'place', table)).toBe(1);
  });

  it('are asked by the canal of those who pass', () => {
    expect(feeAt(area({ kind: 'canal' }), 'go', tableWith({}))).toBe(1);
  });
});

describe('names', () => {
  it('tell boards of the same kind apart', () => {
    const twins = [1, 2].map((number) => area({ area: `silk mill ${number}`, name: 'Silk Mill', kind: 'silk_mill' }));
    expect(areaName('silk mill 2', tableWith({ areas: twins }))).toBe('Silk Mill 2');
    expect(areaName('bank', tableWith({}))).toBe('Bank');
  });

  it('of goods carry their mark', () => {
    expect(say('what', ['2 silk'], tableWith({}))).toEqual([{ text: '2 silk', icon: 'silk', tint: 'yok-kind-silk' }]);
    expect(plain(say('order', 1, tableWith({})))).toBe('GB: 3 silk, 1 tea');
    expect(plain(say('orders', [1, 1], tableWith({})))).toBe('GB: 3 silk, 1 tea; GB: 3 silk, 1 tea');
  });

  it('of agents and achievements are words', () => {
    expect(plain(say('country', 'free', tableWith({})))).toBe('free agent');
    expect(plain(say('stack', 'A', tableWith({})))).toBe('“Own 6 silk”');
  });
});

describe('where moves are clicked', () => {
  it('is the area, the piece or the card they are about', () => {
    const table = tableWith({ site: 'bank' });
    expect(pieces(move('place', { area: 'bank' }), table)).toContain('area:bank');
    expect(pieces(move('shop', { space: 2 }), table)).toEqual(['shop:bank:2']);
    expect(pieces(move('hire', { piece: 'trading house' }), table)).toContain('warehouse:trading_house');
    expect(pieces(move('lift', { place: 'hand' }), table)).toContain('hand:assistant');
    expect(pieces(move('agent', { agent: 'gb' }), table)).toEqual(['agent:gb', 'choice:7']);
  });

  it('is the main button for going on', () => {
    expect(main(tableWith({ verbs: ['place', 'stop'], question: 'place_next' }))).toMatchObject({
      move: 1,
      label: 'Stop placing',
    });
    expect(main(tableWith({ verbs: ['place'] }))).toBeNull();
  });

  it('turns the stage to the boards when they are asked about', () => {
    expect(['church', 'place_first'].map(stageFor)).toEqual(['boards', 'city']);
  });
});

describe('flights', () => {
  it('follow assistants, presidents and goods', () => {
    const before = { board: { players: [player({ president: 'bank' })], action: { area: 'bank' } } } as unknown as View;
    const events = [
      { kind: 'place', seat: 0, area: 'port a' },
      { kind: 'move', seat: 0, area: 'port a' },
      { kind: 'gain', seat: 0, what: ['2 silk', '1 point'] },
      { kind: 'round', seat: null, round: 2 },
    ];
    expect(flights(events, 0, before).map(({ face, from }) => [face, from[0]])).toEqual([
      ['assistant 0', 'hand:0'],
      ['president 0', 'area:bank'],
      ['sign silk', 'area:bank'],
      ['sign silk', 'area:bank'],
    ]);
  });
});

describe('what others do', () => {
  const place = (kind: string) => placeOf({ kind, seat: 1 });

  it('is shown on the half of the stage where it happens', () => {
    expect(['place', 'move', 'recall', 'shop', 'house', 'station', 'token'].map(place)).toEqual(Array(7).fill('city'));
    expect(['church', 'customs', 'acquire', 'take', 'take_secret'].map(place)).toEqual(Array(5).fill('boards'));
  });

  it('stays where one looks if it has no place', () => {
    expect(['round', 'turn', 'fulfil', 'achieve', 'gain'].map(place)).toEqual(Array(5).fill(null));
  });
});
