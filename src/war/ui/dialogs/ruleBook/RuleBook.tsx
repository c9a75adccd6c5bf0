import type { ReactNode } from 'react';
import type { Chapter } from '../../../../shell/ui/pages/book';
import { RuleBook as Book } from '../../../../shell/ui/pages/RuleBook';
import { RULE_SET_IDS, type Rules, type RuleSetId } from '../../../engine/rules';
import { ForeignTitles } from '../../base/ForeignTitles';
import { Terms } from '../../base/Terms';
import {
  bookNow,
  bookWords,
  countOf,
  rulesOfGame,
  setWords,
  anchorOf,
  fill,
  switchesOf,
  type Rule,
} from './book';
import { GroundPlate, Figure } from './Figure';
import './rulebook.css';
import { DIAGRAMS, isDiagram } from './diagrams';
import { Found } from '../../../../shell/ui/pages/SearchField';
import { SwitchNote } from './SwitchNote';
import { GroundTable, UnitsTable } from './tables';

/** The props of the rule book: the rules of the game and the clause at which it opens. */
export interface RuleBookProps {
  readonly rules: Rules;
  readonly clause?: string | undefined;
  readonly onClose: () => void;
}

/**
 * The rule book of Debord's game as a dialog, opened at `clause` if one is given: every clause in plain words, with a
 * search, diagrams, the sources, and how the four published texts differ. What the game's `rules` choose is marked.
 */
export function RuleBook({ rules, clause, onClose }: RuleBookProps): ReactNode {
  const { title, intro, labels } = bookWords();
  return (
    <Book
      book={bookNow()}
      words={{ ...labels, title, count: countOf }}
      intro={
        <>
          {intro} <strong>{rulesOfGame(rules)}</strong>
        </>
      }
      clause={clause}
      onClose={onClose}
      rule={(rule) => <RuleEntry rule={rule} rules={rules} />}
      chapter={chapterOf}
    >
      <GroundPlate />
    </Book>
  );
}

const chapterOf = ({ id, text, points }: Chapter<Rule>, rules: ReactNode): ReactNode => (
  <>
    {text !== undefined && <p>{text}</p>}
    {points !== undefined && (
      <ul className="rulebook-points">
        {points.map((point) => (
          <li key={point}>
            <Terms tabbed>{point}</Terms>
          </li>
        ))}
      </ul>
    )}
    {rules}
    {id === 'texts' && <Texts />}
  </>
);

/** The four texts: their keys, and the differences of their rule sets. */
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

interface RuleEntryProps {
  readonly rule: Rule;
  readonly rules: Rules;
}

/** One rule under its title: its text, its sources, its table and the variants. */
function RuleEntry({ rule, rules }: RuleEntryProps): ReactNode {
  const anchor = anchorOf(rule);
  return (
    <>
      <p>
        <Terms clause={rule.clause} shown={Found} tabbed>
          {rule.text}
        </Terms>
      </p>
      {rule.why !== undefined && (
        <p className="rulebook-why">
          <Found text={rule.why} />
        </p>
      )}
      {isDiagram(anchor) && (
        <Figure
          anchor={anchor}
          clause={rule.clause}
          diagram={DIAGRAMS[anchor]}
          caption={bookWords().diagrams[anchor]}
        />
      )}
      <p className="rulebook-sources">
        <Found
          text={`${fill(bookWords().labels.clause, { clause: rule.clause })} · ${rule.sources}`}
        />
      </p>
      {rule.table === 'units' && <UnitsTable />}
      {rule.table === 'ground' && <GroundTable />}
      {switchesOf(rule).map((name) => (
        <SwitchNote key={name} name={name} rules={rules} />
      ))}
    </>
  );
}
