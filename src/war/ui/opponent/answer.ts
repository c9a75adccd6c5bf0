import type { Board } from '../../engine/board';
import { readAction } from '../../engine/notation/recordText';
import { readPosition, writeAction, writePlacement } from '../../engine/notation/notation';
import type { Position } from '../../engine/position';
import type { Rules } from '../../engine/rules';
import { startPosition } from '../../engine/start';
import { play } from '../../engine/turn';
import { readGround } from '../../game/groundText';
import type { Clock } from '../../opponent/budget';
import { chooseDeployment } from '../../opponent/deploy';
import {
  planHistoryAfter,
  planHistoryFrom,
  planToPlay,
  type PlanHistory,
} from '../../opponent/planHistory';
import { planReasons } from '../../opponent/planReasons';
import { adviceOn } from '../../opponent/advice';
import { chooseTurn } from '../../opponent/opponent';
import { reasonsFor } from '../../opponent/reasons';
import { slotsOf } from '../../opponent/returning';
import type { BotAnswer, BotQuestion, TurnQuestion } from './question';

/**
 * Returns the answer of the bots' worker to a question for a turn or a deployment; `clock` returns the time in
 * milliseconds, by which thinking is limited. Never throws: it returns a fault for a question that cannot be read.
 */
export function answered(question: BotQuestion, clock: Clock): BotAnswer {
  try {
    const ground = readGround(question);
    if (ground === null) return { is: 'fault', fault: 'map or rules' };
    const { board, rules } = ground;
    return question.is === 'turn'
      ? turnAnswer(board, rules, question, clock)
      : {
          is: 'deployment',
          placement: writePlacement(board, chooseDeployment({ ...question, board, rules }).units),
        };
  } catch (error) {
    return { is: 'fault', fault: String(error) };
  }
}

function turnAnswer(
  board: Board,
  rules: Rules,
  { position: text, actions, past, moved, level, seed, waited, ms, advice }: TurnQuestion,
  clock: Clock,
): BotAnswer {
  const reading = readPosition(board, text);
  if (!reading.ok) return { is: 'fault', fault: 'position' };
  let position: Position = startPosition(board, rules, reading.setup);
  const left = slotsOf(position, moved);
  const history = past === undefined ? null : historyOf(board, rules, past);
  const plan =
    history?.position.turn === position.turn ? planToPlay(history, waited, advice) : null;
  for (const written of actions) {
    const action = readAction(board, written);
    const played = action && play(position, action);
    if (played?.ok !== true) return { is: 'fault', fault: written };
    position = played.position;
  }
  const chosen = chooseTurn(position, { level, seed, waited, left, plan, limit: { ms, clock } });
  return {
    is: 'turn',
    actions: chosen.actions.map((action) => writeAction(board, action)),
    score: chosen.score,
    reasons: [
      ...reasonsFor(position, chosen.actions),
      ...planReasons(position, chosen.actions, plan, advice ? null : history),
    ],
    advice: advice === undefined ? null : adviceOn(position, chosen.actions, left),
  };
}

/** Returns the plans that follow from a game's past. */
function historyOf(
  board: Board,
  rules: Rules,
  { position, actions }: NonNullable<TurnQuestion['past']>,
): PlanHistory | null {
  const reading = readPosition(board, position);
  if (!reading.ok) return null;
  return planHistoryAfter(
    planHistoryFrom(startPosition(board, rules, reading.setup)),
    actions.flatMap((text) => readAction(board, text) ?? []),
  );
}
