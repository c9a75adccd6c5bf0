import { useState, type ReactNode } from 'react';
import { askForLastingStorage, type StorageLife } from '../platform/lastingStorage';
import { t } from '../words/t';
import './storageLife.css';

interface StorageLifeNoteProps {
  /** What the browser says of its storage when the note is first shown. */
  readonly life: StorageLife;
}

/** How long the browser keeps a game's library; where it may clear it, a button asks for lasting storage. */
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
