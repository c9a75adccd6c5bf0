import { nameOf, type Board } from '../engine/board';
import type { Consequence, SidedChanges } from '../engine/insight/consequence';
import type { PlacedUnit, Position } from '../engine/position';
import { UNIT_KINDS } from '../engine/vocabulary';
import { t } from './t';
import { kindName } from './sentences';
import { listed } from '../../shell/language/intl';

/** Returns what a move decides: `Takes the arsenal on T23, and that is the attack of this turn.` */
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

/** A sentence on a change, and whether it is good for the side to move. */
export interface ChangeSentence {
  readonly good: boolean;
  readonly words: string;
}

/**
 * Returns the changes of communication by a move, one sentence for each: the enemy's losses, the own gains and
 * losses, the enemy's gains.
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

/** Returns units grouped by kind: `infantry J9, K12 and K13; cavalry K9`. */
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
