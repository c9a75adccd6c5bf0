import { useEffect, useEffectEvent } from 'react';
import { readAction } from '../../engine/notation/actionReading';
import type { Action } from '../../engine/vocabulary';
import { thinkingTime } from '../../game/programRules';
import type { ProgramLevel } from '../../game/seat';
import { boardOf, present, type War } from '../../game/war';
import { turnQuestion } from './question';
import { createThinker, openWorker } from './thinker';

interface ProgramReplyProps {
  readonly war: War;
  readonly level: ProgramLevel;
  /** The rest of the turn, or nothing where no program can play it. */
  readonly onReply: (actions: readonly Action[]) => void;
}

/** Lets a program play the turn under way of a war that is no game's. The same war has the same answer. */
export function ProgramReply({ war, level, onReply }: ProgramReplyProps) {
  const reply = useEffectEvent(onReply);
  useEffect(() => {
    const thinker = createThinker(openWorker);
    const board = boardOf(war);
    const { rules, turn } = present(war);
    thinker.ask(
      turnQuestion({ board, rules }, war, {
        level,
        seed: turn,
        ms: thinkingTime(level, undefined, Infinity),
      }),
      (answer) =>
        reply(
          answer.is === 'turn'
            ? answer.actions.flatMap((text) => readAction(board, text) ?? [])
            : [],
        ),
      () => reply([]),
    );
    return thinker.stop;
  }, [war, level]);
  return null;
}
