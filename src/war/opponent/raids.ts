import { NOWHERE } from '../engine/board';
import { FIGHTING_COUNT, NOBODY } from '../engine/communication';
import { takesArsenals } from '../engine/march';
import { isLinked, slotAt, squareOf, type Position } from '../engine/position';
import { ARMY_SIZE, BY_SLOT, firstSlot } from '../engine/units';
import { other, type Side, type Square } from '../engine/vocabulary';
import { stepsTable } from './geometry';
import { alongLines, markLinesFrom } from './lines';

/** A communications unit that goes to a square, to send its lines from there. */
export interface RelayMarch {
  readonly slot: number;
  readonly to: Square;
}

/**
 * How units come to an enemy arsenal before its defenders: the arsenal, the units, the communications unit that they
 * need, and in how many turns.
 */
export interface Raid {
  readonly arsenal: Square;
  /** The unit that enters it, and up to three others that could do so in its turn or the next one. */
  readonly by: readonly number[];
  /** The communications unit whose line the raider needs for its last march; null if it needs none. */
  readonly relay: RelayMarch | null;
  /** The turn of the side in which the arsenal is entered: 1 is the present or next one. */
  readonly turns: number;
  /** By how many of its turns the enemy comes too late, if it sets out at once; 0 if it comes just in time. */
  readonly margin: number;
}

/** The most turns of a raid, and the most marches of a raider. */
const MOST_RAID_TURNS = 4;
/** The most raiders. */
const MOST_RAIDERS = 4;
const NEVER = 99;

/** The lines of a side as its units stand, and with one of its communications units away. */
interface Lines {
  readonly position: Position;
  readonly side: Side;
  readonly steps: Uint8Array;
  /** Marks of the squares on lines, by square. */
  readonly now: Uint8Array;
  /** The communications units on the board, and marks of the squares on lines without each. */
  readonly relays: readonly { readonly slot: number; readonly without: Uint8Array }[];
}

/** What raids are sought: the least margin, 1 by default, and the march of a communications unit preferred to others. */
interface Sought {
  readonly margin?: number;
  readonly preferred?: RelayMarch | null;
}

/**
 * Returns the raids of a side, for each enemy arsenal and each unit that can enter it in at most four turns before an
 * enemy fighting unit is there, with the fewest turns; none against arsenals on which a unit stands. Lines are taken as
 * they are now, but for those of the communications unit that goes with the raid.
 */
export function raidsOf(position: Position, side: Side, sought: Sought = {}): Raid[] {
  if (position.over !== null) return [];
  const goals = position.board.arsenals.filter(
    (arsenal, i) =>
      arsenal.side !== side &&
      (position.standing & (1 << i)) !== 0 &&
      slotAt(position, arsenal.square) === NOBODY,
  );
  if (goals.length === 0) return [];
  const lines = linesOf(position, side);
  return goals.flatMap(({ square }) => raidsOn(lines, square, sought));
}

function linesOf(position: Position, side: Side): Lines {
  const { board, standing } = position;
  const arsenals = new Uint8Array(board.size);
  board.arsenals.forEach(({ side: of, square }, i) => {
    if (of === side && (standing & (1 << i)) !== 0) markLinesFrom(position, side, square, arsenals);
  });
  const first = firstSlot(side) + FIGHTING_COUNT;
  const slots = Array.from({ length: ARMY_SIZE - FIGHTING_COUNT }, (_, i) => first + i).filter(
    (slot) => squareOf(position, slot) !== NOWHERE,
  );
  const now = Uint8Array.from(arsenals);
  for (const slot of slots)
    if (isLinked(position, slot)) markLinesFrom(position, side, squareOf(position, slot), now);
  const relays = slots.map((slot) => {
    const without = Uint8Array.from(arsenals);
    for (const each of slots) {
      const square = squareOf(position, each);
      // One that has its line from the unit itself loses it.
      if (each !== slot && arsenals[square] === 1) markLinesFrom(position, side, square, without);
    }
    return { slot, without };
  });
  return { position, side, steps: stepsTable(board), now, relays };
}

/** Returns the raids on one arsenal, a raid for each unit. */
function raidsOn(lines: Lines, arsenal: Square, sought: Sought): Raid[] {
  const { position, side } = lines;
  const first = firstSlot(side);
  const defendersIn = defendersTurns(lines, arsenal);
  const raids: Raid[] = [];
  for (let slot = first; slot < first + ARMY_SIZE; slot++) {
    if (squareOf(position, slot) === NOWHERE || !takesArsenals(position, slot)) continue;
    const found = raidBy(lines, arsenal, slot, defendersIn, sought);
    if (found !== null) raids.push(found);
  }
  raids.sort((a, b) => a.turns - b.turns);
  return raids.map((raid) => ({ ...raid, by: [...raid.by, ...companionsOf(raid, raids)] }));
}

/** Returns the other units that could enter the arsenal of a raid in its turn or the next one, with the same lines. */
const companionsOf = (raid: Raid, raids: readonly Raid[]): number[] =>
  raids
    .filter(
      ({ by, turns, relay }) =>
        by[0] !== raid.by[0] &&
        turns <= raid.turns + 1 &&
        (relay === null || (relay.slot === raid.relay?.slot && relay.to === raid.relay.to)),
    )
    .map(({ by }) => by[0] as number)
    .slice(0, MOST_RAIDERS - 1);

