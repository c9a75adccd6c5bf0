import { useEffect, useId, useRef, type ReactNode, type SubmitEvent } from 'react';
import { t } from '../../words/t';
import './pages.css';

interface MenuScreenProps {
  readonly title: string;
  readonly look: string;
  readonly busy?: boolean;
  /** Does the act of its last button; without it the screen is no form. */
  readonly onSubmit?: () => void;
  readonly onClose: () => void;
  /** A note at its foot; null for none. */
  readonly note?: ReactNode;
  /** The label of the button that submits the form, and whether it may not be submitted. */
  readonly submit?: string;
  readonly disabled?: boolean;
  readonly foot?: ReactNode;
  readonly children: ReactNode;
}

/**
 * Renders a screen reached from the start page: its title, which has the initial focus, its content, and at its foot a
 * button back, which calls `onClose`, a `note`, the button `submit` unless it is `disabled`, and `foot`. With `onSubmit`
 * it is a form, which calls that. `busy` while its content is loading; `look` is its CSS class.
 */
export function MenuScreen(props: MenuScreenProps): ReactNode {
  const { title, look, busy, onSubmit, onClose, note = null, submit, foot, children } = props;
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const frame = {
    className: `menu-screen ${look}`,
    'aria-labelledby': id,
    'aria-busy': busy,
  };
  const content = (
    <>
      <h1 id={id} ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {children}
      <footer className="menu-foot">
        <button type="button" onClick={onClose}>
          {t('shell:back')}
        </button>
        {note !== null && <p>{note}</p>}
        {submit !== undefined && (
          <button type="submit" className="primary" disabled={props.disabled}>
            {submit}
          </button>
        )}
        {foot}
      </footer>
    </>
  );
  if (onSubmit === undefined) return <section {...frame}>{content}</section>;
  return (
    <form
      {...frame}
      noValidate
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {content}
    </form>
  );
}
