import { FireHeads, FireLines } from './art/Fire';
import { FireFigures, FireMap } from './FireMap';
import { CommunicationOver, CommunicationUnder } from './CommunicationMarks';

/** What the board draws only where something is asked of it. */
export const board = {
  FireMap,
  FireFigures,
  FireLines,
  FireHeads,
  CommunicationOver,
  CommunicationUnder,
};
