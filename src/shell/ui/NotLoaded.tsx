import { useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { countNotice, lazyModule, onLazyModuleChange, untoldFailures } from '../lazyModule';
import { t } from '../words/t';
import type { NotLoadedProps } from './missing';
import './overlays.css';

const recovery = lazyModule(() => import('./recovery/recovery'));
/** The component that needs it reports its failure. */
const watch = recovery.watch(false);

/** Fetches the notice and the acts of a failed page or part. @throws if it cannot. */
export const fetchRecovery = recovery.fetch;

/** Hook: returns the notice and the acts of a failed page or part; null until they are fetched. */
export const useRecovery = () => useSyncExternalStore(watch, recovery.here);

/** Shows in place of a part that could not be fetched that it is missing, and what can be done. */
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

/** Reports missing parts that have no place of their own on the page. */
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
