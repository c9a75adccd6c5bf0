import { columnOf, rowOf } from '../engine/board';
import { readPosition, type Fault } from '../engine/notation/notation';
import { hasArsenals, isOnline } from '../engine/orders';
import {
  hasForces,
  positionOf,
  type PlacedUnit,
  type Position,
  type Setup,
} from '../engine/position';
import { destroyedAtStart } from '../engine/setups';
import { startPosition } from '../engine/start';
import { UNITS } from '../engine/units';
import { other, SIDES, type Side, type Square, type UnitKind } from '../engine/vocabulary';
import { reasonsAgainstGround, type Deployment } from '../engine/deployment';
import { readUnits, unitsText } from './placements';
import { ordered, unitOn, type DraftOrder, type PositionDraft } from './positionDraft';
import { writeDraftPosition } from './draftText';

/** A fix of a fault of a position under construction: the changes that together remove the fault. */
export type Fix = readonly [DraftOrder, ...DraftOrder[]];

/**
 * A fault of a position under construction: one that readers of positions refuse (`unlawful`), a war that would be
 * over already (`lost`), or a dislodged unit that cannot retreat (`noRetreat`).
 */
export type DraftFault = {
  /** Its squares; empty if it has no place on the board. */
  readonly squares: readonly Square[];
  /** Each of them removes the fault; the likeliest is first. */
  readonly fixes: readonly Fix[];
} & (
  | { readonly code: 'unlawful'; readonly fault: Fault }
  /** The war would be over already: a side has lost (rules.md 9). */
  | { readonly code: 'lost'; readonly side: Side; readonly by: Loss }
  /** The dislodged unit cannot leave its square, and would be destroyed at once (7.4). */
  | { readonly code: 'noRetreat'; readonly unit: PlacedUnit }
);

const LOSSES = ['annihilation', 'arsenals', 'isolation'] as const;
/**
 * The way in which a side has already lost the war in a position under construction (rules.md 9): by `annihilation`, by
 * the fall of its `arsenals`, or by `isolation`.
 */
export type Loss = (typeof LOSSES)[number];

/** A warning about a position under construction: a side has no unit in communication, probably unintended. */
export interface DraftWarning {
  readonly code: 'noCommunication';
  readonly side: Side;
}

/** The faults and the warnings of a position under construction, and the finished setup if it has no fault. */
export interface DraftJudgement {
  readonly faults: readonly DraftFault[];
  readonly warnings: readonly DraftWarning[];
  /** The draft as a position, without surplus units. */
  readonly position: Position;
  /** Units beyond an army's number, which the position omits. */
  readonly surplus: readonly PlacedUnit[];
  /** The draft as a setup; null while it has faults. */
  readonly setup: Setup | null;
}

/**
 * Returns every fault and every warning of a position under construction at once, each fault with its squares and its
 * possible fixes.
 */
export function judgeDraft(draft: PositionDraft): DraftJudgement {
  const { board, rules } = draft;
  const reading = readPosition(board, writeDraftPosition(draft));
  const surplus = surplusOf(draft);
  const sane = lawfulPart(draft, surplus);
  const position = positionOf(board, rules, sane);
  const faults: DraftFault[] = (reading.ok ? [] : reading.faults).map((fault) => ({
    code: 'unlawful',
    fault,
    ...placeAndFixes(draft, fault, surplus),
  }));
  const losses = lossesOf(position);
  for (const { side, by } of losses)
    faults.push({ code: 'lost', side, by, squares: [], fixes: fixesOfLoss(draft, side, by) });
  const unit = destroyedAtStart(sane, startPosition(board, rules, sane));
  if (unit !== null) {
    const { square } = unit;
    faults.push({
      code: 'noRetreat',
      unit,
      squares: [square],
      fixes: [[{ do: 'dislodge', square: null }], [{ do: 'lift', square }]],
    });
  }
  const warnings = SIDES.filter(
    (side) =>
      !losses.some((loss) => loss.side === side) &&
      (side === 'N' ? position.linkedNorth : position.linkedSouth) === 0,
  ).map((side) => ({ code: 'noCommunication', side }) as const);
  const setup = reading.ok && faults.length === 0 ? reading.setup : null;
  return { faults, warnings, position, surplus, setup };
}

/** Returns a position under construction after a fix: with all changes of the fix applied. */
export const fixed = (draft: PositionDraft, fix: Fix): PositionDraft =>
  fix.reduce<PositionDraft>(ordered, draft);

/** Returns the units placed after an army had all of their kind. */
function surplusOf({ units }: PositionDraft): PlacedUnit[] {
  const seen = new Map<string, number>();
  return units.filter(({ side, kind }) => {
    const count = (seen.get(side + kind) ?? 0) + 1;
    seen.set(side + kind, count);
    return count > UNITS[kind].number;
  });
}

/** Returns the part of a draft that can be put on a board and judged by the rules. */
function lawfulPart(draft: PositionDraft, surplus: readonly PlacedUnit[]): Setup {
  const units = draft.units.filter((unit) => !surplus.includes(unit));
  const { side, standing, dislodged } = draft;
  return {
    units,
    side,
    standing,
    dislodged: units.some((unit) => unit.square === dislodged && unit.side === side)
      ? dislodged
      : null,
    turn: 1,
  };
}

function lossesOf(position: Position): { side: Side; by: Loss }[] {
  return SIDES.flatMap((side): { side: Side; by: Loss }[] => {
    if (!hasForces(position, side)) return [{ side, by: 'annihilation' }];
    if (!hasArsenals(position, side)) return [{ side, by: 'arsenals' }];
    return position.rules.isolationLoses && !isOnline(position, side)
      ? [{ side, by: 'isolation' }]
      : [];
  });
}

