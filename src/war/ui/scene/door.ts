import { lazyScreen } from '../../../shell/ui/lazyScreen';

/** What was done at a moment of the past, or last where nothing more can be ordered. */
export const PastScene = lazyScreen('untold', () => import('./PastScene'), 'PastScene');
/** The last turn that has ended, played again. */
export const TurnReplay = lazyScreen('untold', () => import('./TurnReplay'), 'TurnReplay');
