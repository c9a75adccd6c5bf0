import { memoizeEachBy } from '../engine/memoizeEachBy';
import { FOOT } from '../engine/lengths';
import { isReady, isWithin } from '../engine/men';
import type { Man, Side } from '../engine/types';
import { bodyWith } from './bodies';
import { isBesieged } from './siege';
import type { KriegspielBattle, Service } from './types';
import { SUPPLIES, type Supply } from './things';

// What a side owes its men (5.1, 5.3 to 5.5), also those aboard a boat or train, at its place. The General's
// household feeds itself.

/** The number of its moves after which a side gives up supplies again (kriegspiel.md 5.1). */
export const EVERY = 6;
/** 5.1: bodies no farther from one another than this are counted together. */
const TOGETHER = 12 * FOOT;
/** For how many men a packet of each supply is enough; of forage, for how many horses (kriegspiel.md 5.1). */
export const PACKET_FOR: Readonly<Record<Supply, number>> = { food: 30, forage: 6, ammunition: 30 };
/** 5.4 */
const LEAST_ALONE = 30;

/**
 * Men who are counted together for supplies because their bodies are within 12 feet of one another (kriegspiel.md
 * 5.1): body by body, then the men who are in none.
 */
export interface Mess {
  readonly bodies: readonly string[];
  readonly men: readonly Man[];
}

/** One packet of supplies that is needed (kriegspiel.md 5.1), with the men who need it, and their bodies by id. */
export interface Need {
  readonly supply: Supply;
  readonly bodies: readonly string[];
  readonly men: readonly Man[];
  /** The move at whose end it fell due and was not given (5.6); null for what falls due at the next sixth move. */
  readonly since: number | null;
}

/**
 * Returns how many of its own moves a side has finished; `moves` is the number of finished moves of both sides
 * together.
 */
export const finishedMoves = (
  { moves, first }: Pick<KriegspielBattle, 'moves' | 'first'>,
  side: Side,
): number => Math.floor((moves + (side === first ? 1 : 0)) / 2);

/** Returns the number, counted from 0 over both sides, of a side's `nth` own move, counted from 1. */
export const moveNumber = (
  { first }: Pick<KriegspielBattle, 'first'>,
  side: Side,
  nth: number,
): number => 2 * (nth - 1) + (side === first ? 0 : 1);

interface Unit {
  readonly body: string | null;
  readonly men: readonly Man[];
}

function unitsOf(battle: KriegspielBattle, side: Side): readonly Unit[] {
  const { bodies, generals } = battle.kriegspiel;
  const counted = new Map<string, Man>();
  for (const man of battle.men)
    if (
      man.side === side &&
      (isReady(man) || man.state === 'aboard') &&
      man.id !== generals[side].man
    )
      counted.set(man.id, man);
  const units: Unit[] = [];
  for (const { id, side: of, men: ids } of bodies) {
    if (of !== side) continue;
    const men = ids.flatMap((each) => counted.get(each) ?? []);
    if (men.length > 0) units.push({ body: id, men });
    for (const each of ids) counted.delete(each);
  }
  return [...units, ...[...counted.values()].map((man) => ({ body: null, men: [man] }))];
}

const areTogether = (a: Unit, b: Unit): boolean =>
  a.men.some((one) => b.men.some((each) => isWithin(one, each, TOGETHER)));

/**
 * Returns the men of a side, without its General, grouped as they are counted together for supplies: bodies, and men in
 * none, within 12 feet of one another or joined by a chain of such (kriegspiel.md 5.1); in the order of their first
 * bodies. Cached for each battle.
 */
export const messesOf = memoizeEachBy((battle: KriegspielBattle, side: Side): readonly Mess[] =>
  countedTogether(unitsOf(battle, side)),
);

function countedTogether(all: readonly Unit[]): readonly Mess[] {
  const left = new Set(all);
  const messes: Mess[] = [];
  for (const first of left) {
    const found = new Set([first]);
    left.delete(first);
    // The loop also visits elements added meanwhile.
    for (const unit of found)
      for (const each of left)
        if (areTogether(unit, each)) {
          found.add(each);
          left.delete(each);
        }
    const units = all.filter((unit) => found.has(unit));
    messes.push({
      bodies: units.flatMap(({ body }) => body ?? []),
      men: units.flatMap(({ men }) => men),
    });
  }
  return messes;
}

