import { warScreen } from '../base/warScreen';
import { lazyScreen } from '../../../shell/ui/lazyScreen';

/** Notices on the saving of the current game. The component is fetched when it is first shown. */
export const SaveNotices = lazyScreen('unreported', () => import('./SaveNotices'), 'SaveNotices');

/** Offers to save the library as a file after a finished war. The component is fetched when it is first shown. */
export const LeftWarOffer = lazyScreen('unreported', () => import('./SaveNotices'), 'LeftWarOffer');

/** The notices on saved games that could not be read completely. The component is fetched when it is first shown. */
export const DamagedSaves = warScreen('block', () => import('./DamagedSaves'), 'DamagedSaves');

/** Asks which version of the game continues after another tab has changed it. */
export const OtherTab = warScreen('block', () => import('./OtherTab'), 'OtherTab');

/** A card that says why a deployment could not be sealed, that is, encrypted and saved (`fault`). */
export const Unsealed = warScreen('block', () => import('./Unsealed'), 'Unsealed');