/** Returns the number of the enemy's turns until its first fighting unit can stand on a square, in a straight line. */
function defendersTurns({ position, side, steps }: Lines, square: Square): number {
  const enemy = other(side);
  const first = firstSlot(enemy);
  let least = NEVER;
  for (let slot = first; slot < first + FIGHTING_COUNT; slot++) {
    const from = squareOf(position, slot);
    if (from === NOWHERE || !isLinked(position, slot)) continue;
    const away = steps[square * position.board.size + from] as number;
    least = Math.min(least, Math.ceil(away / (BY_SLOT.speed[slot] as number)));
  }
  return least;
}

/** Returns the raid of one unit with the fewest turns; null if the enemy is there before it. */
function raidBy(
  lines: Lines,
  arsenal: Square,
  slot: number,
  defendersIn: number,
  { margin = 1, preferred = null }: Sought,
): Raid | null {
  const { position, side, steps, now } = lines;
  const { board } = position;
  const speed = BY_SLOT.speed[slot] as number;
  const from = squareOf(position, slot);
  const away = steps[arsenal * board.size + from] as number;
  if (Math.ceil(away / speed) > MOST_RAID_TURNS) return null;
  // The enemy's turns before the one in which the arsenal is entered.
  const enemyTurns = (turns: number): number => (position.side === side ? turns - 1 : turns);
  const inTime = (turns: number): boolean =>
    turns <= MOST_RAID_TURNS && defendersIn - enemyTurns(turns) >= margin;
  if (!inTime(Math.ceil(away / speed))) return null;
  let best: { relay: RelayMarch | null; turns: number; cost: number } | null = null;
  const propose = (relay: RelayMarch | null, turns: number, cost: number): void => {
    if (inTime(turns) && (best === null || cost < best.cost)) best = { relay, turns, cost };
  };
  const marches = marchesFrom(lines, slot);
  for (const last of squaresBefore(position, arsenal, speed, from)) {
    const made = marches[last] as number;
    if (made >= MOST_RAID_TURNS) continue;
    if (last === from ? isLinked(position, slot) : now[last] === 1)
      propose(null, made + 1, made + 1);
    // A line that no other raid needs costs more than marches do.
    for (const { slot: relay, without } of lines.relays) {
      const march = (to: Square): void => {
        if (without[to] === 0) return;
        const stands = squareOf(position, relay);
        const relaySteps = steps[stands * board.size + to] as number;
        const relayTurns = Math.ceil(relaySteps / (BY_SLOT.speed[relay] as number));
        const occupant = slotAt(position, to);
        if (occupant !== NOBODY && occupant !== relay) return;
        const turns = Math.max(made + 1, relayTurns);
        const same = preferred?.slot === relay && preferred.to === to;
        propose({ slot: relay, to }, turns, turns + relaySteps / 32 + (same ? -0.5 : 0.1));
      };
      alongLines(position, side, last, march);
    }
  }
  const found = best as { relay: RelayMarch | null; turns: number } | null;
  return found === null
    ? null
    : {
        arsenal,
        by: [slot],
        relay: found.relay,
        turns: found.turns,
        margin: Math.min(NEVER, defendersIn - enemyTurns(found.turns)),
      };
}

/** Returns the squares from which a unit of a speed can march to another, over free squares; `from` counts as free. */
function squaresBefore(position: Position, to: Square, speed: number, from: Square): Square[] {
  const { board } = position;
  const found = new Set<Square>();
  let edge = [to];
  for (let step = 0; step < speed; step++) {
    const next: Square[] = [];
    for (const square of edge)
      for (let i = square * 8; i < square * 8 + 8; i++) {
        const each = board.around[i] as number;
        if (each === NOWHERE || each === to || found.has(each)) continue;
        if (each !== from && slotAt(position, each) !== NOBODY) continue;
        found.add(each);
        next.push(each);
      }
    edge = next;
  }
  return [...found];
}

/**
 * Returns, by square, the marches that a unit needs there, each begun on a line or where it stands now; 99 where it
 * cannot come. One that is isolated stays.
 */
function marchesFrom({ position, now }: Lines, slot: number): Uint8Array {
  const { board } = position;
  const marches = new Uint8Array(board.size).fill(NEVER);
  const from = squareOf(position, slot);
  marches[from] = 0;
  if (!isLinked(position, slot)) return marches;
  const speed = BY_SLOT.speed[slot] as number;
  const seen = new Uint8Array(board.size);
  let stops = [from];
  for (let march = 1; march < MOST_RAID_TURNS && stops.length > 0; march++) {
    const reached: Square[] = [];
    let edge = stops;
    for (let step = 0; step < speed; step++) {
      const next: Square[] = [];
      for (const square of edge)
        for (let i = square * 8; i < square * 8 + 8; i++) {
          const each = board.around[i] as number;
          if (each === NOWHERE || seen[each] === march) continue;
          if (slotAt(position, each) !== NOBODY) continue;
          seen[each] = march;
          next.push(each);
          if ((marches[each] as number) <= march) continue;
          marches[each] = march;
          reached.push(each);
        }
      edge = next;
    }
    stops = reached.filter((square) => now[square] === 1);
  }
  return marches;
}
