import type { Board } from '../engine/board';
import { rowOf, columnOf } from '../engine/board';
import type { PlacedUnit, Position, Setup } from '../engine/position';
import { RULE_SETS, type Rules, type RuleSetId } from '../engine/rules';
import { setupOf } from '../engine/setups';
import { other, type Side, type Square, type Unit } from '../engine/vocabulary';

/**
 * A position under construction: its board and rules, the units, the side to move, the standing arsenals, the unit that
 * must retreat, and the number of the turn as typed. It may have any fault; `faultsOf` (positionFaults.ts) lists them.
 */
export interface PositionDraft {
  readonly board: Board;
  readonly ruleSet: RuleSetId;
  readonly rules: Rules;
  /** At most one on a square, in the order of placing, so that the last ones are the surplus. */
  readonly units: readonly PlacedUnit[];
  /** The side to move. */
  readonly side: Side;
  /** The squares marked as standing arsenals. */
  readonly standing: readonly Square[];
  /** The square marked as that of the unit that must retreat first; null for none. */
  readonly dislodged: Square | null;
  /** The number of the turn as typed. */
  readonly turn: string;
}

/**
 * One change of a position under construction, distinguished by `do`: `put`, `lift` or `move` a unit; `raise` or `fall`
 * an arsenal; set the `side` to move, the unit to `dislodge`, or the number of the `turn`.
 */
export type DraftOrder =
  | { readonly do: 'put'; readonly square: Square; readonly unit: Unit }
  | { readonly do: 'lift'; readonly square: Square }
  | { readonly do: 'move'; readonly from: Square; readonly to: Square }
  | { readonly do: 'raise'; readonly square: Square }
  | { readonly do: 'fall'; readonly square: Square }
  | { readonly do: 'side'; readonly side: Side }
  | { readonly do: 'dislodge'; readonly square: Square | null }
  | { readonly do: 'turn'; readonly turn: string };

/**
 * Returns a position under construction without units, with all arsenals standing, the North to move, in turn 1, under
 * the rules given; by default those of the rule set.
 */
export const emptyDraft = (
  board: Board,
  ruleSet: RuleSetId = 'debord',
  rules: Rules = RULE_SETS[ruleSet],
): PositionDraft => ({
  board,
  ruleSet,
  rules,
  units: [],
  side: 'N',
  standing: board.arsenals.map(({ square }) => square),
  dislodged: null,
  turn: '1',
});

/**
 * Returns an existing setup as a position under construction, to be changed, under the rules given; by default those of
 * the rule set.
 */
export const draftOfSetup = (
  board: Board,
  setup: Setup,
  ruleSet: RuleSetId = 'debord',
  rules: Rules = RULE_SETS[ruleSet],
): PositionDraft => ({ ...setup, board, ruleSet, rules, turn: `${setup.turn}` });

/**
 * Returns a position of a war as one under construction, to be changed. Within a turn, the squares of the units stay,
 * but all else that the turn has done is dropped.
 */
export const draftOfMoment = (
  position: Position,
  ruleSet: RuleSetId,
  rules: Rules,
): PositionDraft => draftOfSetup(position.board, setupOf(position), ruleSet, rules);

/** Returns the unit on a square of a position under construction; undefined if there is none. */
export const unitOn = ({ units }: PositionDraft, square: Square): PlacedUnit | undefined =>
  units.find((unit) => unit.square === square);

/** Returns a position under construction after a change; the same object if the order changes nothing. */
export function ordered(draft: PositionDraft, order: DraftOrder): PositionDraft {
  const { units, standing, dislodged } = draft;
  switch (order.do) {
    case 'put': {
      const { square, unit } = order;
      const before = unitOn(draft, square);
      if (before?.side === unit.side && before.kind === unit.kind) return draft;
      const others = units.filter((each) => each.square !== square);
      return { ...draft, units: [...others, { side: unit.side, kind: unit.kind, square }] };
    }
    case 'lift':
      if (unitOn(draft, order.square) === undefined) return draft;
      return {
        ...draft,
        units: units.filter(({ square }) => square !== order.square),
        dislodged: dislodged === order.square ? null : dislodged,
      };
    case 'move': {
      const { from, to } = order;
      if (from === to || unitOn(draft, from) === undefined) return draft;
      // If another unit is on the square, the two swap places; a dislodged unit stays dislodged.
      const moved = (square: Square): Square =>
        square === from ? to : square === to ? from : square;
      return {
        ...draft,
        units: units.map((unit) => ({ ...unit, square: moved(unit.square) })),
        dislodged: dislodged === null ? null : moved(dislodged),
      };
    }
    case 'raise':
      if (standing.includes(order.square)) return draft;
      return { ...draft, standing: [...standing, order.square].sort((a, b) => a - b) };
    case 'fall':
      if (!standing.includes(order.square)) return draft;
      return { ...draft, standing: standing.filter((square) => square !== order.square) };
    case 'side':
      return order.side === draft.side ? draft : { ...draft, side: order.side };
    case 'dislodge':
      return order.square === dislodged ? draft : { ...draft, dislodged: order.square };
    case 'turn': {
      const turn = order.turn.replace(/\s+/g, '').slice(0, 12);
      return turn === draft.turn ? draft : { ...draft, turn };
    }
  }
}

const carried = (
  draft: PositionDraft,
  to: (square: Square) => Square,
  side: (side: Side) => Side,
): PositionDraft => ({
  ...draft,
  units: draft.units.map((unit) => ({ ...unit, side: side(unit.side), square: to(unit.square) })),
  side: side(draft.side),
  dislodged: draft.dislodged === null ? null : to(draft.dislodged),
});

const asItIs = (side: Side): Side => side;

/** Returns a position under construction in which every unit belongs to the other side, on the same square. */
export const sidesSwapped = (draft: PositionDraft): PositionDraft =>
  carried(draft, (square) => square, other);

/** Returns a position under construction with its units mirrored east to west; the terrain is unchanged. */
export const draftMirrored = (draft: PositionDraft): PositionDraft =>
  carried(
    draft,
    (square) => square + draft.board.width - 1 - 2 * columnOf(draft.board, square),
    asItIs,
  );

/** Returns a position under construction with its units rotated by half a turn of the board and the sides swapped. */
export const draftTurned = (draft: PositionDraft): PositionDraft =>
  carried(draft, (square) => draft.board.size - 1 - square, other);

/** Returns a position under construction without its units; map, rules, side to move and turn stay. */
export const cleared = (draft: PositionDraft): PositionDraft =>
  draft.units.length === 0 && draft.dislodged === null
    ? draft
    : { ...draft, units: [], dislodged: null };

/**
 * Returns a position under construction on another map: its units at the same row and column, without those whose
 * square the map does not have, and all arsenals of that map standing.
 */
export function onMap(draft: PositionDraft, board: Board): PositionDraft {
  if (board.map === draft.board.map) return draft;
  const there = (square: Square): Square | null => {
    const [row, column] = [rowOf(draft.board, square), columnOf(draft.board, square)];
    return row < board.height && column < board.width ? row * board.width + column : null;
  };
  return {
    ...draft,
    board,
    units: draft.units.flatMap((unit) => {
      const square = there(unit.square);
      return square === null ? [] : [{ ...unit, square }];
    }),
    standing: board.arsenals.map(({ square }) => square),
    dislodged: draft.dislodged === null ? null : there(draft.dislodged),
  };
}
