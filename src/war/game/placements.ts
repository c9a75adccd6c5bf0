import type { Board } from '../engine/board';
import { halfOf, type Deployment } from '../engine/deployment';
import { readPosition, writePlacement, type Fault } from '../engine/notation/notation';
import type { Side } from '../engine/vocabulary';

/** Returns a deployment as the placement field of a position string. */
export const unitsText = (board: Board, deployment: Deployment): string =>
  writePlacement(board, deployment.units);

/**
 * Reads the placement of one side's units from a position string's placement field; any fault, such as units
 * outside the side's territory, refuses all of it.
 */
export function readUnits(board: Board, of: Side, text: string): Deployment | readonly Fault[] {
  const reading = readPosition(board, `${text} N - - 1`);
  if (!reading.ok) return reading.faults;
  const deployment = halfOf(board, reading.setup, of);
  return deployment.units.length === reading.setup.units.length
    ? deployment
    : [{ code: 'badSide', at: 0, text }];
}
