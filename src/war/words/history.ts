import type { Board } from '../engine/board';
import { writeAction } from '../engine/notation/notation';
import type { Position } from '../engine/position';
import type { Action } from '../engine/vocabulary';
import { eventSentences } from './events';
import { t } from './t';

/** What a step did, as it is heard when it happens; a turn ended without more says so. */
export function stepSentences(before: Position, action: Action, after: Position): string[] {
  const ended = action.type === 'endTurn' ? [t('history:endedTurn')] : [];
  return [...ended, ...eventSentences(before, action, after)];
}

/** An action as a list of turns has it: in the notation with the mark of its outcome, an end in words. */
export const actionWords = (board: Board, action: Action, mark: string | null): string =>
  action.type === 'surrender' || action.type === 'draw'
    ? t(`history:ended.${action.type}`)
    : `${writeAction(board, action)}${mark ?? ''}`;
