import type { Battle } from '../../engine/types';
import type { Given } from '../../game/playing';
import type { PlanProps } from './planProps';

/** What differs in a replay of Little Wars and Kriegspiel: how orders are put into words, and what the plan draws. */
export interface ReplayKind {
  /** Returns a sentence on what an order has done. */
  readonly orderWords: (given: Given) => string;
  /** Returns what the plan shows of a battle besides its men and guns. */
  readonly drawn: (battle: Battle) => Partial<PlanProps>;
}
