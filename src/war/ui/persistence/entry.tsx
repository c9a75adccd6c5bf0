import { warScreen } from '../base/warScreen';
import { lazyScreen } from '../../../shell/ui/lazyScreen';

/** Notices that the game cannot be saved. */
export const SaveNotices = lazyScreen('unreported', () => import('./SaveNotices'), 'SaveNotices');

/** The offer of the library as a file, after a finished war. */
export const LeftWarOffer = lazyScreen('unreported', () => import('./SaveNotices'), 'LeftWarOffer');

/** The saves that could not be read whole. */
export const DamagedSaves = warScreen('block', () => import('./DamagedSaves'), 'DamagedSaves');

/** The question which game continues after another tab has changed it. */
export const OtherTab = warScreen('block', () => import('./OtherTab'), 'OtherTab');

/** The card of a deployment that could not be sealed. */
export const Unsealed = warScreen('block', () => import('./Unsealed'), 'Unsealed');
