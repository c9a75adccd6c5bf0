import type { ReactNode } from 'react';
import type { Rules } from '../../../engine/rules';
import { Terms } from '../../base/Terms';
import { anchorOf, bookWords, fill, switchesOf, type Rule } from './book';
import { DIAGRAMS, isDiagram } from './diagrams';
import { Figure } from './Figure';
import { Found } from '../../../../shell/ui/pages/Found';
import { SwitchNote } from './SwitchNote';
import { GroundTable, UnitsTable } from './tables';

interface RuleEntryProps {
  readonly rule: Rule;
  readonly rules: Rules;
}

/** One rule under its title: its text, its sources, its table and the variants. */
export function RuleEntry({ rule, rules }: RuleEntryProps): ReactNode {
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
