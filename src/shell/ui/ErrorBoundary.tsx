import { Component, type ReactNode } from 'react';
import { GAME_KEY } from '../../war/store/keeping';
import { t } from '../words/t';
import { download } from '../platform/download';
import '../../war/ui/keeping/keeping.css';

interface Props {
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
    return fault === null ? this.props.children : <Broken fault={fault} />;
  }
}

function Broken({ fault }: { readonly fault: string }): ReactNode {
  const kept = keptText();
  return (
    <main className="keeping-broken">
      <h1>{t('fault.title')}</h1>
      <p role="alert">{t(kept === null ? 'fault.nothingKept' : 'fault.text')}</p>
      <details>
        <summary>{t('fault.detail')}</summary>
        <pre>{fault}</pre>
      </details>
      <div className="keeping-broken-actions">
        <button type="button" className="primary" onClick={() => window.location.reload()}>
          {t('fault.reload')}
        </button>
        {kept !== null && (
          <button type="button" onClick={() => download('game-of-war.json', kept)}>
            {t('fault.download')}
          </button>
        )}
      </div>
    </main>
  );
}

/** The kept game as it lies in the browser: after a fault nothing else of the page is to be relied on. */
function keptText(): string | null {
  try {
    return window.localStorage.getItem(GAME_KEY);
  } catch {
    return null;
  }
}
