import {
  useCallback,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { usePauseRequest } from '../clock/usePauseRequest';
import { wordsOf, Found, SearchedContext, SearchField } from './SearchField';
import { useModal } from '../Dialog';
import { found, rulesAt, type Book, type Chapter, type Rule } from './book';
import { RuleBookContext } from './useRuleBook';
import './ruleBook.css';

/**
 * The texts of a rule book besides its rules, in the language of the page: its title, the labels of the button that
 * closes it, of the contents and of the search field, and a sentence on how many rules are shown.
 */
export interface RuleBookWords {
  readonly title: string;
  readonly close: string;
  readonly contents: string;
  readonly search: string;
  /** Returns a sentence on how many rules are shown; not `isSearch` if they are all, without a search. */
  readonly count: (isSearch: boolean, count: number) => string;
}

interface RuleBookProps<R extends Rule> {
  readonly book: Book<R>;
  readonly words: RuleBookWords;
  readonly intro: ReactNode;
  readonly clause?: string | undefined;
  readonly onClose: () => void;
  readonly rule: (rule: R) => ReactNode;
  /** Renders a chapter around its rules; by default only the rules. */
  readonly chapter?: (chapter: Chapter<R>, rules: ReactNode) => ReactNode;
  /** Definitions that the drawings of all chapters share. */
  readonly children?: ReactNode;
}

/** Scrolls to a chapter or a rule and focuses its heading. */
function goTo(id: string | undefined): void {
  const place = document.getElementById(id ?? '');
  place?.scrollIntoView({ block: 'start' });
  place?.querySelector<HTMLElement>('h2, h3')?.focus({ preventScroll: true });
}

/**
 * Renders a game's rule book as a dialog over the page, with contents and a search field, opened at `clause` if one is
 * given. `rule` renders a rule below its title, `chapter` a chapter around its rules. The clocks stand still while it
 * is open.
 */
export function RuleBook<R extends Rule>(props: RuleBookProps<R>): ReactNode {
  const { book, words, intro, clause, onClose, rule, chapter, children } = props;
  usePauseRequest();
  const room = useModal();
  const title = useRef<HTMLHeadingElement>(null);
  const [query, setQuery] = useState('');
  const [openedAt, setOpenedAt] = useState(clause);
  // A new object each time, so that the same clause can be opened again.
  const [place, setPlace] = useState({ clause });
  const lead = useCallback((to?: string) => {
    setPlace({ clause: to });
    setQuery('');
  }, []);
  if (clause !== openedAt) {
    setOpenedAt(clause);
    lead(clause);
  }
  const marked = place.clause === undefined ? [] : rulesAt(book, place.clause);
  const go = useEffectEvent(() => {
    const [first] = marked;
    if (first === undefined) title.current?.focus();
    else goTo(book.anchors.get(first));
  });
  useEffect(() => go(), [place]);

  const chapters = found(book, query);
  const searched = useMemo(() => wordsOf(query), [query]);
  const rules = chapters.flatMap((each) => each.rules);
  const entry = (each: R): ReactNode => {
    const anchor = book.anchors.get(each);
    return (
      <div
        key={anchor}
        id={anchor}
        className="rulebook-rule"
        aria-current={marked.includes(each) ? 'location' : undefined}
      >
        <h3 tabIndex={-1}>
          <Found text={each.title} />
        </h3>
        {rule(each)}
      </div>
    );
  };
  return (
    <dialog
      ref={room}
      className="book-room"
      aria-labelledby="rulebook-title"
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className="book-frame graduated">
        <div className="book-text">
          <article className="rulebook">
            <header className="rulebook-head">
              <h1 ref={title} id="rulebook-title" tabIndex={-1}>
                {words.title}
              </h1>
              <button type="button" onClick={onClose}>
                {words.close}
              </button>
            </header>
            <p className="rulebook-intro">{intro}</p>
            {children}
            <div className="rulebook-body">
              <div className="rulebook-side">
                <SearchField
                  label={words.search}
                  query={query}
                  announced={words.count(query.trim() !== '', rules.length)}
                  onQuery={setQuery}
                  onEnter={() => {
                    if (rules[0] !== undefined) goTo(book.anchors.get(rules[0]));
                  }}
                />
                <Contents label={words.contents} chapters={chapters} />
              </div>
              <RuleBookContext value={lead}>
                <SearchedContext value={searched}>
                  <div className="rulebook-chapters">
                    {chapters.map((each) => (
                      <section key={each.id} id={`chapter-${each.id}`} className="rulebook-chapter">
                        <h2 tabIndex={-1}>{each.title}</h2>
                        {chapter?.(each, each.rules.map(entry)) ?? each.rules.map(entry)}
                      </section>
                    ))}
                  </div>
                </SearchedContext>
              </RuleBookContext>
            </div>
          </article>
        </div>
      </div>
    </dialog>
  );
}

interface ContentsProps {
  readonly label: string;
  readonly chapters: readonly Pick<Chapter<Rule>, 'id' | 'title'>[];
}

/** The chapters, each a link to its place. */
const Contents = ({ label, chapters }: ContentsProps): ReactNode => (
  <nav aria-label={label}>
    <ul>
      {chapters.map(({ id, title }) => (
        <li key={id}>
          {/* The address stays the game's own: it may name a place in a record. */}
          <a
            href={`#chapter-${id}`}
            onClick={(event) => {
              event.preventDefault();
              goTo(`chapter-${id}`);
            }}
          >
            {title}
          </a>
        </li>
      ))}
    </ul>
  </nav>
);
