import { useEffect, useRef, useState } from 'react';
import type { Aim } from '../../engine/flight';
import { aimedBy, firedAim, STEADY, handMoved, STILL_AFTER, swayAt, type Hand } from './aiming';
import type { AimLimit, Barrel } from './barrel';

/** The aim of a barrel that the player moves, in thousandths of a degree, and where it points as it sways. */
export interface Aiming {
  readonly aim: Aim;
  /** Turns and raises it by this amount, as far as its limits allow. */
  readonly turn: (by: Aim) => void;
  /** Returns where the barrel points now, including its sway. */
  readonly swayed: () => Aim;
  /** Whether the hand has come to rest. */
  readonly isStill: () => boolean;
}

/**
 * Hook: returns the aim of a barrel that the player moves, at first the given one, and again whenever that changes.
 * It calls `onRest` with the aim once the player has not moved the barrel for 0.9 seconds, and `onLimit` with the
 * limits that a movement reaches.
 */
export function useAiming(
  barrel: Barrel,
  { bearing, elevation }: Aim,
  onRest: (aim: Aim) => void,
  onLimit: (limits: readonly AimLimit[]) => void,
): Aiming {
  const [aim, setAim] = useState<Aim>({ bearing, elevation });
  const [given, setGiven] = useState<Aim>({ bearing, elevation });
  if (given.bearing !== bearing || given.elevation !== elevation) {
    setGiven({ bearing, elevation });
    setAim({ bearing, elevation });
  }
  const live = useRef(aim);
  const hand = useRef<Hand>(STEADY);
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  const called = useRef({ onRest, onLimit });
  useEffect(() => {
    live.current = aim;
    called.current = { onRest, onLimit };
  });
  useEffect(() => () => clearTimeout(rest.current), []);

  const turn = (by: Aim): void => {
    const { aim: next, limits } = aimedBy(barrel, live.current, by);
    live.current = next;
    hand.current = handMoved(hand.current, by, performance.now());
    setAim(next);
    clearTimeout(rest.current);
    rest.current = setTimeout(() => called.current.onRest(live.current), STILL_AFTER);
    if (limits.length > 0) called.current.onLimit(limits);
  };
  const swayed = (): Aim => firedAim(barrel, live.current, swayAt(hand.current, performance.now()));
  const isStill = (): boolean => performance.now() - hand.current.moved >= STILL_AFTER;
  return { aim, turn, swayed, isStill };
}
