import { lazyScreen } from '../../../shell/ui/lazyScreen';

const loupe = () => import('./Loupe');
const fireMap = () => import('./FireMap');
const communication = () => import('./CommunicationMarks');
const scene = () => import('./TurnMarks');

/** Shows what a finger hides on the board. */
export const Loupe = lazyScreen('untold', loupe, 'Loupe');

/** The dragged unit under the pointer; without it the board only shows where it would land. */
export const Dragged = lazyScreen('untold', loupe, 'Dragged');

/** Tints each square by the sum of fire on it, on request. */
export const FireMap = lazyScreen('untold', fireMap, 'FireMap');
/** Shows the sum of fire on each free square as a figure, on request. */
export const FireFigures = lazyScreen('untold', fireMap, 'FireFigures');

/** The lines of communication that are drawn under the units when a unit is pointed at. */
export const CommunicationUnder = lazyScreen('untold', communication, 'CommunicationUnder');
/** The marks of communication that are drawn over the units when a unit is pointed at. */
export const CommunicationOver = lazyScreen('untold', communication, 'CommunicationOver');

/** The paths marched in a turn. */
export const MovePaths = lazyScreen('untold', scene, 'MovePaths');
/** Marks the squares of the last event, or of a hint. */
export const SceneMarks = lazyScreen('untold', scene, 'SceneMarks');

/** What a chosen unit could decide. */
export const DecidingMarks = lazyScreen('untold', () => import('./TurnMarks'), 'DecidingMarks');
