import { useEffect, useRef, useState, type RefObject } from 'react';
import type { Sentence } from '../../../shell/ui/useSentence';
import { shotWords } from '../../words/shot';
import { useShotEnd, type PlayedShot } from './shotClock';

/** Within how many milliseconds of a shot a second press does not fire again. */
const ONE_SHOT = 700;

interface Firing {
  /** The shot to be shown; null if there is none. */
  readonly shot: PlayedShot | null;
  /** Why the gun may not fire now, as sentences. */
  readonly refusals: readonly string[];
  /** The element that has the keyboard focus while a shot is shown. */
  readonly sight: RefObject<HTMLElement | null>;
  /** Whether the hit of a shot is then shown again from close by. */
  readonly hitAgain: boolean;
  readonly draw: () => void;
  readonly say: (sentence: string) => void;
  readonly fireNow: () => void;
  /** Called once at the end of a shot, with the sentence on what it has done. */
  readonly onEnd: (done: Sentence) => void;
}

/**
 * Hook: fires a gun at a press, shows the shot to its end, and then perhaps its hit again. Returns `fire` and `skip`,
 * which do nothing within 0.7 seconds of a shot; the shot whose `hit` is shown again, null if none; and `closeHit`,
 * which ends that.
 */
export function useFiring(firing: Firing) {
  const { shot, refusals, sight, hitAgain, draw, say, fireNow } = firing;
  const fired = useRef(-Infinity);
  /** The last shot, while its hit is shown again. */
  const [hit, setHit] = useState<PlayedShot | null>(null);

  useShotEnd(shot, (played) => {
    const done = (): string => played.effects?.words ?? shotWords(played.before, played.shot);
    // A player who skips the shot does not want to see it twice.
    setHit(hitAgain && !played.clock.isSkipped() ? played : null);
    firing.onEnd(done);
  });
  useEffect(() => {
    if (shot === null) return;
    // On an enlarged page it is scrolled away from the buttons.
    sight.current?.scrollIntoView({ block: 'nearest' });
    return shot.clock.subscribe(draw);
  }, [shot, draw, sight]);

  const fire = (): void => {
    const now = performance.now();
    if (shot !== null || now - fired.current < ONE_SHOT) return;
    if (refusals.length > 0) {
      say(refusals.join(' '));
      return;
    }
    fired.current = now;
    // The button is replaced by another, so the keyboard focus stays with the gun.
    sight.current?.focus({ preventScroll: true });
    fireNow();
  };
  // The second press of a double tap must not press another button.
  const skip = (): void => {
    if (performance.now() - fired.current >= ONE_SHOT) shot?.clock.skip();
  };
  return { fire, skip, hit, closeHit: () => setHit(null) };
}
