import type { Board } from '../engine/board';
import { halfOf, type Deployment } from '../engine/deployment';
import { readPosition, writePlacement, type Fault } from '../engine/notation/notation';
import type { Side } from '../engine/vocabulary';

/** Returns a deployment as the placement field of a position string. */
export const unitsText = (board: Board, deployment: Deployment): string =>
  writePlacement(board, deployment.units);

/** Reads a deployment of one side; units outside its territory are refused with the rest. */
export function readUnits(board: Board, of: Side, text: string): Deployment | readonly Fault[] {
  const reading = readPosition(board, `${text} N - - 1`);
  if (!reading.ok) return reading.faults;
  const deployment = halfOf(board, reading.setup, of);
  return deployment.units.length === reading.setup.units.length
    ? deployment
    : [{ code: 'badSide', at: 0, text }];
}
