/**
 * Generated from what the games declare of their events and prompts (games/GAME/events.py) by `make types`.
 * What only the event's own seat may know is optional.
 */

export type CarthageEvent =
  | { kind: 'deal'; seat: null; market: string[]; farm: string[] }
  | { kind: 'hand'; seat: number; cards: string[] }
  | { kind: 'start'; seat: number }
  | { kind: 'token'; seat: number; colour: string }
  | { kind: 'skip'; seat: number }
  | { kind: 'buy'; seat: number; price: number }
  | { kind: 'pay'; seat: number; card: string }
  | { kind: 'goods'; seat: number; cards: string[] }
  | { kind: 'sail'; seat: null; colour: string; space: number }
  | { kind: 'take'; seat: number; card: string }
  | { kind: 'reserve'; seat: number; card: string; row: 'market' | 'farm' }
  | { kind: 'refill'; seat: null; market: string[]; farm: string[] }
  | { kind: 'farm_moves'; seat: null; cards: string[] }
  | { kind: 'reshuffle'; seat: null; cards: number }
  | { kind: 'payday'; seat: number; colours: string[] }
  | { kind: 'sell'; seat: number; colour: string; cards: string[]; price: number; points: number }
  | { kind: 'raid'; seat: null; colours: string[] }
  | { kind: 'protect'; seat: number; card: string }
  | { kind: 'store'; seat: number; card: string }
  | { kind: 'lose'; seat: number; cards: string[] }
  | { kind: 'end'; seat: null; points: number[]; winners: number[] };

export type CarthagePrompt =
  | { key: 'token'; values: Record<string, never> }
  | { key: 'turn'; values: { price: number; coins: number } }
  | { key: 'pay'; values: { due: number } }
  | { key: 'paid'; values: { over: number } }
  | { key: 'protect'; values: { colours: string[]; in_danger: number[]; safe: number[] } }
  | { key: 'store'; values: { colour: string; left: number; in_danger: number; safe: number } };

export type GoaEvent =
  | { kind: 'grid'; seat: null; phase: string; aside: string[] }
  | { kind: 'omen'; seat: number; symbol: string }
  | { kind: 'start'; seat: number; ducats: number; others: number }
  | { kind: 'round'; seat: number; round: string }
  | { kind: 'flag'; seat: number; square: string }
  | { kind: 'mark'; seat: number; marker: number; square: string; tile: string }
  | { kind: 'bid'; seat: number; amount: number }
  | { kind: 'pass'; seat: number }
  | { kind: 'sold'; seat: number; tile: string; price: number; owner: number }
  | { kind: 'bought'; seat: number; tile: string; price: number; owner: number }
  | { kind: 'kept'; seat: number; tile: string; price: number; owner: number }
  | { kind: 'pay_ships'; seat: number; number: number }
  | { kind: 'progress'; seat: number; column: string; row: number }
  | { kind: 'first'; seat: number; column: string; row: number }
  | { kind: 'all_markers'; seat: number; row: number }
  | { kind: 'harvest'; seat: number; number: number }
  | { kind: 'expedition'; seat: number }
  | { kind: 'name_colony'; seat: number; colony: string; need: number }
  | { kind: 'turn_up'; seat: number; cards: string[]; numbers: number[]; sum: number }
  | { kind: 'pay_colonists'; seat: number; number: number }
  | { kind: 'found'; seat: number; colony: string; tile: string }
  | { kind: 'fail'; seat: number; colony: string }
  | { kind: 'extra'; seat: number }
  | { kind: 'ships'; seat: number; number: number }
  | { kind: 'colonists'; seat: number; number: number }
  | { kind: 'ducats'; seat: number; number: number }
  | { kind: 'extra_card'; seat: number; number: number }
  | { kind: 'put'; seat: number; spice: string; place: string }
  | { kind: 'give'; seat: number; spice: string; place: string }
  | { kind: 'draw'; seat: number; number: number; cards?: string[] }
  | { kind: 'reshuffle'; seat: null; cards: number }
  | { kind: 'play'; seat: number; card: string }
  | { kind: 'throw'; seat: number; card: string }
  | { kind: 'pay_bank'; seat: number; price: number }
  | { kind: 'receive'; seat: number; tile: string }
  | { kind: 'keep_small'; seat: number; tile: string }
  | { kind: 'remove'; seat: number; tile: string }
  | { kind: 'use'; seat: number; tile: string }
  | { kind: 'exchange'; seat: number; square: string }
  | { kind: 'spy'; seat: number; other: number }
  | { kind: 'token'; seat: number; token: string }
  | { kind: 'end'; seat: null; points: number[]; winners: number[] };

