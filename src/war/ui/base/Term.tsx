import type { ReactNode } from 'react';
import { useRuleBook } from './useRuleBook';
import './rules.css';

interface TermProps {
  /** The clause that says what the term means. */
  readonly clause: string;
  /** Passed over by the Tab key: one of many, which a key of their own goes through. */
  readonly quiet?: boolean;
  readonly children: ReactNode;
}

/** A term of the rules, which opens the rule book where it is explained. */
export function Term({ clause, quiet = false, children }: TermProps) {
  const open = useRuleBook();
  return (
    <button
      type="button"
      className="term"
      tabIndex={quiet ? -1 : undefined}
      onClick={() => open(clause)}
    >
      {children}
    </button>
  );
}
