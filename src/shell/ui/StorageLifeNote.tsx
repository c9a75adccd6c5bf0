import { useState, type ReactNode } from 'react';
import { askForLastingStorage, type StorageLife } from '../platform/lastingStorage';
import { t } from '../words/t';
import './controls.css';

interface StorageLifeNoteProps {
  /** The browser's answer when the note is first shown. */
  readonly life: StorageLife;
}

/**
 * Renders a note on how long the browser keeps a game's library; if the browser may clear it, with a button that
 * requests persistent storage.
 */
export function StorageLifeNote({ life }: StorageLifeNoteProps): ReactNode {
  const [answer, setAnswer] = useState<StorageLife | null>(null);
  const isRefused = answer !== null && answer !== 'lasting';
  return (
    <div className="storage-life">
      <p role="status">
        {t(`shellLibrary:life.${answer ?? life}`)} {isRefused && t('shellLibrary:life.refused')}
      </p>
      {life === 'clearable' && answer !== 'lasting' && (
        <button type="button" onClick={() => void askForLastingStorage().then(setAnswer)}>
          {t('shellLibrary:life.ask')}
        </button>
      )}
    </div>
  );
}
