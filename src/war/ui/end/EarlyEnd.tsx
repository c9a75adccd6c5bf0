import { other, type Side } from '../../engine/vocabulary';
import type { Game } from '../../game/game';
import { playerTitle } from '../../words/players';
import { capital } from '../../words/sentences';
import { t } from '../../words/t';
import { Dialog } from '../../../shell/ui/Dialog';
import { useTable } from '../base/useGame';

interface EarlyEndProps {
  readonly by: 'surrender' | 'draw';
  readonly game: Game;
  /** The side to move. */
  readonly side: Side;
  readonly onClose: () => void;
}

/** Asks whether the war is to end before its time. */
export function EarlyEnd({ by, game, side, onClose }: EarlyEndProps) {
  const table = useTable();
  const names = {
    name: capital(playerTitle(game.players, side)),
    other: playerTitle(game.players, other(side)),
  };
  const surrenders = by === 'surrender';
  return (
    <Dialog
      open
      title={t(`war:${by}Title`)}
      onClose={onClose}
      actions={
        <>
          <button type="button" onClick={onClose}>
            {t(surrenders ? 'war:keepFighting' : 'war:drawDecline')}
          </button>
          <button
            type="button"
            className={surrenders ? 'danger' : 'primary'}
            onClick={surrenders ? table.surrender : table.agreeDraw}
          >
            {t(`war:${by}Confirm`)}
          </button>
        </>
      }
      reason={<p>{t(`war:${by}Text`, names)}</p>}
    />
  );
}
