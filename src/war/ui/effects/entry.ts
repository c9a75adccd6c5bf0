import { lazyScreen } from '../../../shell/ui/lazyScreen';
import { warScreen } from '../base/warScreen';

/** The sounds of a game; it has no messages. */
export const Sounds = lazyScreen('untold', () => import('./sound/Sounds'), 'Sounds');

/** Offers sounds in a first war. */
export const SoundOffer = warScreen('untold', () => import('./sound/SoundOffer'), 'SoundOffer');

/** Animations on a board; an order before they are loaded has none. */
export const Animations = lazyScreen(
  'untold',
  () => import('./animations/Animations'),
  'Animations',
);

/** The end of a war, over its board. */
export const EndPlate = lazyScreen('untold', () => import('./animations/EndPlate'), 'EndPlate');

/** The events of a past moment, or the last ones after the end. */
export const PastScene = lazyScreen('untold', () => import('./animations/PastScene'), 'PastScene');

/** The replay of the last finished turn. */
export const TurnReplay = lazyScreen(
  'untold',
  () => import('./animations/TurnReplay'),
  'TurnReplay',
);
