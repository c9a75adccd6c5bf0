import { Component, type ReactNode } from 'react';
import type { GameScreen } from '../game';
import { shellText } from '../words/t';
import { download } from '../platform/download';
import './errorPage.css';

interface Props {
  /** What is kept of the game under way. */
  readonly kept: GameScreen['kept'];
  readonly children: ReactNode;
}

interface State {
  readonly fault: string | null;
}

/** Shown in place of a page that has failed, so that it is never blank; React wants a class for this. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { fault: null };

  static getDerivedStateFromError(error: unknown): State {
    return { fault: String(error) };
  }

  override render(): ReactNode {
    const { fault } = this.state;
    const { children, kept } = this.props;
    return fault === null ? children : <Broken fault={fault} kept={kept} />;
  }
}

interface BrokenProps extends Pick<Props, 'kept'> {
  readonly fault: string;
}

function Broken({ fault, kept: keptNow }: BrokenProps): ReactNode {
  const kept = keptNow();
  return (
    <main className="error-page">
      <h1>{shellText('fault.title')}</h1>
      <p role="alert">{shellText(kept === null ? 'fault.nothingKept' : 'fault.text')}</p>
      <details>
        <summary>{shellText('fault.detail')}</summary>
        <pre>{fault}</pre>
      </details>
      <div className="error-page-actions">
        <button type="button" className="primary" onClick={() => window.location.reload()}>
          {shellText('fault.reload')}
        </button>
        {kept !== null && (
          <button type="button" onClick={() => download(kept.fileName, kept.text)}>
            {shellText('fault.download')}
          </button>
        )}
      </div>
    </main>
  );
}
