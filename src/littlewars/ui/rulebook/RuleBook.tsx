import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { wordsOf } from '../../../shell/ui/search/finding';
import { Found, SearchedContext } from '../../../shell/ui/search/Found';
import { SearchField } from '../../../shell/ui/search/SearchField';
import { useStandstill } from '../../../shell/ui/clock/useStandstill';
import { useModal } from '../../../shell/ui/useModal';
import { lateMessages } from '../../words/t';
import { anchorOf, found, type Rule } from './book';
import { Figure } from './Figure';
import './rulebook.css';

const tellBook = lateMessages('lwBook');

/** Brings a chapter or a rule to the top, and the keyboard to its heading. */
function goTo(id: string): void {
  const place = document.getElementById(id);
  place?.scrollIntoView({ block: 'start' });
  place?.querySelector<HTMLElement>('h2, h3')?.focus({ preventScroll: true });
}

export interface RuleBookProps {
  /** Clause to open the book at: `5.3`. */
  readonly clause?: string | undefined;
  readonly onClose: () => void;
}

/** The rules of Little Wars by their clauses, over the page, which stays beneath as it was; clocks stand still meanwhile. */
export function RuleBook({ clause, onClose }: RuleBookProps): ReactNode {
  useStandstill();
  const [query, setQuery] = useState('');
  const room = useModal();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (clause === undefined) title.current?.focus();
    else goTo(`clause-${clause.replace('.', '-')}`);
  }, [clause]);

  const chapters = found(query);
  const searched = useMemo(() => wordsOf(query), [query]);
  const count = chapters.reduce((sum, { rules }) => sum + rules.length, 0);
  const [first] = chapters.flatMap(({ rules }) => rules);
  return (
    <dialog
      ref={room}
      className="lw-book-room"
      aria-labelledby="lw-book-title"
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <article className="lw-book">
        <header className="lw-book-head">
          <h1 ref={title} id="lw-book-title" tabIndex={-1}>
            {tellBook('title')}
          </h1>
          <button type="button" onClick={onClose}>
            {tellBook('close')}
          </button>
        </header>
        <p className="lw-book-intro">{tellBook('intro')}</p>
        <div className="lw-book-body">
          <div className="lw-book-side">
            <SearchField
              label={tellBook('search')}
              query={query}
              told={countSentence(query, count)}
              onQuery={setQuery}
              onEnter={() => {
                if (first !== undefined) goTo(anchorOf(first));
              }}
            />
            <nav aria-label={tellBook('contents')}>
              <ul>
                {chapters.map(({ id, title: name }) => (
                  <li key={id}>
                    <button type="button" className="plain" onClick={() => goTo(`chapter-${id}`)}>
                      {name}
                    </button>
                  </li>
                ))}
              </ul>
            </nav>
          </div>
          <SearchedContext value={searched}>
            <div className="lw-book-chapters">
              {chapters.map((chapter) => (
                <section key={chapter.id} id={`chapter-${chapter.id}`}>
                  <h2 tabIndex={-1}>{chapter.title}</h2>
                  {chapter.rules.map((rule) => (
                    <RuleEntry key={rule.clause} rule={rule} marked={rule.clause === clause} />
                  ))}
                </section>
              ))}
            </div>
          </SearchedContext>
        </div>
      </article>
    </dialog>
  );
}

interface RuleEntryProps {
  readonly rule: Rule;
  readonly marked: boolean;
}

const RuleEntry = ({ rule, marked }: RuleEntryProps): ReactNode => (
  <div id={anchorOf(rule)} className="lw-book-rule" aria-current={marked ? 'location' : undefined}>
    <h3 tabIndex={-1}>
      <Found text={rule.title} />
    </h3>
    <p>
      <Found text={rule.text} />
    </p>
    {rule.ruling !== undefined && (
      <p className="lw-book-ruling">
        <b>{tellBook('ruling')}</b> <Found text={rule.ruling} />
      </p>
    )}
    <Figure clause={rule.clause} />
    {rule.clause !== '0' && (
      <p className="lw-book-clause">
        <Found text={tellBook('clause', { clause: rule.clause })} />
      </p>
    )}
  </div>
);

/** How many rules are shown, in words. */
function countSentence(query: string, count: number): string {
  if (query.trim() === '') return tellBook('all', { count });
  return count === 0 ? tellBook('none') : tellBook('found', { count });
}
