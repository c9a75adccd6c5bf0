import { lazyScreen } from '../../../shell/ui/lazyScreen';
import { warScreen } from '../base/warScreen';

/** What was done at a moment of the past, or last where nothing more can be ordered. */
export const PastScene = lazyScreen('untold', () => import('./PastScene'), 'PastScene');
/** The last turn that has ended, played again. */
export const TurnReplay = lazyScreen('untold', () => import('./TurnReplay'), 'TurnReplay');
/** What the players of a war draw over its board while they play. */
export const WarDrawing = warScreen('untold', () => import('./WarDrawing'), 'WarDrawing');
