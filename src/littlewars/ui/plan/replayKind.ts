import type { Battle } from '../../engine/types';
import type { Given } from '../../game/playing';
import type { PlanProps } from './view';

/** What the replay of a kind of battles has that differs from Little Wars. */
export interface ReplayKind {
  /** Returns a sentence on what an order has done. */
  readonly orderWords: (given: Given) => string;
  /** Returns what the plan shows of a battle besides its men and guns. */
  readonly drawn: (battle: Battle) => Partial<PlanProps>;
}
