import { useState, type ReactNode } from 'react';
import { Menu } from '../../../shell/ui/Menu';
import { Question } from '../../../shell/ui/Question';
import { useShellSettings } from '../../../shell/ui/useShell';
import type { Battle } from '../../engine/types';
import { t } from '../../words/t';
import { useBattleState, useBattleStore } from '../base/useGame';
import { SettingsDialog } from './SettingsDialog';
import { SoundOffer } from './sound/entry';

// The foot of the panel of a move, for battles of both kinds.

/** Renders an offer to switch sounds on, between two moves and after a shot, until it is answered or sounds are on. */
export function SoundOffered({ battle: { phase, shots } }: { readonly battle: Battle }): ReactNode {
  const offers = useShellSettings(({ sounds, soundsOffered }) => !sounds && !soundsOffered);
  // It is loaded lazily, and moves nothing.
  return offers && (phase === 'interval' || shots.length > 0) && <SoundOffer />;
}

/** Renders the buttons that undo and redo orders of the move, disabled if there is nothing to undo or redo. */
export function UndoButtons({
  undo,
  redo,
}: {
  readonly undo: () => void;
  readonly redo: () => void;
}): ReactNode {
  const mayUndo = useBattleState((state) => state.mayUndo);
  const mayRedo = useBattleState((state) => state.mayRedo);
  return (
    <>
      <button type="button" disabled={!mayUndo} onClick={undo}>
        {t('lwField:undo')}
      </button>
      <button type="button" disabled={!mayRedo} onClick={redo}>
        {t('lwField:redo')}
      </button>
    </>
  );
}

interface BattleMenuProps {
  readonly player: string;
  readonly onDraw: () => void;
  readonly onSurrender: () => void;
  readonly book: (onClose: () => void) => ReactNode;
  readonly onKeys: () => void;
  /** Renders the question who plays each side; missing where only people can. */
  readonly seats?: (onClose: () => void) => ReactNode;
}

/**
 * Renders the menu of a battle: a draw (`onDraw`), surrender after a question (`onSurrender`), who plays each side
 * (`seats`), the rule book (`book`), the keys (`onKeys`), the settings, and headquarters. `player` is the title of the
 * player who would surrender.
 */
export function BattleMenu({
  player,
  onDraw,
  onSurrender,
  book,
  onKeys,
  seats,
}: BattleMenuProps): ReactNode {
  const store = useBattleStore();
  const [over, setOver] = useState<'surrender' | 'book' | 'settings' | 'seats' | null>(null);
  const close = (): void => setOver(null);
  return (
    <>
      <Menu
        items={[
          { label: t('lwTable:menu.draw'), act: onDraw },
          { label: t('lwTable:menu.surrender'), act: () => setOver('surrender'), danger: true },
          ...(seats ? [{ label: t('lwTable:menu.seats'), act: () => setOver('seats') }] : []),
          { label: t('lwHeadquarters:ruleBook'), act: () => setOver('book') },
          { label: t('lwTable:menu.keys'), act: onKeys },
          { label: t('shell:settings.title'), act: () => setOver('settings') },
          { label: t('lwField:headquarters'), act: store.leaveGame },
        ]}
      />
      {over === 'book' && book(close)}
      {over === 'seats' && seats?.(close)}
      {over === 'settings' && <SettingsDialog onClose={close} />}
      {over === 'surrender' && (
        <Question
          title={t('lwTable:surrenderAsk.title')}
          reason={t('lwTable:surrenderAsk.text', { player })}
          stay={t('lwTable:surrenderAsk.stay')}
          onStay={close}
          act={t('lwTable:surrenderAsk.go')}
          danger
          onAct={() => {
            close();
            onSurrender();
          }}
        />
      )}
    </>
  );
}
