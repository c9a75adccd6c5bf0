// Plays two players of Little Wars against each other: `npm run match:littlewars -- A B GAMES [SEED] [FILE]`. A and B are levels of
// the program, or `random`. Games run over the three kinds of battle and the six Countries, each twice with the sides swapped. With
// a file every game is appended as a line of JSON, and a match goes on where its file ends. The last line is the result: the share of
// points (a draw is half a point), with its 95 % interval.
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { COUNTRIES, COUNTRY_IDS } from '../../src/littlewars/battles/countries';
import { HOOKS_FARM_MUSTER } from '../../src/littlewars/battles/hooksFarm';
import { forcesFor, SIZES } from '../../src/littlewars/engine/forces';
import { command } from '../../src/littlewars/engine/orders';
import { NEWEST_RULINGS } from '../../src/littlewars/engine/rulings';
import { beginBattle } from '../../src/littlewars/engine/start';
import { SIDES, type Battle, type Side } from '../../src/littlewars/engine/types';
import { BATTLE_KINDS } from '../../src/littlewars/engine/battleRules';
import { playerNamed, type LittleWarsPlayer } from './players';

interface Played {
  readonly game: number;
  readonly kind: string;
  readonly country: string;
  /** The side of A. */
  readonly a: Side;
  readonly result: 'A' | 'B' | 'draw';
  readonly moves: number;
  /** The slowest act, in milliseconds. */
  readonly slowest: number;
}

/** A battle that is not over by then is drawn. */
const MOST_MOVES = 80;

function play(
  game: number,
  players: readonly [LittleWarsPlayer, LittleWarsPlayer],
  seed: number,
): Played {
  const pair = Math.floor(game / 2);
  const kind = BATTLE_KINDS[pair % BATTLE_KINDS.length] ?? 'finish';
  const country =
    COUNTRY_IDS[Math.floor(pair / BATTLE_KINDS.length) % COUNTRY_IDS.length] ?? 'hooks-farm';
  const first = SIDES[Math.floor(pair / 18) % 2] ?? 'red';
  const a: Side = game % 2 === 0 ? 'red' : 'blue';
  let battle: Battle = beginBattle({
    country: COUNTRIES[country],
    rules: { ...HOOKS_FARM_MUSTER.rules, kind },
    rulings: NEWEST_RULINGS,
    first,
    forces: forcesFor(kind, first, SIZES.standard),
    seed: seed + pair,
  });
  let slowest = 0;
  while (battle.phase !== 'over' && battle.moves < MOST_MOVES) {
    const before: Battle = battle;
    for (const side of SIDES) {
      const begun = performance.now();
      const acts = players[side === a ? 0 : 1](battle, side, seed + game);
      slowest = Math.max(slowest, performance.now() - begun);
      for (const order of acts.flatMap(({ orders }) => orders)) {
        const outcome = command(battle, order);
        if (!outcome.ok)
          throw new Error(`${JSON.stringify(order)}: ${JSON.stringify(outcome.reasons)}`);
        battle = outcome.battle;
      }
    }
    if (battle === before) throw new Error(`nobody goes on in ${battle.phase}`);
  }
  const winner = battle.result?.winner ?? null;
  const result = winner === null ? 'draw' : winner === a ? 'A' : 'B';
  return { game, kind, country, a, result, moves: battle.moves, slowest: Math.round(slowest) };
}

const [, , , nameA = '', nameB = '', games = '36', seed = '1', file] = process.argv;
const players = [playerNamed(nameA), playerNamed(nameB)] as const;
const done: Played[] =
  file !== undefined && existsSync(file)
    ? readFileSync(file, 'utf8')
        .trim()
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line) as Played)
    : [];
for (let game = done.length; game < Number(games); game++) {
  const played = play(game, players, Number(seed));
  done.push(played);
  if (file !== undefined) appendFileSync(file, `${JSON.stringify(played)}\n`);
}
const points = done.map(({ result }): number => (result === 'A' ? 1 : result === 'draw' ? 0.5 : 0));
const mean = points.reduce((sum, each) => sum + each, 0) / points.length;
const spread =
  1.96 *
  Math.sqrt(
    points.reduce((sum, each) => sum + (each - mean) ** 2, 0) / points.length / (points.length - 1),
  );
const count = (result: string): number => done.filter((each) => each.result === result).length;
const percent = (share: number): number => Math.round(share * 1000) / 10;
console.log(
  JSON.stringify({
    a: nameA,
    b: nameB,
    games: done.length,
    won: count('A'),
    drawn: count('draw'),
    lost: count('B'),
    points: [percent(mean), percent(mean - spread), percent(mean + spread)],
    slowest: Math.max(...done.map((each) => each.slowest)),
  }),
);
