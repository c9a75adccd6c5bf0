import { lazyScreen } from '../../../shell/ui/lazyScreen';
import { warScreen } from '../base/warScreen';

/** Renders nothing; plays the sounds of a war while it is mounted. The component is fetched when it is first used. */
export const Sounds = lazyScreen('unreported', () => import('./sound/Sounds'), 'Sounds');

/** An offer to switch sounds on; `onAnswer` is called for either answer. */
export const SoundOffer = warScreen('unreported', () => import('./sound/SoundOffer'), 'SoundOffer');

/** Plays animations over a board, each at its time. An order given before it is fetched is not animated. */
export const Animations = lazyScreen(
  'unreported',
  () => import('./animations/Animations'),
  'Animations',
);

/** A plate over the board when a war ends: who has won and how. The component is fetched when it is first used. */
export const EndPlate = lazyScreen('unreported', () => import('./animations/EndPlate'), 'EndPlate');

/** Draws over the board how the position with the index `at` of a war came about. */
export const PastScene = lazyScreen(
  'unreported',
  () => import('./animations/PastScene'),
  'PastScene',
);

/** Replays the last finished turn of a war over the board at the given pace. */
export const TurnReplay = lazyScreen(
  'unreported',
  () => import('./animations/TurnReplay'),
  'TurnReplay',
);
