import { useState, type ReactNode } from 'react';
import { currentOf } from '../../../shell/persistence/saveState';
import type { StorageFault } from '../../../shell/storage';
import { useLastingStorage } from '../../../shell/ui/useLastingStorage';
import { present } from '../../game/war';
import { t } from '../../words/t';
import { useGameState, useGameStore, useWarRoute } from '../base/useGame';
import { LibraryOffer } from './libraryFile/entry';
import './saves.css';

/** The turn from which a war is worth saving: both sides have made one. */
const WORTH_PERSISTING = 3;

/**
 * Notices on the saving of the current game: why it cannot be saved, once for each cause, with what the player can do;
 * that a differing state was saved as a separate game; and the progress of loading a long one.
 */
export function SaveNotices(): ReactNode {
  const save = useGameState((state) => currentOf(state).save);
  const forked = useGameState((state) => state.forked);
  const reading = useGameState((state) => state.reading);
  const store = useGameStore();
  const turn = useGameState(({ game }) =>
    game?.stage.name === 'war' ? present(game.stage.war).turn : 0,
  );
  useLastingStorage(store.storage, turn >= WORTH_PERSISTING);
  const [understood, setUnderstood] = useState<StorageFault | null>(null);
  const [seenQuarantined, setSeenQuarantined] = useState(false);
  const fault = save.is === 'unsaved' && save.fault !== understood ? save.fault : null;
  // The live region exists from the start, so that its content is announced.
  return (
    <div role="status" aria-label={t('saving:notices')} className="save-notices">
      {fault !== null && (
        <div className="save-notice" data-fault={fault}>
          <p>{t(`saving:${fault}`)}</p>
          {fault !== 'forbidden' && (
            <button type="button" onClick={() => void store.saves.tryAgain()}>
              {t('saving:tryAgain')}
            </button>
          )}
          <button type="button" onClick={() => setUnderstood(fault)}>
            {t('saving:understood')}
          </button>
        </div>
      )}
      {reading !== null && (
        <div className="save-notice">
          <label>
            {t('saving:reading')} <progress value={reading} />
          </label>
        </div>
      )}
      {forked && !seenQuarantined && (
        <div className="save-notice">
          <p>{t('saving:forked')}</p>
          <button type="button" onClick={() => setSeenQuarantined(true)}>
            {t('saving:understood')}
          </button>
        </div>
      )}
    </div>
  );
}

/**
 * Offers, at the foot of the start page, to save the library as a file, after the player has left the board of a
 * finished war that is saved; otherwise nothing.
 */
export function LeftWarOffer(): ReactNode {
  const isSaved = useGameState((state) => currentOf(state).save.is === 'saved');
  // Beside a board it would cover the end of the war, or take room from a lesson.
  const isAtHeadquarters = useWarRoute().screen === 'headquarters';
  const hasLeftFinishedWar = useGameState(
    ({ game, screen }) =>
      screen === 'headquarters' &&
      game?.stage.name === 'war' &&
      present(game.stage.war).over !== null,
  );
  return (
    <div role="status" className="foot-notice">
      {isAtHeadquarters && hasLeftFinishedWar && isSaved && <LibraryOffer />}
    </div>
  );
}
