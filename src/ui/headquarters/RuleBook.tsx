import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { nameOf } from '../../engine/squares';
import { territoryOf } from '../../engine/board';
import {
  RULE_SET_IDS,
  RULE_SETS,
  SWITCH_NAMES,
  SWITCHES,
  type Rules,
  type RuleSetId,
  type Switch,
} from '../../engine/rules';
import { STANDARD_BOARD } from '../../engine/standardMap';
import { UNITS } from '../../engine/units';
import { SIDES, UNIT_KINDS, type Side } from '../../engine/vocabulary';
import { content } from '../../words/t';
import { lately } from '../lately';
import './rulebook.css';

interface Rule {
  readonly clause: string;
  readonly title: string;
  readonly text: string;
  readonly why?: string;
  readonly sources: string;
  /** Names of the switches that stand at this rule. */
  readonly switches?: readonly string[];
  /** The table that belongs to this rule: `units` or `ground`. */
  readonly table?: string;
}

interface Chapter {
  readonly id: string;
  readonly title: string;
  readonly text?: string;
  readonly points?: readonly string[];
  readonly rules: readonly Rule[];
}

interface SwitchWords {
  readonly name: string;
  readonly text: string;
  readonly values: Readonly<Record<string, string>>;
}

const bookWords = () => content('rulebook');
const setWords = (id: RuleSetId) => content('switches').ruleSets[id];
const switchWords = (name: Switch): SwitchWords => content('switches')[name];

const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (slot, name: string) => String(values[name] ?? slot));

/** The switches of a rule, in the order of rules.md. */
const switchesOf = (rule: Rule): Switch[] =>
  SWITCH_NAMES.filter((name) => rule.switches?.includes(name));

/** The rules in the language of the page. */
interface Book {
  readonly chapters: readonly Chapter[];
  readonly rules: readonly Rule[];
  /** What of each rule is searched, as the search compares it. */
  readonly searched: ReadonlyMap<Rule, string>;
}

const bookOf = lately((chapters: readonly Chapter[]): Book => {
  const rules = chapters.flatMap((chapter) => chapter.rules);
  return { chapters, rules, searched: new Map(rules.map((rule) => [rule, searchedIn(rule)])) };
});
const book = (): Book => bookOf(bookWords().chapters);

/** `clause-4-2`; further rules of one clause are its parts, `clause-1-part-2`. */
function anchorOf(rule: Rule): string {
  const part =
    book()
      .rules.filter(({ clause }) => clause === rule.clause)
      .indexOf(rule) + 1;
  const anchor = `clause-${rule.clause.replaceAll('.', '-')}`;
  return part === 1 ? anchor : `${anchor}-part-${part}`;
}

/** The rules a clause number means: its own, or for a whole chapter (`7`) the first under it. */
function rulesAt(clause: string): readonly Rule[] {
  const { rules } = book();
  const own = rules.filter((rule) => rule.clause === clause);
  return own.length > 0
    ? own
    : rules.filter((rule) => rule.clause.startsWith(`${clause}.`)).slice(0, 1);
}

/** Text as the search compares it: without case or accents, and with a keyboard's apostrophe. */
const folded = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase();

function searchedIn(rule: Rule): string {
  const notes = switchesOf(rule).map(switchWords);
  const parts = [
    rule.clause,
    rule.title,
    rule.text,
    rule.why ?? '',
    rule.sources,
    ...notes.flatMap(({ name, text, values }) => [name, text, ...Object.values(values)]),
  ];
  return folded(parts.join(' '));
}

