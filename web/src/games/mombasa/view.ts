/** What the server sends of a table of Mombasa (view.py), and what of its box (box.toml) the board draws. */
import type { Schemas } from '../../api/types';

export type BookView = Schemas['MombasaBookView'];
export type CompanyView = Schemas['MombasaCompanyView'];
export type RegionView = Schemas['MombasaRegionView'];
export type PlaceView = Schemas['MombasaPlaceView'];
export type ShelfView = Schemas['MombasaShelfView'];
export type TileView = Schemas['MombasaTileView'];
export type SpaceView = Schemas['MombasaSpaceView'];
export type SlotView = Schemas['MombasaSlotView'];
export type SeatView = Schemas['MombasaSeatView'];
export type Outlook = Schemas['MombasaOutlook'];
export type MombasaBoard = Schemas['MombasaView'];

export type Point = [number, number];
type Pairs = [number, number][];

export interface CardBox {
  name: string;
  kind: string;
  value?: number;
  crate: number;
  share?: string;
  company?: string;
}
export interface RegionBox {
  name: string;
  reward: string;
  amount: number;
  mines: number;
  label: Point;
  radius: number;
  name_at: Point;
  post_at: Point;
  reward_at: Point;
  polygon: Point[];
  hole?: Point[];
}
export interface CompanyBox {
  id: string;
  name: string;
  side: string;
  label: Point;
  label_rotation: number;
  places: Point[][];
  place_size: number;
  polygon: Point[];
}
export interface TrackBox {
  name: string;
  length: number;
  shares: Pairs;
  capital_calls: Pairs;
  special_fields: Pairs;
}
export interface PrivilegeBox {
  track: string;
  expansion_plus?: number[];
  extra_markers?: number[];
  discount?: number[];
  goods?: string[][];
  mix?: boolean[];
  plus?: number[];
  plus_good?: string;
  options?: Pairs[];
  price_change?: number[];
  diamonds?: number[];
  discard?: string[];
  bonus?: number[];
  tracks?: number[];
  spaces?: number[];
  second_spaces_alternative?: number;
}
export interface StartTileBox {
  name: string;
  resting: string[];
  requirements: [string, number][];
  reward: [string, number];
  bonus: [string, number][];
}
export interface StepBox {
  kind: string;
  least: number;
  spaces: number;
  extra: [string, number][];
}
export interface MombasaBox {
  rounds: { count: number };
  company: CompanyBox[];
  hq: { coins: number[] };
  expansion_costs: { single: number; double: number; occupied_extra: number };
  track: TrackBox[];
  privilege: PrivilegeBox[];
  diamond_track: { length: number; values: Pairs; slot_at: number; surplus_pounds: number };
  book_track: { length: number; values: Pairs; no_a: number[]; surplus_pounds: number };
  card: CardBox[];
  merchant: { kind: string; diamonds: number; pounds: number; per_two_mines: number }[];
  card_display: Record<string, number[]>;
  book_costs: Record<string, number>;
  book_flip: { pounds: number };
  start_tile: StartTileBox[];
  first_player_space: { cost: number; points: number };
  buy_space: { cost: number };
  discard_space: { bonus: number };
  majority: { kind: string; company: string }[];
  majority_step: StepBox[];
  bonus_tile: {
    kind: string;
    cost: number;
    plus?: number;
    value?: number;
    diamonds?: number;
    per_other_merchant?: number;
  }[];
  map: { view_box: number[]; points: Point[] };
  region: RegionBox[];
  border: { a: string; b: string; kind: string; points: Point[] }[];
}
