import { useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { keyName } from '../../../shell/ui/keys';
import { t } from '../../words/t';
import { actsOf } from './keys';
import { meaningOf, type ExplainedClause } from './meanings';
import { useRuleBook } from '../../../shell/ui/pages/useRuleBook';
import './parts.css';

export interface TermProps {
  /** The clause that explains the term. */
  readonly clause: ExplainedClause;
  /** Skipped by the Tab key, because it is one of many that have their own key. */
  readonly quiet?: boolean;
  readonly children: ReactNode;
}

/** A term of the rules: pressed, it shows its meaning beside it, with a link to its clause. */
export function Term({ clause, quiet = false, children }: TermProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  // Content outside an open dialog is inert; content inside a live region would be read twice.
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
          // It names its popover only so that a press on it does not count as outside: the effect is handled here.
          event.preventDefault();
          // Some browsers move the focus elsewhere when a button is pressed, and it must return here.
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

interface MeaningProps extends Pick<TermProps, 'clause'> {
  /** Its own id, with which the term's begins. */
  readonly id: string;
  readonly onClose: () => void;
}

const ACTS = actsOf('page');

/** The sentence beside a term, with the focus on the link to its clause; a press elsewhere or Escape closes it. */
function Meaning({ id, clause, onClose }: MeaningProps) {
  const open = useRuleBook();
  const shown = useRef<HTMLDivElement>(null);
  const way = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const popover = shown.current;
    popover?.showPopover();
    way.current?.focus();
    // Closed before it leaves the page, it returns the focus to the term.
    return () => popover?.hidePopover();
  }, []);
  return (
    <div
      ref={shown}
      id={id}
      popover="auto"
      role="dialog"
      aria-labelledby={`${id}-term`}
      aria-describedby={`${id}-says`}
      className="meaning"
      onToggle={({ newState }) => {
        if (newState === 'closed') onClose();
      }}
      onKeyDown={({ nativeEvent }) => {
        // The key for the next term belongs to the page, which gets none while anything is open.
        const key = keyName(nativeEvent);
        if (key !== null && ACTS[key] === 'term') shown.current?.hidePopover();
      }}
    >
      <p id={`${id}-says`}>{meaningOf(clause)}</p>
      <button
        ref={way}
        type="button"
        className="meaning-way"
        onClick={() => {
          shown.current?.hidePopover();
          open(clause);
        }}
      >
        {t('field:rule', { clause })}
      </button>
    </div>
  );
}
