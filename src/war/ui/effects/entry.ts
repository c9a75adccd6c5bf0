import { lazyScreen } from '../../../shell/ui/lazyScreen';
import { warScreen } from '../base/warScreen';

/** The sounds of a game, played while the component is on the page. */
export const Sounds = lazyScreen('unreported', () => import('./sound/Sounds'), 'Sounds');

/** Offers to switch sounds on, in a player's first war. */
export const SoundOffer = warScreen('unreported', () => import('./sound/SoundOffer'), 'SoundOffer');

/** Animations of orders on a board; an order given before they are loaded has none. */
export const Animations = lazyScreen(
  'unreported',
  () => import('./animations/Animations'),
  'Animations',
);

/** A plate over the board at the end of a war: who has won and how. */
export const EndPlate = lazyScreen('unreported', () => import('./animations/EndPlate'), 'EndPlate');

/** Draws over the board how a past position came about. */
export const PastScene = lazyScreen(
  'unreported',
  () => import('./animations/PastScene'),
  'PastScene',
);

/** The replay of the last finished turn. */
export const TurnReplay = lazyScreen(
  'unreported',
  () => import('./animations/TurnReplay'),
  'TurnReplay',
);
