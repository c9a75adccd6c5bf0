// Two small players against each other: each gives, five times a turn, the order that leaves most by a rough count, and
// then attacks where the sum destroys or dislodges. It sees no answer of the enemy's.
//
//   node greedy.mjs [turns]
import {
  attacks,
  communicationOf,
  destinations,
  movers,
  openingOf,
  play,
  readPosition,
  RULE_SETS,
  searchFrom,
  slotAt,
  standingArsenals,
  STANDARD_BOARD,
  startPosition,
  strengthOf,
  takeBack,
  tryMove,
  UNITS,
  unitsOf,
  writeAction,
  writePosition,
} from 'game-of-war-engine';

/** @typedef {import('game-of-war-engine').Position} Position */
/** @typedef {import('game-of-war-engine').Side} Side */
/** @typedef {import('game-of-war-engine').Action} Action */

const board = STANDARD_BOARD;
/** Units in communication, from the mask that the engine keeps. */
const count = (/** @type {number} */ mask) => mask.toString(2).replaceAll('0', '').length;

/** What a position is worth to a side: units in communication, sums that would destroy, and the way to the enemy's arsenals. */
function worth(/** @type {Position} */ position, /** @type {Side} */ side) {
  const enemy = side === 'N' ? 'S' : 'N';
  let sum = 3 * (count(communicationOf(position, side)) - count(communicationOf(position, enemy)));
  for (const { attack, defence } of attacks(position)) sum += attack >= defence + 2 ? 8 : 0;
  const goals = standingArsenals(position).filter(
    (square) => board.arsenals.find((arsenal) => arsenal.square === square)?.side === enemy,
  );
  sum -= 30 * goals.length;
  for (const unit of unitsOf(position)) {
    if (unit.side !== side || UNITS[unit.kind].attack === 0) continue;
    const steps = goals.map((square) =>
      Math.max(
        Math.abs(Math.floor(square / board.width) - Math.floor(unit.square / board.width)),
        Math.abs((square % board.width) - (unit.square % board.width)),
      ),
    );
    sum -= Math.min(...steps, 25) / 5;
  }
  return sum;
}

/**
 * The best single move of the side to move, or null where none is better than standing still.
 * @returns {Action | null}
 */
function bestMove(/** @type {Position} */ position) {
  // Orders are tried and taken back in place; nothing is allocated on the way.
  const search = searchFrom(position, 1);
  let [best, most] = [/** @type {Action | null} */ (null), worth(position, position.side)];
  for (const from of movers(position))
    for (const to of destinations(position, from)) {
      tryMove(search, slotAt(search.position, from), to);
      const value = worth(search.position, position.side);
      takeBack(search);
      if (value > most) [best, most] = [{ type: 'move', from, to }, value];
    }
  return best;
}

/** The attack that takes most from the enemy, or none. @returns {Action} */
function lastOrder(/** @type {Position} */ position) {
  const [best] = attacks(position)
    .filter(({ attack, defence }) => attack > defence)
    .sort(
      (one, other) =>
        (strengthOf(position, other.target)?.defence ?? 0) -
        (strengthOf(position, one.target)?.defence ?? 0),
    );
  return best === undefined ? { type: 'endTurn' } : { type: 'attack', target: best.target };
}

/** Plays a turn. @returns {{ readonly orders: string[], readonly position: Position }} */
export function playTurn(/** @type {Position} */ position) {
  const { turn } = position;
  const orders = [];
  while (position.turn === turn && position.over === null) {
    const action = bestMove(position) ?? lastOrder(position);
    const played = play(position, action);
    // Every reason against an order is reported; legal ones have none.
    if (!played.ok) throw new Error(played.reasons.map(({ code }) => code).join());
    orders.push(writeAction(board, action));
    position = played.position;
  }
  return { orders, position };
}

const reading = readPosition(board, openingOf(board, 'marengo')?.position ?? '');
if (!reading.ok) throw new Error('an opening that cannot be read');
let position = startPosition(board, RULE_SETS.debord, reading.setup);
for (let left = Number(process.argv[2] ?? 6); left > 0 && position.over === null; left--) {
  const { turn, side } = position;
  const played = playTurn(position);
  ({ position } = played);
  console.log(`${turn}. ${side} ${played.orders.join(' ')}`);
}
console.log(position.over === null ? writePosition(position) : JSON.stringify(position.over));
