import { setupOfDeployments } from '../../src/war/engine/deployment';
import { readPosition } from '../../src/war/engine/notation/notation';
import { writeRecord } from '../../src/war/engine/notation/record';
import { OPENINGS } from '../../src/war/engine/openings';
import {
  standingArsenals,
  unitsOf,
  type Position,
  type Setup,
} from '../../src/war/engine/position';
import { RULE_SETS } from '../../src/war/engine/rules';
import { STANDARD_BOARD as BOARD } from '../../src/war/engine/standardMap';
import { other } from '../../src/war/engine/vocabulary';
import { beginWar, order, present, type War } from '../../src/war/game/war';
import { northShare } from '../../src/war/analysis/judgement';
import { chooseDeployment } from '../../src/war/opponent/deploy';
import { chooseTurn } from '../../src/war/opponent/opponent';
import { planHistoryAfter, planHistoryFrom } from '../../src/war/opponent/planHistory';
import { isolatedSince } from '../../src/war/problems/cuts';
import { pastOf } from '../match/games';

/** The number of turns after which a game is stopped. */
const LONGEST = 120;
const RULES = RULE_SETS.debord;

/** Returns the start of a game by its number: alternately an opening and a deployment. */
function startOf(game: number): Setup {
  const opening = game % 2 === 0 ? OPENINGS[(game / 2) % OPENINGS.length] : undefined;
  if (opening !== undefined) {
    const reading = readPosition(BOARD, opening.position);
    if (!reading.ok) throw new Error(`the opening ${opening.id} cannot be read`);
    return reading.setup;
  }
  const deployed = (side: 'N' | 'S', seed: number) =>
    chooseDeployment({ board: BOARD, rules: RULES, side, seed, level: 6 });
  return setupOfDeployments(BOARD, deployed('N', game * 2), deployed('S', game * 2 + 1), 'N');
}

/** Plays level 6 against itself with a node budget a turn. A number gives the same game on every machine. */
export function playAlone(game: number, nodes: number): War {
  let war = beginWar(BOARD, RULES, startOf(game));
  let history = planHistoryFrom(present(war));
  const starts: Position[] = [];
  while (present(war).over === null && present(war).turn <= LONGEST) {
    const now = present(war);
    const seed = game * 1000 + now.turn;
    const past = pastOf(now, war.actions, history, starts.at(-2));
    const { actions } = chooseTurn(now, { level: 6, limit: { nodes }, seed, ...past });
    starts.push(now);
    history = planHistoryAfter(history, actions);
    for (const action of actions) {
      const next = order(war, action);
      if (!next.ok) throw new Error(JSON.stringify({ action, ...next }));
      war = next.war;
    }
  }
  return war;
}

/** Returns figures by which interesting games are chosen. */
export function beautyOf(war: War) {
  const { positions, actions } = war;
  const [first] = positions;
  let [kills, charges, greatestCut] = [0, 0, 0];
  const shares: number[] = [];
  let begun = first;
  for (const [i, action] of actions.entries()) {
    const [before, after] = [positions[i] ?? first, positions[i + 1] ?? first];
    if (action.type === 'attack') {
      if (unitsOf(after).length < unitsOf(before).length) {
        kills += 1;
        if (chargersAt(before, action.target) >= 2) charges += 1;
      }
    }
    if (after.turn === before.turn && after.over === null) continue;
    greatestCut = Math.max(greatestCut, isolatedSince(begun, after, other(begun.side)));
    shares.push(northShare(begun, 1));
    begun = after;
  }
  const { over, turn } = present(war);
  const arsenals = standingArsenals(first).length - standingArsenals(present(war)).length;
  const winner = over?.winner ?? null;
  return {
    winner,
    by: over?.by ?? null,
    turns: turn,
    kills,
    charges,
    arsenals,
    greatestCut,
    shares,
  };
}

/** Returns the number of cavalry units of the side to move in a row up to a target. */
function chargersAt(position: War['positions'][0], target: number): number {
  const { board } = position;
  const cavalry = new Set(
    unitsOf(position)
      .filter(({ side, kind }) => side === position.side && kind === 'cavalry')
      .map(({ square }) => square),
  );
  let most = 0;
  for (let d = 0; d < 8; d++) {
    let length = 0;
    for (let at = board.around[target * 8 + d] ?? -1; cavalry.has(at); length++)
      at = board.around[at * 8 + d] ?? -1;
    most = Math.max(most, length);
  }
  return most;
}

/** Returns a game as a record. */
export const recordOf = (war: War, tags: readonly { name: string; value: string }[]): string =>
  writeRecord(BOARD, {
    tags,
    ruleSet: 'debord',
    rules: RULES,
    start: war.start,
    actions: war.actions,
  });
