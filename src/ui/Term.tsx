import type { ReactNode } from 'react';
import { useRuleBook } from './useRuleBook';
import './rules.css';

interface TermProps {
  /** The clause that says what the term means. */
  readonly clause: string;
  readonly children: ReactNode;
}

/** A term of the rules, which opens the rule book where it is explained. */
export function Term({ clause, children }: TermProps) {
  const open = useRuleBook();
  return (
    <button type="button" className="term" onClick={() => open(clause)}>
      {children}
    </button>
  );
}
