// Measures the engine and the opponent: prints one line of JSON, operations a second, the median of the rounds.
// Rates use this process's processor time, so that other load counts less; ratios within one run are more reliable
// than the figures.
import { attackAndDefence, outcomeOf } from '../../src/war/engine/combat';
import { communicationOf } from '../../src/war/engine/communication';
import { marchReach, reachSquare } from '../../src/war/engine/march';
import { readPosition } from '../../src/war/engine/notation/notation';
import { openingOf } from '../../src/war/engine/openings';
import { positionOf, squareOf, type Position } from '../../src/war/engine/position';
import { RULE_SETS } from '../../src/war/engine/rules';
import { searchFrom, takeBack, tryAttack, tryEndTurn, tryMove } from '../../src/war/engine/search';
import { STANDARD_BOARD } from '../../src/war/engine/standardMap';
import { ARMY_SIZE, firstSlot } from '../../src/war/engine/units';
import { other } from '../../src/war/engine/vocabulary';
import { budgetOf } from '../../src/war/opponent/budget';
import { evaluate } from '../../src/war/opponent/evaluation';
import { plansOf } from '../../src/war/opponent/plans';
import { killsNow } from '../../src/war/opponent/kills';
import { LEVELS } from '../../src/war/opponent/levels';
import { give, movesNow, type Thinking } from '../../src/war/opponent/thinking';
import { WEIGHTS } from '../../src/war/opponent/weights';
import { littleWars } from './littlewars';

const ROUNDS = 9;
const ROUND_MS = 120;
const BATCH = 100;

function at(text: string): Position {
  const reading = readPosition(STANDARD_BOARD, text);
  if (!reading.ok) throw new Error(`bad position: ${JSON.stringify(reading.faults)}`);
  return positionOf(STANDARD_BOARD, RULE_SETS.debord, reading.setup);
}

const POSITIONS = {
  classic: at(openingOf(STANDARD_BOARD, 'classic')?.position ?? ''),
  // The assault on the fort L15 from Debord's book: both armies in contact (rules.md, known facts).
  battle: at(
    '25/25/25/25/25/20c4/16I3ccr2/11R4I3ac3/14A1I3i4/12I1H1I2i5/11CCIII2i6/7S3CCIiiih7/15i9/16i5s2/25/25/25/25/25/25 N B15,D8,T3,T23 - 1',
  ),
};

/** Uses the results, so that none is optimised away. */
let sink = 0;
/** A small random generator, so that every run plays the same turns. */
let seed = 1;
const randomInt = (n: number): number => {
  seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
  return Math.floor((seed / 2 ** 32) * n);
};

type Job = (times: number) => number;

const repeat =
  (once: () => number): Job =>
  (times) => {
    for (let i = 0; i < times; i++) sink ^= once();
    return times;
  };

/** Computes the communication of both sides. */
const networks = (p: Position): Job =>
  repeat(() => communicationOf(p, 'N') ^ communicationOf(p, 'S'));

/** Finds the destinations of all units of the side to move, with the squares between checked by 5.3. */
const allDestinations = (p: Position): Job =>
  repeat(() => {
    let all = 0;
    const first = firstSlot(p.side);
    for (let slot = first; slot < first + ARMY_SIZE; slot++)
      if (squareOf(p, slot) >= 0) all ^= marchReach(p, slot);
    return all;
  });

/** Sums attack and defence of all enemy units. */
const allAttacks = (p: Position): Job =>
  repeat(() => {
    let all = 0;
    const first = firstSlot(other(p.side));
    for (let slot = first; slot < first + ARMY_SIZE; slot++) {
      const square = squareOf(p, slot);
      if (square >= 0) all += attackAndDefence(p, square).attack;
    }
    return all;
  });

/** Makes one move, computes the communication of both sides, and unmakes it. */
function applied(p: Position): Job {
  const search = searchFrom(p, 1);
  const moves: [number, number][] = [];
  const first = firstSlot(p.side);
  for (let slot = first; slot < first + ARMY_SIZE; slot++) {
    const reach = marchReach(p, slot);
    for (let rest = reach; rest !== 0; rest &= rest - 1)
      moves.push([slot, reachSquare(p, squareOf(p, slot), rest & -rest)]);
  }
  let next = 0;
  return repeat(() => {
    const [slot, to] = moves[next++ % moves.length] as [number, number];
    tryMove(search, slot, to);
    const linked = search.position.linkedNorth;
    takeBack(search);
    return linked;
  });
}

