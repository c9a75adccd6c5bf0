import { expect, test } from 'vitest';
import { groundOf, onCrossing } from '../../../src/littlewars/engine/ground';
import { gap, isOnField, isReady, radiusOf } from '../../../src/littlewars/engine/men';
import { piecesNear } from '../../../src/littlewars/engine/obstacles';
import { contains } from '../../../src/littlewars/engine/shapes';
import type { Man } from '../../../src/littlewars/engine/types';
import { dutyOf } from '../../../src/littlewars/kriegspiel/duties';
import { isInvulnerable } from '../../../src/littlewars/kriegspiel/general';
import { commandKriegspiel, type KriegspielOrder } from '../../../src/littlewars/kriegspiel/orders';
import { DEPOT_PACKETS, PACKETS } from '../../../src/littlewars/kriegspiel/terms';
import type { KriegspielBattle } from '../../../src/littlewars/kriegspiel/types';
import { rounds } from '../../support/rounds';
import { Chance } from '../chance';
import { begunBattle, playMove, replayed, setOut } from './randomBattle';

const BATTLES = rounds(3);
/** Moves after which the mover surrenders. */
const MOST_MOVES = Math.min(60, rounds(14));
const ROUNDING = 1e-9;

/** Freezes a value and all in it; what is frozen already is so wholly. A battle that is changed later throws. */
function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const each of Object.values(value)) frozen(each);
  }
  return value;
}

const packetsOf = ({ kriegspiel }: KriegspielBattle): number =>
  [...kriegspiel.waggons, ...kriegspiel.depots].reduce((sum, { packets }) => sum + packets, 0);

/** What is wrong with how a man stands; null, if nothing is. */
function standsWrong(battle: KriegspielBattle, man: Man): string | null {
  const { id } = man;
  if (!Number.isInteger(man.x) || !Number.isInteger(man.y))
    return `${id} stands between sixteenths`;
  for (const { piece, distance } of piecesNear(battle, man, radiusOf(man) + 1))
    return `${id} stands ${distance} from ${piece.id}`;
  const isDeep = groundOf(battle.country).waters.some(
    ({ piece }) => piece.fordable !== true && contains(piece.shape, man),
  );
  if (isDeep && !onCrossing(battle.country, man)) return `${id} stands in a river`;
  if (isInvulnerable(battle, id)) return null;
  for (const other of battle.men) {
    if (other.id === id || !isOnField(other) || isInvulnerable(battle, other.id)) continue;
    // One who fought beside an enemy may be his prisoner, as near as he stood.
    if (gap(man, other) < (other.side === man.side ? 1 : 0)) return `${id} stands on ${other.id}`;
  }
  return null;
}

/** What a man has done that he may not have done together (2.1, 3.1, 6.1); null, if nothing. */
function didWrong(battle: KriegspielBattle, man: Man): string | null {
  const { id } = man;
  const { fired, worked, charged, used, halves } = dutyOf(battle, man);
  const marched = used > 0 && !charged;
  if (used + halves / 2 > 1 + ROUNDING && !charged) return `${id} has used ${used} and ${halves}`;
  if (fired && (marched || worked || charged || halves > 0)) return `${id} has fired and more`;
  if (worked && (marched || charged || halves > 0)) return `${id} works and has moved`;
  return null;
}

