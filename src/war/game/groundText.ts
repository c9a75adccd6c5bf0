import type { Board } from '../engine/board';
import { readMapReference } from '../engine/maps/maps';
import { readRules, writeRules } from '../engine/notation/ruleText';
import type { Rules } from '../engine/rules';
import { isStandard, STANDARD_MAP_ID } from '../engine/standardMap';

/** A board and rules as texts, for a worker: `map` is the id or text of the map, `rules` is as in records. */
export interface GroundText {
  readonly map: string;
  readonly rules: string;
}

/** Returns a board and rules as texts that `readGround` reads back. */
export const writeGround = (board: Board, rules: Rules): GroundText => ({
  map: isStandard(board) ? STANDARD_MAP_ID : board.map,
  rules: writeRules(rules),
});

/** Returns the board and rules that `writeGround` has written; null if one of them cannot be read. */
export function readGround(
  texts: GroundText,
): { readonly board: Board; readonly rules: Rules } | null {
  const { map } = readMapReference(texts.map);
  const rules = readRules(texts.rules);
  return map === null || !rules.ok ? null : { board: map.board, rules: rules.rules };
}
