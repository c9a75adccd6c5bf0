import { useState, type ReactNode } from 'react';
import type { DamagedSave } from '../../game/save';
import { t } from '../../words/t';
import { Dialog } from '../../../shell/ui/Dialog';
import { useGameStore, useGameState } from '../base/useGame';
import { download } from '../../../shell/platform/download';
import { saveFaultSentences, isWhole, savedSentence, savedTitle } from '../../words/saveFaults';
import './saves.css';

const MOST_SHOWN = 10;

/**
 * A notice for each saved game that could not be read completely: its faults, and buttons that save its text as a file
 * or discard it. Nothing if there are none; the first few if there are many.
 */
export function DamagedSaves(): ReactNode {
  const damaged = useGameState((state) => state.damaged);
  // The others are shown when these are gone.
  return damaged.slice(0, MOST_SHOWN).map((save) => <Damaged key={save.text} save={save} />);
}

function Damaged({ save }: { readonly save: DamagedSave }): ReactNode {
  const store = useGameStore();
  const [asking, setAsking] = useState(false);
  const stay = (): void => setAsking(false);
  const downloadIt = (): void => download('game-of-war-damaged.json', save.text);
  return (
    <section className="save-damaged" aria-label={savedTitle(save)}>
      <h2>{savedTitle(save)}</h2>
      {saveFaultSentences(save).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <p>
        <strong>{savedSentence(save)}</strong>
      </p>
      <div className="save-damaged-actions">
        <button type="button" onClick={downloadIt}>
          {t('saves:damaged.download')}
        </button>
        <button type="button" className="danger" onClick={() => setAsking(true)}>
          {t('saves:damaged.discard')}
        </button>
      </div>
      <Dialog
        open={asking}
        title={t(isWhole(save) ? 'saves:damaged.discardTitleWhole' : 'saves:damaged.discardTitle')}
        onClose={stay}
        actions={
          <>
            <button type="button" onClick={stay}>
              {t('saves:damaged.discardCancel')}
            </button>
            <button type="button" onClick={downloadIt}>
              {t('saves:damaged.download')}
            </button>
            <button
              type="button"
              className="danger"
              data-irreversible
              onClick={() => store.saves.discardDamaged(save.text)}
            >
              {t('saves:damaged.discardYes')}
            </button>
          </>
        }
        reason={<p>{t('saves:damaged.discardText')}</p>}
      />
    </section>
  );
}
