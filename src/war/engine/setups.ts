import { writeSetup } from './notation/notation';
import { NOBODY } from './communication';
import {
  arsenalsOf,
  slotAt,
  squareOf,
  standingArsenals,
  unitsOf,
  type PlacedUnit,
  type Position,
  type Setup,
} from './position';

/**
 * Returns the setup of a position at the start of a turn; within a turn, the moves made are in the squares but no
 * longer counted.
 */
export function setupOf(position: Position): Setup {
  const given = arsenalsOf(position).filter((arsenal) => arsenal.is === 'given');
  return {
    units: unitsOf(position),
    side: position.side,
    standing: standingArsenals(position),
    ...(given.length > 0 && { given: given.map(({ square }) => square) }),
    dislodged: position.retreatDue === NOBODY ? null : squareOf(position, position.retreatDue),
    turn: position.turn,
  };
}

/**
 * Returns the unit of a setup that `startPosition` destroyed when it made `start` from it, or null (rules.md 7.4).
 */
export function destroyedAtStart(setup: Setup, start: Position): PlacedUnit | null {
  const { dislodged } = setup;
  if (dislodged === null || slotAt(start, dislodged) !== NOBODY) return null;
  // The dislodged square of a setup always has a unit.
  return setup.units.find(({ square }) => square === dislodged) as PlacedUnit;
}

/** Returns the position string of a position at the start of a turn; within one, the turn's moves are lost. */
export const writePosition = (position: Position): string =>
  writeSetup(position.board, setupOf(position));
