import { Component, type ReactNode } from 'react';
import { t } from '../words/t';
import type { BrokenProps } from './missing';
import { useRecovery } from './NotLoaded';

interface Props extends Pick<BrokenProps, 'kept'> {
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
    const { children, kept } = this.props;
    return thrown === null ? children : <Broken error={thrown[0]} kept={kept} />;
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
