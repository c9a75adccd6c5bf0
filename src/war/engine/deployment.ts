import { territoryOf, type Board } from './board';
import type { PlacedUnit, Setup } from './position';
import { isOnBoard, refused, type Reason, type Refused } from './reasons';
import { UNITS } from './units';
import { UNIT_KINDS, type Side, type Square, type UnitKind } from './vocabulary';

/** What a handicap takes from a side: how many units of each kind, and the squares of its missing arsenals. */
export interface Without {
  /** How many units of each kind are missing; a kind left out has all its units. */
  readonly units: Readonly<Partial<Record<UnitKind, number>>>;
  readonly arsenals: readonly Square[];
}

/**
 * The units that one side has placed so far (rules.md 3), row by row from A1; `without` are the units and arsenals that
 * a handicap takes from its army, undefined for none.
 */
export interface Deployment {
  readonly side: Side;
  readonly units: readonly PlacedUnit[];
  readonly without?: Without;
}

/**
 * Returns a deployment of a side in which no unit is placed yet (rules.md 3); `without` are the units and arsenals that
 * a handicap takes from its army.
 */
export const emptyDeployment = (side: Side, without?: Without): Deployment => ({
  side,
  units: [],
  ...(without && { without }),
});

/** Returns how many units of a kind an army has, less those given as a handicap. */
export const numberOf = (kind: UnitKind, without: Without | undefined): number =>
  UNITS[kind].number - (without?.units[kind] ?? 0);

/**
 * Returns a deployment without the units that a handicap takes from the army: of each kind those farthest from the
 * enemy are removed.
 */
export function reduced({ side, units }: Deployment, without: Without | undefined): Deployment {
  if (without === undefined) return { side, units };
  const placed: Partial<Record<UnitKind, number>> = {};
  const remaining = (side === 'N' ? [...units].reverse() : units).filter(({ kind }) => {
    placed[kind] = (placed[kind] ?? 0) + 1;
    return placed[kind] <= numberOf(kind, without);
  });
  return { side, units: side === 'N' ? remaining.reverse() : remaining, without };
}

/** The result of a change of a deployment: the new deployment, or every reason why it could not be done. */
export type Deployed = { readonly ok: true; readonly deployment: Deployment } | Refused;

const withUnits = (deployment: Deployment, units: readonly PlacedUnit[]): Deployed => ({
  ok: true,
  deployment: { ...deployment, units: [...units].sort((a, b) => a.square - b.square) },
});

/** Returns how many units of each kind a deployment still lacks (rules.md 3). */
export const unitsLeft = (deployment: Deployment): Readonly<Record<UnitKind, number>> =>
  Object.fromEntries(
    UNIT_KINDS.map((kind) => [
      kind,
      numberOf(kind, deployment.without) -
        deployment.units.filter((unit) => unit.kind === kind).length,
    ]),
  ) as Record<UnitKind, number>;

/**
 * Returns every reason why a side cannot place a unit on a square (rules.md 3): it is off the board, a mountain, or
 * outside the side's territory; empty if it can. Units already there are ignored.
 */
export function reasonsAgainstGround(board: Board, side: Side, square: Square): Reason[] {
  if (!isOnBoard(board, square)) return [{ code: 'offBoard', square }];
  const reasons: Reason[] = [];
  if (territoryOf(board, square) !== side) reasons.push({ code: 'notYourTerritory', square, side });
  if (board.terrain[square] === 'mountain') reasons.push({ code: 'mountain', square });
  return reasons;
}

/**
 * Returns the deployment after a unit of a kind that is still left is placed on a square (rules.md 3); a unit already
 * there returns to those left. If the unit cannot be placed, returns all reasons instead. The given deployment is
 * unchanged.
 */
export function deploy(
  board: Board,
  deployment: Deployment,
  kind: UnitKind,
  square: Square,
): Deployed {
  const reasons = reasonsAgainstGround(board, deployment.side, square);
  const others = deployment.units.filter((unit) => unit.square !== square);
  const placed = others.filter((unit) => unit.kind === kind).length;
  if (placed >= numberOf(kind, deployment.without)) reasons.push({ code: 'noneLeft', kind });
  if (reasons.length > 0) return refused(...reasons);
  return withUnits(deployment, [...others, { side: deployment.side, kind, square }]);
}

/**
 * Returns the deployment after the unit on `from` is moved to `to` (rules.md 3); if another unit is there, the two
 * change places. If the move is not possible, returns all reasons instead.
 */
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

/**
 * Returns the deployment without the unit on a square, which is left to be placed again (rules.md 3); or the reason
 * against it.
 */
export function takeBackUnit(deployment: Deployment, square: Square): Deployed {
  if (!deployment.units.some((unit) => unit.square === square))
    return refused({ code: 'noUnit', square });
  return withUnits(
    deployment,
    deployment.units.filter((unit) => unit.square !== square),
  );
}

/** Returns the squares of a side's territory where units can be placed (rules.md 3), row by row from A1. */
export const groundOf = (board: Board, side: Side): Square[] =>
  Array.from({ length: board.size }, (_, square) => square).filter(
    (square) => reasonsAgainstGround(board, side, square).length === 0,
  );

/**
 * Returns a deployment of a whole army on random squares of its territory (rules.md 3); `randomInt(n)` is below `n`.
 */
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

/** Returns one side's units in a setup as a deployment, without those outside its territory. */
export const halfOf = (board: Board, setup: Setup, side: Side): Deployment => ({
  side,
  units: setup.units.filter(
    (unit) => unit.side === side && reasonsAgainstGround(board, side, unit.square).length === 0,
  ),
});

/**
 * Returns the setup with which a war begins after both deployments: all arsenals stand except those given as a
 * handicap, and the side `first` is to move.
 */
export const setupOfDeployments = (
  board: Board,
  north: Deployment,
  south: Deployment,
  first: Side,
): Setup => {
  const given = [north, south].flatMap(({ without }) => without?.arsenals ?? []);
  return {
    units: [...north.units, ...south.units].sort((a, b) => a.square - b.square),
    side: first,
    standing: board.arsenals
      .map(({ square }) => square)
      .filter((square) => !given.includes(square)),
    ...(given.length > 0 && { given }),
    dislodged: null,
    turn: 1,
  };
};
