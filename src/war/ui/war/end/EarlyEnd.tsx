import { other, type Side } from '../../../engine/vocabulary';
import type { Game } from '../../../game/game';
import { playerTitle, capital } from '../../../words/sentences';
import { t } from '../../../words/t';
import { Question } from '../../../../shell/ui/Question';
import { useTable, useYou } from '../../base/useGame';

interface EarlyEndProps {
  readonly by: 'surrender' | 'draw';
  readonly game: Game;
  readonly side: Side;
  readonly onClose: () => void;
}

/**
 * A dialog that asks the player to confirm that the war ends early: by the surrender of `side`, the side to move, or by
 * a draw to which both agree. `onClose` is called when the player does not.
 */
export function EarlyEnd({ by, game, side, onClose }: EarlyEndProps) {
  const table = useTable();
  const you = useYou();
  const names = {
    name: capital(playerTitle(game.players, side)),
    other: playerTitle(game.players, other(side)),
  };
  const surrenders = by === 'surrender';
  return (
    <Question
      title={t(`war:${by}Title`)}
      stay={t('war:keepFighting')}
      onStay={onClose}
      act={t(`war:${by}Confirm`)}
      onAct={surrenders ? table.surrender : table.agreeDraw}
      danger={surrenders}
      reason={
        <p>{t(surrenders && side === you ? 'war:surrenderYours' : `war:${by}Text`, names)}</p>
      }
    />
  );
}
