import { lazyScreen } from '../../../shell/ui/lazyScreen';
import { warScreen } from '../base/warScreen';

/** What is heard of a game; it tells no messages. */
export const Sounds = lazyScreen('untold', () => import('./Sounds'), 'Sounds');

/** Offers, in a first war, that it be heard. */
export const SoundOffer = warScreen('untold', () => import('./SoundOffer'), 'SoundOffer');
