import { useEffect, useRef, type ReactNode } from 'react';
import { Question } from '../../../shell/ui/Question';
import { useKeys } from '../base/keys';
import { useAnnouncer } from '../../../shell/ui/useAnnouncer';
import type { Game } from '../../game/game';
import type { PortsState } from '../../seats/kind';
import { wordsOf } from '../../seats/words';
import { SPEECH_KEYS } from '../base/speechKeys';
import { nowSentence } from './nowSentence';
import { usePortsState, useRunningPorts } from './usePorts';
import { t } from '../../words/t';

/**
 * Announces to screen readers what bots and other players not at this screen do, binds the keys that hurry and pause
 * them, and asks the player about what they offer, such as a draw.
 */
export function OpponentEffects({ game }: { readonly game: Game }): ReactNode {
  const running = useRunningPorts();
  const announcer = useAnnouncer();
  const state = usePortsState();
  const { now } = state;
  useAnnouncements(game, state);

  useKeys([SPEECH_KEYS.programs], {
    skipProgram: () => {
      if (now.is === 'waiting') announcer.answer(t('opponent:yourTurn'));
      else if (now.is === 'paused' || now.is === 'failed') running?.goOn?.();
      else running?.skip?.();
    },
    pauseProgram: () => {
      if (now.is === 'waiting') announcer.answer(t('opponent:yourTurn'));
      else if (now.is === 'paused') running?.goOn?.();
      else running?.pause?.();
    },
  });

  if (now.is !== 'offering' || running === null) return null;
  const name = game.players[now.side];
  const { offer } = now;
  return (
    <Question
      title={t(`opponent:offers.${offer}Title`, { name })}
      reason={<p>{wordsOf(game.seats[now.side]).offers(offer, name)}</p>}
      stay={t(`opponent:offers.${offer}Decline`)}
      onStay={() => running.answer?.(false)}
      act={t(`opponent:offers.${offer}Accept`)}
      onAct={() => running.answer?.(true)}
    />
  );
}

/** Hook: announces who thinks, once a turn, a fault, and the reasons of a turn. */
function useAnnouncements(game: Game, { now, played }: PortsState): void {
  const announcer = useAnnouncer();
  const announced = useRef({ state: '', turn: 0 });
  const state = now.is === 'playing' || now.is === 'offering' ? '' : now.is;
  const words = nowSentence(game, now);
  useEffect(() => {
    if (state === '' || state === announced.current.state) return;
    announced.current.state = state;
    if (state !== 'waiting') announcer.say([words]);
  }, [announcer, state, words]);
  useEffect(() => {
    if (played === null || played.turn === announced.current.turn) return;
    announced.current = { state: '', turn: played.turn };
    const name = game.players[played.side];
    announcer.say([t('opponent:whyPlayed', { name, why: played.why().join(' ') })]);
  }, [announcer, game, played]);
}
