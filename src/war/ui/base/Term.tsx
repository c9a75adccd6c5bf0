import { useId, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { Meaning } from './door';
import type { ExplainedClause } from './meanings';
import './rules.css';

export interface TermProps {
  /** The clause that says what the term means. */
  readonly clause: ExplainedClause;
  /** Passed over by the Tab key: one of many, which a key of their own goes through. */
  readonly quiet?: boolean;
  readonly children: ReactNode;
}

/** A term of the rules: pressed, it says beside itself what it means, and leads on to its clause. */
export function Term({ clause, quiet = false, children }: TermProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  // What is outside an open dialog can be neither seen nor pressed; what is inside a live region would be read twice.
  const [room, setRoom] = useState<Element | null>(null);
  return (
    <>
      <button
        ref={button}
        id={`${id}-term`}
        type="button"
        className="term"
        tabIndex={quiet ? -1 : undefined}
        aria-haspopup="dialog"
        aria-expanded={room !== null}
        popoverTarget={room === null ? undefined : id}
        onClick={(event) => {
          // It names its popover only so that a press on it is no press outside: what that does is done here.
          event.preventDefault();
          // Some browsers leave the focus elsewhere when a button is pressed, and it is to come back here.
          button.current?.focus();
          setRoom(room === null ? event.currentTarget.closest('dialog, main') : null);
        }}
      >
        {children}
      </button>
      {room !== null &&
        createPortal(<Meaning {...{ id, clause }} onClose={() => setRoom(null)} />, room)}
    </>
  );
}
