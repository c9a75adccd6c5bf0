import { FireFigures, FireMap } from './FireMap';
import { CommunicationOver, CommunicationUnder } from './CommunicationMarks';

/** What the board draws only where something is asked of it. */
export const board = { FireMap, FireFigures, CommunicationOver, CommunicationUnder };
