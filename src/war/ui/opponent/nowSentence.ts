import type { Game } from '../../game/game';
import type { BotState } from '../../store/state';
import { t } from '../../words/t';

/** Returns what a bot is doing, in a sentence; empty if only a person has the turn. */
export function nowSentence({ players }: Pick<Game, 'players'>, now: BotState): string {
  if (now.is === 'waiting') return '';
  const name = players[now.side];
  switch (now.is) {
    case 'playing':
      return t('opponent:now.playing', { name, count: now.left });
    case 'failed':
      return t(`opponent:failed.${now.fault}`, { name });
    default:
      return t(`opponent:now.${now.is}`, { name });
  }
}
