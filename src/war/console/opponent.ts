import { writeAction, writePlacement } from '../engine/notation/notation';
import { SIDES } from '../engine/vocabulary';
import { chooseDeployment } from '../opponent/deploy';
import type { Limit } from '../opponent/budget';
import { LEVEL_NUMBERS, type LevelNumber } from '../opponent/levels';
import { chooseTurn } from '../opponent/opponent';
import { turnsWaited } from '../opponent/pressing';
import { reasonsFor } from '../opponent/reasons';
import { clipped } from '../words/faults';
import { turnReasonSentence } from '../words/opponent';
import { CommandRefusal, type Session } from './session';

/** The limit of `go` by default: some tenths of a second, and the same turn on every machine. */
const DEFAULT_NODES = 20_000;
const STRONGEST: LevelNumber = 6;

type Option = 'level' | 'nodes' | 'ms' | 'seed';
const OPTIONS: Readonly<Record<Option, { readonly least: number; readonly most: number }>> = {
  level: { least: Math.min(...LEVEL_NUMBERS), most: STRONGEST },
  nodes: { least: 1, most: 1_000_000_000 },
  ms: { least: 1, most: 3_600_000 },
  seed: { least: 0, most: 2 ** 32 - 1 },
};

/** Reads `level 3 seed 7`: names with whole numbers, in any order, each name once. */
function readOptions(
  texts: readonly string[],
  known: readonly Option[],
): Partial<Record<Option, number>> {
  const options: Partial<Record<Option, number>> = {};
  for (let i = 0; i < texts.length; i += 2) {
    const [text = '', value] = [texts[i], texts[i + 1]];
    const name = known.find((each) => each === text);
    if (name === undefined)
      throw new CommandRefusal(
        `There is no option “${clipped(text)}”; the options are ${known.join(', ')}.`,
      );
    if (options[name] !== undefined) throw new CommandRefusal(`The option ${name} is set twice.`);
    const { least, most } = OPTIONS[name];
    const number = value !== undefined && /^[0-9]{1,10}$/.test(value) ? Number(value) : NaN;
    if (!(number >= least && number <= most))
      throw new CommandRefusal(
        `The option ${name} needs a whole number from ${least} to ${most}${
          value === undefined ? '.' : `, not “${clipped(value)}”.`
        }`,
      );
    options[name] = number;
  }
  return options;
}

const levelOf = (number: number | undefined): LevelNumber =>
  LEVEL_NUMBERS.find((level) => level === number) ?? STRONGEST;

const wordsOf = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '');

/**
 * Returns what the console command `go` prints: the opponent's orders for the rest of the current turn (`turn`), their
 * `score` in tenths of an infantry, the orders tried (`nodes`) and the `reasons` as sentences. `text` are the options,
 * such as `level 3 nodes 5000 seed 7`; by default level 6, 20,000 nodes and seed 0. The session is unchanged.
 *
 * @throws {CommandRefusal} for wrong options, or once the game is over.
 */
export function goAnswer(
  { now, before }: Session,
  text: string,
): Readonly<Record<string, unknown>> {
  const {
    level,
    nodes,
    ms,
    seed = 0,
  } = readOptions(wordsOf(text), ['level', 'nodes', 'ms', 'seed']);
  if (nodes !== undefined && ms !== undefined)
    throw new CommandRefusal('The options nodes and ms exclude each other: one limit is enough.');
  if (now.over !== null) throw new CommandRefusal('The game is over: there is no turn to play.');
  const limit: Limit =
    ms === undefined ? { nodes: nodes ?? DEFAULT_NODES } : { ms, clock: () => performance.now() };
  const waited = turnsWaited(before);
  const chosen = chooseTurn(now, { level: levelOf(level), limit, seed, waited });
  return {
    turn: chosen.actions.map((action) => writeAction(now.board, action)),
    score: chosen.score,
    nodes: chosen.nodes,
    reasons: reasonsFor(now, chosen.actions).map((reason) => turnReasonSentence(now.board, reason)),
  };
}

/**
 * Returns what the console command `deploy` prints: a deployment for one side as the placement of a position string
 * (`deployment`), on the board and under the rules of the session; units on the board are ignored. `text` is the side
 * and the options, such as `N level 3 seed 7`; by default level 6 and seed 0.
 *
 * @throws {CommandRefusal} for a wrong side or wrong options.
 */
export function deployAnswer(
  { now: { board }, rules }: Session,
  text: string,
): Readonly<Record<string, unknown>> {
  const [sideText = '', ...rest] = wordsOf(text);
  const side = SIDES.find((each) => each === sideText);
  if (side === undefined) throw new CommandRefusal(`“${clipped(sideText)}” is not a side: N or S.`);
  const { level, seed = 0 } = readOptions(rest, ['level', 'seed']);
  const { units } = chooseDeployment({ board, rules, side, seed, level: levelOf(level) });
  return { deployment: writePlacement(board, units) };
}
