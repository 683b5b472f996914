import { describe, expect, it } from 'vitest';
import type { YokohamaEvent } from '../../api/events';
import type { MoveInfo, View } from '../../api/types';
import type { Table } from '../../table/state.svelte';
import { plain } from '../../table/sentences';
import { dealOf } from './deals';
import {
  areaName,
  feeOf,
  outlooks,
  prospectOf,
  stockName,
  orderClass,
  yieldAt,
  yieldText,
  type Area,
  type Kind,
  type Outlook,
  type Player,
  type YokohamaBoard,
} from './facts';
import { flights } from './flights';
import { placeOf } from './follow';
import { main, pieces, tell } from './moves';
import { marks, say } from './say';
import { stageFor } from './stage';

const area = (over: Partial<Area> = {}): Area => ({
  area: 'bank',
  kind: 'bank',
  number: null,
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
  boards: 1,
  effect: 'gain',
  good: 'yen',
};
const PORT: Kind = {
  id: 'port_a',
  name: 'Port A',
  category: 'commercial',
  boards: 1,
  effect: 'port',
};
const WORDS = `
called-country-free = free agent
called-kind-import = import
stock-import = imports
letters-gb = GB
short-order_any = any
amount-silk = { $count } silk
amount-tea = { $count } tea
nothing = nothing
`;
const NAMES = { area: { silk_mill_2: 'Silk Mill 2' }, goal: { silk: 'Own 6 silk' } };

interface Offered {
  verb: string;
  outlook: Outlook;
}

interface World {
  areas?: Area[];
  players?: Player[];
  site?: string;
  question?: string;
  verbs?: string[];
  offers?: Offered[];
}

/** As much of a table as the sums beside the view need. */
function tableWith({
  areas = [area()],
  players = [player(), player()],
  site,
  question = '',
  verbs = [],
  offers = verbs.map((verb) => ({ verb, outlook: {} })),
}: World): Table {
  return {
    details: {
      words: WORDS,
      names: NAMES,
      box: {
        area: [BANK, PORT],
        country: [{ id: 'gb', name: 'Great Britain' }],
        order: [{ country: 'gb', goods: { silk: 3, tea: 1 }, reward: { points: 6 } }],
        achievement: [{ id: 'silk', need: { silk: 6 }, first: 9, later: 6, text: 'Own 6 silk.' }],
      },
    },
    view: {
      board: {
        areas,
        players,
        powers: [1, 2, 3, 4, 5].map((power) => ({
          power,
          gives: { bank: { yen: power }, port_a: { order_any: 1, points: 3 } },
          builds: power > 3,
          token: power > 4,
        })),
        achievements: [{ id: 'silk', stack: 'A', seats: [], points: 9, have: [] }],
        action: site ? { area: site, power: 3, agent: false } : null,
      },
    },
    near: 0,
    seat: 0,
    offers: offers.map(({ outlook }, move) => ({ move, then: 'goes on', outlook })),
    offersFor: () => offers.map(({ outlook }, move) => ({ move, outlook })),
    move: (number: number) => ({ verb: offers[number]?.verb }),
    shown: { question: { key: question, rule: '', values: {} } },
  } as unknown as Table;
}

const move = (verb: string, args: Record<string, unknown> = {}): MoveInfo =>
  ({ number: 7, verb, args, text: verb, say: verb, key: verb }) as unknown as MoveInfo;

describe('secret orders', () => {
  const before = { board: { players: [player(), player()], action: null } } as unknown as View<YokohamaBoard>;

  it('leave the port in sight, and name no card to others', () => {
    const seen: YokohamaEvent = { kind: 'take_secret', seat: 1, area: 'port_a' };
    expect(flights([seen], 0, before)[0]).toMatchObject({ to: ['orders:1', 'seat:1'] });
    expect(marks(seen)).toEqual(['seat:1', 'area:port_a']);
  });

  it('are named to whoever took them', () => {
    const own: YokohamaEvent = { kind: 'take_secret', seat: 0, area: 'port_a', order: 1 };
    expect(marks(own)).toEqual(['seat:0', 'area:port_a', 'order:1']);
  });
});

describe('what an area gives', () => {
  it('is what the view says of its kind and a power', () => {
    expect(yieldAt(BANK, 3, tableWith({}))).toEqual({ yen: 3 });
    expect(yieldAt(BANK, 9, tableWith({}))).toEqual({});
    expect(yieldText(BANK, 9, tableWith({}))).toBe('nothing');
  });

  it('is an order of a class at a port', () => {
    expect(yieldAt(PORT, 5, tableWith({}))).toEqual({ order_any: 1, points: 3 });
    expect(orderClass('order_any', tableWith({}))).toBe('any');
    expect(orderClass('yen', tableWith({}))).toBeUndefined();
  });

  it('is no order where the hand has no room for one', () => {
    const full = tableWith({ players: [player({ order_room: 0 }), player()] });
    expect(yieldText(PORT, 5, full)).not.toContain('any');
    expect(yieldText(PORT, 5, tableWith({}))).toContain('any');
  });
});

describe('what offers say', () => {
  const place = { verb: 'place', outlook: { fee: 1, assistants: 1, power: 3 } };
  const pair = { verb: 'pair', outlook: { fee: 2, assistants: 2, power: 4 } };

  it('is shown on their area: the fee of the cheapest, and the power that the first leads to', () => {
    const table = tableWith({ offers: [place, pair] });
    expect(feeOf(area(), table)).toBe(1);
    expect(prospectOf(area(), table)).toEqual({ more: 1, power: 3, agent: false });
  });

  it('gives the powers that are worth knowing, each once', () => {
    const powers = (offers: Offered[], over: Partial<Area> = {}) =>
      outlooks(area(over), tableWith({ offers })).map(({ power, when }) => [power, when]);
    expect(powers([place, pair])).toEqual([
      [2, 'now'],
      [3, 'one'],
      [4, 'two'],
      [5, 'most'],
    ]);
    expect(powers([], { power: [5, 1] })).toEqual([[5, 'now']]);
    expect(powers([{ verb: 'send', outlook: { power: 1 } }])).toEqual([
      [1, 'now'],
      [5, 'most'],
    ]);
  });

  it('is what a choice on the desk costs and brings; in words where that does not tell what is done', () => {
    const deal = (verb: string, outlook: Outlook) => {
      const table = tableWith({ offers: [{ verb, outlook }] });
      return table.offers.map((offer) => dealOf(offer, table))[0];
    };
    const sold = { cost: { silk: 1 }, gain: { yen: 2 } };
    expect(deal('sell', sold)).toEqual({ ...sold, country: undefined, told: false });
    expect(deal('spin', sold)).toMatchObject({ told: true });
    expect(deal('reward', { country: 'gb' })).toMatchObject({ country: 'gb', told: true });
    expect(deal('reward', {})).toMatchObject({ told: true, short: 'free agent' });
  });
});

describe('names', () => {
  it('come from the words and the box', () => {
    expect(areaName('silk_mill_2', tableWith({}))).toBe('Silk Mill 2');
    expect(plain(say('country', 'free', tableWith({})))).toBe('free agent');
    expect(plain(say('stack', 'A', tableWith({})))).toBe('“Own 6 silk”');
  });

  it('of what one has stand in their own form where there is one', () => {
    expect(stockName('import', tableWith({}))).toBe('imports');
    expect(plain(say('kind', 'import', tableWith({})))).toBe('import');
  });

  it('of goods carry their mark', () => {
    expect(say('what', { silk: 2 }, tableWith({}))).toEqual([{ text: '2 silk', icon: 'silk', tint: 'yok-kind-silk' }]);
    expect(plain(say('order', 1, tableWith({})))).toBe('GB: 3 silk, 1 tea');
    expect(plain(say('orders', [1, 1], tableWith({})))).toBe('GB: 3 silk, 1 tea; GB: 3 silk, 1 tea');
  });
});

describe('where moves are clicked', () => {
  it('is the area, the piece or the card they are about', () => {
    const table = tableWith({ site: 'bank' });
    expect(pieces(move('place', { area: 'bank' }), table)).toContain('area:bank');
    expect(pieces(move('shop', { space: 2 }), table)).toEqual(['shop:bank:2']);
    expect(pieces(move('hire', { piece: 'trading_house' }), table)).toContain('warehouse:trading_house');
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

  it('is called the same wherever it is named', () => {
    const label = (verb: string, question: string) => main(tableWith({ verbs: [verb], question }))?.label;
    const told = (verb: string, question: string) => tell(move(verb, {}), tableWith({ question }))?.[0]?.text;
    expect(told('end', 'phase_c')).toBe('End turn');
    for (const [verb, question] of [
      ['end', 'phase_c'],
      ['stop', 'path'],
    ] as const)
      expect(told(verb, question)).toBe(label(verb, question));
    expect(told('place', 'place_next')).toBeUndefined();
  });

  it('turns the stage to the boards when they are asked about', () => {
    expect(['church', 'place_first'].map(stageFor)).toEqual(['boards', 'city']);
  });
});

describe('flights', () => {
  it('follow assistants, presidents and goods', () => {
    const before = {
      board: { players: [player({ president: 'bank' })], action: { area: 'bank' } },
    } as unknown as View<YokohamaBoard>;
    const events: YokohamaEvent[] = [
      { kind: 'place', seat: 0, area: 'port_a' },
      { kind: 'move', seat: 0, area: 'port_a' },
      { kind: 'gain', seat: 0, what: { silk: 2 } },
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
  const place = (kind: string) => placeOf({ kind, seat: 1 } as YokohamaEvent);

  it('is shown on the half of the stage where it happens', () => {
    expect(['place', 'move', 'recall', 'shop', 'house', 'station', 'token'].map(place)).toEqual(Array(7).fill('city'));
    expect(['church', 'customs', 'acquire', 'take', 'take_secret'].map(place)).toEqual(Array(5).fill('boards'));
  });

  it('stays where one looks if it has no place', () => {
    expect(['round', 'turn', 'fulfil', 'achieve', 'gain'].map(place)).toEqual(Array(5).fill(null));
  });
});