export type GoaPrompt =
  | { key: 'quick_start'; values: { left: number; ducats: number } }
  | { key: 'quick_start_on'; values: { left: number; ducats: number } }
  | { key: 'flag'; values: Record<string, never> }
  | { key: 'mark'; values: { marker: number } }
  | { key: 'bid'; values: { tile: string; bid: number; ducats: number } }
  | { key: 'owner'; values: { tile: string; bid: number; price: number; bidder: number; ducats: number } }
  | { key: 'act'; values: { action: number; actions: number } }
  | { key: 'after'; values: Record<string, never> }
  | { key: 'extra'; values: { cards: number } }
  | { key: 'extra_act'; values: Record<string, never> }
  | { key: 'pay_spice'; values: { spice: string } }
  | { key: 'progress_by_card'; values: { goods: string } }
  | { key: 'harvest'; values: { left: number } }
  | { key: 'harvest_mix'; values: { left: number } }
  | { key: 'cut_hand'; values: { limit: number; over: number } }
  | { key: 'draw'; values: { most: number; limit: number } }
  | { key: 'name_colony'; values: Record<string, never> }
  | { key: 'gap'; values: { colony: string; need: number; population: number; cards: string[]; sum: number; missing: number; colonists: number } }
  | { key: 'choose_colony'; values: { colony: string } }
  | { key: 'fill_place'; values: { place: string; left: number } }
  | { key: 'take_spices'; values: { left: number } }
  | { key: 'sell'; values: { left: number; price: number } }
  | { key: 'purchase'; values: { prices: number[] } }
  | { key: 'fifth_plantation'; values: { tile: string } }
  | { key: 'choose_goods'; values: { ships: number; colonists: number } }
  | { key: 'gift'; values: Record<string, never> }
  | { key: 'exchange'; values: Record<string, never> }
  | { key: 'extra_harvest'; values: { left: number } }
  | { key: 'give_any'; values: { left: number } }
  | { key: 'succour'; values: { number: number; cards: string[] } }
  | { key: 'spy'; values: Record<string, never> }
  | { key: 'spy_action'; values: { other: number } }
  | { key: 'viceroy'; values: Record<string, never> };

