import { useEffect, useLayoutEffect, useState, type ReactNode } from 'react';
import type { Judgements } from '../../libraryFile/libraryFile';
import type { TextStorage } from '../../storage';
import { t } from '../../words/t';
import { useStorageLife } from '../useLastingStorage';
import { saveLibraryFile, type LibraryFiling } from './filing';

/** Milliseconds until it is offered again: Safari clears a site that has not been visited for this long. */
const WEEK = 7 * 24 * 60 * 60 * 1000;

/** Returns whether the file was last saved or offered a week ago or more; false if local storage cannot be read. */
function isDue(storage: TextStorage, key: string): boolean {
  const last = storage.read(key);
  return last !== undefined && Date.now() - Number(last) >= WEEK;
}

interface LibraryOfferProps<J extends Judgements<J>, G extends object> {
  readonly filing: LibraryFiling<J, G>;
  readonly className: string;
}

/**
 * Renders an offer to save the library as a file, with the operations in `filing`, if the browser may clear the page's
 * storage and the file was last saved or offered at least a week ago; otherwise nothing. `className` is the CSS class
 * of the notice.
 */
export function LibraryOffer<J extends Judgements<J>, G extends object>({
  filing,
  className,
}: LibraryOfferProps<J, G>): ReactNode {
  const { storage, offeredKey } = filing;
  const life = useStorageLife();
  const [due, setDue] = useState(() => isDue(storage, offeredKey));
  const [result, setResult] = useState<readonly string[] | 'failed' | null>(null);
  const isShown = due && life === 'clearable';
  useEffect(() => {
    if (isShown) storage.write(offeredKey, `${Date.now()}`);
  }, [storage, offeredKey, isShown]);

  // A class on the root rather than `:has`, which would be evaluated at every change of the page.
  useLayoutEffect(() => {
    if (!isShown) return;
    const { classList } = document.documentElement;
    classList.add('with-foot-notice');
    return () => classList.remove('with-foot-notice');
  }, [isShown]);

  if (!isShown) return null;
  const isSaved = result !== null && result !== 'failed';
  const save = (): void => void saveLibraryFile(filing).then(setResult, () => setResult('failed'));
  return (
    <div className={className}>
      <p>{isSaved ? result.join(' ') : t('shellLibrary:life.offer')}</p>
      {result === 'failed' && <p>{t('shellLibrary:failed')}</p>}
      {!isSaved && (
        <button type="button" onClick={save}>
          {t('shellLibrary:save')}
        </button>
      )}
      <button type="button" onClick={() => setDue(false)}>
        {t('shellLibrary:understood')}
      </button>
    </div>
  );
}
