import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { useAfterFrame } from '../../../shell/ui/useAfterFrame';
import type { Battle } from '../../engine/types';
import { Plan } from '../plan/Plan';
import type { PlanProps, ShownWay } from '../plan/view';
import { useHand, type HandOrders } from './useHand';

interface HandPlanProps extends Omit<PlanProps, 'ways' | 'onDrag'> {
  readonly battle: Battle;
  readonly orders: HandOrders;
  /** The ways that have been gone in this move. */
  readonly made: readonly ShownWay[];
  /** The battle as it would be if the hand let go now; null where nobody is in it, or that is not found yet. */
  readonly onWouldBe: (battle: Battle | null) => void;
}

/** The plan with what is in the hand on it: a drag renders it alone, and nothing beside it. */
export function HandPlan({ battle, orders, made, onWouldBe, ...shown }: HandPlanProps): ReactNode {
  const hand = useHand(battle, orders);
  const wouldBe = useAfterFrame(hand.wouldBe);
  const tellWouldBe = useEffectEvent(onWouldBe);
  useEffect(() => {
    tellWouldBe(wouldBe);
    return () => tellWouldBe(null);
  }, [wouldBe]);
  return <Plan {...shown} ways={[...made, ...hand.ways]} onDrag={hand.drag} />;
}