export type MombasaEvent =
  | { kind: 'start'; seat: number; tracks: string[] }
  | { kind: 'tiles'; seat: number; count: number; tiles?: string[] }
  | { kind: 'keep'; seat: number; tile?: string }
  | { kind: 'start_tile'; seat: number; tile: string; book: number }
  | { kind: 'rest'; seat: number; card: string; slot: string }
  | { kind: 'round'; seat: number; round: number }
  | { kind: 'lay'; seat: number; slot: string; card?: string }
  | { kind: 'clear'; seat: number; slot: string }
  | { kind: 'ready'; seat: number }
  | { kind: 'reveal'; seat: number; cards: string[] }
  | { kind: 'use'; seat: number; card: string; amount: number }
  | { kind: 'buy'; seat: number; card: string; price: number; paid_in: string }
  | { kind: 'expand'; seat: number; company: string; points: number }
  | { kind: 'no_expansion'; seat: number; points: number }
  | { kind: 'enter'; seat: number; company: string; region: string; column: number; ousted: string | null; value: number }
  | { kind: 'return'; seat: number; company: string; column: number }
  | { kind: 'remove'; seat: number; company: string; column: number }
  | { kind: 'lost_post'; seat: null; company: string }
  | { kind: 'book'; seat: number; row: number; column: number; book: number }
  | { kind: 'place'; seat: number; book: number; space: number }
  | { kind: 'no_room'; seat: number; book: number }
  | { kind: 'refill'; seat: null; row: number; column: number; letter: string; book: number }
  | { kind: 'bookkeeper'; seat: number; card: string; points: number }
  | { kind: 'flip'; seat: number; space: number; book: number }
  | { kind: 'ink'; seat: number; space: number }
  | { kind: 'merchant'; seat: number; card: string }
  | { kind: 'diamond'; seat: number; spaces: number; space: number }
  | { kind: 'mark'; seat: number; space: string }
  | { kind: 'first_player'; seat: number }
  | { kind: 'discard'; seat: number; card: string }
  | { kind: 'boost'; seat: number; card: string; slot: string }
  | { kind: 'tile'; seat: number; tile: string }
  | { kind: 'end_phase'; seat: number; cards: string[] }
  | { kind: 'coins'; seat: null; coins: number; column: number }
  | { kind: 'display'; seat: null; gone: string[]; new: string[] }
  | { kind: 'step'; seat: number; company: string; space: number; shares: number }
  | { kind: 'privilege'; seat: number; track: string; level: number; company: string }
  | { kind: 'gain'; seat: number; pounds: number; why: 'merchant' | 'turned_book' | 'reward' | 'bonus_space' | 'card' | 'discard' | 'points' | 'coin' | 'capital_call' | 'special_field' | 'special_field_again' | 'diamond_track' }
  | { kind: 'pay'; seat: number; pounds: number; why: 'merchant' | 'turned_book' | 'reward' | 'bonus_space' | 'card' | 'discard' | 'points' | 'coin' | 'capital_call' | 'special_field' | 'special_field_again' | 'diamond_track' }
  | { kind: 'end'; seat: null; points: number[]; winners: number[] };

export type MombasaPrompt =
  | { key: 'keep'; values: { offered: string[] } }
  | { key: 'rest'; values: { card: string } }
  | { key: 'plan'; values: { round: number; laid: number; slots: number } }
  | { key: 'turn'; values: { round: number; pounds: number } }
  | { key: 'goods'; values: { amount: number } }
  | { key: 'mixed_goods'; values: { amount: number } }
  | { key: 'invest'; values: { left: number } }
  | { key: 'expand'; values: { company: string; points: number } }
  | { key: 'post'; values: { company: string; region: string } }
  | { key: 'return'; values: { companies: string[] } }
  | { key: 'remove'; values: { left: number } }
  | { key: 'collect'; values: { rewards: Record<string, number> } }
  | { key: 'advance'; values: { company: string; left: number; call: number } }
  | { key: 'call'; values: { company: string; left: number; call: number } }
  | { key: 'points'; values: { left: number } }
  | { key: 'place'; values: { book: number } }
  | { key: 'books'; values: { points: number; space: number } }
  | { key: 'ink'; values: { points: number; space: number } }
  | { key: 'buy'; values: { pounds: number; diamonds: number } }
  | { key: 'buy_and_move'; values: { pounds: number; diamonds: number } }
  | { key: 'move_diamond'; values: { pounds: number; diamonds: number } }
  | { key: 'discard'; values: { bonus: number; kind: string } }
  | { key: 'discard_kind'; values: { bonus: number; kind: string } }
  | { key: 'tier'; values: { kind: string; total: number; steps: string[] } }
  | { key: 'option'; values: { options: string[] } }
  | { key: 'spread'; values: { spaces: number; tracks: number } };

