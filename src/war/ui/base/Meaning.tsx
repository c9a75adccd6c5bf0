import { useLayoutEffect, useRef } from 'react';
import { keyName } from '../../../shell/ui/keys';
import { t } from '../../words/t';
import { actsOf } from './keys';
import { meaningOf } from './meanings';
import type { TermProps } from './Term';
import { useRuleBook } from './useRuleBook';
import './meaning.css';

interface MeaningProps extends Pick<TermProps, 'clause'> {
  /** Its own id, of which the term's begins. */
  readonly id: string;
  readonly onClose: () => void;
}

const ACTS = actsOf('page');

/** The sentence beside a term, with the focus on the way to its clause; a press elsewhere or Escape closes it. */
export function Meaning({ id, clause, onClose }: MeaningProps) {
  const open = useRuleBook();
  const shown = useRef<HTMLDivElement>(null);
  const way = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const popover = shown.current;
    popover?.showPopover();
    way.current?.focus();
    // Closed before it leaves the page, it gives the focus back to the term.
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
        // The key that goes on to the next term is the page's, which hears none while anything is open.
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
