import { lazyScreen } from '../../../shell/ui/lazyScreen';
import { warScreen } from '../base/warScreen';

/** What is heard of a game; it tells no messages. */
export const Sounds = lazyScreen('untold', () => import('./sound/Sounds'), 'Sounds');

/** Offers, in a first war, that it be heard. */
export const SoundOffer = warScreen('untold', () => import('./sound/SoundOffer'), 'SoundOffer');

/** What happens on a board, seen as it does; an order given before this is there is not. */
export const Animations = lazyScreen(
  'untold',
  () => import('./animations/Animations'),
  'Animations',
);

/** The end of a war, over its board. */
export const EndPlate = lazyScreen('untold', () => import('./animations/EndPlate'), 'EndPlate');

/** What was done at a moment of the past, or last where nothing more can be ordered. */
export const PastScene = lazyScreen('untold', () => import('./animations/PastScene'), 'PastScene');

/** The last turn that has ended, played again. */
export const TurnReplay = lazyScreen(
  'untold',
  () => import('./animations/TurnReplay'),
  'TurnReplay',
);
