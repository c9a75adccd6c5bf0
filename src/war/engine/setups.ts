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
 * Returns the setup of a position. Within a turn, the squares show the moves made, but the setup no longer says that
 * they were made.
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
 * Returns the dislodged unit that `startPosition` destroyed when it made `start` from the setup because it could not
 * move (rules.md 7.4); null if there was none.
 */
export function destroyedAtStart(setup: Setup, start: Position): PlacedUnit | null {
  const { dislodged } = setup;
  if (dislodged === null || slotAt(start, dislodged) !== NOBODY) return null;
  // The dislodged square of a setup always has a unit.
  return setup.units.find(({ square }) => square === dislodged) as PlacedUnit;
}

/**
 * Returns the position string (notation.md) of a position. Within a turn, the squares show the moves made, but the
 * text no longer says that they were made.
 */
export const writePosition = (position: Position): string =>
  writeSetup(position.board, setupOf(position));
