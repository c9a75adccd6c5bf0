import { isHere } from '../../game/seat';
import { memo, useState } from 'react';
import type { Position } from '../../engine/position';
import { other } from '../../engine/vocabulary';
import type { Game } from '../../game/game';
import { t } from '../../words/t';
import { EarlyEnd } from './end/entry';
import { DrawOffer, SeatsDialog } from '../opponent/entry';
import { RecordDialog, SettingsDialog } from '../dialogs/entry';
import { Menu } from '../../../shell/ui/Menu';
import type { Help } from '../base/help';
import { useGameStore } from '../base/useGame';
import { useLanguage } from '../../../shell/ui/useLanguage';
import { useRuleBook } from '../../../shell/ui/pages/useRuleBook';

interface TableMenuProps {
  readonly game: Game;
  readonly position: Position;
  readonly onHelp: (help: Help) => void;
}

/**
 * The menu of a war, with what does not belong to a turn: rules, help, settings, the record, who plays each side, and,
 * unless a bot is to move, a draw and surrender. `onHelp` is called to open a help.
 */
export const TableMenu = memo(function TableMenu({ game, position, onHelp }: TableMenuProps) {
  useLanguage();
  const store = useGameStore();
  const openBook = useRuleBook();
  const [asking, setAsking] = useState<
    'surrender' | 'draw' | 'record' | 'settings' | 'seats' | null
  >(null);

  const { side } = position;
  const isOthers = !isHere(game.seats[side]);
  const close = (): void => setAsking(null);

  return (
    <>
      <Menu
        items={[
          { label: t('field:ruleBook'), act: () => openBook() },
          { label: t('field:lists'), act: () => onHelp('units') },
          { label: t('field:typeOrder'), act: () => onHelp('line') },
          { label: t('field:legend'), act: () => onHelp('legend') },
          { label: t('field:keys'), act: () => onHelp('help') },
          { label: t('field:settings'), act: () => setAsking('settings') },
          { label: t('war:record'), act: () => setAsking('record') },
          { label: t('field:seats'), act: () => setAsking('seats') },
          ...(isOthers
            ? []
            : [
                { label: t('war:draw'), act: () => setAsking('draw') },
                { label: t('war:surrender'), act: () => setAsking('surrender'), danger: true },
              ]),
          { label: t('field:headquarters'), act: store.leaveGame },
        ]}
      />
      {asking === 'record' && <RecordDialog game={game} onClose={close} />}
      {asking === 'settings' && <SettingsDialog onClose={close} />}
      {asking === 'seats' && <SeatsDialog onClose={close} />}
      {asking === 'draw' && !isHere(game.seats[other(side)]) ? (
        <DrawOffer game={game} to={other(side)} onClose={close} />
      ) : (
        (asking === 'surrender' || asking === 'draw') && (
          <EarlyEnd by={asking} game={game} side={side} onClose={close} />
        )
      )}
    </>
  );
});
