import type { ReactNode } from 'react';
import { Curtain } from '../../../shell/ui/Curtain';
import type { SealedGame } from '../../game/kriegspiel/sealedGame';
import type { KriegspielBattle } from '../../kriegspiel/types';
import { t } from '../../words/t';
import { useBattle, useBattleState, useBattleStore } from '../base/useGame';
import { Field } from './Field';
import '../base/frame.css';
import '../table/table.css';

interface KriegspielTableProps {
  readonly game: SealedGame;
  /** Opens the replay of the battle once it is over; null if it is not saved, as in a lesson. */
  readonly onReplay: (() => void) | null;
}

/**
 * Renders a battle of Kriegspiel in progress; a curtain hides it until its encrypted secret notes are opened
 * (kriegspiel.md 6.4). `onReplay` opens its replay once it is over; null if it is not saved.
 */
export function KriegspielTable({ game, onReplay }: KriegspielTableProps): ReactNode {
  const store = useBattleStore();
  const battle = useBattle();
  const sealing = useBattleState((state) => state.sealing);
  if (battle !== null) return <Field {...{ game, onReplay }} battle={battle as KriegspielBattle} />;
  const fails = sealing !== 'underWay' && sealing !== 'none';
  return (
    <Curtain
      title={t('lwKriegspielTable:opening.title')}
      {...(fails && {
        action: t('lwKriegspielTable:opening.again'),
        onRaise: () => void store.raiseCurtain(),
      })}
      leave={t('lwField:headquarters')}
      onLeave={store.leaveGame}
    >
      {fails && <p role="alert">{t('lwKriegspielTable:opening.key')}</p>}
    </Curtain>
  );
}
