import { lazyScreen } from '../../../shell/ui/lazyScreen';

const loupe = () => import('./Loupe');
const fireMap = () => import('./FireMap');
const communication = () => import('./CommunicationMarks');
const scene = () => import('./TurnMarks');

/** A magnified part of the board above a resting finger. */
export const Loupe = lazyScreen('unreported', loupe, 'Loupe');

/** A unit while it is dragged; until it is loaded, the board shows only where the unit would land. */
export const Dragged = lazyScreen('unreported', loupe, 'Dragged');

/** Tints each square by the sum of fire on it, on request. */
export const FireMap = lazyScreen('unreported', fireMap, 'FireMap');
/** Shows the sum of fire on each free square as a figure, on request. */
export const FireFigures = lazyScreen('unreported', fireMap, 'FireFigures');

/** The lines of communication that are drawn under the units when a unit is pointed at. */
export const CommunicationUnder = lazyScreen('unreported', communication, 'CommunicationUnder');
/** The marks of communication that are drawn over the units when a unit is pointed at. */
export const CommunicationOver = lazyScreen('unreported', communication, 'CommunicationOver');

/** The paths marched in a turn. */
export const MovePaths = lazyScreen('unreported', scene, 'MovePaths');
/** Marks the squares of the last event, or of a hint. */
export const SceneMarks = lazyScreen('unreported', scene, 'SceneMarks');

/** Marks the squares where the chosen unit would take an arsenal or win the war. */
export const DecidingMarks = lazyScreen('unreported', () => import('./TurnMarks'), 'DecidingMarks');
