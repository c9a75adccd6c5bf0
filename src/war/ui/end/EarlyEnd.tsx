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
  return by === 'surrender' ? (
    <Dialog
      open
      title={t('war:surrenderTitle')}
      onClose={onClose}
      actions={
        <>
          <button type="button" onClick={onClose}>
            {t('war:keepFighting')}
          </button>
          <button type="button" className="danger" onClick={table.surrender}>
            {t('war:surrenderConfirm')}
          </button>
        </>
      }
    >
      <p>{t('war:surrenderText', names)}</p>
    </Dialog>
  ) : (
    <Dialog
      open
      title={t('war:drawTitle')}
      onClose={onClose}
      actions={
        <>
          <button type="button" onClick={onClose}>
            {t('war:drawDecline')}
          </button>
          <button type="button" className="primary" onClick={table.agreeDraw}>
            {t('war:drawConfirm')}
          </button>
        </>
      }
    >
      <p>{t('war:drawText', names)}</p>
    </Dialog>
  );
}
