import { warScreen } from '../../base/warScreen';
import { lazyScreen } from '../../../../shell/ui/lazyScreen';

/** The panel after the end of a war: who has won and how (`ending`), and what can be done next. */
export const EndScreen = warScreen('panel', () => import('./EndScreen'), 'EndScreen');
/** A dialog that asks the player to confirm that the war ends early. */
export const EarlyEnd = lazyScreen('dialog', () => import('./EarlyEnd'), 'EarlyEnd');

/** A card that covers the board between two turns, while the players hand the device over. */
export const TurnCurtain = lazyScreen('screen', () => import('./TurnCurtain'), 'TurnCurtain');
