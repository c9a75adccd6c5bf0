import { lazyScreen } from '../../../shell/ui/lazyScreen';

const loupe = () => import('./Loupe');
const fireMap = () => import('./FireMap');
const communication = () => import('./CommunicationMarks');
const scene = () => import('./TurnMarks');

/** A magnified part of the board above a finger at `at`, around the `square` that lifting the finger would press. */
export const Loupe = lazyScreen('unreported', loupe, 'Loupe');

/**
 * A unit while it is dragged, drawn at the pointer, with a mark that says whether it may land (`may`). The component is
 * fetched when it is first shown; until then the board shows only where the unit would land.
 */
export const Dragged = lazyScreen('unreported', loupe, 'Dragged');

/** Tints each square of the board by the sum of a side's fire on it (rules.md 6.3), as `map` has it. */
export const FireMap = lazyScreen('unreported', fireMap, 'FireMap');
/** Shows on each square without a unit, as a figure, the sum of a side's fire on it (rules.md 6.3), as `map` has it. */
export const FireFigures = lazyScreen('unreported', fireMap, 'FireFigures');

/**
 * Draws, under the units, the lines of communication of the unit chosen or pointed at, as `view` has them; `centre`
 * returns the middle of a square.
 */
export const CommunicationUnder = lazyScreen('unreported', communication, 'CommunicationUnder');
/**
 * Draws, over the units, marks on the communication of the unit chosen or pointed at, as `view` has it; `centre`
 * returns the middle of a square.
 */
export const CommunicationOver = lazyScreen('unreported', communication, 'CommunicationOver');

/** Draws the `paths` that units have marched, each by its squares; `centre` returns the middle of a square. */
export const MovePaths = lazyScreen('unreported', scene, 'MovePaths');
/**
 * Draws a frame on each of the squares `scene`, where the last turn attacked, destroyed units or took arsenals, or to
 * which a hint points.
 */
export const SceneMarks = lazyScreen('unreported', scene, 'SceneMarks');

/**
 * Marks the squares, among the destinations in `view`, to which a march of the chosen unit would take an arsenal or win
 * the war; `centre` returns the middle of a square.
 */
export const DecidingMarks = lazyScreen('unreported', () => import('./TurnMarks'), 'DecidingMarks');
