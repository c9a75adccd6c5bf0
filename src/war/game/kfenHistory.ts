import * as v from 'valibot';
import type { Board } from '../engine/board';
import type { PlacedUnit, Setup } from '../engine/position';
import { RULE_SETS } from '../engine/rules';
import { setupOf } from '../engine/setups';
import { other, type Action, type Square, type UnitKind } from '../engine/vocabulary';
import { jsonOf } from '../../shell/json';
import { beginWar, order, present, type War } from './war';

/*
 * The history of turns in a file of pykrieg (github.com/ssjmarx/pykrieg, src/pykrieg/kfen.py and undo_redo.py). The
 * board of such a file is the final one, and the first is not recorded. So the orders are undone from the end and
 * then played by the rules of pykrieg, which must lead to the same board.
 */

/** The id of the rule set under which files of the program pykrieg are read. */
export const KFEN_RULES = 'pykrieg';

const KINDS: Readonly<Record<string, UnitKind>> = {
  INFANTRY: 'infantry',
  CAVALRY: 'cavalry',
  CANNON: 'footArtillery',
  SWIFT_CANNON: 'mountedArtillery',
  RELAY: 'footCommunications',
  SWIFT_RELAY: 'mountedCommunications',
};

const index = v.pipe(v.number(), v.integer(), v.minValue(0));
const place = v.object({ row: index, col: index });
const turn = v.object({
  moves: v.array(
    v.object({
      from: place,
      to: place,
      was_retreat: v.boolean(),
      destroyed_arsenal: v.nullish(place),
    }),
  ),
  attack: v.nullish(
    v.object({
      target: place,
      outcome: v.string(),
      captured_unit: v.nullish(v.object({ unit_type: v.string() })),
    }),
  ),
  end_turn: v.nullish(v.object({})),
});
const file = v.object({ turn_history: v.array(turn) });
type Turn = v.InferOutput<typeof turn>;
type Place = v.InferOutput<typeof place>;

/**
 * Returns the war whose turns are recorded in a file of the program pykrieg; null if they are missing, or if
 * replaying them does not lead to `end`, the file's own board.
 */
export function warOfKfen(board: Board, text: string, end: Setup): War | null {
  const parsed = v.safeParse(file, jsonOf(text.trim()));
  if (!parsed.success) return null;
  // The turn that has just begun may be present but empty.
  const turns = parsed.output.turn_history.filter(
    (each) => each.end_turn != null || each.attack != null || each.moves.length > 0,
  );
  const start = startOf(board, turns, end);
  if (start === null) return null;
  let war = beginWar(board, RULE_SETS[KFEN_RULES], start);
  for (const action of turns.flatMap((each) => actionsOf(board, each))) {
    const ordered = order(war, action);
    if (!ordered.ok) return null;
    ({ war } = ordered);
  }
  return isBoardOf(war, end) ? war : null;
}

const squareOf = ({ width }: Board, { row, col }: Place): Square => row * width + col;

function actionsOf(board: Board, { moves, attack, end_turn: isOver }: Turn): Action[] {
  return [
    ...moves.map(({ from, to }): Action => ({
      type: 'move',
      from: squareOf(board, from),
      to: squareOf(board, to),
    })),
    ...(attack != null
      ? [{ type: 'attack', target: squareOf(board, attack.target) } as const]
      : isOver != null
        ? [{ type: 'endTurn' } as const]
        : []),
  ];
}

/** Returns the board before the turns that led to a board; null if they cannot be undone. */
function startOf(board: Board, turns: readonly Turn[], end: Setup): Setup | null {
  const units = new Map(end.units.map((unit) => [unit.square, unit]));
  const standing = new Set(end.standing);
  let { side, turn: number } = end;
  for (const { moves, attack, end_turn: isOver } of [...turns].reverse()) {
    if (isOver != null) [side, number] = [other(side), number - 1];
    const lost =
      attack?.outcome === 'CAPTURE' ? KINDS[attack.captured_unit?.unit_type ?? ''] : null;
    if (attack != null && lost != null) {
      const square = squareOf(board, attack.target);
      if (units.has(square)) return null;
      units.set(square, { side: other(side), kind: lost, square });
    } else if (lost === undefined) return null;
    for (const move of [...moves].reverse()) {
      const [from, to] = [squareOf(board, move.from), squareOf(board, move.to)];
      const unit = units.get(to);
      if (unit?.side !== side || units.has(from)) return null;
      units.delete(to);
      units.set(from, { ...unit, square: from });
      if (move.destroyed_arsenal != null) standing.add(squareOf(board, move.destroyed_arsenal));
    }
  }
  if (number < 1) return null;
  const [first] = turns[0]?.moves ?? [];
  return {
    units: [...units.values()].sort((a, b) => a.square - b.square),
    side,
    standing: board.arsenals.map(({ square }) => square).filter((square) => standing.has(square)),
    dislodged: first?.was_retreat === true ? squareOf(board, first.from) : null,
    turn: number,
  };
}

const placed = (units: readonly PlacedUnit[]): string[] =>
  units.map(({ side, kind, square }) => `${side} ${kind} ${square}`).sort();

/** Returns whether a war has reached a board: the same units and standing arsenals. */
function isBoardOf(war: War, end: Setup): boolean {
  const now = setupOf(present(war));
  return (
    placed(now.units).join() === placed(end.units).join() &&
    [...now.standing].sort().join() === [...end.standing].sort().join()
  );
}
