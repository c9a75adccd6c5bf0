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

/** The setup a position is, between turns; within a turn, what is left out is what the turn has done. */
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

/** The unit of a setup that `startPosition` destroyed when it made `start` of it, or null (7.4). */
export function destroyedAtStart(setup: Setup, start: Position): PlacedUnit | null {
  const { dislodged } = setup;
  if (dislodged === null || slotAt(start, dislodged) !== NOBODY) return null;
  // A setup is dislodged where a unit of it stands.
  return setup.units.find(({ square }) => square === dislodged) as PlacedUnit;
}

/** The position string of a position at the start of a turn; within one, what the turn has done is lost. */
export const writePosition = (position: Position): string =>
  writeSetup(position.board, setupOf(position));
