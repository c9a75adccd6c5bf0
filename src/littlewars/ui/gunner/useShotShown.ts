import { useLayoutEffect, useRef, useState } from 'react';
import { useMedia } from '../../../shell/ui/useMedia';
import type { FlightPoint } from '../../engine/flight';
import type { Battle } from '../../engine/types';
import { showShot, useShotTime, type PlayedShot } from './shotClock';
import { struckAt } from './shotShown';

/** A shot as it is seen, for the gunner's eye and the plan. */
export interface ShotShown {
  /** What `GunnersView` is given; null once all has been shown. */
  readonly shot: PlayedShot | null;
  /** What the plan is given as its `shot.time` while it is shown. */
  readonly time: number | null;
  /** The battle as it is seen: while a shot is shown, as it was when it was fired. */
  readonly seen: Battle;
  /** Where the last shot struck: what the observer's circle is about, until the next one. */
  readonly struck: FlightPoint | null;
  /** All has been shown: what `GunnersView` calls. */
  readonly end: () => void;
}

const lastShot = ({ shots }: Battle) => shots.at(-1);

/**
 * Shows each shot as it is fired: the newest of the battle's, once there is one more than there was. Whoever wants no motion
 * has its end at once; what was fired before the table was opened is not shown again.
 */
export function useShotShown(battle: Battle): ShotShown {
  const still = useMedia('(prefers-reduced-motion: reduce)');
  const known = useRef(battle);
  const [shot, setShot] = useState<PlayedShot | null>(null);
  const [struck, setStruck] = useState<FlightPoint | null>(null);
  useLayoutEffect(() => {
    const before = known.current;
    known.current = battle;
    const fired = lastShot(battle);
    const more = battle.shots.length === before.shots.length + 1;
    if (!more || fired === undefined || before.moves !== battle.moves) return;
    // Before the frame in which who died of it would be gone.
    setStruck(struckAt(fired));
    setShot(showShot(fired, before, still));
  }, [battle, still]);
  const time = useShotTime(shot);
  return { shot, time, seen: shot?.before ?? battle, struck, end: () => setShot(null) };
}
