import { memo, Suspense, useState } from 'react';
import { playerTitle } from '../../words/players';
import { capital } from '../../words/sentences';
import { other } from '../../engine/vocabulary';
import type { Position } from '../../engine/position';
import type { Game } from '../../game/game';
import { t } from '../../words/t';
import { Dialog } from '../../../shell/ui/Dialog';
import { RecordDialog } from '../records/door';
import { SettingsDialog } from '../settings/door';
import { Menu } from '../../../shell/ui/Menu';
import type { Aid } from '../base/aid';
import { useGameStore, useTable } from '../base/useGame';
import { useLanguage } from '../../../shell/ui/useLanguage';
import { useRuleBook } from '../base/useRuleBook';

interface TableMenuProps {
  readonly game: Game;
  readonly position: Position;
  readonly onAid: (aid: Aid) => void;
}

/** What is not of a turn: help, settings, the record, and the ways to end the war before its time. */
export const TableMenu = memo(function TableMenu({ game, position, onAid }: TableMenuProps) {
  useLanguage();
  const table = useTable();
  const store = useGameStore();
  const openBook = useRuleBook();
  const [asking, setAsking] = useState<'surrender' | 'draw' | 'record' | 'settings' | null>(null);
  const name = capital(playerTitle(game.players, position.side));
  const opponent = playerTitle(game.players, other(position.side));

  return (
    <>
      <Menu
        items={[
          { label: t('field:ruleBook'), act: () => openBook() },
          { label: t('field:lists'), act: () => onAid('units') },
          { label: t('field:keys'), act: () => onAid('help') },
          { label: t('field:settings'), act: () => setAsking('settings') },
          { label: t('war:record'), act: () => setAsking('record') },
          { label: t('war:draw'), act: () => setAsking('draw') },
          { label: t('war:surrender'), act: () => setAsking('surrender'), danger: true },
          { label: t('field:headquarters'), act: store.leaveGame },
        ]}
      />
      <Suspense fallback={null}>
        {asking === 'record' && <RecordDialog game={game} onClose={() => setAsking(null)} />}
        {asking === 'settings' && <SettingsDialog onClose={() => setAsking(null)} />}
      </Suspense>
      <Dialog
        open={asking === 'surrender'}
        title={t('war:surrenderTitle')}
        onClose={() => setAsking(null)}
        actions={
          <>
            <button type="button" onClick={() => setAsking(null)}>
              {t('war:keepFighting')}
            </button>
            <button type="button" className="danger" onClick={table.surrender}>
              {t('war:surrenderConfirm')}
            </button>
          </>
        }
      >
        <p>{t('war:surrenderText', { name, other: opponent })}</p>
      </Dialog>
      <Dialog
        open={asking === 'draw'}
        title={t('war:drawTitle')}
        onClose={() => setAsking(null)}
        actions={
          <>
            <button type="button" onClick={() => setAsking(null)}>
              {t('war:drawDecline')}
            </button>
            <button type="button" className="primary" onClick={table.agreeDraw}>
              {t('war:drawConfirm')}
            </button>
          </>
        }
      >
        <p>{t('war:drawText', { name, other: opponent })}</p>
      </Dialog>
    </>
  );
});
