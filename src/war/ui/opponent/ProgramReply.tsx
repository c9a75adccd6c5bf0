import { useEffect, useEffectEvent } from 'react';
import { readAction } from '../../engine/notation/actionReading';
import type { Action } from '../../engine/vocabulary';
import { thinkingTime } from '../../game/programRules';
import type { ProgramLevel } from '../../game/seat';
import { boardOf, present, type War } from '../../game/war';
import type { ProgramFault } from '../../store/programState';
import { turnQuestion } from './question';
import { createThinker, openWorker } from './thinker';

interface ProgramReplyProps {
  readonly war: War;
  readonly level: ProgramLevel;
  /** The rest of the turn. */
  readonly onReply: (actions: readonly Action[]) => void;
  /** Nothing can play it. */
  readonly onFail: (fault: ProgramFault) => void;
}

/** Lets a program play the turn under way of a war that is no game's. The same war has the same answer. */
export function ProgramReply({ war, level, onReply, onFail }: ProgramReplyProps) {
  const reply = useEffectEvent(onReply);
  const fail = useEffectEvent(onFail);
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
      (answer) => {
        if (answer.is === 'turn')
          reply(answer.actions.flatMap((text) => readAction(board, text) ?? []));
      },
      (fault) => fail(fault),
    );
    return thinker.stop;
  }, [war, level]);
  return null;
}
