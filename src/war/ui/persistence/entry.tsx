import { warScreen } from '../base/warScreen';
import { lazyScreen } from '../../../shell/ui/lazyScreen';

/** Notices that the game cannot be saved. Fetched when it is first shown. */
export const SaveNotices = lazyScreen('unreported', () => import('./SaveNotices'), 'SaveNotices');

/** Offers to save the library as a file after a finished war. Fetched when it is first shown. */
export const LeftWarOffer = lazyScreen('unreported', () => import('./SaveNotices'), 'LeftWarOffer');

/** The notice on saved games that could not be read completely. Fetched when it is first shown. */
export const DamagedSaves = warScreen('block', () => import('./DamagedSaves'), 'DamagedSaves');

/** Asks which version of the game continues when another tab has changed it. Fetched when it is first shown. */
export const OtherTab = warScreen('block', () => import('./OtherTab'), 'OtherTab');

/** A card that says why a deployment could not be sealed (encrypted and saved). Fetched when it is first shown. */
export const Unsealed = warScreen('block', () => import('./Unsealed'), 'Unsealed');
