import { useState, type ReactNode } from 'react';
import { askForLastingStorage, type StorageLife } from '../platform/lastingStorage';
import { t } from '../words/t';
import './controls.css';

interface StorageLifeNoteProps {
  readonly life: StorageLife;
}

/**
 * Renders a note on how long the browser keeps the page's storage; `life` is what the browser says at first. If the
 * browser may clear it, a button asks for persistent storage, and the note then shows the answer.
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
