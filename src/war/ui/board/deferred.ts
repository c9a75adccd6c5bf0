import { watchDrag } from './dragging';
import { FireHeads, FireLines } from './art/Fire';
import { LandingMark } from './art/Landing';
import { FireFigures, FireMap } from './FireMap';
import { CommunicationOver, CommunicationUnder } from './CommunicationMarks';
import { DecidingMarks } from './DecidingMarks';
import { ForeseenMarks } from './ForeseenMarks';
import { Dragged } from './Dragged';
import { watchGestures } from './gestures';
import { Loupe } from './Loupe';
import { Rulers } from './Rulers';
import { ZoomTools } from './ZoomTools';

/**
 * What the board draws only where something is asked of it, or where not all of it is in sight, and the drags and
 * gestures that move what is on it and itself.
 */
export const board = {
  FireMap,
  FireFigures,
  FireLines,
  FireHeads,
  CommunicationOver,
  CommunicationUnder,
  DecidingMarks,
  ForeseenMarks,
  Dragged,
  LandingMark,
  Loupe,
  Rulers,
  ZoomTools,
  watchDrag,
  watchGestures,
};
