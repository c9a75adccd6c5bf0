import { turnReached } from '../game/past';
import { present, type War } from '../game/war';
import { t } from './t';

/** Returns which moment of the war the board shows, in a line. */
export function momentTitle(war: War, at: number): string {
  const { turn: turns, over } = present(war);
  if (at === war.actions.length)
    return t(over === null ? 'history:present' : 'history:end', { turn: turns });
  if (at === 0) return t('history:pastStart');
  const turn = turnReached(war, at);
  const ended = war.positions[at]?.turn !== turn;
  return t(ended ? 'history:pastAfter' : 'history:past', { turn, turns });
}
