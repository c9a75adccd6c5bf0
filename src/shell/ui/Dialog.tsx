import { useId, useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import { t } from '../words/t';
import { keyName } from './keys';
import { rememberOpener } from './useFocusRestored';
import './overlays.css';

/**
 * The props of a dialog: whether it is open, its title, its texts (`reason`, `children`) and its buttons (`actions`, by
 * default one that closes it); `onClose` is called when the user wants to close it.
 */
export interface DialogProps {
  readonly open: boolean;
  readonly title: string;
  /** A text read out together with the title, such as the reason for a question. */
  readonly reason?: ReactNode;
  readonly children?: ReactNode;
  /** Called by Escape, or by the button that closes a dialog without actions of its own. */
  readonly onClose: () => void;
  /** Buttons, the safe one first; the one with `data-first-focus` gets the focus, otherwise the first. */
  readonly actions?: ReactNode;
  /** A CSS class for the dialog; `dialog-covers` hides the page behind it. */
  readonly look?: string;
  /** Called with the name of a key (`keyName`) pressed in it. */
  readonly onKey?: (name: string) => void;
}

/**
 * Renders a modal dialog over the page while `open`, otherwise nothing. It calls `onClose` for Escape and for its
 * default button; the caller then sets `open` to false. When it closes, the focus returns to the element that had it
 * before.
 */
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
        // A held key was pressed before the dialog appeared.
        if (name !== null && !repeat) onKey?.(name);
      }}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      onClose={({ currentTarget }) => {
        // A browser may close it in spite of this; then the page must know.
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

/**
 * Hook: returns a ref for a `dialog` element, which is shown as modal as long as it is on the page. Its element marked
 * `data-first-focus` gets the focus, otherwise the one that the browser chooses. When it leaves the page, the focus
 * returns to the element that had it before (`useFocusRestored`).
 */
export function useModal(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const shown = dialog.current;
    if (shown === null || shown.open) return;
    rememberOpener(shown);
    shown.showModal();
    shown.querySelector<HTMLElement>('[data-first-focus]')?.focus();
    // Leaving the page closes it. Its own `close` would style and lay out the page amid React's changes.
  }, []);
  return dialog;
}
