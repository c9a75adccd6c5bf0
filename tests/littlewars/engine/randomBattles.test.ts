import { describe, expect, test } from 'vitest';
import { HOOKS_FARM } from '../../../src/littlewars/battles/hooksFarm';
import { piecesNear } from '../../../src/littlewars/engine/obstacles';
import { MOVE } from '../../../src/littlewars/engine/lengths';
import { gap, isOnField, isReady, movedBy, radiusOf } from '../../../src/littlewars/engine/men';
import { command, type Order } from '../../../src/littlewars/engine/orders';
import { pointsOf } from '../../../src/littlewars/engine/points';
import { NEWEST_RULINGS } from '../../../src/littlewars/engine/rulings';
import { beginBattle } from '../../../src/littlewars/engine/start';
import { SIDES, type Battle } from '../../../src/littlewars/engine/types';
import { BATTLE_KINDS, type BattleKind } from '../../../src/littlewars/engine/battleRules';
import { pathOf } from '../../../src/littlewars/engine/marching';
import { Chance } from '../chance';
import { RULES } from './tables';
import { rounds } from '../../support/rounds';

const BATTLES = rounds(3);
const MOST_MOVES = 80;
/**
 * Moves after which a side gives up a Blow at the Rear: a line is seldom reached by chance, and few men do not end it
 * (6.2).
 */
const GIVEN_UP = 50;

/** Checks the invariants after every order; returns the broken one as text. */
function wrong(battle: Battle): string | null {
  const { men } = battle;
  for (const side of SIDES) {
    const { infantry, cavalry } = battle.forces[side];
    if (men.filter((each) => each.side === side).length !== infantry + cavalry)
      return 'men are lost';
    const { total, ...items } = pointsOf(battle, side);
    if (total !== Object.values(items).reduce((a, b) => a + b, 0)) return 'points are wrong';
    if (items.infantry + items.cavalry > infantry + 1.5 * cavalry) return 'more men than began';
  }
  for (const each of men) {
    if (!isOnField(each)) continue;
    for (const { piece, distance } of piecesNear(battle, each, radiusOf(each) + 1))
      return `${each.id} stands ${distance} from ${piece.id}`;
    for (const other of men) {
      if (other.id <= each.id || !isOnField(other)) continue;
      const fight = other.side !== each.side && isReady(other) && isReady(each);
      // One who fought beside an enemy may be his prisoner, as near as he stood.
      const taken = other.side !== each.side;
      if (gap(each, other) < (fight || taken ? 0 : 1)) return `${each.id} stands on ${other.id}`;
    }
    if (each.escort !== null && each.state !== 'prisoner') return `${each.id} is escorted`;
  }
  return null;
}

function setOut(kind: BattleKind, chance: Chance): Battle {
  const force = { infantry: 14 + chance.below(10), cavalry: 4 + chance.below(8), guns: 1 };
  let battle = beginBattle({
    country: HOOKS_FARM,
    rules: { ...RULES, kind },
    rulings: NEWEST_RULINGS,
    first: SIDES[chance.below(2)]!,
    forces: { red: force, blue: force },
    seed: chance.seed(),
  });
  const things = [
    ...battle.guns.map(({ id, side }) => ({ id, side, gun: true })),
    ...battle.men.map(({ id, side }) => ({ id, side, gun: false })),
  ];
  for (const { id, side, gun } of things)
    for (let tries = 0; ; tries++) {
      if (tries > 500) throw new Error(`no place for ${id}`);
      const x = 400 + chance.below(1_100);
      const y = side === 'red' ? chance.below(90) : 1536 - chance.below(90);
      const at = { x, y };
      const order: Order = gun
        ? { kind: 'placeGun', gun: id, at, bearing: side === 'red' ? 0 : 180_000 }
        : { kind: 'place', man: id, at };
      const outcome = command(battle, order);
      if (!outcome.ok) continue;
      battle = outcome.battle;
      break;
    }
  for (const order of [
    { kind: 'ready', side: 'red' },
    { kind: 'ready', side: 'blue' },
  ] as const) {
    const outcome = command(battle, order);
    if (!outcome.ok) throw new Error(JSON.stringify(outcome.reasons));
    battle = outcome.battle;
  }
  return battle;
}

