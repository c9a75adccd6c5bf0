import { lazyScreen } from '../../../shell/ui/lazyScreen';

const loupe = () => import('./Loupe');
const fireMap = () => import('./FireMap');
const communication = () => import('./CommunicationMarks');
const scene = () => import('./TurnMarks');

/** A magnified part of the board above a finger at `at`, around the `square` that lifting the finger would press. */
export const Loupe = lazyScreen('unreported', loupe, 'Loupe');

/** A unit while it is dragged, with a mark that says whether it may land. Until fetched, only its landing is shown. */
export const Dragged = lazyScreen('unreported', loupe, 'Dragged');

/** Tints each square of the board by the sum of a side's fire on it (rules.md 6.3), as `map` has it. */
export const FireMap = lazyScreen('unreported', fireMap, 'FireMap');
/** Shows on each square without a unit, as a figure, the sum of a side's fire on it (rules.md 6.3), as `map` has it. */
export const FireFigures = lazyScreen('unreported', fireMap, 'FireFigures');

/** Draws, under the units, the lines of communication of the unit chosen or pointed at. */
export const CommunicationUnder = lazyScreen('unreported', communication, 'CommunicationUnder');
/** Draws, over the units, marks on the communication of the unit chosen or pointed at. */
export const CommunicationOver = lazyScreen('unreported', communication, 'CommunicationOver');

/** Draws the `paths` that units have marched, each by its squares; `centre` returns the middle of a square. */
export const MovePaths = lazyScreen('unreported', scene, 'MovePaths');
/** Draws a frame on the squares where the last turn attacked, or to which a hint points. */
export const SceneMarks = lazyScreen('unreported', scene, 'SceneMarks');

/** Marks the destinations of the chosen unit that would take an arsenal or win the war. */
export const DecidingMarks = lazyScreen('unreported', () => import('./TurnMarks'), 'DecidingMarks');
