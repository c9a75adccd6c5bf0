import { lazyScreen } from '../../../../shell/ui/lazyScreen';

/** The sounds of a battle, played while the component is on the page. */
export const Sounds = lazyScreen('unreported', () => import('./Sounds'), 'Sounds');

/** Offers to switch sounds on, in a player's first battle. */
export const SoundOffer = lazyScreen('unreported', () => import('./SoundOffer'), 'SoundOffer');
