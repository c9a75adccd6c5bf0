import type { Board } from '../engine/board';
import type { Consequence, SidedChanges } from '../engine/insight/consequence';
import type { PlacedUnit, Position } from '../engine/position';
import { nameOf } from '../engine/squares';
import { UNIT_KINDS } from '../engine/vocabulary';
import { t } from './t';
import { kindName } from './sentences';
import { listed } from '../../shell/language/intl';

/** What a move decides: `Takes the arsenal on T23, and that is the attack of this turn.` */
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

/** A sentence of what changes, and whether it is good news for the side to move. */
export interface ChangeTold {
  readonly good: boolean;
  readonly words: string;
}

/**
 * What a move does to communication: what the enemy loses, what its own side gains, loses, what the enemy gains; never
 * two of them in one sentence.
 */
export function communicationTold({ board }: Position, changes: SidedChanges): ChangeTold[] {
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

/** `infantry J9, K12 and K13; cavalry K9`: many units in few words. */
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
