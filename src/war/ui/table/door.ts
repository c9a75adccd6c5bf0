import { lazyScreen } from '../../../shell/ui/lazyScreen';

/** The card between two turns, for players who hand the screen over. */
export const TurnCurtain = lazyScreen('screen', () => import('./TurnCurtain'), 'TurnCurtain');
