import type { Game } from '../game/game';

/** Whether something has been done that nobody may take back: a turn has ended, lots are drawn, armies are revealed. */
export function isTurningPoint(before: Game | null, { id, stage }: Game): boolean {
  if (before?.id !== id || before.stage.name !== stage.name) return true;
  return stage.name === 'war' ? stage.war.actions.at(-1)?.type !== 'move' : stage.name === 'lots';
}