type PlaceAndFixes = Pick<DraftFault, 'squares' | 'fixes'>;

function placeAndFixes(
  draft: PositionDraft,
  fault: Fault,
  surplus: readonly PlacedUnit[],
): PlaceAndFixes {
  switch (fault.code) {
    case 'unitOnMountain': {
      const { square } = fault;
      return { squares: [square], fixes: [...elsewhere(draft, square), [{ do: 'lift', square }]] };
    }
    case 'tooManyUnits': {
      const squares = surplus
        .filter(({ side, kind }) => side === fault.side && kind === fault.kind)
        .map(({ square }) => square);
      return { squares, fixes: fixOf(squares.map((square) => ({ do: 'lift', square }))) };
    }
    case 'noArsenal': {
      const { square } = fault;
      return { squares: [square], fixes: [[{ do: 'fall', square }]] };
    }
    case 'arsenalUnderEnemy': {
      const { square } = fault;
      return {
        squares: [square],
        fixes: [[{ do: 'fall', square }], ...elsewhere(draft, square), [{ do: 'lift', square }]],
      };
    }
    case 'dislodgedNobody': {
      const { square } = fault;
      const theirs = unitOn(draft, square)?.side === other(draft.side);
      return {
        squares: [square],
        fixes: [
          [{ do: 'dislodge', square: null }],
          ...(theirs ? [[{ do: 'side', side: other(draft.side) }] as const] : []),
        ],
      };
    }
    case 'badTurn':
      return { squares: [], fixes: [[{ do: 'turn', turn: '1' }]] };
    default:
      // A draft has no other faults: they are of texts that are no board.
      return { squares: [], fixes: [] };
  }
}

const fixOf = ([first, ...rest]: readonly DraftOrder[]): Fix[] =>
  first === undefined ? [] : [[first, ...rest]];

const countUnlawful = (draft: PositionDraft): number => {
  const reading = readPosition(draft.board, writeDraftPosition(draft));
  return reading.ok ? 0 : reading.faults.length;
};

/** Returns the free squares, the nearest to one first. */
function freeSquares({ board, units }: PositionDraft, near: Square): Square[] {
  const taken = new Set(units.map(({ square }) => square));
  const far = (square: Square): number =>
    Math.max(
      Math.abs(rowOf(board, square) - rowOf(board, near)),
      Math.abs(columnOf(board, square) - columnOf(board, near)),
    );
  return Array.from({ length: board.size }, (_, square) => square)
    .filter((square) => !taken.has(square))
    .sort((a, b) => far(a) - far(b) || a - b);
}

/** Returns the fix that moves a unit to the nearest square where it is legal. */
function elsewhere(draft: PositionDraft, from: Square): Fix[] {
  const before = countUnlawful(draft);
  const to = freeSquares(draft, from).find(
    (square) => countUnlawful(ordered(draft, { do: 'move', from, to: square })) < before,
  );
  return to === undefined ? [] : [[{ do: 'move', from, to }]];
}

function fixesOfLoss(draft: PositionDraft, side: Side, by: Loss): Fix[] {
  if (by === 'arsenals') return arsenalsRaised(draft, side);
  const kinds: readonly UnitKind[] =
    by === 'isolation' ? ['footCommunications', 'mountedCommunications'] : ['infantry', 'cavalry'];
  const before = countUnlawful(draft);
  const near = draft.board.arsenals.find((arsenal) => arsenal.side === side)?.square ?? 0;
  return kinds.flatMap((kind) => {
    const square = freeSquares(draft, near).find(
      (to) =>
        countUnlawful(ordered(draft, { do: 'put', square: to, unit: { side, kind } })) <= before,
    );
    return square === undefined ? [] : fixOf([{ do: 'put', square, unit: { side, kind } }]);
  });
}

/** Returns a fix for each fallen arsenal of a side that makes it stand again, without an enemy on it. */
function arsenalsRaised(draft: PositionDraft, side: Side): Fix[] {
  const before = countUnlawful(draft);
  const raised = draft.board.arsenals
    .filter((arsenal) => arsenal.side === side)
    .map(({ square }) => square);
  const free = raised.filter(
    (square) => countUnlawful(ordered(draft, { do: 'raise', square })) <= before,
  );
  if (free.length > 0) return free.flatMap((square) => fixOf([{ do: 'raise', square }]));
  return raised.flatMap((square) =>
    fixOf([
      { do: 'lift', square },
      { do: 'raise', square },
    ]),
  );
}

/**
 * One side of a position under construction as a deployment; or why it cannot be one: it has no units (`nobody`),
 * units outside its territory (`abroad`), or other faults.
 */
export type DraftDeployment =
  | { readonly ok: true; readonly deployment: Deployment }
  | {
      readonly ok: false;
      readonly reason: 'nobody' | 'faulty';
    }
  /** Units outside its own territory. */
  | { readonly ok: false; readonly reason: 'abroad'; readonly squares: readonly Square[] };

/**
 * Returns one side of a position under construction as a deployment, or why it cannot be one: it has no units, units
 * outside its own territory, or other faults.
 */
export function deploymentOf(draft: PositionDraft, side: Side): DraftDeployment {
  const { board } = draft;
  const units = draft.units
    .filter((unit) => unit.side === side)
    .sort((a, b) => a.square - b.square);
  if (units.length === 0) return { ok: false, reason: 'nobody' };
  const read = readUnits(board, side, unitsText(board, { side, units }));
  if ('units' in read) return { ok: true, deployment: read };
  const abroad = units.filter((unit) => reasonsAgainstGround(board, side, unit.square).length > 0);
  return read.every(({ code }) => code === 'badSide')
    ? { ok: false, reason: 'abroad', squares: abroad.map(({ square }) => square) }
    : { ok: false, reason: 'faulty' };
}
