import { useEffect, useEffectEvent } from 'react';
import { readAction } from '../../engine/notation/recordText';
import type { Action } from '../../engine/vocabulary';
import { thinkingTime } from '../../seats/bot/rules';
import type { BotFault, BotLevel } from '../../seats/bot/kind';
import { boardOf, present, type War } from '../../game/war';
import { turnQuestion } from './question';
import { createBotClient, openWorker } from './botClient';

interface BotReplyProps {
  readonly war: War;
  readonly level: BotLevel;
  readonly onReply: (actions: readonly Action[]) => void;
  readonly onFail: (fault: BotFault) => void;
}

/**
 * Renders nothing; has a bot of the given level play the current turn of a war outside a game, such as *Your first
 * war*. `onReply` is called with the actions of the rest of the turn, or `onFail` with the reason why no bot can play
 * it.
 */
export function BotReply({ war, level, onReply, onFail }: BotReplyProps) {
  const reply = useEffectEvent(onReply);
  const fail = useEffectEvent(onFail);
  useEffect(() => {
    const botClient = createBotClient(openWorker);
    const board = boardOf(war);
    const { rules, turn } = present(war);
    botClient.ask(
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
    return botClient.stop;
  }, [war, level]);
  return null;
}
