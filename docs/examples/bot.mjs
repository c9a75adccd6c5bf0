// A player for matches: it speaks as much of the console (docs/console.md) as a match asks of it. Each turn it makes the
// attack that destroys most, after the moves, tried one at a time by lot, that bring it about.
//
//   npm run package
//   npm run match -- 3 "program:node build/game-of-war-engine/examples/bot.mjs" 20 300
import { createInterface } from 'node:readline';
import {
  attacks,
  destinations,
  movers,
  openingOf,
  play,
  readPosition,
  reasonsAgainst,
  RULE_SETS,
  STANDARD_BOARD,
  startPosition,
  strengthOf,
  writeAction,
} from 'game-of-war-engine';

/** @typedef {import('game-of-war-engine').Position} Position */
/** @typedef {import('game-of-war-engine').Action} Action */

/** How often a turn begins anew, to end in the best of all. */
const TRIES = 40;
const board = STANDARD_BOARD;

/** The position of a text; throws where it cannot be read. */
function positionOf(/** @type {string} */ text) {
  const reading = readPosition(board, text);
  if (!reading.ok) throw new Error(`no position: ${text}`);
  return startPosition(board, RULE_SETS.debord, reading.setup);
}

/** The position after an order that is legal. */
function after(/** @type {Position} */ position, /** @type {Action} */ action) {
  const played = play(position, action);
  if (!played.ok) throw new Error(played.reasons.map(({ code }) => code).join());
  return played.position;
}

/** What the best attack would destroy, by its defence, and that attack or the end of the turn; less than nothing where it may not end. */
function blow(/** @type {Position} */ position) {
  /** @type {{ worth: number, action: Action }} */
  let best = { worth: 0, action: { type: 'endTurn' } };
  // A dislodged unit must retreat first.
  if (reasonsAgainst(position, best.action).length > 0) return { ...best, worth: -1 };
  for (const { target, attack, defence } of attacks(position)) {
    const worth = attack >= defence + 2 ? (strengthOf(position, target)?.defence ?? 0) : 0;
    if (worth > best.worth) best = { worth, action: { type: 'attack', target } };
  }
  return best;
}

/** A turn by lot, as far as it must go for its blow. */
function turnByLot(/** @type {Position} */ position) {
  /** @type {Action[]} */
  const orders = [];
  let best = { ...blow(position), orders: 0 };
  for (;;) {
    const able = movers(position);
    const from = able[Math.floor(Math.random() * able.length)];
    if (from === undefined) break;
    const goals = destinations(position, from);
    const to = goals[Math.floor(Math.random() * goals.length)] ?? from;
    orders.push({ type: 'move', from, to });
    position = after(position, { type: 'move', from, to });
    if (position.over !== null) return { worth: Infinity, actions: orders };
    const now = blow(position);
    if (now.worth > best.worth) best = { ...now, orders: orders.length };
  }
  return { worth: best.worth, actions: [...orders.slice(0, best.orders), best.action] };
}

/** The best turn of some. */
function choose(/** @type {Position} */ position) {
  let best = turnByLot(position);
  for (let i = 1; i < TRIES; i++) {
    const next = turnByLot(position);
    if (next.worth > best.worth) best = next;
  }
  return best.actions;
}

let position = positionOf(openingOf(board, 'classic')?.position ?? '');
for await (const line of createInterface({ input: process.stdin })) {
  const [command, ...rest] = line.split(' ');
  if (command === 'position') {
    position = positionOf(rest.join(' '));
    console.log(JSON.stringify({ position: rest.join(' ') }));
  } else if (command === 'go') {
    console.log(JSON.stringify({ turn: choose(position).map((each) => writeAction(board, each)) }));
  } else {
    console.log(JSON.stringify({ error: `This player knows “position” and “go”: ${line}` }));
  }
}
