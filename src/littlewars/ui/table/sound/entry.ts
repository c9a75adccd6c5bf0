import { lazyScreen } from '../../../../shell/ui/lazyScreen';

/** The sounds of a battle; it has no messages. */
export const Sounds = lazyScreen('untold', () => import('./Sounds'), 'Sounds');

/** Offers sounds in a first battle. */
export const SoundOffer = lazyScreen('untold', () => import('./SoundOffer'), 'SoundOffer');
