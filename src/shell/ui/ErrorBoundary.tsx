import { Component, useLayoutEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { t } from '../words/t';
import type { BrokenProps, NotLoadedProps } from './missing';
import { countNotice, lazyModule, onLazyModuleChange, unreportedFailures } from '../lazyModule';
import './overlays.css';

const recovery = lazyModule(() => import('./recovery/recovery'));
/** The component that needs it reports its failure. */
const watch = recovery.watch(false);

/** Hook: returns the notice and the acts of a failed page or part; null until they are fetched. */
const useRecovery = () => useSyncExternalStore(watch, recovery.here);

/** Shown in place of a component that could not be fetched: says so, and what can be done. */
export function NotLoaded(props: NotLoadedProps) {
  const from = useRecovery();
  const inPlace = props.place !== 'unreported';
  useLayoutEffect(() => (inPlace ? countNotice() : undefined), [inPlace]);
  if (from !== null) return <from.PartMissing {...props} />;
  return (
    <section className="not-loaded" data-place={props.place} role="alert">
      <p>{t('shell:notLoaded.text')}</p>
      <button
        type="button"
        onClick={() =>
          void recovery.fetch().then(
            ({ fetchMissing }) => (props.onAgain ?? fetchMissing)(),
            () => undefined,
          )
        }
      >
        {t('shell:notLoaded.again')}
      </button>
      <button type="button" onClick={props.onClose}>
        {t('shell:close')}
      </button>
    </section>
  );
}

/** Reports that modules or style sheets are missing, if no component has a place to report it. */
export function MissingParts() {
  const failures = useSyncExternalStore(onLazyModuleChange, unreportedFailures);
  const [understood, setUnderstood] = useState(0);
  return (
    <div role="status">
      {failures > understood && (
        <NotLoaded place="unreported" onClose={() => setUnderstood(failures)} />
      )}
    </div>
  );
}

interface Props extends Pick<BrokenProps, 'inHand'> {
  readonly children: ReactNode;
}

interface State {
  /** What was thrown, which may be any value. */
  readonly thrown: readonly [unknown] | null;
}

/** Shows a notice in place of a page that has failed, so that it is never blank; React requires a class for this. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { thrown: null };

  static getDerivedStateFromError(error: unknown): State {
    return { thrown: [error] };
  }

  override render(): ReactNode {
    const { thrown } = this.state;
    const { children, inHand } = this.props;
    return thrown === null ? children : <Broken error={thrown[0]} inHand={inHand} />;
  }
}

function Broken(props: BrokenProps): ReactNode {
  const from = useRecovery();
  return from === null ? (
    <main role="alert">
      <h1>{t('shell:fault.title')}</h1>
      <button type="button" onClick={() => window.location.reload()}>
        {t('shell:fault.reload')}
      </button>
    </main>
  ) : (
    <from.BrokenPage {...props} />
  );
}
