import { watchDrag } from './dragging';
import { AttackFire, AttackFireHeads } from './AttackFire';
import { LandingMark } from './art/Landing';
import { RefusedMark } from './art/Refused';
import { ExposedMark, ThreatMark } from './art/ThreatMarks';
import { FireFigures, FireMap } from './FireMap';
import { CommunicationOver, CommunicationUnder } from './CommunicationMarks';
import { DecidingMarks } from './DecidingMarks';
import { ForeseenMarks } from './ForeseenMarks';
import { MovePaths, SceneMarks } from './SceneMarks';
import { Dragged } from './Dragged';
import { Loupe } from './Loupe';
import { Rulers } from './Rulers';
import { watchBoard } from './watchBoard';
import { ZoomTools } from './ZoomTools';

/**
 * What the board draws only where something is asked of it, or where not all of it is in sight, and the drags and
 * gestures that move what is on it and itself.
 */
export const part = {
  FireMap,
  FireFigures,
  AttackFire,
  AttackFireHeads,
  CommunicationOver,
  CommunicationUnder,
  DecidingMarks,
  ForeseenMarks,
  MovePaths,
  SceneMarks,
  RefusedMark,
  ExposedMark,
  ThreatMark,
  Dragged,
  LandingMark,
  Loupe,
  Rulers,
  ZoomTools,
  watchDrag,
  watchBoard,
};
