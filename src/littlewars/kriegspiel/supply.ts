import { radiusOf } from '../engine/men';
import type { Man, Side } from '../engine/types';
import { takes } from './moveState';
import { isBesieged } from './siege';
import { EVERY, finishedMoves, messesOf, moveNumber, needsOf, type Need } from './supplyNeeds';
import type { KriegspielBattle } from './types';
import { SUPPLIES } from './things';
import {
  type SupplyLine,
  type Store,
  storesOf,
  blockersOf,
  reachOf,
  lineTo,
  type Consumer,
} from './supplyLines';

// The account of a side's supply (5.1 to 5.5), used both to preview it and to hand it out.

/**
 * A packet of supplies that is needed (kriegspiel.md 5.1): the men who need it and their bodies, by id, and the store
 * from which it comes. Moves are counted from 0 over both sides.
 */
export interface Ration {
  readonly supply: Need['supply'];
  readonly bodies: readonly string[];
  readonly men: readonly string[];
  /** The move at whose end it fell due and was not given (5.6); null for what falls due at the next sixth move. */
  readonly since: number | null;
  /** Every store within reach, the nearest first. */
  readonly lines: readonly SupplyLine[];
  /** The store that gives it as things stand; null if none does. */
  readonly from: string | null;
  /**
   * The move at whose end it is first not given, if everybody stays and nothing is brought; null where nothing is due
   * again because it is owed already.
   */
  readonly stops: number | null;
}

/** What the men of a side need and get of supplies (kriegspiel.md 5). Moves are counted from 0 over both sides. */
export interface SupplyAccount {
  readonly side: Side;
  /** The move at whose end supplies are next given up (5.1). */
  readonly due: number;
  /** The stores of the side that may give packets now. */
  readonly stores: readonly Store[];
  /** The men counted together (5.1), with their bodies, and whether they are besieged (5.5). */
  readonly messes: readonly {
    readonly bodies: readonly string[];
    readonly men: readonly string[];
    readonly besieged: boolean;
  }[];
  /** Food first, then forage, then ammunition; of one supply what is owed longest first. */
  readonly rations: readonly Ration[];
}

/** Returns which store gives each of some packets, so that as many as possible are given, the first ones first. */
function given(
  lines: readonly (readonly SupplyLine[])[],
  packets: ReadonlyMap<string, number>,
): readonly (string | null)[] {
  const from: (string | null)[] = lines.map(() => null);
  const used = new Map<string, number[]>();
  // Augmenting paths: a need that has a packet of a store takes one of another store, if it can.
  const give = (ration: number, asked: Set<string>): boolean => {
    for (const { store, cutBy } of lines[ration] as readonly SupplyLine[]) {
      if (cutBy.length > 0 || asked.has(store)) continue;
      asked.add(store);
      const holders = used.get(store) ?? [];
      const freed =
        holders.length < (packets.get(store) as number)
          ? null
          : holders.find((holder) => give(holder, asked));
      if (freed === undefined) continue;
      used.set(store, [...(used.get(store) ?? []).filter((each) => each !== freed), ration]);
      from[ration] = store;
      return true;
    }
    return false;
  };
  lines.forEach((_, ration) => give(ration, new Set()));
  return from;
}

/**
 * Returns in which of the moves that follow, counted from 0, each packet is first not given, if nothing is
 * brought.
 */
function roundsOf(
  lines: readonly (readonly SupplyLine[])[],
  stores: readonly Store[],
): readonly number[] {
  const left = new Map(stores.map(({ id, packets }) => [id, packets]));
  const rounds = lines.map(() => Infinity);
  for (let round = 0; rounds.includes(Infinity); round++) {
    const from = given(lines, left);
    from.forEach((store, i) => {
      if (store === null) rounds[i] = Math.min(rounds[i] as number, round);
      else left.set(store, (left.get(store) as number) - 1);
    });
  }
  return rounds;
}

/**
 * Returns the packets that the men of a side need, food first, then forage, then ammunition, each with the stores
 * within reach and the one that gives it (kriegspiel.md 5.1 to 5.3): those owed since an earlier move, and, unless
 * `left` is null, the food and forage of the side's next sixth move, `left` of its moves from now.
 */
export function rationsOf(
  battle: KriegspielBattle,
  side: Side,
  left: number | null,
): readonly Ration[] {
  const stores = storesOf(battle, side);
  const blockers = blockersOf(battle, side);
  const age = ({ since }: Need): number => since ?? Infinity;
  const needs = [...needsOf(battle, side, left)].sort(
    (a, b) =>
      SUPPLIES.indexOf(a.supply) - SUPPLIES.indexOf(b.supply) ||
      Number(age(a) > age(b)) - Number(age(a) < age(b)),
  );
  // Most men need all three supplies, so each of their places is asked for three times.
  const known = new Map<Man, Consumer>();
  const consumerOf = (man: Man): Consumer => {
    const made = known.get(man);
    if (made !== undefined) return made;
    const reach = reachOf(battle, man);
    const consumer = { man, radius: radiusOf(man), reach, apart: [], lines: [] };
    known.set(man, consumer);
    return consumer;
  };
  const lines = needs.map(({ men }) => {
    const consumers = men.map(consumerOf);
    return stores
      .flatMap((store, nth) => lineTo(store, nth, consumers, blockers) ?? [])
      .sort((a, b) => a.distance - b.distance);
  });
  const from = given(lines, new Map(stores.map(({ id, packets }) => [id, packets])));
  const rounds = left === null ? [] : roundsOf(lines, stores);
  const next = finishedMoves(battle, side) + (left ?? 0);
  return needs.map(({ supply, bodies, men, since }, i): Ration => ({
    supply,
    bodies,
    men: men.map(({ id }) => id),
    since,
    lines: lines[i] as readonly SupplyLine[],
    from: from[i] as string | null,
    stops:
      since !== null || left === null
        ? null
        : moveNumber(battle, side, next + EVERY * (rounds[i] as number)),
  }));
}

/**
 * Returns the account of a side's supplies as things stand (kriegspiel.md 5): what is owed, and what falls due at the
 * end of its next move whose number is a multiple of six.
 */
export function supplyAccount(battle: KriegspielBattle, side: Side): SupplyAccount {
  const done = finishedMoves(battle, side);
  const left = EVERY - (done % EVERY);
  const taken = takes(battle, 'supply');
  return {
    side,
    due: moveNumber(battle, side, done + left),
    stores: storesOf(battle, side).map(({ id, packets }) => ({ id, packets })),
    messes: messesOf(battle, side).map(({ bodies, men }) => ({
      bodies,
      men: men.map(({ id }) => id),
      besieged: isBesieged(battle, men),
    })),
    rations: taken ? rationsOf(battle, side, left) : [],
  };
}
