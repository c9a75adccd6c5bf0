import { useEffect, useState } from 'react';
import type { Shot } from '../../engine/flight';
import type { Battle } from '../../engine/types';
import { flightTime } from './shotShown';

/**
 * The one clock of a shot that is being shown, for the gunner's eye and the plan: both ask it in each frame. It tells seconds
 * of the flight, which is shown slower than it is.
 */
export interface ShotClock {
  /** Seconds of the flight that are over; Infinity once all has been shown. */
  readonly now: () => number;
  /** Calls back in each frame until all has been shown, and then once more; answers what ends that. */
  readonly subscribe: (frame: () => void) => () => void;
  /** Shows the end at once. */
  readonly skip: () => void;
}

/** A shot that is being shown. */
export interface PlayedShot {
  readonly shot: Shot;
  /** The battle as it stood when it was fired, those who die of it among the living. */
  readonly before: Battle;
  readonly clock: ShotClock;
}

/** Begins to show a shot; `still` has the end at once, for who wants no motion (`prefers-reduced-motion`). */
export function showShot(shot: Shot, before: Battle, still: boolean): PlayedShot {
  const began = performance.now();
  const listeners = new Set<() => void>();
  let skipped = still;
  const now = (): number =>
    skipped ? Infinity : flightTime(shot, (performance.now() - began) / 1000);
  return {
    shot,
    before,
    clock: {
      now,
      subscribe: (frame) => {
        let id = 0;
        const step = (): void => {
          frame();
          if (now() === Infinity) listeners.delete(step);
          else id = requestAnimationFrame(step);
        };
        listeners.add(step);
        id = requestAnimationFrame(step);
        return () => {
          listeners.delete(step);
          cancelAnimationFrame(id);
        };
      },
      skip: () => {
        skipped = true;
        for (const listener of [...listeners]) listener();
      },
    },
  };
}

/** The time of a shot that is being shown, rendered anew in each frame; null where there is none, or all of it is shown. */
export function useShotTime(played: PlayedShot | null): number | null {
  const [, render] = useState(0);
  useEffect(() => played?.clock.subscribe(() => render((frames) => frames + 1)), [played]);
  const time = played?.clock.now() ?? Infinity;
  return time === Infinity ? null : time;
}
