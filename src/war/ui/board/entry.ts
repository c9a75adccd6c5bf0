import { lazyScreen } from '../../../shell/ui/lazyScreen';

const loupe = () => import('./Loupe');
const fireMap = () => import('./FireMap');
const communication = () => import('./CommunicationMarks');
const scene = () => import('./TurnMarks');

/** A magnified part of the board above a finger that rests on it. Fetched when it is first shown. */
export const Loupe = lazyScreen('unreported', loupe, 'Loupe');

/** A unit while it is dragged. Until the component is fetched, the board shows only where the unit would land. */
export const Dragged = lazyScreen('unreported', loupe, 'Dragged');

/**
 * Tints each square by the sum of a side's fire on it (rules.md 6.3). Fetched when the user first wants to see that.
 */
export const FireMap = lazyScreen('unreported', fireMap, 'FireMap');
/**
 * Shows on each free square, as a figure, the sum of a side's fire on it (rules.md 6.3). Fetched when the user first
 * wants to see that.
 */
export const FireFigures = lazyScreen('unreported', fireMap, 'FireFigures');

/** Draws under the units the lines of communication of the unit that is pointed at. Fetched when it is first shown. */
export const CommunicationUnder = lazyScreen('unreported', communication, 'CommunicationUnder');
/** Draws over the units the marks of communication of the unit that is pointed at. Fetched when it is first shown. */
export const CommunicationOver = lazyScreen('unreported', communication, 'CommunicationOver');

/** Draws the paths that units marched in the turn before. Fetched when it is first shown. */
export const MovePaths = lazyScreen('unreported', scene, 'MovePaths');
/**
 * Marks the squares where the last turn attacked, destroyed units or took arsenals, or those that a hint points at.
 * Fetched when it is first shown.
 */
export const SceneMarks = lazyScreen('unreported', scene, 'SceneMarks');

/**
 * Marks the squares to which a march of the chosen unit would take an arsenal or win the war. Fetched when it is first
 * shown.
 */
export const DecidingMarks = lazyScreen('unreported', () => import('./TurnMarks'), 'DecidingMarks');
