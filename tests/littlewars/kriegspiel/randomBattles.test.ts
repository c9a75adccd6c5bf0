import { expect, test } from 'vitest';
import { isReady } from '../../../src/littlewars/engine/men';
import type { Side } from '../../../src/littlewars/engine/types';
import { commandKriegspiel, type KriegspielOrder } from '../../../src/littlewars/kriegspiel/orders';
import type { KriegspielBattle } from '../../../src/littlewars/kriegspiel/types';
import { rounds } from '../../support/rounds';
import { Chance } from '../chance';
import { begunWrong, wrong } from './invariants';
import { begunBattle, replayed, setOut } from './randomBattle';
import { playMove } from './randomMoves';
import { count, type Tally } from './tally';

// `npm run exhaustive -- kriegspiel` fights 200 (SHARE=100).

const BATTLES = rounds(2);
/** Moves after which the weaker side surrenders (LW 6.7), so that every battle ends. */
const LONGEST = 60;
const MOST_MOVES = Math.min(LONGEST, rounds(14));
/** What must have happened, at the least, in 200 battles; fewer in shorter battles, and rare things not at all. */
const IN_200: Tally = {
  marchBody: 8000,
  rifles: 400,
  shell: 1000,
  'gun disabled': 30,
  'charge: extended': 20,
  'charge: close': 20,
  'begun: mine': 400,
  'mine goes off': 80,
  'done: entrench': 30,
  'done: epaulement': 20,
  'done: burn': 5,
  'aboard: boat': 30,
  'carried: boat': 30,
  besieged: 400,
  'besieged and taken': 60,
  'packets given': 200,
  'wants food': 800,
  'pursuit: retired': 100,
};

/** Freezes a value and all in it; what is frozen already is so wholly. A battle that is changed later throws. */
function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const each of Object.values(value)) frozen(each);
  }
  return value;
}

/** Fights a battle to its end, adds what happens to a tally, and returns it; throws where anything is wrong. */
function fought(number: number, tally: Tally): KriegspielBattle {
  const seed = 1913 + number;
  const chance = new Chance(seed);
  const first = frozen(begunBattle(number, chance));
  let battle = first;
  const orders: KriegspielOrder[] = [];
  const give = (order: KriegspielOrder): boolean => {
    const where = `battle ${number}, move ${battle.moves}, ${JSON.stringify(order)}`;
    const before = battle;
    let outcome;
    try {
      outcome = commandKriegspiel(before, order);
    } catch (error) {
      throw new Error(where, { cause: error });
    }
    if (!outcome.ok) {
      if (outcome.reasons.length === 0) throw new Error(`${where}: refused without a reason`);
      return false;
    }
    battle = frozen(outcome.battle);
    orders.push(order);
    const fault = wrong(before, battle, order) ?? begunWrong(before, order);
    if (fault !== null) throw new Error(`${where}: ${fault}`);
    count(tally, before, battle, order);
    return true;
  };
  const play = { battle: () => battle, give, chance, goals: new Map() };
  setOut(play);
  while (battle.phase !== 'over' && battle.moves < MOST_MOVES) {
    if (!give({ kind: 'go' })) throw new Error(`battle ${number}: does not go on`);
    playMove(play);
  }
  const fit = (side: Side): number =>
    battle.men.filter((man) => man.side === side && isReady(man)).length;
  if (battle.phase !== 'over')
    give({ kind: 'surrender', side: fit('red') < fit('blue') ? 'red' : 'blue' });
  if (number % 4 === 0) expect(replayed(first, orders), `battle ${number}`).toEqual(battle);
  return battle;
}

test(
  `${BATTLES} random battles to their end, without a fault after any order`,
  { tags: ['slow'] },
  () => {
    const tally: Tally = {};
    for (let number = 0; number < BATTLES; number++)
      expect(fought(number, tally).result, `battle ${number}`).not.toBeNull();
    if (process.env.SHARE !== undefined) console.log(tally);
    // Shorter battles have fewer meetings.
    const share = (BATTLES / 200) * (MOST_MOVES / LONGEST) ** 2;
    const rare = Object.entries(IN_200).filter(
      ([what, least]) => (tally[what] ?? 0) < Math.floor(least * share) - 3,
    );
    expect(rare, JSON.stringify(tally)).toEqual([]);
  },
);