/** What holds after every order; the text says what does not. */
function wrong(
  before: KriegspielBattle,
  after: KriegspielBattle,
  order: KriegspielOrder,
): string | null {
  // A gun that turns moves whoever is in its way.
  const turns = order.kind === 'shell' || order.kind === 'fire';
  const { men, kriegspiel } = after;
  if (men.length !== before.men.length) return 'men are lost';
  const settingOut = after.phase === 'settingOut';
  const aboard = kriegspiel.transports.flatMap((each) => each.aboard);
  if (new Set(aboard).size !== aboard.length) return 'a man is aboard twice';
  for (const [i, man] of men.entries()) {
    const was = before.men[i]!;
    if (man.id !== was.id || man.side !== was.side) return `${man.id} was ${was.id}`;
    if (was.state === 'dead' && (man.state !== 'dead' || man.x !== was.x || man.y !== was.y))
      return `${man.id} is dead and acts`;
    const left = was.state === 'gone' && man.state !== 'gone';
    if (
      left &&
      man.state !== 'dead' &&
      !before.kriegspiel.transports.some((each) => each.aboard.includes(man.id))
    )
      return `${man.id} comes back`;
    if (aboard.includes(man.id) && man.state !== 'gone')
      return `${man.id} is aboard and ${man.state}`;
    const moved =
      man.x !== was.x || man.y !== was.y || man.state !== was.state || man.arm !== was.arm;
    const stands = moved && isOnField(man) && !settingOut ? standsWrong(after, man) : null;
    if (stands !== null) return stands;
    if (man.escort !== null && man.state !== 'prisoner') return `${man.id} is escorted`;
    const isActing = (after.phase === 'guns' || after.phase === 'men') && man.side === after.mover;
    const did = isActing ? didWrong(after, man) : null;
    if (did !== null) return did;
    const duty = dutyOf(after, man);
    if (
      isActing &&
      !turns &&
      isReady(man) &&
      (duty.fired || duty.worked) &&
      order.kind !== 'disembark'
    )
      if (man.x !== was.x || man.y !== was.y) return `${man.id} has fired or worked and moves`;
  }
  if (packetsOf(after) > packetsOf(before)) return 'packets appear';
  const isCount = (n: number, most: number): boolean => Number.isInteger(n) && n >= 0 && n <= most;
  if (!kriegspiel.waggons.every(({ packets }) => isCount(packets, PACKETS)))
    return 'a waggon holds too much';
  if (!kriegspiel.depots.every(({ packets }) => isCount(packets, DEPOT_PACKETS)))
    return 'a depot holds too much';
  const inBodies = kriegspiel.bodies.flatMap((body) => body.men);
  if (new Set(inBodies).size !== inBodies.length) return 'a man is in two bodies';
  const by = new Map(men.map((man) => [man.id, man]));
  for (const { id, side, men: ids } of kriegspiel.bodies) {
    const services = new Set(ids.map((man) => kriegspiel.services[man]));
    if (services.size > 1 || ids.some((man) => by.get(man)!.side !== side))
      return `body ${id} is mixed`;
    const arms = new Set(
      ids
        .map((man) => by.get(man)!)
        .filter(isReady)
        .map(({ arm }) => arm),
    );
    if (arms.size > 1) return `body ${id} is half mounted`;
  }
  const held = Object.values(kriegspiel.horses).flat();
  if (new Set(held).size !== held.length) return 'a horse is held twice';
  if (held.some((id) => by.get(id)!.arm === 'cavalry')) return 'a rider holds and rides his horse';
  for (const side of ['red', 'blue'] as const) {
    const { man } = kriegspiel.generals[side];
    if (man !== null && by.get(man)!.side !== side) return `${man} commands the enemy`;
  }
  for (const { id, gone, shots, side } of after.guns) {
    const { destroyed, used, halves } = kriegspiel.guns[id]!;
    if (destroyed && !gone) return `${id} is destroyed and stands`;
    if (side === after.mover && shots > 0 && (used > 0 || halves > 0) && after.phase === 'men')
      return `${id} has fired and moved`;
  }
  for (const work of kriegspiel.works)
    if (work.done > work.takes) return `${work.id} goes on too long`;
  return null;
}

/** What is wrong with an order that was carried out, by the battle before it; null, if nothing. */
function begunWrong(before: KriegspielBattle, order: KriegspielOrder): string | null {
  const named =
    order.kind === 'beginWork' || order.kind === 'rifles'
      ? order.men
      : order.kind === 'march'
        ? [order.man]
        : [];
  for (const id of named) {
    const man = before.men.find((each) => each.id === id)!;
    const { used, halves } = dutyOf(before, man);
    if (man.state === 'dead' || man.state === 'gone') return `${id} is ${man.state}`;
    if (order.kind !== 'march' && (used > 0 || halves > 0))
      return `${id} begins after he has moved`;
  }
  return null;
}

test(
  `${BATTLES} random battles to their end, nothing wrong after any order`,
  { tags: ['slow'] },
  () => {
    const kinds: Record<string, number> = {};
    for (let number = 0; number < BATTLES; number++) {
      const seed = 1913 + number;
      const chance = new Chance(seed);
      let battle = frozen(begunBattle(number, chance));
      const first = battle;
      const orders: KriegspielOrder[] = [];
      const give = (order: KriegspielOrder): boolean => {
        const where = `seed ${seed}, move ${battle.moves}, ${JSON.stringify(order)}`;
        const before = battle;
        let outcome;
        try {
          outcome = commandKriegspiel(before, order);
        } catch (error) {
          throw new Error(where, { cause: error });
        }
        if (!outcome.ok) {
          if (outcome.reasons.length === 0) throw new Error(`${where}: refused without a reason`);
          return false;
        }
        battle = frozen(outcome.battle);
        orders.push(order);
        kinds[order.kind] = (kinds[order.kind] ?? 0) + 1;
        const fault = wrong(before, battle, order) ?? begunWrong(before, order);
        if (fault !== null) throw new Error(`${where}: ${fault}`);
        return true;
      };
      const play = { battle: () => battle, give, chance };
      setOut(play);
      while (battle.phase !== 'over' && battle.moves < MOST_MOVES) {
        if (!give({ kind: 'go' }))
          throw new Error(`seed ${seed}, move ${battle.moves}: does not go on`);
        playMove(play);
      }
      if (battle.phase !== 'over') give({ kind: 'surrender', side: battle.mover });
      expect(battle.result, `seed ${seed}`).not.toBeNull();
      if (number % 4 === 0) expect(replayed(first, orders), `seed ${seed}`).toEqual(battle);
    }
    expect(kinds['marchBody']).toBeGreaterThan(BATTLES);
    expect(kinds['rifles']).toBeGreaterThan(0);
    expect(kinds['shell']).toBeGreaterThan(0);
    expect(kinds['beginWork']).toBeGreaterThan(0);
  },
);
