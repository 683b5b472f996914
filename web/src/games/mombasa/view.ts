/** What the server sends of a table of Mombasa: short names of the generated types. */
import type { MombasaEvent, MombasaPrompt } from '../../api/events';
import type { Schemas } from '../../api/types';

export type BookView = Schemas['MombasaBookView'];
export type CompanyView = Schemas['MombasaCompanyView'];
export type TileView = Schemas['MombasaTileView'];
export type SpaceView = Schemas['MombasaSpaceView'];
export type SlotView = Schemas['MombasaSlotView'];
export type SeatView = Schemas['MombasaSeatView'];
export type Outlook = Schemas['MombasaOutlook'];
export type MombasaBoard = Schemas['MombasaView'];

export type MombasaBox = Schemas['MombasaBox'];
export type CardBox = Schemas['MombasaBoxCard'];
export type CompanyBox = Schemas['MombasaBoxCompany'];
export type RegionBox = Schemas['MombasaBoxRegion'];
export type StartTileBox = Schemas['MombasaBoxStartTile'];
export type StepBox = Schemas['MombasaBoxMajorityStep'];
export type TrackBox = Schemas['MombasaBoxTrack'];
export type Point = [number, number];

/** Which of the messages' types are this game's. */
export interface Mombasa {
  board: MombasaBoard;
  box: MombasaBox;
  event: MombasaEvent;
  prompt: MombasaPrompt;
  outlook: Outlook;
}