/** Some orders of a move, most of which can be carried out: at the enemy, with shots before. */
function* ordersOf(battle: Battle, chance: Chance): Generator<Order> {
  const { mover } = battle;
  if (battle.rules.kind === 'blow' && battle.moves >= GIVEN_UP) {
    yield { kind: 'surrender', side: mover };
    return;
  }
  for (const gun of battle.guns)
    if (gun.side === mover && chance.below(3) > 0)
      for (let shot = chance.below(4); shot >= 0; shot--) {
        const bearing = (gun.bearing + chance.below(60_000) - 30_000 + 360_000) % 360_000;
        yield { kind: 'fire', gun: gun.id, bearing, elevation: chance.below(6_000) };
      }
  const enemies = battle.men.filter((each) => each.side !== mover && isReady(each));
  for (const each of battle.men) {
    if (!isOnField(each) || movedBy(each) !== mover || chance.below(3) === 0) continue;
    const enemy = enemies[chance.below(Math.max(1, enemies.length))];
    const reach = MOVE[each.arm];
    const touch = radiusOf(each) + (enemy === undefined ? 0 : radiusOf(enemy)) + 1;
    const [dx, dy] = [(enemy?.x ?? 900) - each.x, (enemy?.y ?? 700) - each.y];
    const far = Math.sqrt(dx * dx + dy * dy);
    const part = Math.min(reach - 2, far - touch) / Math.max(1, far);
    const jitter = far > reach ? 30 : 1;
    yield {
      kind: 'march',
      man: each.id,
      to: {
        x: Math.round(each.x + dx * part + chance.below(jitter)),
        y: Math.round(each.y + dy * part + chance.below(jitter)),
      },
    };
  }
  if (chance.below(12) === 0) {
    const freed = battle.men.find((each) => each.side === mover && isReady(each));
    if (freed !== undefined) yield { kind: 'whiteFlag', men: [freed.id] };
  }
  yield { kind: 'end' };
}

describe('3 to 6 random battles', () => {
  test(`${BATTLES} to their end, without a fault after any order`, { tags: ['slow'] }, () => {
    let [moves, melees, shots, ended] = [0, 0, 0, 0];
    for (let number = 0; number < BATTLES; number++) {
      const seed = 1913 + number;
      const chance = new Chance(seed);
      const kind = BATTLE_KINDS[number % BATTLE_KINDS.length]!;
      let battle = setOut(kind === 'defence' ? 'finish' : kind, chance);
      battle = { ...battle, rules: { ...battle.rules, kind } };
      while (battle.phase !== 'over' && battle.moves < MOST_MOVES) {
        const begun = command(battle, { kind: 'go' });
        if (!begun.ok) throw new Error(JSON.stringify(begun.reasons));
        battle = begun.battle;
        moves++;
        for (const order of ordersOf(battle, chance)) {
          const before = battle;
          const outcome = command(before, order);
          if (!outcome.ok) continue;
          battle = outcome.battle;
          if (order.kind === 'fire') shots++;
          if (order.kind === 'march') {
            const moved = battle.men.find(({ id }) => id === order.man)!;
            expect(pathOf(battle, moved, moved)!.length).toBeLessThanOrEqual(MOVE[moved.arm]);
          }
          expect(
            wrong(battle),
            `seed ${seed}, move ${battle.moves}, ${JSON.stringify(order)}`,
          ).toBeNull();
        }
        while (battle.phase === 'melees') {
          melees++;
          const open = battle.melees.find(({ settled }) => !settled)!;
          const outcome = command(battle, {
            kind: 'settle',
            melee: open.number,
            casualties: open.proposal,
          });
          if (!outcome.ok) throw new Error(JSON.stringify(outcome.reasons));
          battle = outcome.battle;
          expect(wrong(battle), `seed ${seed}, move ${battle.moves}, a melee`).toBeNull();
        }
      }
      if (battle.phase === 'over') {
        ended++;
        expect(battle.result).not.toBeNull();
      }
    }
    // Now and then one draws out for longer than that.
    expect(ended).toBeGreaterThanOrEqual(Math.floor(BATTLES * 0.9));
    expect(moves).toBeGreaterThan(BATTLES * 3);
    expect(melees).toBeGreaterThan(BATTLES);
    expect(shots).toBeGreaterThan(0);
  });
});
