import { lazyScreen } from '../../../shell/ui/lazyScreen';

const loupe = () => import('./Loupe');
const fireMap = () => import('./FireMap');
const communication = () => import('./CommunicationMarks');
const scene = () => import('./TurnMarks');

/** What a finger hides. */
export const Loupe = lazyScreen('untold', loupe, 'Loupe');

/** The dragged unit under the pointer; without it the board only shows where it would land. */
export const Dragged = lazyScreen('untold', loupe, 'Dragged');

/** The sums of fire, drawn on request. */
export const FireMap = lazyScreen('untold', fireMap, 'FireMap');
export const FireFigures = lazyScreen('untold', fireMap, 'FireFigures');

/** A unit's chain of communication, and the lines that a unit cuts, when one is pointed at. */
export const CommunicationUnder = lazyScreen('untold', communication, 'CommunicationUnder');
export const CommunicationOver = lazyScreen('untold', communication, 'CommunicationOver');

/** The paths marched in a turn, and where the last attack took place. */
export const MovePaths = lazyScreen('untold', scene, 'MovePaths');
export const SceneMarks = lazyScreen('untold', scene, 'SceneMarks');

/** What a chosen unit could decide. */
export const DecidingMarks = lazyScreen('untold', () => import('./TurnMarks'), 'DecidingMarks');
