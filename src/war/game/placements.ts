import type { Board } from '../engine/board';
import { halfOf, type Deployment } from '../engine/deployment';
import { readPosition, writePlacement, type Fault } from '../engine/notation/notation';
import type { Side } from '../engine/vocabulary';

/** Returns the units of a deployment as the placement field of a position string (notation.md). */
export const unitsText = (board: Board, deployment: Deployment): string =>
  writePlacement(board, deployment.units);

/**
 * Returns the units of the side `of` from the placement field of a position string (notation.md), as a deployment; or
 * the faults of the text, such as a unit of the other side or outside the side's territory (`badSide`), which refuse
 * all of it.
 */
export function readUnits(board: Board, of: Side, text: string): Deployment | readonly Fault[] {
  const reading = readPosition(board, `${text} N - - 1`);
  if (!reading.ok) return reading.faults;
  const deployment = halfOf(board, reading.setup, of);
  return deployment.units.length === reading.setup.units.length
    ? deployment
    : [{ code: 'badSide', at: 0, text }];
}
