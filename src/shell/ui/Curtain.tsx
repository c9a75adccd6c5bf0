import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import './curtain.css';

interface CurtainProps {
  readonly title: string;
  readonly children?: ReactNode;
  /** The text of its button; without it, nobody can raise it. */
  readonly action?: string;
  readonly onRaise?: () => void;
  readonly leave?: string;
  readonly onLeave?: () => void;
}

/**
 * Renders a card that replaces the whole board, for example while the device is handed to the other player. It has a
 * title, `children`, and up to two buttons: `action` calls `onRaise`, `leave` calls `onLeave`. Without `action` nobody
 * can raise the curtain.
 */
export function Curtain(props: CurtainProps) {
  const { title, children, action, onRaise, leave, onLeave } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [title]);
  // A class on the body rather than `:has`, which would be evaluated at every change of the page.
  useLayoutEffect(() => {
    const { classList } = document.body;
    classList.add('covered');
    return () => classList.remove('covered');
  }, []);
  return (
    <main className="curtain">
      <div className="curtain-card">
        <svg className="curtain-ornament" viewBox="-60 -14 120 28" aria-hidden="true">
          <path d="M-58 0H-18M18 0H58" />
          <path d="M-52 3H-18M18 3H52" />
          <path
            d="M0-12L3.2-3.2L12 0L3.2 3.2L0 12L-3.2 3.2L-12 0L-3.2-3.2Z"
            className="curtain-star"
          />
        </svg>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {children}
        {action !== undefined && (
          <button type="button" data-irreversible className="primary" onClick={onRaise}>
            {action}
          </button>
        )}
        {leave && (
          <button type="button" className="plain" onClick={onLeave}>
            {leave}
          </button>
        )}
      </div>
    </main>
  );
}
