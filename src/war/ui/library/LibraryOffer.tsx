import { useEffect, useState, type ReactNode } from 'react';
import type { TextStorage } from '../../../shell/storage';
import { useStorageLife } from '../../../shell/ui/useLastingStorage';
import { tellRecord } from '../../words/records';
import { t } from '../../words/t';
import { useGameStore } from '../base/useGame';
import { FILE_OFFERED_KEY, saveLibraryFile } from './saveLibraryFile';

/** Milliseconds until it is offered again: Safari clears a site that has not been visited for as long. */
const WEEK = 7 * 24 * 60 * 60 * 1000;

/** Whether the file was last saved or offered a week ago or more; false where local storage cannot be read. */
function isDue(storage: TextStorage): boolean {
  const last = storage.read(FILE_OFFERED_KEY);
  return last !== undefined && Date.now() - Number(last) >= WEEK;
}

/** Offers the library as a file where the browser may clear what it stores, once a week at most. */
export function LibraryOffer(): ReactNode {
  const store = useGameStore();
  const life = useStorageLife();
  const [due, setDue] = useState(() => isDue(store.storage));
  const [result, setResult] = useState<readonly string[] | 'failed' | null>(null);
  const isShown = due && life === 'clearable';
  useEffect(() => {
    if (isShown) store.storage.write(FILE_OFFERED_KEY, `${Date.now()}`);
  }, [store, isShown]);

  if (!isShown) return null;
  const isSaved = result !== null && result !== 'failed';
  const save = (): void => void saveLibraryFile(store).then(setResult, () => setResult('failed'));
  return (
    <div className="keeping-notice">
      <p>{isSaved ? result.join(' ') : tellRecord('library.life.offer')}</p>
      {result === 'failed' && <p>{tellRecord('library.failed')}</p>}
      {!isSaved && (
        <button type="button" onClick={save}>
          {tellRecord('library.file.save')}
        </button>
      )}
      <button type="button" onClick={() => setDue(false)}>
        {t('keeping:understood')}
      </button>
    </div>
  );
}
