import { eventWords } from '../../../words/kriegspiel/events';
import { burstWords } from '../../../words/kriegspiel/fire';
import { shotWords } from '../../../words/shot';
import { showShot, type PlayedShot, type ShotEffects } from '../../gunner/shotClock';
import { burstAt } from './burst';
import type { ShownFire } from './shown';

/** Returns sentences on what a shell, five rifles or a gun's bolt has done, and what else has happened. */
export const fireWords = (fire: ShownFire): string =>
  [
    fire.kind === 'shell'
      ? burstWords(fire.before, fire.shot, fire.burst)
      : shotWords(fire.before, fire.shot),
    ...eventWords(fire.before, fire.after),
  ].join(' ');

/** Returns what is seen, heard and said of a shot besides the flight of a gun's bolt; undefined for such a bolt. */
function effectsOf(fire: ShownFire): ShotEffects | undefined {
  if (fire.kind === 'bolt') return undefined;
  const words = fireWords(fire);
  return {
    kind: fire.kind,
    words,
    burstAt: (time) => (fire.kind === 'shell' ? burstAt(fire, time) : null),
  };
}

/**
 * Starts showing a shell, the fire of five rifles or a gun's bolt, and returns the shot being shown; with `still`, for
 * players who prefer reduced motion, it is at its end at once.
 */
export const showFire = (fire: ShownFire, still: boolean): PlayedShot =>
  showShot(fire.shot, fire.before, still, effectsOf(fire));
