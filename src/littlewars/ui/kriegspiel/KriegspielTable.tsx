import type { ReactNode } from 'react';
import { Curtain } from '../../../shell/ui/Curtain';
import type { SealedGame } from '../../game/kriegspiel/sealedGame';
import { t } from '../../words/t';
import { useBattle, useBattleStore } from '../base/useGame';

/** A battle of Kriegspiel in progress; behind the curtain until its sealed notes are opened (kriegspiel.md 6.4). */
export function KriegspielTable({ game }: { readonly game: SealedGame }): ReactNode {
  const store = useBattleStore();
  const battle = useBattle();
  if (battle === null)
    return (
      <Curtain
        title={t('lwSettingOut:sealing')}
        leave={t('lwField:headquarters')}
        onLeave={store.leaveGame}
      />
    );
  return <p>{game.name}</p>;
}
