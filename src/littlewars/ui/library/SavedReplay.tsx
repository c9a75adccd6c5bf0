import { type ReactNode, useState, useEffect } from 'react';
import { without, GAME } from '../../../shell/route';
import { type AnyGame, isKriegspiel } from '../../game/playing';
import { useBattleStore } from '../base/useGame';
import type { ReplayKind } from '../plan/replayKind';
import { ReplayScreen } from './ReplayScreen';

interface SavedReplayProps {
  readonly id: string;
  /** Renders a replay with the sentences and drawings of Kriegspiel, once these are fetched. */
  readonly ofKriegspiel: (replay: (kind: ReplayKind) => ReactNode) => ReactNode;
}

/**
 * Renders the replay of the saved battle with this id, once it has been loaded. If there is none, or if it is still
 * being set out, the page goes to headquarters, which show a message. `ofKriegspiel` renders that of a battle of
 * Kriegspiel.
 */
export function SavedReplay({ id, ofKriegspiel }: SavedReplayProps): ReactNode {
  const { library, navigation } = useBattleStore();
  const [game, setGame] = useState<AnyGame | null>(null);
  useEffect(() => {
    let wanted = true;
    const ask = async (): Promise<void> => {
      const read = await library.gameOf(id).catch(() => null);
      if (!wanted) return;
      if (read?.stage.name === 'battle') setGame({ ...read, id });
      else navigation.replace(without('record'));
    };
    void ask();
    return () => {
      wanted = false;
    };
  }, [library, navigation, id]);
  // The button leads back to a battle that has just ended, otherwise to the library.
  const close = (): void => {
    const { from } = navigation.visit.getState();
    navigation.push(from?.screen === 'game' ? GAME : { screen: 'library' });
  };
  if (game === null) return null;
  return isKriegspiel(game) ? (
    ofKriegspiel((kind) => <ReplayScreen game={game} kind={kind} onClose={close} />)
  ) : (
    <ReplayScreen game={game} onClose={close} />
  );
}
