import { FireMap } from './FireMap';
import { CommunicationOver, CommunicationUnder } from './CommunicationMarks';
import { Dragged } from './Dragged';
import { Loupe } from './Loupe';
import { Rulers } from './Rulers';

/** What the board draws only where something is asked of it, or where not all of it is in sight. */
export const board = { FireMap, CommunicationOver, CommunicationUnder, Dragged, Loupe, Rulers };