/** The chapters with only the rules that hold every word of the query; all chapters for an empty one. */
function found(query: string): readonly Chapter[] {
  const { chapters, searched } = book();
  const words = folded(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return chapters;
  return chapters
    .map(({ id, title, rules }) => ({
      id,
      title,
      rules: rules.filter((rule) => words.every((word) => searched.get(rule)?.includes(word))),
    }))
    .filter(({ rules }) => rules.length > 0);
}

function countOf(query: string, count: number): string {
  const { labels } = bookWords();
  if (query.trim() === '') return fill(labels.all, { count });
  if (count === 0) return labels.none;
  return count === 1 ? labels.one : fill(labels.some, { count });
}

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
  const [query, setQuery] = useState('');
  const [openedAt, setOpenedAt] = useState(clause);
  const title = useRef<HTMLHeadingElement>(null);
  const searchId = useId();
  if (clause !== openedAt) {
    setOpenedAt(clause);
    setQuery('');
  }
  const marked = clause === undefined ? [] : rulesAt(clause);

  useEffect(() => {
    const first = clause === undefined ? undefined : rulesAt(clause)[0];
    if (first === undefined) title.current?.focus();
    else goTo(anchorOf(first));
  }, [clause]);

  const { title: bookTitle, intro, labels } = bookWords();
  const chapters = found(query);
  const count = chapters.reduce((sum, chapter) => sum + chapter.rules.length, 0);

  return (
    <article className="rulebook">
      <header className="rulebook-head">
        <h1 ref={title} tabIndex={-1}>
          {bookTitle}
        </h1>
        <button type="button" onClick={onClose}>
          {labels.close}
        </button>
        <p>
          {intro} <strong>{rulesOfGame(rules)}</strong>
        </p>
      </header>
      <div className="rulebook-body">
        <div className="rulebook-side">
          <div role="search" className="rulebook-search">
            <label htmlFor={searchId}>{labels.search}</label>
            <input
              id={searchId}
              type="search"
              autoComplete="off"
              value={query}
              onChange={(event) => {
                setQuery(event.target.value);
              }}
            />
            <p role="status">{countOf(query, count)}</p>
          </div>
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
        <div className="rulebook-chapters">
          {chapters.map((chapter) => (
            <section key={chapter.id} id={`chapter-${chapter.id}`} className="rulebook-chapter">
              <h2 tabIndex={-1}>{chapter.title}</h2>
              {chapter.text !== undefined && <p>{chapter.text}</p>}
              {chapter.points !== undefined && (
                <ul className="rulebook-points">
                  {chapter.points.map((point) => (
                    <li key={point}>{point}</li>
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
      </div>
    </article>
  );
}

/** Which of the four rule sets a game follows, as a sentence. */
function rulesOfGame(rules: Rules): string {
  const id = RULE_SET_IDS.find((set) =>
    SWITCH_NAMES.every((name) => RULE_SETS[set][name] === rules[name]),
  );
  const { labels } = bookWords();
  return id === undefined
    ? labels.houseRules
    : fill(labels.rulesOfGame, { name: setWords(id).name });
}

function RuleEntry(props: {
  readonly rule: Rule;
  readonly rules: Rules;
  readonly marked: boolean;
}): ReactNode {
  const { rule, rules, marked } = props;
  return (
    <div
      id={anchorOf(rule)}
      className="rulebook-rule"
      aria-current={marked ? 'location' : undefined}
    >
      <h3 tabIndex={-1}>{rule.title}</h3>
      <p>{rule.text}</p>
      {rule.why !== undefined && <p className="rulebook-why">{rule.why}</p>}
      <p className="rulebook-sources">
        {fill(bookWords().labels.clause, { clause: rule.clause })} · {rule.sources}
      </p>
      {rule.table === 'units' && <UnitsTable />}
      {rule.table === 'ground' && <GroundTable />}
      {switchesOf(rule).map((name) => (
        <SwitchNote key={name} name={name} rules={rules} />
      ))}
    </div>
  );
}

/** How each rule set sets a switch, value by value, this game's marked. */
function SwitchNote({ name, rules }: { readonly name: Switch; readonly rules: Rules }): ReactNode {
  const words = switchWords(name);
  const { labels } = bookWords();
  const label = (value: Rules[Switch]): string => words.values[String(value)] ?? String(value);
  // The text of the book is that of the default rule set.
  const differs = rules[name] !== RULE_SETS.debord[name];
  return (
    <div
      role="note"
      aria-label={fill(labels.switchNote, { name: words.name })}
      className="rulebook-switch"
      data-differs={differs}
    >
      {differs && (
        <p>
          <strong>{fill(labels.differs, { value: label(rules[name]) })}</strong>
        </p>
      )}
      <p>
        <b>{words.name}.</b> {words.text}
      </p>
      <ul>
        {SWITCHES[name].map((value) => (
          <li key={String(value)} aria-current={rules[name] === value ? 'true' : undefined}>
            {label(value)}: {ruleSetsWith(name, value)}
            {rules[name] === value && <strong> {labels.inThisGame}</strong>}
          </li>
        ))}
      </ul>
    </div>
  );
}

const ruleSetsWith = (name: Switch, value: Rules[Switch]): string =>
  RULE_SET_IDS.filter((id) => RULE_SETS[id][name] === value)
    .map((id) => setWords(id).name)
    .join(', ') || bookWords().labels.noRuleSet;

function UnitsTable(): ReactNode {
  const { caption, columns, kinds, charging } = bookWords().units;
  return (
    <table className="rulebook-units">
      <caption>{caption}</caption>
      <thead>
        <tr>
          {Object.values(columns).map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {UNIT_KINDS.map((kind) => {
          const { number, speed, attack, charge, defence, range } = UNITS[kind];
          return (
            <tr key={kind}>
              <th scope="row">{kinds[kind]}</th>
              <td>{number}</td>
              <td>{speed}</td>
              <td>{charge === attack ? attack : fill(charging, { attack, charge })}</td>
              <td>{defence}</td>
              <td>{range}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

const GROUNDS = ['mountain', 'pass', 'fort', 'arsenal'] as const;

/** Names of the squares of one kind of ground on one side's half of the standard board (rules.md 1). */
function squaresOf(ground: (typeof GROUNDS)[number], side: Side): string {
  const board = STANDARD_BOARD;
  const squares =
    ground === 'arsenal'
      ? board.arsenals.filter((arsenal) => arsenal.side === side).map(({ square }) => square)
      : board.terrain.flatMap((terrain, square) =>
          terrain === ground && territoryOf(board, square) === side ? [square] : [],
        );
  return squares.map((square) => nameOf(board, square)).join(' ');
}

function GroundTable(): ReactNode {
  const { caption, columns, rows } = bookWords().ground;
  return (
    <table>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{columns.ground}</th>
          {SIDES.map((side) => (
            <th key={side} scope="col">
              {columns[side]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {GROUNDS.map((ground) => (
          <tr key={ground}>
            <th scope="row">{rows[ground]}</th>
            {SIDES.map((side) => (
              <td key={side}>{squaresOf(ground, side)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The four texts: what each key stands for, and what is different in its rule set. */
function Texts(): ReactNode {
  return (
    <dl className="rulebook-texts">
      {RULE_SET_IDS.map((id: RuleSetId) => {
        const { name, description, source } = setWords(id);
        return (
          <div key={id}>
            <dt>
              {source.key} · {name}
            </dt>
            <dd>
              <p>{description}</p>
              <p className="rulebook-sources">
                <cite>{source.title}</cite>
              </p>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
