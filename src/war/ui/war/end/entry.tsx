import { warScreen } from '../../base/warScreen';
import { lazyScreen } from '../../../../shell/ui/lazyScreen';

/** The panel after the end of a war: who has won and how, and what can be done next. Fetched when it is first shown. */
export const EndScreen = warScreen('panel', () => import('./EndScreen'), 'EndScreen');
/**
 * Asks the player to confirm that the war ends early, by surrender or an agreed draw. Fetched when it is first shown.
 */
export const EarlyEnd = lazyScreen('dialog', () => import('./EarlyEnd'), 'EarlyEnd');

/**
 * A card that covers the board between two turns, for players who hand the device to each other. Fetched when it is
 * first shown.
 */
export const TurnCurtain = lazyScreen('screen', () => import('./TurnCurtain'), 'TurnCurtain');
