import { memo, Suspense, useId, useRef, useState } from 'react';
import { playerTitle } from '../../words/players';
import { capital } from '../../words/sentences';
import { other } from '../../engine/vocabulary';
import type { Position } from '../../engine/position';
import type { Game } from '../../store/game';
import { t } from '../../words/t';
import { Dialog } from '../Dialog';
import { RecordDialog, Settings } from '../late';
import type { Aid } from '../keys/Aids';
import { useCommand } from '../useGame';
import { useLanguage } from '../useLanguage';
import { useRuleBook } from '../useRuleBook';

interface TableMenuProps {
  readonly game: Game;
  readonly position: Position;
  readonly onAid: (aid: Aid) => void;
}

/** What is not of a turn: help, settings, the record, and the ways to end the war before its time. */
export const TableMenu = memo(function TableMenu({ game, position, onAid }: TableMenuProps) {
  useLanguage();
  const command = useCommand();
  const openBook = useRuleBook();
  const [asking, setAsking] = useState<'surrender' | 'draw' | 'record' | 'settings' | null>(null);
  const menu = useRef<HTMLDivElement>(null);
  const id = useId();
  const name = capital(playerTitle(game.players, position.side));
  const opponent = playerTitle(game.players, other(position.side));

  function leaving(act: () => void) {
    return () => {
      menu.current?.hidePopover();
      act();
    };
  }

  return (
    <>
      <button type="button" popoverTarget={id}>
        {t('war:more')}
      </button>
      <div
        id={id}
        ref={menu}
        popover="auto"
        className="table-menu"
        role="group"
        aria-label={t('war:more')}
      >
        <div className="table-menu-acts">
          <button type="button" onClick={leaving(() => openBook())}>
            {t('war:table.ruleBook')}
          </button>
          <button type="button" onClick={leaving(() => onAid('units'))}>
            {t('field:lists')}
          </button>
          <button type="button" onClick={leaving(() => onAid('help'))}>
            {t('field:keys')}
          </button>
          <button type="button" onClick={leaving(() => setAsking('settings'))}>
            {t('field:settings')}
          </button>
          <button type="button" onClick={leaving(() => setAsking('record'))}>
            {t('war:table.record')}
          </button>
          <button type="button" onClick={leaving(() => setAsking('draw'))}>
            {t('war:draw')}
          </button>
          <button type="button" className="danger" onClick={leaving(() => setAsking('surrender'))}>
            {t('war:surrender')}
          </button>
          <button type="button" onClick={leaving(command.leaveGame)}>
            {t('war:table.headquarters')}
          </button>
        </div>
      </div>
      <Suspense fallback={null}>
        {asking === 'record' && <RecordDialog game={game} onClose={() => setAsking(null)} />}
        {asking === 'settings' && <Settings onClose={() => setAsking(null)} />}
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
            <button type="button" className="danger" onClick={command.surrender}>
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
            <button type="button" className="primary" onClick={command.agreeDraw}>
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
