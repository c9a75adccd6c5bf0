import { lazyScreen } from '../../../../shell/ui/lazyScreen';

/** Plays the sounds of a battle while the component is mounted; renders nothing. Its code is fetched separately. */
export const Sounds = lazyScreen('unreported', () => import('./Sounds'), 'Sounds');

/** Renders an offer to switch sounds on, in a player's first battle; its code is fetched separately. */
export const SoundOffer = lazyScreen('unreported', () => import('./SoundOffer'), 'SoundOffer');
