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

/**
 * Renders a notice in place of a component that could not be fetched, with a button that tries again (`onAgain`, by
 * default for all that is missing) and one that calls `onClose`.
 */
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

/**
 * Renders a notice that modules or style sheets could not be fetched, with a button that tries again; nothing if all
 * are loaded, if another component reports it, or after the user has closed it, until the next failure.
 */
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

interface Props extends Pick<BrokenProps, 'currentGame'> {
  readonly children: ReactNode;
}

interface State {
  /** What was thrown, which may be any value. */
  readonly thrown: readonly [unknown] | null;
}

/**
 * Renders its children; after one of them has thrown while rendering, a page in their place that reports the error and
 * can save the current game, which `currentGame` returns, as a file.
 */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { thrown: null };

  static getDerivedStateFromError(error: unknown): State {
    return { thrown: [error] };
  }

  override render(): ReactNode {
    const { thrown } = this.state;
    const { children, currentGame } = this.props;
    return thrown === null ? children : <Broken error={thrown[0]} currentGame={currentGame} />;
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
