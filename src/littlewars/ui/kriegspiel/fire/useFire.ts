import { useMemo, useState } from 'react';
import { useMedia } from '../../../../shell/ui/useMedia';
import type { Sentence } from '../../../../shell/ui/useSentence';
import type { Aim } from '../../../engine/flight';
import type { KriegspielBattle } from '../../../kriegspiel/types';
import { eventWords } from '../../../words/kriegspiel/events';
import { burstWords } from '../../../words/kriegspiel/fire';
import { shotWords } from '../../../words/shot';
import { showShot, useIsInFlight, useShotEnd, type PlayedShot } from '../../gunner/shotClock';
import { burstAt } from './burst';
import { firedBy, type FireOrder, type ShownFire } from './shown';

/**
 * The props of a view along a barrel of Kriegspiel: the battle, the aim, the function that gives an order of type `O`
 * to fire, what shows the shot (`fire`), and the callback that leaves the view.
 */
export interface FireViewProps<O> {
  /** As its mover may see it (`seenBy`). */
  readonly battle: KriegspielBattle;
  /** Where it points, in thousandths of a degree; typed values may exceed what can be done. */
  readonly aim: Aim;
  readonly onAim: (aim: Aim) => void;
  /** Gives the order; `fire` shows what comes of it; a refusal is announced. */
  readonly give: (order: O) => void;
  readonly fire: Fire;
  /** Whether what was struck is then shown again from close by. */
  readonly hitAgain: boolean;
  readonly onLeave: () => void;
}

/** Returns sentences on what a shell or five rifles have done, and what else has happened. */
const fireWords = (fire: ShownFire): string =>
  [
    fire.kind === 'shell'
      ? burstWords(fire.before, fire.shot, fire.burst)
      : shotWords(fire.before, fire.shot),
    ...eventWords(fire.before, fire.after),
  ].join(' ');

/**
 * Starts showing a shell or the fire of five rifles, and returns the shot being shown; with `still`, for players who
 * prefer reduced motion, it is at its end at once.
 */
export const showFire = (fire: ShownFire, still: boolean): PlayedShot =>
  showShot(fire.shot, fire.before, still, {
    kind: fire.kind,
    words: fireWords(fire),
    burstAt: (time) => (fire.kind === 'shell' ? burstAt(fire, time) : null),
  });

interface Shown {
  readonly fire: ShownFire;
  readonly played: PlayedShot;
}

/**
 * Hook: returns the shot that is being shown (`played`, null if none is), the last one as the plan draws it (`shown`),
 * and functions that show what an order has fired and remove it from the plan. With `watched`, a view along a barrel
 * announces the shot and then calls `onShown`; otherwise `say` is called with a sentence on it at its end.
 */
export function useFire(say: (sentence: Sentence) => void, watched: boolean) {
  const still = useMedia('(prefers-reduced-motion: reduce)');
  const [shown, setShown] = useState<Shown | null>(null);
  const [over, setOver] = useState(true);
  const played = over ? null : (shown?.played ?? null);
  const clock = useIsInFlight(played) ? played?.clock : undefined;
  const drawn = useMemo(() => (shown === null ? null : { ...shown.fire, clock }), [shown, clock]);

  useShotEnd(watched ? null : played, () => {
    setOver(true);
    say(() => (shown === null ? '' : fireWords(shown.fire)));
  });

  return {
    /** The shot while it is being shown; null before and after. */
    played,
    /** What was fired last and is not forgotten, as the plan and the view draw it now; null if nothing was. */
    shown: drawn,
    /** Shows what an order has fired, from the battles before and after it. */
    show: (before: KriegspielBattle, order: FireOrder, after: KriegspielBattle): void => {
      const fire = firedBy(before, order, after);
      setShown({ fire, played: showFire(fire, still) });
      setOver(false);
    },
    onShown: () => setOver(true),
    /** Takes it from the plan, as when somebody marches over where it lies, or it is undone. */
    forget: () => {
      setShown(null);
      setOver(true);
    },
  };
}

/** The shot of Kriegspiel that is being shown, as `useFire` returns it. */
export type Fire = ReturnType<typeof useFire>;
