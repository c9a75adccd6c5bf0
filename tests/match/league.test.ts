import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readPosition } from '../../src/war/engine/notation/notation';
import { readSquare } from '../../src/war/engine/board';
import { positionOf, type Position } from '../../src/war/engine/position';
import { RULE_SETS } from '../../src/war/engine/rules';
import { STANDARD_BOARD } from '../../src/war/engine/standardMap';
import { play } from '../../src/war/engine/turn';
import type { Action } from '../../src/war/engine/vocabulary';
import { EARLIER } from '../../tools/match/league/earlier';
import { loggedGames, playMatch, rowOf, type LoggedGame, type Match } from '../../tools/match/log';
import { LEAGUE, playerOf, withLimitOf } from '../../tools/match/players';

// The league of `npm run match`: every player gives whole legal turns, and a match goes on where its log ends.

let folder: string;
beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), 'league-'))));
afterAll(() => rmSync(folder, { recursive: true }));

function at(text: string): Position {
  const reading = readPosition(STANDARD_BOARD, text);
  if (!reading.ok) throw new Error(`${text} cannot be read`);
  return positionOf(STANDARD_BOARD, RULE_SETS.debord, reading.setup);
}

/** Plays a turn; every action must be legal, and the last must end the turn or the game. */
function afterTurn(position: Position, actions: readonly Action[]): Position {
  let now = position;
  for (const action of actions) {
    const next = play(now, action);
    if (!next.ok) throw new Error(`${JSON.stringify(action)} is illegal`);
    now = next.position;
  }
  expect(now.over !== null || now.turn > position.turn).toBe(true);
  return now;
}

const FIGHT =
  '25/25/25/25/25/25/17c7/11RCII1c8/12ICIcah7/12IHI1i1s6/12CAIiic7/14ii9/14ir9/25/25/25/25/25/25/25 N D8,T3,T23 - 47';

const known = (): boolean => {
  try {
    execFileSync('git', ['cat-file', '-e', EARLIER], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
};

test.each(LEAGUE.filter((name) => name !== 'earlier'))(
  '%s plays whole legal turns',
  async (name) => {
    const player = playerOf(withLimitOf(name, '6:nodes:400'));
    let now = at(FIGHT);
    for (let turn = 0; turn < 4 && now.over === null; turn++)
      now = afterTurn(now, await player.turn(now, 50, turn));
  },
);

// A copy without the history cannot build it.
test.runIf(known())('earlier is the level 6 of its commit', async () => {
  const now = at(FIGHT);
  const actions = await playerOf('earlier:nodes:400').turn(now, 50, 1);
  afterTurn(now, actions);
  // It would play the same turn today only by accident; that it is legal and its own is all that is known.
  expect(await playerOf(`at-${EARLIER}:nodes:400`).turn(now, 50, 1)).toEqual(actions);
});

test('the hunter prepares an attack with several moves', async () => {
  // No single move brings down the arsenal's only guard, at B15.
  const prey = at(
    '25/14I5S4/25/12c3A1I6/11h6IR5/9icc3C9/8i4III9/8i5II9/10a2CC10/9ii2IC5H4/5c2ii15/10i14/2i22/6r1s16/25/25/25/25/25/25 S B15,T3 - 51',
  );
  const actions = await playerOf('hunter:nodes:30000').turn(prey, 50, 1);
  const target = readSquare(STANDARD_BOARD, 'B15');
  expect(actions.filter(({ type }) => type === 'move').length).toBeGreaterThan(1);
  expect(actions.find(({ type }) => type === 'attack')).toEqual({ type: 'attack', target });
});

test('the limit of a player is given to those of the league that have one', () => {
  expect(LEAGUE.map((name) => withLimitOf(name, '6:nodes:70:line=0'))).toEqual([
    'hunter:nodes:70',
    'raider',
    'greedy',
    'passive',
    'earlier:nodes:70',
  ]);
  expect(withLimitOf('hunter', '6')).toBe('hunter');
});

test('a match goes on where its log ends, with the same games', async () => {
  const match: Match = { a: 'random', b: 'passive', games: 2, ms: 1, seed: 5, between: null };
  const file = join(folder, 'log.jsonl');
  const reported: LoggedGame[] = [];
  const whole = await playMatch(match, null, (played) => reported.push(played));
  expect(reported).toEqual(whole);
  expect(whole.map(({ game, north }) => [game, north])).toEqual([
    [0, 'A'],
    [1, 'B'],
  ]);
  await playMatch({ ...match, games: 1 }, file, () => undefined);
  const again: number[] = [];
  const resumed = await playMatch(match, file, ({ game }) => again.push(game));
  expect(again).toEqual([1]);
  const timeless = (games: readonly LoggedGame[]) => games.map((each) => ({ ...each, slowest: 0 }));
  expect(timeless(resumed)).toEqual(timeless(whole));
  expect(loggedGames(file)).toEqual(resumed);
  expect(readFileSync(file, 'utf8').split('\n')).toHaveLength(3);
  // Another seed is another match.
  expect((await playMatch({ ...match, seed: 6, games: 1 }, file, () => undefined))[0]?.seed).toBe(
    6,
  );
  expect(rowOf(match, resumed)).toMatch(/^\| `random` \| `passive` \| 5 \| 2 \| /);
});
