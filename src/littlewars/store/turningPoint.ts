import type { Game } from '../game/game';
import { lastingOrders } from '../game/timeline';

/** Whether something has been done that nobody may take back, and that is to be on the disk: a battle begun, a shot, a move ended. */
export function isTurningPoint(before: Game | null, { id, stage }: Game): boolean {
  if (before?.id !== id || before.stage.name !== stage.name) return true;
  return (
    stage.name === 'battle' &&
    before.stage.name === 'battle' &&
    lastingOrders(before.stage.orders) !== lastingOrders(stage.orders)
  );
}
