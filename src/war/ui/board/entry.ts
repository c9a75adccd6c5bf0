import { lazyScreen } from '../../../shell/ui/lazyScreen';

const loupe = () => import('./Loupe');
const fireMap = () => import('./FireMap');
const communication = () => import('./CommunicationMarks');
const scene = () => import('./TurnMarks');

/** A magnified part of the board above a finger that rests on it. The component is fetched when it is first shown. */
export const Loupe = lazyScreen('unreported', loupe, 'Loupe');

/**
 * A unit while it is dragged, drawn at the pointer. The component is fetched when it is first shown; until then the
 * board shows only where the unit would land.
 */
export const Dragged = lazyScreen('unreported', loupe, 'Dragged');

/**
 * Tints each square of the board by the sum of a side's fire on it (rules.md 6.3). The component is fetched when it is
 * first shown.
 */
export const FireMap = lazyScreen('unreported', fireMap, 'FireMap');
/**
 * Shows on each free square, as a figure, the sum of a side's fire on it (rules.md 6.3). The component is fetched when
 * it is first shown.
 */
export const FireFigures = lazyScreen('unreported', fireMap, 'FireFigures');

/**
 * Draws, under the units, the lines of communication of the unit chosen or pointed at. The component is fetched when it
 * is first shown.
 */
export const CommunicationUnder = lazyScreen('unreported', communication, 'CommunicationUnder');
/**
 * Draws, over the units, marks on the communication of the unit chosen or pointed at. The component is fetched when it
 * is first shown.
 */
export const CommunicationOver = lazyScreen('unreported', communication, 'CommunicationOver');

/** Draws the paths that units have marched. The component is fetched when it is first shown. */
export const MovePaths = lazyScreen('unreported', scene, 'MovePaths');
/**
 * Draws a frame on the squares where the last turn attacked, destroyed units or took arsenals, or on those to which a
 * hint points. The component is fetched when it is first shown.
 */
export const SceneMarks = lazyScreen('unreported', scene, 'SceneMarks');

/**
 * Marks the squares to which a march of the chosen unit would take an arsenal or win the war. The component is fetched
 * when it is first shown.
 */
export const DecidingMarks = lazyScreen('unreported', () => import('./TurnMarks'), 'DecidingMarks');
