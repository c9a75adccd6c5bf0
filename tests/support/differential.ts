import { expect, test } from 'vitest';
import { attacks } from '../../src/war/engine/combat';
import { destinations, movers } from '../../src/war/engine/march';
import { readAction } from '../../src/war/engine/notation/recordText';
import { writePosition } from '../../src/war/engine/setups';
import { readPosition } from '../../src/war/engine/notation/notation';
import { inCommunication, unitsOf, type Position } from '../../src/war/engine/position';
import { reasonsAgainst } from '../../src/war/engine/objections';
import { RULE_SET_IDS, RULE_SETS, type Rules } from '../../src/war/engine/rules';
import { nameOf } from '../../src/war/engine/board';
import { rowsOfBoard } from '../../src/war/engine/maps/mapText';
import type { ShippedMap } from '../../src/war/engine/maps/maps';
import { STANDARD_BOARD } from '../../src/war/engine/standardMap';
import { play } from '../../src/war/engine/turn';
import * as naive from './naive';
import { layGround } from './naive/position';
import { mulberry32, pick, randomPosition, randomRules } from './randomPositions';
import { startPosition } from '../../src/war/engine/start';
import { rounds } from './rounds';

// The engine against the naive rules (naive.ts), a second reading of rules.md that shares no code with it.
// `npm run exhaustive` compares forty times as many, with playouts in proportion.

const POSITIONS = Number(process.env.DIFFERENTIAL ?? rounds(1_000, 40_000));
const PLAYOUTS = Math.ceil(POSITIONS / 100);

/** The map that both play on. */
let board = STANDARD_BOARD;

const name = (square: number): string => nameOf(board, square);

/** The rule sets by turns, and every fifth time rules drawn by lot. */
const rulesOf = (seed: number): Rules => {
  const id = RULE_SET_IDS[seed % 5];
  return id === undefined ? randomRules(seed) : RULE_SETS[id];
};

const engineSays = (p: Position) => {
  const communications = (side: 'N' | 'S') => {
    const units = unitsOf(p).filter((unit) => unit.side === side);
    const squares = (linked: boolean) =>
      units.filter((u) => inCommunication(p, u.square) === linked).map((u) => name(u.square));
    return { inCommunication: squares(true), isolated: squares(false) };
  };
  return {
    communications: { N: communications('N'), S: communications('S') },
    destinations: Object.fromEntries(
      movers(p).map((from) => [name(from), destinations(p, from).map(name)]),
    ),
    attacks: attacks(p).map(({ target, attack, defence, outcome, attackers, defenders }) => ({
      target: name(target),
      attack,
      defence,
      outcome,
      attackers: attackers.map(({ square, factor, charging }) => ({
        square: name(square),
        factor,
        charging,
      })),
      defenders: defenders.map(({ square, factor }) => ({ square: name(square), factor })),
    })),
  };
};

const naiveSays = (p: naive.NaivePosition, rules: Rules) => ({
  communications: naive.communications(p, rules),
  destinations: naive.destinations(p, rules),
  attacks: naive.attacks(p, rules),
});

/** What a position string does not say of the turn. */
const restOfTurn = (p: Position) => ({
  over: p.over,
  advance: p.advance === null ? null : { to: name(p.advance.to), from: p.advance.from.map(name) },
});

function begin(text: string, rules: Rules): Position {
  const reading = readPosition(board, text);
  if (!reading.ok) throw new Error(`${text}: ${JSON.stringify(reading.faults)}`);
  return startPosition(board, rules, reading.setup);
}

function comparePosition(seed: number): void {
  const text = randomPosition(seed);
  const rules = rulesOf(seed);
  const ours = begin(text, rules);
  const theirs = naive.begin(naive.parse(text), rules);
  const here = `seed ${seed}: ${text}`;
  expect(writePosition(ours), here).toBe(naive.write(theirs));
  expect(restOfTurn(ours), here).toEqual({ over: theirs.over, advance: null });
  expect(engineSays(ours), here).toEqual(naiveSays(theirs, rules));
}

/** An action at random, mostly legal, mostly a move, so that turns get far. */
function choose(p: Position, random: () => number): string {
  const target = attacks(p).map((a) => name(a.target));
  if (p.advance !== null && random() < 0.9)
    return `${name(pick(random, p.advance.from))}>${name(p.advance.to)}`;
  if (target.length > 0 && random() < 0.3) return `x${pick(random, target)}`;
  const from = movers(p);
  if (from.length > 0 && random() < 0.85) {
    const unit = pick(random, from);
    return `${name(unit)}-${name(pick(random, destinations(p, unit)))}`;
  }
  if (random() < 0.7) return '.';
  // Anything at all, most of it illegal.
  const any = () => name(pick(random, unitsOf(p)).square);
  const one = any();
  return pick(random, [`x${one}`, `${one}-${any()}`, `${one}>${any()}`, `${one}-${one}`]);
}

function comparePlayout(seed: number): void {
  const random = mulberry32(seed);
  const rules = rulesOf(seed);
  const start = randomPosition(seed + 500_000);
  let ours = begin(start, rules);
  let theirs = naive.begin(naive.parse(start), rules);
  const played: string[] = [];
  for (let i = 0; i < 60 && ours.over === null; i++) {
    const word = choose(ours, random);
    played.push(word);
    const here = `seed ${seed}: ${start} moves ${played.join(' ')}`;
    const action = readAction(board, word);
    if (action === undefined) throw new Error(here);
    const answer = play(ours, action);
    const after = naive.apply(theirs, rules, word);
    expect(answer.ok, `${here} (${typeof after === 'string' ? after : 'legal'})`).toBe(
      typeof after !== 'string',
    );
    expect(reasonsAgainst(ours, action).length === 0, here).toBe(answer.ok);
    if (!answer.ok || typeof after === 'string') continue;
    ours = answer.position;
    theirs = after;
    expect(writePosition(ours), here).toBe(naive.write(theirs));
    const { over } = theirs;
    const advance = over === null ? theirs.advance : null;
    expect(restOfTurn(ours), here).toEqual({ over, advance });
    // Everything else on every eighth position: the naive rules are slow.
    if (i % 8 === 0) expect(engineSays(ours), here).toEqual(naiveSays(theirs, rules));
  }
}

/** Compares the positions and playouts whose seeds leave a remainder when divided by the number of parts. */
export function differential(part: number, parts: number): void {
  const seeds = (most: number): number[] =>
    Array.from({ length: most }, (_, i) => i + 1).filter((seed) => seed % parts === part);
  const positions = seeds(POSITIONS);
  const playouts = seeds(PLAYOUTS);
  test(
    `${positions.length} random positions: communications, destinations and attacks are those of the naive rules`,
    { tags: ['slow'] },
    () => {
      for (const seed of positions) comparePosition(seed);
    },
  );
  test(
    `${playouts.length} random playouts: action by action, both agree what is legal and what becomes of it`,
    { tags: ['slow'] },
    () => {
      for (const seed of playouts) comparePlayout(seed);
    },
  );
}

/** Compares positions and playouts of another map than Debord's, laid for the naive rules from its rows. */
export function differentialOn(map: ShippedMap, positions: number, playouts: number): void {
  test(
    `${map.id}: ${positions} random positions and ${playouts} playouts are those of the naive rules`,
    { tags: ['slow'] },
    () => {
      board = map.board;
      layGround(rowsOfBoard(board));
      try {
        for (let seed = 1; seed <= positions; seed++) comparePosition(seed);
        for (let seed = 1; seed <= playouts; seed++) comparePlayout(seed);
      } finally {
        board = STANDARD_BOARD;
        layGround(null);
      }
    },
  );
}
