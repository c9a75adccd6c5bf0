import type { Position } from '../engine/position';
import type { Assault } from '../engine/combat';
import type { SumChange } from '../engine/insight/prospects';
import { severity } from '../engine/insight/threats';
import { nameOf } from '../engine/board';
import { unitsByKind } from './changes';
import { capital, kindName } from './sentences';
import { t } from './t';

/** Returns whether the outcome of the attack changes, and not only its sum. */
export const decides = ({ before, after }: SumChange): boolean =>
  before?.outcome !== after?.outcome;

/** A sentence on changed sums; `brief` replaces it if there is little room. */
export interface SumSentence {
  readonly words: string;
  readonly brief: string;
}

/** With more units than this they are only counted if there is little room. */
const FEW_UNITS = 4;

/**
 * Returns how a move changes sums: changed outcomes first, the most serious first; units no longer under fire in
 * one sentence at the end.
 */
export function changeSentences(after: Position, changes: readonly SumChange[]): SumSentence[] {
  const told = (decided: boolean): SumSentence[] =>
    changes
      .filter((change) => decides(change) === decided)
      .sort((a, b) => severity(b.after) - severity(a.after))
      .flatMap((change) => {
        if (change.after === null) return [];
        const words = changeSentence(after, change, change.after);
        return [{ words, brief: words }];
      });
  const gone = changes.filter((change) => change.after === null);
  return [...told(true), ...(gone.length > 0 ? [goneSentence(after, gone)] : []), ...told(false)];
}

function goneSentence({ board }: Position, gone: readonly SumChange[]): SumSentence {
  const count = gone.length;
  const words = t('insight:prospects.gone', { units: unitsByKind(board, gone) });
  return { words, brief: count > FEW_UNITS ? t('insight:prospects.goneMany', { count }) : words };
}

/** Returns how a move changes one sum: `Infantry at L15: 38 : 42 → 42 : 42, resists`. */
function changeSentence(
  { board }: Position,
  { kind, square, before }: SumChange,
  after: Assault,
): string {
  const unit = { unit: capital(kindName(kind)), square: nameOf(board, square) };
  const { attack, defence } = after;
  const sum = { ...unit, attack, defence, outcome: t(`field:outcomes.${after.outcome}`) };
  return before === null
    ? t('insight:prospects.appears', sum)
    : t('insight:prospects.changes', {
        ...sum,
        attackBefore: before.attack,
        defenceBefore: before.defence,
      });
}
