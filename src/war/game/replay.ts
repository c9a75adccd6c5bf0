import type { Board } from '../engine/board';
import { readAction } from '../engine/notation/recordText';
import type { Position, Setup } from '../engine/position';
import type { Reason } from '../engine/reasons';
import type { Rules } from '../engine/rules';
import { startPosition } from '../engine/start';
import { play } from '../engine/turn';
import type { Action } from '../engine/vocabulary';
import { finished, type Steps } from '../../shell/steps';
import type { War } from './war';

/** A war replayed up to its first unreadable or illegal action, and that action's fault; null if all are legal. */
export interface Replay {
  readonly war: War;
  readonly fault: ReplayFault | null;
}

/** The first action of a record that cannot be executed, as written, with its turn and every reason against it. */
export interface ReplayFault {
  readonly turn: number;
  readonly action: string;
  /** Null if the action cannot even be read. */
  readonly reasons: readonly Reason[] | null;
}

/**
 * Replays actions given as texts in the notation, and stops before the first that is unreadable or illegal. Takes the
 * arguments of `replaySteps`; returns the war so far, and the fault of that action, null if there is none.
 */
export const replayActions = (...given: Parameters<typeof replaySteps>): Replay =>
  finished(replaySteps(...given));

/**
 * Replays the actions `texts`, in the notation, from the setup `start`, and stops before the first that is unreadable
 * or illegal. A generator that yields after each action, because a long war takes seconds and the page must respond: it
 * yields the share of the actions that are replayed, from 0 to 1, and returns the war so far and the fault, null if
 * there is none.
 */
export function* replaySteps(
  board: Board,
  rules: Rules,
  start: Setup,
  texts: readonly string[],
): Steps<Replay> {
  const positions: [Position, ...Position[]] = [startPosition(board, rules, start)];
  const actions: Action[] = [];
  let [now] = positions;
  const replayed = (fault: ReplayFault | null): Replay => ({
    war: { start, actions, positions },
    fault,
  });
  for (const text of texts) {
    const { turn } = now;
    const action = readAction(board, text);
    if (action === undefined) return replayed({ turn, action: text, reasons: null });
    const played = play(now, action);
    if (!played.ok) return replayed({ turn, action: text, reasons: played.reasons });
    now = played.position;
    actions.push(action);
    positions.push(now);
    yield actions.length / texts.length;
  }
  return replayed(null);
}
