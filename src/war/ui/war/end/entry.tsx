import { warScreen } from '../../base/warScreen';
import { lazyScreen } from '../../../../shell/ui/lazyScreen';

/** The panel that says how a war ended, with what can be done then. */
export const EndScreen = warScreen('panel', () => import('./EndScreen'), 'EndScreen');
/** The question whether to end a war early. */
export const EarlyEnd = lazyScreen('dialog', () => import('./EarlyEnd'), 'EarlyEnd');

/** A card between two turns, for players who hand the device to each other. */
export const TurnCurtain = lazyScreen('screen', () => import('./TurnCurtain'), 'TurnCurtain');
