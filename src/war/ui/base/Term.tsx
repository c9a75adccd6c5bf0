import { useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { keyName } from '../../../shell/ui/keys';
import { t } from '../../words/t';
import { KEYS } from './keys';
import { useRuleBook } from '../../../shell/ui/pages/useRuleBook';
import './parts.css';

/**
 * The terms of the rules that texts explain when pressed: for each, by a name of the program, the clause of
 * docs/rules.md that explains it.
 */
export const TERMS = {
  lines: '4.1',
  relays: '4.3',
  contact: '4.5',
  communication: '4.4',
  isolated: '4.7',
  march: '5.1',
  factors: '6.3',
  attack: '6.1',
  range: '6.2',
  support: '6.4',
  terrain: '6.5',
  charge: '6.6',
  outcome: '6.7',
  retreat: '7.1',
  arsenal: '8.1',
  fighting: '2',
} as const;

/** Further explained terms, used only as terms by themselves. */
const EXPLAINED = { ...TERMS, relayCutOff: '4.8', step: '5.2', noWayOut: '7.2' } as const;

type Name = keyof typeof EXPLAINED;
/** A clause that is explained in one sentence. */
type ExplainedClause = (typeof EXPLAINED)[Name];

const NAMES = Object.keys(EXPLAINED) as Name[];

/** Returns the meaning of a clause's term, in one sentence. */
function meaningOf(clause: ExplainedClause): string {
  const name = NAMES.find((each) => EXPLAINED[each] === clause);
  return name === undefined ? '' : t(`insight:meanings.${name}`);
}

/**
 * The props of an explained term: the clause of docs/rules.md that explains it, whether the Tab key skips it (`quiet`),
 * and the term as it stands in the text (`children`).
 */
export interface TermProps {
  readonly clause: ExplainedClause;
  /** Whether the Tab key skips it, because terms have a key of their own. */
  readonly quiet?: boolean;
  readonly children: ReactNode;
}

/**
 * A term of the rules (`children`) as a button. Pressed, it shows beside it the explanation of `clause`, with a link to
 * that clause in the rule book. With `quiet`, the Tab key skips it.
 */
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

/** The sentence beside a term, with the focus on the link to its clause; a press elsewhere or Escape closes it. */
function Meaning({ id, clause, onClose }: MeaningProps) {
  const open = useRuleBook();
  const shown = useRef<HTMLDivElement>(null);
  const link = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const popover = shown.current;
    popover?.showPopover();
    link.current?.focus();
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
        if (key !== null && key in KEYS.page.terms) shown.current?.hidePopover();
      }}
    >
      <p id={`${id}-says`}>{meaningOf(clause)}</p>
      <button
        ref={link}
        type="button"
        className="meaning-rule"
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
