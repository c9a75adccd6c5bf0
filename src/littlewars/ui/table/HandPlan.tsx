import type { ReactNode } from 'react';
import type { Battle, Melee } from '../../engine/types';
import { Plan } from '../plan/Plan';
import type { PlanProps, ShownWay } from '../plan/view';
import { useHand, type HandOrders } from './useHand';
import { useWouldBeMelees } from './useTable';

interface HandPlanProps extends Omit<PlanProps, 'ways' | 'onDrag' | 'melees'> {
  readonly battle: Battle;
  readonly orders: HandOrders;
  /** The ways that have been gone in this move. */
  readonly made: readonly ShownWay[];
  /** The melees of the battle as it stands, for as long as no hand would make others. */
  readonly melees: readonly Melee[];
}

/** The plan with what is in the hand on it: a drag renders it alone, and nothing beside it. */
export function HandPlan({ battle, orders, made, melees, ...shown }: HandPlanProps): ReactNode {
  const hand = useHand(battle, orders);
  const wouldBe = useWouldBeMelees(hand.wouldBe, melees);
  return <Plan {...shown} melees={wouldBe} ways={[...made, ...hand.ways]} onDrag={hand.drag} />;
}