const serviceOf = ({ kriegspiel }: KriegspielBattle, { id }: Man): Service =>
  kriegspiel.services[id] as Service;

/** Returns whether a man is of the cavalry and has a horse, under him or held for him (kriegspiel.md 2.5, 5.6). */
export const hasHorse = (battle: KriegspielBattle, man: Man): boolean =>
  serviceOf(battle, man) === 'cavalry' && !battle.kriegspiel.unhorsed.includes(man.id);

/** 5.4: returns whether men counted together need nothing: one body of few infantry, alone and not besieged (5.5). */
function isExempt(battle: KriegspielBattle, { bodies, men }: Mess): boolean {
  if (men.length >= LEAST_ALONE || bodies.length > 1) return false;
  const loose = men.some(({ id }) => bodyWith(battle, id) === undefined) ? 1 : 0;
  return (
    bodies.length + loose === 1 &&
    men.every((man) => serviceOf(battle, man) === 'infantry') &&
    !isBesieged(battle, men)
  );
}

/**
 * Returns men divided into lots of `size`, in their order, each of which needs one packet (kriegspiel.md 5.3). If
 * half of `size` or more are left over, they are a lot too; if fewer, they belong to the last lot, or to none if that
 * would be the only one.
 */
export function lotsOf(men: readonly Man[], size: number): readonly (readonly Man[])[] {
  const count = Math.floor(men.length / size + 1 / 2);
  return Array.from({ length: count }, (_, i) =>
    men.slice(i * size, i === count - 1 ? men.length : (i + 1) * size),
  );
}

/** Returns who among men counted together needs a supply at the next sixth move, `left` moves of their side away. */
function thoseFor(
  battle: KriegspielBattle,
  men: readonly Man[],
  supply: Supply,
  left: number,
): readonly Man[] {
  const { fired } = battle.kriegspiel;
  if (supply === 'food') return men;
  if (supply === 'forage') return men.filter((man) => hasHorse(battle, man));
  return men.filter(
    (man) => serviceOf(battle, man) === 'infantry' && isFiring(fired[man.id] ?? 0, left),
  );
}

/** 5.1: returns whether a man who has fired in so many moves on end will have fired in six after `left` more. */
const isFiring = (fired: number, left: number): boolean => fired > 0 && fired + left >= EVERY;

/**
 * Returns the packets of supplies that a side needs (kriegspiel.md 5.1, 5.3), in no order to rely on: those owed since
 * an earlier move, and, unless `left` is null, those that fall due after `left` more of the side's moves.
 */
export function needsOf(
  battle: KriegspielBattle,
  side: Side,
  left: number | null,
): readonly Need[] {
  const { wanting } = battle.kriegspiel;
  const bodiesOf = (men: readonly Man[]): readonly string[] => {
    const found: string[] = [];
    for (const { id } of men) {
      const body = bodyWith(battle, id);
      if (body !== undefined && !found.includes(body.id)) found.push(body.id);
    }
    return found;
  };
  const needs: Need[] = [];
  for (const mess of messesOf(battle, side)) {
    const spared = left === null || isExempt(battle, mess);
    for (const supply of SUPPLIES) {
      const owed = new Map<number, Man[]>();
      for (const man of mess.men) {
        const since = wanting[man.id]?.[supply];
        if (since !== undefined) owed.set(since, [...(owed.get(since) ?? []), man]);
      }
      for (const [since, men] of owed) {
        const lots = lotsOf(men, PACKET_FOR[supply]);
        // A packet that was due stays due, however few of its men are left.
        for (const lot of lots.length > 0 ? lots : [men])
          needs.push({ supply, bodies: bodiesOf(lot), men: lot, since });
      }
      if (spared) continue;
      const due = thoseFor(battle, mess.men, supply, left).filter(
        ({ id }) => wanting[id]?.[supply] === undefined,
      );
      for (const lot of lotsOf(due, PACKET_FOR[supply]))
        needs.push({ supply, bodies: bodiesOf(lot), men: lot, since: null });
    }
  }
  return needs;
}
