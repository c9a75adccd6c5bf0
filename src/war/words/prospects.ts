import type { Position } from '../engine/position';
import type { Assault } from '../engine/combat';
import type { SumChange } from '../engine/insight/prospects';
import { severity } from '../engine/insight/threats';
import { nameOf } from '../engine/squares';
import { unitsByKind } from './changes';
import { capital, kindName } from './sentences';
import { tellInsight } from './insightMessages';
import { t } from './t';

/** Whether the attack comes out otherwise than before, and not only by another sum. */
export const decides = ({ before, after }: SumChange): boolean =>
  before?.outcome !== after?.outcome;

/**
 * How a move changes sums: those first that come out otherwise, the gravest first; whoever is no longer under fire in
 * one sentence behind them.
 */
export function changeSentences(after: Position, changes: readonly SumChange[]): string[] {
  const gone = changes.filter((change) => change.after === null);
  const told = (decided: boolean): string[] =>
    changes
      .filter((change) => decides(change) === decided)
      .sort((a, b) => severity(b.after) - severity(a.after))
      .flatMap((change) =>
        change.after === null ? [] : [changeSentence(after, change, change.after)],
      );
  const left = tellInsight('prospects.gone', { units: unitsByKind(after.board, gone) });
  return [...told(true), ...(gone.length > 0 ? [left] : []), ...told(false)];
}

/** How a move changes one sum: `Infantry at L15: 38 : 42 → 42 : 42, resists`. */
function changeSentence(
  { board }: Position,
  { kind, square, before }: SumChange,
  after: Assault,
): string {
  const unit = { unit: capital(kindName(kind)), square: nameOf(board, square) };
  const { attack, defence } = after;
  const sum = { ...unit, attack, defence, outcome: t(`field:outcomes.${after.outcome}`) };
  return before === null
    ? tellInsight('prospects.appears', sum)
    : tellInsight('prospects.changes', {
        ...sum,
        attackBefore: before.attack,
        defenceBefore: before.defence,
      });
}
