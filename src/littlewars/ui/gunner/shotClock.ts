import { useEffect, useEffectEvent, useState } from 'react';
import { createSignal } from '../../../shell/signal';
import type { Shot } from '../../engine/flight';
import type { Battle } from '../../engine/types';
import type { FrameClock } from '../plan/view';
import type { DrawnBurst } from './art/view';
import { flightTime } from './shotShown';

/**
 * The clock of a shot that is being shown, shared by the gunner's view and the plan, which read it in each frame. It
 * counts seconds of the flight, which is shown about five times more slowly than it happens.
 */
export interface ShotClock extends FrameClock {
  /** Jumps to the end. */
  readonly skip: () => void;
  /** Whether somebody has jumped to the end. */
  readonly isSkipped: () => boolean;
}

/**
 * What is seen and said of a shell or of the fire of five rifles (kriegspiel.md 3), in addition to the flight of its
 * shot: its kind, sentences on what it did, and how its burst looks at each time.
 */
export interface ShotEffects {
  readonly kind: 'shell' | 'rifles';
  /** What it did, as a sentence. */
  readonly words: string;
  /** Returns what its burst looks like at a time of the flight, in seconds; null if there is nothing to see. */
  readonly burstAt: (time: number) => DrawnBurst | null;
}

/** A shot being shown, with the battle before it, its clock, and what is shown besides of one of Kriegspiel. */
export interface PlayedShot {
  readonly shot: Shot;
  /** The battle as it was when the shot was fired, with those who are killed by it still alive. */
  readonly before: Battle;
  readonly clock: ShotClock;
  readonly effects?: ShotEffects | undefined;
}

/** Sends a message to its listeners with each shot when it begins to be shown, such as for its sounds. */
export const shotsShown = createSignal<PlayedShot>();

/**
 * Starts the clock of a shot that is to be shown, sends it to the listeners of `shotsShown`, and returns it with its
 * clock. `before` is the battle when it was fired. With `still`, for players who prefer reduced motion
 * (`prefers-reduced-motion`), it is at its end at once.
 */
export function showShot(
  shot: Shot,
  before: Battle,
  still: boolean,
  effects?: ShotEffects,
): PlayedShot {
  const began = performance.now();
  const listeners = new Set<() => void>();
  let skipped = false;
  const now = (): number =>
    still || skipped ? Infinity : flightTime(shot, (performance.now() - began) / 1000);
  const played: PlayedShot = {
    shot,
    before,
    effects,
    clock: {
      now,
      subscribe: (frame) => {
        let id = 0;
        const step = (): void => {
          // A skip has called back already.
          if (!listeners.has(step)) return;
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
      isSkipped: () => skipped,
    },
  };
  shotsShown.send(played);
  return played;
}

/** Hook: calls `onEnd` once a shot has been shown to its end; never without a shot. */
export function useShotEnd(played: PlayedShot | null, onEnd: (played: PlayedShot) => void): void {
  const end = useEffectEvent(onEnd);
  useEffect(
    () =>
      played?.clock.subscribe(() => {
        if (played.clock.now() === Infinity) end(played);
      }),
    [played],
  );
}

/** Hook: returns whether a shot is being shown, and renders when it has been shown to its end, not in each frame. */
export function useIsInFlight(played: PlayedShot | null): boolean {
  const [ended, setEnded] = useState<PlayedShot | null>(null);
  useShotEnd(played, setEnded);
  return played !== null && played !== ended && played.clock.now() < Infinity;
}
