import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useStandstill } from '../../../shell/ui/clock/useStandstill';
import { RULE_SET_IDS, type Rules, type RuleSetId } from '../../engine/rules';
import { anchorOf, bookWords, countOf, found, rulesAt, rulesOfGame, setWords } from './book';
import { Terms } from '../base/Terms';
import { RuleBookContext } from '../base/useRuleBook';
import { SearchedContext } from '../../../shell/ui/search/Found';
import { wordsOf } from '../../../shell/ui/search/finding';
import { GroundPlate } from './Figure';
import { RuleEntry } from './RuleEntry';
import { SearchField } from '../../../shell/ui/search/SearchField';
import './rulebook.css';
import { ForeignTitles } from '../base/ForeignTitles';

/** Brings a chapter or rule to the top of the window and the keyboard to its heading. */
function goTo(id: string): void {
  const place = document.getElementById(id);
  place?.scrollIntoView({ block: 'start' });
  place?.querySelector<HTMLElement>('h2, h3')?.focus({ preventScroll: true });
}

export interface RuleBookProps {
  /** The rules of the game in progress, or those of the standard game. */
  readonly rules: Rules;
  /** Clause to open the book at: `6.6b`. */
  readonly clause?: string | undefined;
  readonly onClose: () => void;
}

/** The rule book: every clause in plain words, with its sources and what the four texts make of it. */
export function RuleBook({ rules, clause, onClose }: RuleBookProps): ReactNode {
  useStandstill();
  const [query, setQuery] = useState('');
  const [openedAt, setOpenedAt] = useState(clause);
  // A place of its own each time, so that the same clause is gone to again.
  const [place, setPlace] = useState({ clause });
  const title = useRef<HTMLHeadingElement>(null);
  const lead = useCallback((to?: string) => {
    setPlace({ clause: to });
    setQuery('');
  }, []);
  if (clause !== openedAt) {
    setOpenedAt(clause);
    lead(clause);
  }
  const marked = place.clause === undefined ? [] : rulesAt(place.clause);

  useEffect(() => {
    const first = place.clause === undefined ? undefined : rulesAt(place.clause)[0];
    if (first === undefined) title.current?.focus();
    else goTo(anchorOf(first));
  }, [place]);

  const { title: bookTitle, intro, labels } = bookWords();
  const chapters = found(query);
  const searched = useMemo(() => wordsOf(query), [query]);
  const count = chapters.reduce((sum, chapter) => sum + chapter.rules.length, 0);

  return (
    <article className="rulebook">
      <header className="rulebook-head">
        <h1 ref={title} id="rulebook-title" tabIndex={-1}>
          {bookTitle}
        </h1>
        <button type="button" onClick={onClose}>
          {labels.close}
        </button>
      </header>
      <p className="rulebook-intro">
        {intro} <strong>{rulesOfGame(rules)}</strong>
      </p>
      <GroundPlate />
      <div className="rulebook-body">
        <div className="rulebook-side">
          <SearchField
            label={labels.search}
            query={query}
            told={countOf(query, count)}
            onQuery={setQuery}
            onEnter={() => {
              const first = chapters.flatMap((chapter) => chapter.rules)[0];
              if (first !== undefined) goTo(anchorOf(first));
            }}
          />
          <nav aria-label={labels.contents}>
            <ul>
              {chapters.map(({ id, title: name }) => (
                <li key={id}>
                  {/* The address stays the game's own: it may name a place in a record. */}
                  <a
                    href={`#chapter-${id}`}
                    onClick={(event) => {
                      event.preventDefault();
                      goTo(`chapter-${id}`);
                    }}
                  >
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        </div>
        <RuleBookContext value={lead}>
          <SearchedContext value={searched}>
            <div className="rulebook-chapters">
              {chapters.map((chapter) => (
                <section key={chapter.id} id={`chapter-${chapter.id}`} className="rulebook-chapter">
                  <h2 tabIndex={-1}>{chapter.title}</h2>
                  {chapter.text !== undefined && <p>{chapter.text}</p>}
                  {chapter.points !== undefined && (
                    <ul className="rulebook-points">
                      {chapter.points.map((point) => (
                        <li key={point}>
                          <Terms tabbed>{point}</Terms>
                        </li>
                      ))}
                    </ul>
                  )}
                  {chapter.rules.map((rule) => (
                    <RuleEntry
                      key={anchorOf(rule)}
                      rule={rule}
                      rules={rules}
                      marked={marked.includes(rule)}
                    />
                  ))}
                  {chapter.id === 'texts' && <Texts />}
                </section>
              ))}
            </div>
          </SearchedContext>
        </RuleBookContext>
      </div>
    </article>
  );
}

/** The four texts: what each key stands for, and what is different in its rule set. */
function Texts(): ReactNode {
  return (
    <dl className="rulebook-texts">
      {RULE_SET_IDS.map((id: RuleSetId) => {
        const { name, language, text, source } = setWords(id);
        return (
          <div key={id}>
            <dt>
              {source.key} · <span lang={language}>{name}</span>
            </dt>
            <dd>
              <p>{text}</p>
              <p className="rulebook-sources">
                <cite>
                  <ForeignTitles>{source.title}</ForeignTitles>
                </cite>
              </p>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
