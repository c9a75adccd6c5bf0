// Where the games to train on begin.
import { setupOfDeployments } from '../../src/war/engine/deployment';
import { readPosition } from '../../src/war/engine/notation/notation';
import { OPENINGS } from '../../src/war/engine/openings';
import { positionOf, type Position } from '../../src/war/engine/position';
import { RULE_SETS } from '../../src/war/engine/rules';
import { STANDARD_BOARD } from '../../src/war/engine/standardMap';
import { SIDES, type Side } from '../../src/war/engine/vocabulary';
import { chooseDeployment, type RandomInt } from '../../src/war/opponent/deploy';

/** One game in so many begins from an opening. */
const OPENING_ONE_OF = 5;

/** Returns an opening, or deployments of both sides, good or careless; either side may begin. */
export function startOf(game: number, chance: RandomInt): Position {
  const board = STANDARD_BOARD;
  const rules = RULE_SETS.debord;
  const side = SIDES[chance(2)] as Side;
  const opening = OPENINGS[chance(OPENING_ONE_OF * OPENINGS.length)];
  if (opening !== undefined) {
    const reading = readPosition(board, opening.position);
    if (!reading.ok) throw new Error(`the opening ${opening.id} cannot be read`);
    return positionOf(board, rules, { ...reading.setup, side });
  }
  const deployed = (of: Side, seed: number) =>
    chooseDeployment({ board, rules, side: of, seed, level: chance(2) === 0 ? 6 : 2 });
  const setup = setupOfDeployments(
    board,
    deployed('N', 2 * game),
    deployed('S', 2 * game + 1),
    'N',
  );
  return positionOf(board, rules, { ...setup, side });
}
