import { expect, test } from 'vitest';
import { rounds } from '../support/rounds';
import { fightBattle } from './naive/battles';
import { compareTable, type Counts } from './naive/compareTables';

// The engine against a second reading of the clauses (naive/), which shares no code with it.
// SHARE=100 compares a hundred times as many tables, and fights as many battles.

const TABLES = rounds(25, 600);
const BATTLES = rounds(3);
/** Other seeds than those by which the engine was written to the rulings before. */
const FIRST_TABLE = 50_000;
const FIRST_BATTLE = 7_000;

/** A table with a supporter (5.1) whose path leads round to the side of a man who stands close to water. */
const BESIDE_WATER = 2568;

/** What must have come up in a hundred tables at the least, so that the comparison is of something. */
const OF_A_HUNDRED_TABLES: Counts = {
  'places clear': 300,
  'places not clear': 150,
  'places in contact': 60,
  'path straight': 30,
  'path round': 60,
  'path over a crossing': 4,
  'path over an apron': 30,
  'places for a crew alone': 40,
  melees: 60,
  'tables with several melees': 20,
  ties: 8,
  'equal melees': 10,
  'melees with prisoners': 15,
  isolated: 30,
  supported: 40,
  supporters: 200,
  'guns in action': 25,
  'guns out of action': 40,
  'guns in dispute': 15,
  'guns captured': 5,
  'guns captured after their own move': 5,
  'places of a gun clear': 60,
  'places of a gun not clear': 100,
};

test(
  `1.5, 3.4 to 3.6, 4.1, 4.9, 5.1 to 5.3, 6.5: the naive rules agree on ${TABLES} tables`,
  { tags: ['slow'] },
  () => {
    const counts: Counts = {};
    const seeds = Array.from({ length: TABLES }, (_, i) => FIRST_TABLE + i);
    for (const seed of [...seeds, BESIDE_WATER])
      try {
        compareTable(seed, counts);
      } catch (error) {
        throw new Error(`table ${seed}`, { cause: error });
      }
    if (process.env.SHARE !== undefined) console.log(counts);
    // What comes up seldom may be missing from a few tables.
    const rare = Object.entries(OF_A_HUNDRED_TABLES).filter(
      ([what, least]) => (counts[what] ?? 0) < Math.floor((least * TABLES) / 100) - 10,
    );
    expect(rare).toEqual([]);
  },
);

test(
  `${BATTLES} battles to their end: all that must holds after every order`,
  { tags: ['slow'] },
  () => {
    const counts: Counts = {};
    for (let i = 0; i < BATTLES; i++) fightBattle(FIRST_BATTLE + i, counts);
    if (process.env.SHARE !== undefined) console.log(counts);
    for (const what of [
      'march',
      'refused',
      'settle',
      'fire',
      'ready to dead',
      'ready to prisoner',
      'stepped up',
    ])
      expect(counts[what], what).toBeGreaterThan(0);
  },
);