export type YokohamaEvent =
  | { kind: 'goals'; seat: null; goals: string[] }
  | { kind: 'rewards'; seat: null; tokens: string[] }
  | { kind: 'start'; seat: number }
  | { kind: 'deal'; seat: number; orders?: number[] }
  | { kind: 'keep'; seat: number; order?: number }
  | { kind: 'round'; seat: null; round: number }
  | { kind: 'turn'; seat: number }
  | { kind: 'place'; seat: number; area: string }
  | { kind: 'fee'; seat: number; yen: number; other: number }
  | { kind: 'move'; seat: number; area: string }
  | { kind: 'back'; seat: number }
  | { kind: 'stay'; seat: number }
  | { kind: 'recall'; seat: number; count: number; area: string }
  | { kind: 'act'; seat: number; area: string; power: number }
  | { kind: 'income'; seat: number; yen: number; area: string }
  | { kind: 'token'; seat: number; area: string }
  | { kind: 'shop'; seat: number; area: string; space: number }
  | { kind: 'house'; seat: number; area: string }
  | { kind: 'use_agent'; seat: number; country: string }
  | { kind: 'agent'; seat: number; country: string }
  | { kind: 'achieve'; seat: number; goal: string }
  | { kind: 'reward'; seat: number; token: string }
  | { kind: 'fulfil'; seat: number; order: number }
  | { kind: 'church'; seat: number; space: number }
  | { kind: 'customs'; seat: number; space: number }
  | { kind: 'hire'; seat: number; piece: string; yen: number }
  | { kind: 'hire_free'; seat: number; piece: string }
  | { kind: 'acquire'; seat: number; technology: string }
  | { kind: 'take'; seat: number; order: number }
  | { kind: 'take_secret'; seat: number; area: string; order?: number }
  | { kind: 'gain'; seat: number; what: Record<string, number> }
  | { kind: 'pay'; seat: number; what: Record<string, number> }
  | { kind: 'score'; seat: number; points: number }
  | { kind: 'shift'; seat: number; from: string; area: string }
  | { kind: 'station'; seat: number; area: string }
  | { kind: 'spin'; seat: number }
  | { kind: 'study'; seat: number }
  | { kind: 'ending'; seat: null; reason: string; round: number }
  | { kind: 'end'; seat: number; points: number[] };

export type YokohamaPrompt =
  | { key: 'draft'; values: Record<string, never> }
  | { key: 'phase_a'; values: Record<string, never> }
  | { key: 'phase_c'; values: Record<string, never> }
  | { key: 'send_agent'; values: Record<string, never> }
  | { key: 'reward'; values: Record<string, never> }
  | { key: 'place_first'; values: { most: number } }
  | { key: 'place_next'; values: { placed: number; most: number } }
  | { key: 'telegraph'; values: { area: string } }
  | { key: 'put'; values: Record<string, never> }
  | { key: 'move'; values: Record<string, never> }
  | { key: 'path'; values: { area: string } }
  | { key: 'recall'; values: Record<string, never> }
  | { key: 'exchange'; values: { left: number } }
  | { key: 'church'; values: { faith: number } }
  | { key: 'pay_faith'; values: { lacking: number } }
  | { key: 'customs'; values: { most: number } }
  | { key: 'board_assistant'; values: Record<string, never> }
  | { key: 'employ'; values: { left: number } }
  | { key: 'research'; values: { value: number } }
  | { key: 'pay_value'; values: { technology: string; card: string; yen: number; imports: number; lacking: number } }
  | { key: 'pay_extra'; values: { technology: string; card: string; yen: number; imports: number } }
  | { key: 'station'; values: Record<string, never> }
  | { key: 'take'; values: Record<string, never> }
  | { key: 'second'; values: { yen: number; imports: number } }
  | { key: 'take_second'; values: Record<string, never> }
  | { key: 'token'; values: { area: string } }
  | { key: 'build'; values: { area: string } }
  | { key: 'leave'; values: { area: string } }
  | { key: 'any_good'; values: { left: number } }
  | { key: 'bring'; values: { piece: string; yen: number } }
  | { key: 'lift'; values: { left: number } }
  | { key: 'drop'; values: { from: string; left: number } };
