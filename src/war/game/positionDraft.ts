import type { Board } from '../engine/board';
import { rowOf, columnOf } from '../engine/board';
import type { PlacedUnit, Position, Setup } from '../engine/position';
import { RULE_SETS, type Rules, type RuleSetId } from '../engine/rules';
import { setupOf } from '../engine/setups';
import { other, type Side, type Square, type Unit } from '../engine/vocabulary';

/** A position in the making, which may be wrong in every way: `faultsOf` (positionFaults.ts) tells what is. */
export interface PositionDraft {
  readonly board: Board;
  readonly ruleSet: RuleSetId;
  readonly rules: Rules;
  /** One a square, in the order of being placed, so that of too many the last are too many. */
  readonly units: readonly PlacedUnit[];
  readonly side: Side;
  /** Squares said to be standing arsenals. */
  readonly standing: readonly Square[];
  readonly dislodged: Square | null;
  /** As it was typed. */
  readonly turn: string;
}

/** One change to a draft, as a value: what a person does, and what would mend a fault. */
export type DraftOrder =
  | { readonly do: 'put'; readonly square: Square; readonly unit: Unit }
  | { readonly do: 'lift'; readonly square: Square }
  | { readonly do: 'move'; readonly from: Square; readonly to: Square }
  | { readonly do: 'raise'; readonly square: Square }
  | { readonly do: 'fall'; readonly square: Square }
  | { readonly do: 'side'; readonly side: Side }
  | { readonly do: 'dislodge'; readonly square: Square | null }
  | { readonly do: 'turn'; readonly turn: string };

/** All arsenals stand, and nobody is on the board. */
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

/** The draft of a position that is at hand. */
export const draftOfSetup = (
  board: Board,
  setup: Setup,
  ruleSet: RuleSetId = 'debord',
  rules: Rules = RULE_SETS[ruleSet],
): PositionDraft => ({ ...setup, board, ruleSet, rules, turn: `${setup.turn}` });

/** What stands on the board at a moment; what the turn has done otherwise is left behind. */
export const draftOfMoment = (
  position: Position,
  ruleSet: RuleSetId,
  rules: Rules,
): PositionDraft => draftOfSetup(position.board, setupOf(position), ruleSet, rules);

export const unitOn = ({ units }: PositionDraft, square: Square): PlacedUnit | undefined =>
  units.find((unit) => unit.square === square);

/** The draft after an order; the same one where the order changes nothing. */
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
      // Where another stands, the two change places; who has been dislodged is so wherever it stands.
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

/** Every unit of the North is one of the South and the other way round, each where it stands. */
export const sidesSwapped = (draft: PositionDraft): PositionDraft =>
  carried(draft, (square) => square, other);

/** East and west changed; the ground stays as it is. */
export const draftMirrored = (draft: PositionDraft): PositionDraft =>
  carried(
    draft,
    (square) => square + draft.board.width - 1 - 2 * columnOf(draft.board, square),
    asItIs,
  );

/** The board turned half round with the sides changed: what the North had before it, the South has now. */
export const draftTurned = (draft: PositionDraft): PositionDraft =>
  carried(draft, (square) => draft.board.size - 1 - square, other);

/** Everybody off the board; map, rules, side and turn stay. */
export const cleared = (draft: PositionDraft): PositionDraft =>
  draft.units.length === 0 && draft.dislodged === null
    ? draft
    : { ...draft, units: [], dislodged: null };

/** The same units by row and column on another map, as far as they find room, and all of its arsenals standing. */
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
