import { lazyScreen } from '../../../shell/ui/lazyScreen';
import { warScreen } from '../base/warScreen';

/** Renders nothing; plays the sounds of a war while it is mounted. Fetched when it is first used. */
export const Sounds = lazyScreen('unreported', () => import('./sound/Sounds'), 'Sounds');

/** Offers, in a player's first war, to switch sounds on. Fetched when it is first shown. */
export const SoundOffer = warScreen('unreported', () => import('./sound/SoundOffer'), 'SoundOffer');

/**
 * Plays animations of orders over a board. Fetched when it is first used: an order given before that has no animation.
 */
export const Animations = lazyScreen(
  'unreported',
  () => import('./animations/Animations'),
  'Animations',
);

/** A plate over the board at the end of a war: who has won and how. Fetched when it is first shown. */
export const EndPlate = lazyScreen('unreported', () => import('./animations/EndPlate'), 'EndPlate');

/** Draws over the board how a past position came about. Fetched when it is first used. */
export const PastScene = lazyScreen(
  'unreported',
  () => import('./animations/PastScene'),
  'PastScene',
);

/** Replays the last finished turn over the board. Fetched when it is first used. */
export const TurnReplay = lazyScreen(
  'unreported',
  () => import('./animations/TurnReplay'),
  'TurnReplay',
);
