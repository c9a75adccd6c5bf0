import { writeAction, writePlacement } from '../engine/notation/notation';
import type { Position } from '../engine/position';
import { play } from '../engine/turn';
import { SIDES, type Action } from '../engine/vocabulary';
import { chooseDeployment } from '../opponent/deploy';
import type { Limit } from '../opponent/budget';
import { LEVEL_NUMBERS, type LevelNumber } from '../opponent/levels';
import { nextPlan } from '../opponent/nextPlan';
import { readOperation, writeOperation, type Operation } from '../opponent/operation';
import { chooseTurn } from '../opponent/opponent';
import { turnsWaited } from '../opponent/pressing';
import { reasonsFor } from '../opponent/reasons';
import { clipped } from '../words/faults';
import { turnReasonSentence } from '../words/opponent';
import { CommandRefusal, type Session } from './session';

/** The limit of `go` by default: some tenths of a second, and the same turn on every machine. */
const DEFAULT_NODES = 20_000;
const STRONGEST: LevelNumber = 6;

/** The text of no plan. */
const NO_PLAN = 'none';

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
 * such as `level 3 nodes 5000 seed 7`; by default level 6, 20,000 nodes and seed 0. With `plan` and a plan of several
 * turns (`readOperation`), or `none`, the answer has the `plan` that the turn goes on with. The session is unchanged.
 *
 * @throws {CommandRefusal} for wrong options, or once the game is over.
 */
export function goAnswer(
  { now, before }: Session,
  text: string,
): Readonly<Record<string, unknown>> {
  const { words, planText } = splitPlan(wordsOf(text));
  const { level, nodes, ms, seed = 0 } = readOptions(words, ['level', 'nodes', 'ms', 'seed']);
  if (nodes !== undefined && ms !== undefined)
    throw new CommandRefusal('The options nodes and ms exclude each other: one limit is enough.');
  if (now.over !== null) throw new CommandRefusal('The game is over: there is no turn to play.');
  const limit: Limit =
    ms === undefined ? { nodes: nodes ?? DEFAULT_NODES } : { ms, clock: () => performance.now() };
  const waited = turnsWaited(before);
  const plan = planText === null ? null : nextPlan(readPlan(now, planText), now, now.side);
  const chosen = chooseTurn(now, { level: levelOf(level), limit, seed, waited, plan });
  return {
    turn: chosen.actions.map((action) => writeAction(now.board, action)),
    score: chosen.score,
    nodes: chosen.nodes,
    reasons: reasonsFor(now, chosen.actions).map((reason) => turnReasonSentence(now.board, reason)),
    ...(planText !== null && { plan: planAfter(now, chosen.actions, plan) }),
  };
}

/** Separates the words after `plan`, up to the next option or the end, from the others; null without `plan`. */
function splitPlan(words: readonly string[]): {
  readonly words: readonly string[];
  readonly planText: string | null;
} {
  const from = words.indexOf('plan');
  if (from < 0) return { words, planText: null };
  const next = words.findIndex((word, i) => i > from && word in OPTIONS);
  const to = next < 0 ? words.length : next;
  return {
    words: [...words.slice(0, from), ...words.slice(to)],
    planText: words.slice(from + 1, to).join(' '),
  };
}

/** Reads a plan of the side to move; `none` is no plan. @throws {CommandRefusal} if the text is neither. */
function readPlan(now: Position, text: string): Operation | null {
  if (text === NO_PLAN) return null;
  const plan = readOperation(now, now.side, text);
  if (plan !== null) return plan;
  throw new CommandRefusal(
    `“${clipped(text)}” is not a plan of this side: “raid T23 by R22 relay E17 to I22”, “relay E17 to I22”, “guard B15 by G15”, or “none”.`,
  );
}

/** Returns a plan as a text once some actions are played, to be given with the next turn; `none` if it is done. */
function planAfter(now: Position, actions: readonly Action[], plan: Operation | null): string {
  const after = actions.reduce((position, action) => {
    const played = play(position, action);
    return played.ok ? played.position : position;
  }, now);
  const text = plan === null ? NO_PLAN : writeOperation(after, plan);
  return plan === null || readOperation(after, now.side, text) === null ? NO_PLAN : text;
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