const TURNS = 40;

/** Plays random legal turns of up to five moves and an attack, in games of 40 turns; counted in turns. */
function playouts(p: Position): Job {
  const search = searchFrom(p, TURNS * 6);
  return (times) => {
    let turns = 0;
    while (turns < times) {
      for (let turn = 0; turn < TURNS && search.position.over === null; turn++, turns++)
        randomTurn();
      while (search.depth > 0) takeBack(search);
    }
    return turns;
  };

  function randomTurn(): void {
    const now = search.position;
    const first = firstSlot(now.side);
    if (now.retreatDue >= 0) randomMove(now.retreatDue);
    for (let move = 0; move < 5 && now.over === null; move++) {
      const slot = first + randomInt(ARMY_SIZE);
      if (squareOf(now, slot) >= 0 && (now.moved & (1 << (slot - first))) === 0) randomMove(slot);
    }
    if (now.over !== null) return;
    const target = now.taken >= 0 ? -1 : bestTarget(now, firstSlot(other(now.side)));
    if (target < 0) tryEndTurn(search);
    else tryAttack(search, target);
  }

  function randomMove(slot: number): void {
    const now = search.position;
    let reach = marchReach(now, slot);
    if (reach === 0) return;
    let count = 0;
    for (let rest = reach; rest !== 0; rest &= rest - 1) count++;
    for (let skip = randomInt(count); skip > 0; skip--) reach &= reach - 1;
    const to = reachSquare(now, squareOf(now, slot), reach & -reach);
    // A turn cannot take a second arsenal (8.2).
    if (now.taken < 0 || STANDARD_BOARD.arsenals.every((a) => a.square !== to))
      tryMove(search, slot, to);
  }

  function bestTarget(now: Position, first: number): number {
    let best = -1;
    for (let slot = first; slot < first + ARMY_SIZE; slot++) {
      const square = squareOf(now, slot);
      if (square < 0) continue;
      const { attack, defence } = attackAndDefence(now, square);
      if (attack > defence && outcomeOf(now, square) !== 'resists') best = square;
    }
    return best;
  }
}

const thinkingOn = (p: Position): Thinking => ({
  search: searchFrom(p, 16),
  side: p.side,
  level: LEVELS[6],
  weights: WEIGHTS,
  plans: plansOf(p),
  pressing: 0,
  left: [],
  likely: new Map(),
  budget: budgetOf({ nodes: Number.MAX_SAFE_INTEGER }),
  seed: 1,
});

/** Evaluates the position after each possible move. */
function evaluations(p: Position): Job {
  const thinking = thinkingOn(p);
  const moves = movesNow(p);
  let next = 0;
  return repeat(() => {
    give(thinking, moves[next++ % moves.length] as number);
    const score = evaluate(thinking.search.position, p.side, WEIGHTS, 5, thinking.plans);
    takeBack(thinking.search);
    return score;
  });
}

/** Runs the opponent's solver of kills on every enemy unit. */
function solvedKills(p: Position): Job {
  const thinking = thinkingOn(p);
  return repeat(() => killsNow(thinking, 5).length);
}

const cpu = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

function rate(job: Job): number {
  const rates: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const start = cpu();
    let done = 0;
    let spent = 0;
    while (spent * 1000 < ROUND_MS) {
      done += job(BATCH);
      spent = cpu() - start;
    }
    rates.push(done / spent);
  }
  rates.sort((a, b) => a - b);
  return Math.round(rates[Math.floor(ROUNDS / 2)] ?? 0);
}

const JOBS = {
  network: networks,
  destinations: allDestinations,
  attacks: allAttacks,
  apply: applied,
  playout: playouts,
  evaluate: evaluations,
  kills: solvedKills,
};

const results = Object.fromEntries(
  Object.entries(POSITIONS).map(([name, position]) => [
    name,
    Object.fromEntries(Object.entries(JOBS).map(([job, make]) => [job, rate(make(position))])),
  ]),
);
console.log(JSON.stringify({ ...results, 'little wars, ms': littleWars() }));
if (sink === Number.MAX_SAFE_INTEGER) console.error(sink);
