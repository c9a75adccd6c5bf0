import { territoryOf, type Board } from './board';
import type { PlacedUnit, Setup } from './position';
import { isOnBoard, refused, type Reason, type Refused } from './reasons';
import { UNITS } from './units';
import { other, UNIT_KINDS, type Side, type Square, type UnitKind } from './vocabulary';

/** One side's units as placed so far, in board order. */
export interface Deployment {
  readonly side: Side;
  readonly units: readonly PlacedUnit[];
}

export const emptyDeployment = (side: Side): Deployment => ({ side, units: [] });

export type Deployed = { readonly ok: true; readonly deployment: Deployment } | Refused;

const withUnits = (deployment: Deployment, units: readonly PlacedUnit[]): Deployed => ({
  ok: true,
  deployment: { ...deployment, units: [...units].sort((a, b) => a.square - b.square) },
});

/** How many units of each kind still wait to be placed. */
export const unitsLeft = (deployment: Deployment): Readonly<Record<UnitKind, number>> =>
  Object.fromEntries(
    UNIT_KINDS.map((kind) => [
      kind,
      UNITS[kind].number - deployment.units.filter((unit) => unit.kind === kind).length,
    ]),
  ) as Record<UnitKind, number>;

/** Why nothing of a side can be placed on a square; who stands there already is another matter (rules.md 3). */
export function reasonsAgainstGround(board: Board, side: Side, square: Square): Reason[] {
  if (!isOnBoard(board, square)) return [{ code: 'offBoard', square }];
  const reasons: Reason[] = [];
  if (territoryOf(board, square) !== side) reasons.push({ code: 'notYourTerritory', square, side });
  if (board.terrain[square] === 'mountain') reasons.push({ code: 'mountain', square });
  return reasons;
}

/** Places a unit from those left; a unit already on the square goes back to them. */
export function deploy(
  board: Board,
  deployment: Deployment,
  kind: UnitKind,
  square: Square,
): Deployed {
  const reasons = reasonsAgainstGround(board, deployment.side, square);
  const others = deployment.units.filter((unit) => unit.square !== square);
  const placed = others.filter((unit) => unit.kind === kind).length;
  if (placed >= UNITS[kind].number) reasons.push({ code: 'noneLeft', kind });
  if (reasons.length > 0) return refused(...reasons);
  return withUnits(deployment, [...others, { side: deployment.side, kind, square }]);
}

/** Moves a placed unit; where another stands, the two change places. */
export function redeploy(board: Board, deployment: Deployment, from: Square, to: Square): Deployed {
  const unit = deployment.units.find(({ square }) => square === from);
  if (unit === undefined) return refused({ code: 'noUnit', square: from });
  const reasons = reasonsAgainstGround(board, deployment.side, to);
  if (reasons.length > 0) return refused(...reasons);
  return withUnits(
    deployment,
    deployment.units.map((u) =>
      u.square === from ? { ...u, square: to } : u.square === to ? { ...u, square: from } : u,
    ),
  );
}

/** Takes the unit on a square back. */
export function takeBackUnit(deployment: Deployment, square: Square): Deployed {
  if (!deployment.units.some((unit) => unit.square === square))
    return refused({ code: 'noUnit', square });
  return withUnits(
    deployment,
    deployment.units.filter((unit) => unit.square !== square),
  );
}

/** Squares of a side's territory where units can stand, in board order. */
export const groundOf = (board: Board, side: Side): Square[] =>
  Array.from({ length: board.size }, (_, square) => square).filter(
    (square) => reasonsAgainstGround(board, side, square).length === 0,
  );

/** Every unit on a square drawn by lot; `randomInt(n)` gives a whole number from 0 to n - 1. */
export function shuffled(board: Board, side: Side, randomInt: (n: number) => number): Deployment {
  const free = groundOf(board, side);
  const units = UNIT_KINDS.flatMap((kind) =>
    Array.from({ length: UNITS[kind].number }, (): PlacedUnit => {
      const [square = 0] = free.splice(randomInt(free.length), 1);
      return { side, kind, square };
    }),
  );
  return { side, units: units.sort((a, b) => a.square - b.square) };
}

/** East and west changed; units whose mirrored square is a mountain are left over. */
export const mirrored = (board: Board, deployment: Deployment): Deployment =>
  carried(board, deployment, deployment.side, (square) => {
    const column = square % board.width;
    return square - column + (board.width - 1 - column);
  });

/** A deployment for the other side, the board turned half round; units that come on a mountain are left over. */
export const turned = (board: Board, deployment: Deployment): Deployment =>
  carried(board, deployment, other(deployment.side), (square) => board.size - 1 - square);

const carried = (
  board: Board,
  { units }: Deployment,
  side: Side,
  to: (square: Square) => Square,
): Deployment => ({
  side,
  units: units
    .map(({ kind, square }) => ({ side, kind, square: to(square) }))
    .filter(({ square }) => board.terrain[square] !== 'mountain')
    .sort((a, b) => a.square - b.square),
});

/** The half of a setup that is one side's deployment, as far as it lies on ground of that side. */
export const halfOf = (board: Board, setup: Setup, side: Side): Deployment => ({
  side,
  units: setup.units.filter(
    (unit) => unit.side === side && reasonsAgainstGround(board, side, unit.square).length === 0,
  ),
});

/** Both deployments with all arsenals standing, `first` to move. */
export const setupOfDeployments = (
  board: Board,
  north: Deployment,
  south: Deployment,
  first: Side,
): Setup => ({
  units: [...north.units, ...south.units].sort((a, b) => a.square - b.square),
  side: first,
  standing: board.arsenals.map(({ square }) => square),
  dislodged: null,
  turn: 1,
});
