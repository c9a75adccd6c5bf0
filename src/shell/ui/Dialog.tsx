import { useId, type ReactNode } from 'react';
import { t } from '../words/t';
import { keyName } from './keys';
import { useModal } from './useModal';
import './dialog.css';

export interface DialogProps {
  readonly open: boolean;
  readonly title: string;
  /** Why it asks, or what it tells: read out with the title. */
  readonly reason?: ReactNode;
  readonly children?: ReactNode;
  /** Escape, or the button that closes a dialog without actions of its own. */
  readonly onClose: () => void;
  /** Buttons, the safe one first; the one with `data-first-focus` gets the focus, else the first of all. */
  readonly actions?: ReactNode;
  /** A class of its own; `dialog-covers`: nothing of the page is seen behind it. */
  readonly look?: string;
  /** A key pressed in it, by its name. */
  readonly onKey?: (name: string) => void;
}

/** A question or a notice over the page, which waits until it is answered. */
export function Dialog({ open, ...rest }: DialogProps): ReactNode {
  return open ? <OpenDialog {...rest} /> : null;
}

function OpenDialog({
  title,
  reason,
  children,
  onClose,
  actions,
  look = '',
  onKey,
}: Omit<DialogProps, 'open'>): ReactNode {
  const dialog = useModal();
  const titleId = useId();

  return (
    <dialog
      ref={dialog}
      className={`dialog ${look}`}
      aria-labelledby={titleId}
      aria-describedby={reason === undefined ? undefined : `${titleId}-reason`}
      onKeyDown={({ nativeEvent, repeat }) => {
        const name = keyName(nativeEvent);
        // What is held down has been pressed before this was there.
        if (name !== null && !repeat) onKey?.(name);
      }}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      onClose={({ currentTarget }) => {
        // A browser may close it in spite of all; then the page must know.
        if (currentTarget.isConnected && !currentTarget.open) onClose();
      }}
    >
      <h2 id={titleId}>{title}</h2>
      {reason !== undefined && (
        <div id={`${titleId}-reason`} className="dialog-text">
          {reason}
        </div>
      )}
      {children !== undefined && <div className="dialog-text">{children}</div>}
      <div className="dialog-actions">
        {actions ?? (
          <button type="button" className="primary" onClick={onClose}>
            {t('shell:close')}
          </button>
        )}
      </div>
    </dialog>
  );
}
