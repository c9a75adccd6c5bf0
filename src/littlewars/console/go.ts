import { other } from '../engine/men';
import { CommandRefusal, integer } from '../game/orderLine';
import { PROGRAM_LEVELS, type ProgramLevel } from '../game/seats';
import { nextActs } from '../opponent/program';
import { query } from './command';
import { orderWords } from './reading';
import { isKriegspiel } from './session';

const STRONGEST: ProgramLevel = 3;
const MOST_SEED = 999_999_999;

/** Takes a number after its name from the words, if the name is next. */
function option(texts: string[], name: string, least: number, most: number): number | undefined {
  if (texts[0] !== name) return undefined;
  texts.shift();
  const value = integer(texts.shift(), `a ${name}`);
  if (value >= least && value <= most) return value;
  throw new CommandRefusal(`The ${name} is from ${least} to ${most}.`);
}

/**
 * The console's command `go [level N] [seed N]`: answers with the orders that the program would give next for the side
 * that has to act, and the purpose of each group of them. The level is from 1 to 3, by default 3; the seed is from 0 to
 * 999,999,999, by default 0. It is refused in a battle that is over, or one of Kriegspiel.
 */
export const GO = query((battle, texts) => {
  if (isKriegspiel(battle)) throw new CommandRefusal('The program does not play Kriegspiel.');
  const { phase, ready, mover } = battle;
  if (phase === 'over') throw new CommandRefusal('The battle is over.');
  const named = option(texts, 'level', 1, STRONGEST);
  const seed = option(texts, 'seed', 0, MOST_SEED) ?? 0;
  const level = PROGRAM_LEVELS.find((each) => each === named) ?? STRONGEST;
  const side = phase === 'settingOut' && ready[mover] ? other(mover) : mover;
  const acts = nextActs(battle, { side, level, seed });
  return {
    side,
    acts: acts.map(({ purpose, orders }) => ({ purpose, orders: orders.map(orderWords) })),
  };
});
