import { useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { countNotice, lazyModule, onLazyModuleChange, untoldFailures } from '../lazyModule';
import { t } from '../words/t';
import type { NotLoadedProps } from './missing';
import './notLoaded.css';

const recovery = lazyModule(() => import('./recovery/recovery'));
/** Its failure is told by whatever needs it. */
const watch = recovery.watch(false);

/** Fetches what a failed page or part can say and do. @throws where it cannot. */
export const fetchRecovery = recovery.fetch;

/** What a failed page or part can say and do, once that is fetched. */
export const useRecovery = () => useSyncExternalStore(watch, recovery.here);

/** In place of what could not be fetched: that it could not, and what can be done. */
export function NotLoaded(props: NotLoadedProps) {
  const from = useRecovery();
  const inPlace = props.place !== 'untold';
  useLayoutEffect(() => (inPlace ? countNotice() : undefined), [inPlace]);
  if (from !== null) return <from.PartMissing {...props} />;
  return (
    <section className="not-loaded" data-place={props.place} role="alert">
      <p>{t('shell:late.text')}</p>
      <button
        type="button"
        onClick={() =>
          void recovery.fetch().then(
            ({ fetchMissing }) => (props.onAgain ?? fetchMissing)(),
            () => undefined,
          )
        }
      >
        {t('shell:late.again')}
      </button>
      <button type="button" onClick={props.onClose}>
        {t('shell:close')}
      </button>
    </section>
  );
}

/** Tells of what is missing and has no place of its own on the page. */
export function MissingParts() {
  const failures = useSyncExternalStore(onLazyModuleChange, untoldFailures);
  const [understood, setUnderstood] = useState(0);
  return (
    <div role="status">
      {failures > understood && (
        <NotLoaded place="untold" onClose={() => setUnderstood(failures)} />
      )}
    </div>
  );
}
