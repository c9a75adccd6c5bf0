import { nameOf, type Board } from '../engine/board';
import type { Consequence, SidedChanges } from '../engine/insight/consequence';
import type { PlacedUnit, Position } from '../engine/position';
import { UNIT_KINDS } from '../engine/vocabulary';
import { t } from './t';
import { kindName, capital } from './sentences';
import { listed } from '../../shell/language/intl';
import type { Assault } from '../engine/combat';
import type { SumChange } from '../engine/insight/prospects';
import { severity } from '../engine/insight/threats';

/** Returns whether a move changes the outcome of an attack (destroyed, dislodged, resists), and not only its sums. */
export const decides = ({ before, after }: SumChange): boolean =>
  before?.outcome !== after?.outcome;

/** A sentence on how a move changes an attack on a unit, and a shorter form for little room (`brief`). */
export interface SumSentence {
  readonly words: string;
  readonly brief: string;
}

/** With more units than this they are only counted if there is little room. */
const FEW_UNITS = 4;

/**
 * Returns sentences on the attacks that a move changes: those with another outcome, the most serious first; then one on
 * all units that can no longer be attacked; then those with other sums alone, the most serious first. `after` is the
 * position after the move.
 */
export function changeSentences(after: Position, changes: readonly SumChange[]): SumSentence[] {
  const sentencesOf = (decided: boolean): SumSentence[] =>
    changes
      .filter((change) => decides(change) === decided)
      .sort((a, b) => severity(b.after) - severity(a.after))
      .flatMap((change) => {
        if (change.after === null) return [];
        const words = changeSentence(after, change, change.after);
        return [{ words, brief: words }];
      });
  const gone = changes.filter((change) => change.after === null);
  return [
    ...sentencesOf(true),
    ...(gone.length > 0 ? [goneSentence(after, gone)] : []),
    ...sentencesOf(false),
  ];
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

/**
 * Returns a sentence on the effect of a move on an arsenal or the war: `Takes the arsenal on T23, and that is the
 * attack of this turn.`
 */
export function consequenceSentence(
  board: Board,
  { is, arsenal, atEndOfTurn }: Consequence,
): string {
  if (is === 'losesWar') return t('insight:decides.loses.byIsolation');
  if (arsenal === null) return t('insight:decides.wins.byIsolation');
  return t(
    `insight:decides.${is === 'winsWar' ? 'wins' : 'takes'}.${atEndOfTurn ? 'atEnd' : 'atOnce'}`,
    { square: nameOf(board, arsenal) },
  );
}

/** A sentence on units that a move puts in or out of communication, and whether that is good for the side to move. */
export interface ChangeSentence {
  readonly good: boolean;
  readonly words: string;
}

/**
 * Returns sentences on the units that a move puts in or out of communication, in this order: enemy units put out, own
 * units put in, own units put out, enemy units put in.
 */
export function communicationChangeSentences(
  { board }: Position,
  changes: SidedChanges,
): ChangeSentence[] {
  return (['enemyLost', 'gained', 'lost', 'enemyGained'] as const).flatMap((change) => {
    const units = changes[change];
    if (units.length === 0) return [];
    const words = t(`insight:communication.${change}`, {
      count: units.length,
      units: unitsByKind(board, units),
    });
    return [{ good: change === 'enemyLost' || change === 'gained', words }];
  });
}

/** Returns units in words, grouped by kind and without their side: `infantry J9, K12 and K13; cavalry K9`. */
export function unitsByKind(board: Board, units: readonly PlacedUnit[]): string {
  return UNIT_KINDS.flatMap((kind) => {
    const squares = units.filter((unit) => unit.kind === kind).map(({ square }) => square);
    if (squares.length === 0) return [];
    return [
      t('insight:communication.kind', {
        unit: kindName(kind),
        squares: listed(squares.map((square) => nameOf(board, square))),
      }),
    ];
  }).join(t('insight:communication.between'));
}
