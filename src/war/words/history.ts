import type { Board } from '../engine/board';
import { writeAction } from '../engine/notation/notation';
import type { Position } from '../engine/position';
import type { Action } from '../engine/vocabulary';
import { eventSentences } from './events';
import { t } from './t';
import { turnReached } from '../game/past';
import { present, type War } from '../game/war';

/**
 * Returns sentences on an action of a war and its effects; for a turn that ended without an attack, also that it ended.
 * `before` and `after` are the positions around the action.
 */
export function stepSentences(before: Position, action: Action, after: Position): string[] {
  const ended = action.type === 'endTurn' ? [t('history:endedTurn')] : [];
  return [...ended, ...eventSentences(before, action, after)];
}

/**
 * Returns an action as the list of turns shows it: in the notation, with `mark`, the sign of its outcome, null for
 * none; a surrender or agreed draw in words.
 */
export const actionWords = (board: Board, action: Action, mark: string | null): string =>
  action.type === 'surrender' || action.type === 'draw'
    ? t(`history:ended.${action.type}`)
    : `${writeAction(board, action)}${mark ?? ''}`;

/** Returns a title for the position of the war that the board shows, with the index `at`: `The past: turn 5 of 12`. */
export function momentTitle(war: War, at: number): string {
  const { turn: turns, over } = present(war);
  if (at === war.actions.length)
    return t(over === null ? 'history:present' : 'history:end', { turn: turns });
  if (at === 0) return t('history:pastStart');
  const turn = turnReached(war, at);
  const ended = war.positions[at]?.turn !== turn;
  return t(ended ? 'history:pastAfter' : 'history:past', { turn, turns });
}
