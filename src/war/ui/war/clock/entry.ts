import { lazyScreen } from '../../../../shell/ui/lazyScreen';

/** The time that each side has left, with the names of the `players`, beside the board. */
export const ClockFaces = lazyScreen('unreported', () => import('./ClockFaces'), 'ClockFaces');
/** Announces events of the war's clock, and covers the board while it is stopped. */
export const ClockEffects = lazyScreen(
  'unreported',
  () => import('./ClockEffects'),
  'ClockEffects',
);
