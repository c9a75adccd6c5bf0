import { describe, expect, test } from 'vitest';
import { COUNTRIES, COUNTRY_IDS } from '../../../src/littlewars/battles/countries';
import { readyBattle } from '../../../src/littlewars/battles/readyBattle';
import { flightOf, muzzleOf } from '../../../src/littlewars/engine/shot';
import { forcesFor } from '../../../src/littlewars/engine/forces';
import { FOOT, INCH } from '../../../src/littlewars/engine/lengths';
import { meleesNow } from '../../../src/littlewars/engine/melee';
import { isReady, other } from '../../../src/littlewars/engine/men';
import { command } from '../../../src/littlewars/engine/orders';
import { NEWEST_RULINGS } from '../../../src/littlewars/engine/rulings';
import { beginBattle } from '../../../src/littlewars/engine/start';
import { SIDES, type Battle } from '../../../src/littlewars/engine/types';
import { BATTLE_KINDS } from '../../../src/littlewars/engine/battleRules';
import { nextLay } from '../../../src/littlewars/opponent/aiming';
import { fightsNow } from '../../../src/littlewars/opponent/fights';
import { PROGRAM_LEVELS } from '../../../src/littlewars/game/seats';
import { ABILITIES } from '../../../src/littlewars/opponent/levels';
import { nextActs } from '../../../src/littlewars/opponent/program';
import { elevationFor, heightAt, sighted } from '../../../src/littlewars/opponent/sight';
import { rounds } from '../../support/rounds';
import { RULES } from '../engine/tables';

/** Battles that are played on, and the moves after which one is left. */
const BATTLES = rounds(3);
const MOST_MOVES = 24;

/** A battle before anybody is set out, of the kind and on the Country that its number gives. */
function begun(number: number): Battle {
  const kind = BATTLE_KINDS[number % BATTLE_KINDS.length]!;
  const first = SIDES[Math.floor(number / 3) % 2]!;
  return beginBattle({
    country: COUNTRIES[COUNTRY_IDS[number % COUNTRY_IDS.length]!],
    rules: { ...RULES, kind },
    rulings: NEWEST_RULINGS,
    first,
    forces: forcesFor(kind, first, { infantry: 20, cavalry: 8, guns: 2 }),
    seed: number,
  });
}

/** Plays on until a battle is over or left, each order by the rules; calls back before each act. */
function playedOn(battle: Battle, before: (battle: Battle) => void = () => undefined): Battle {
  let now = battle;
  while (now.phase !== 'over' && now.moves < MOST_MOVES) {
    const asked = now;
    for (const side of SIDES) {
      const level = side === 'red' ? 3 : PROGRAM_LEVELS[battle.stream % 3]!;
      before(now);
      for (const order of nextActs(now, { side, level, seed: 5 }).flatMap((act) => act.orders)) {
        const outcome = command(now, order);
        expect(outcome.ok || outcome.reasons, JSON.stringify(order)).toBe(true);
        now = outcome.ok ? outcome.battle : now;
      }
    }
    if (now === asked) throw new Error(`nobody goes on in ${now.phase}`);
  }
  return now;
}

describe('the program for Little Wars', () => {
  test(
    'gives no order that is refused, in battles of every kind, and always continues',
    { tags: ['slow'] },
    () => {
      const ends = Array.from({ length: BATTLES }, (_, number) => playedOn(begun(number)));
      expect(ends).toHaveLength(BATTLES);
      expect(ends.some(({ men }) => men.some(({ state }) => state === 'dead'))).toBe(true);
    },
  );

  test('gives the same acts for the same battle, level and seed, and leaves the battle as it is', () => {
    const { battle } = readyBattle('two-fords');
    const text = JSON.stringify(battle);
    const acts = nextActs(battle, { side: 'red', level: 2, seed: 3 });
    expect(acts.length).toBeGreaterThan(0);
    expect(nextActs(battle, { side: 'red', level: 2, seed: 3 })).toEqual(acts);
    expect(JSON.stringify(battle)).toBe(text);
    expect(nextActs(battle, { side: 'blue', level: 2, seed: 3 })).toEqual([]);
  });

  // littlewars.md 6.7
  test('declines a draw, but in a battle of eighty moves offers one now and then, and agrees to one', () => {
    const { battle } = readyBattle('two-fords');
    const purposes = (change: Partial<Battle>): string[] =>
      nextActs(
        { ...battle, phase: 'interval', mover: 'red', ...change },
        {
          side: 'red',
          level: 2,
          seed: 1,
        },
      ).map(({ purpose }) => purpose);
    expect(purposes({ moves: 79, drawOffers: ['blue'] })).toEqual(['decline']);
    expect(purposes({ moves: 80, drawOffers: ['blue'] })).toEqual(['agree']);
    expect(purposes({ moves: 79 })).toEqual(['begin']);
    expect(purposes({ moves: 80 })).toEqual(['offer', 'begin']);
    expect(purposes({ moves: 80, drawOffers: ['red'] })).toEqual(['begin']);
    expect(purposes({ moves: 90 })).toEqual(['begin']);
    // The side that has struck wins.
    expect(purposes({ moves: 80, struck: { by: 'red', left: 3 } })).toEqual(['begin']);
  });

  // littlewars.md 2.3
  test('sets out the same against any setting out of the other side', () => {
    const battle = begun(0);
    const acts = nextActs(battle, { side: 'blue', level: 3, seed: 1 });
    expect(acts[0]!.orders.length).toBeGreaterThan(25);
    const red = nextActs(battle, { side: 'red', level: 3, seed: 1 })[0]!.orders.slice(0, -1);
    const out = red.reduce((now, order) => {
      const outcome = command(now, order);
      return outcome.ok ? outcome.battle : now;
    }, battle);
    expect(out.placed.length).toBeGreaterThan(25);
    expect(nextActs(out, { side: 'blue', level: 3, seed: 1 })).toEqual(acts);
  });

  // littlewars.md 2.3
  test('sets out the same where an enemy stands on the places of its own men', () => {
    const battle = begun(0);
    const acts = nextActs(battle, { side: 'blue', level: 3, seed: 1 });
    const own = acts[0]!.orders.find(({ kind }) => kind === 'place');
    if (own?.kind !== 'place') throw new Error('no man is set out first');
    const men = battle.men.map((man) => (man.id === 'R1' ? { ...man, ...own.at } : man));
    const placed = [...battle.placed, 'R1'];
    expect(nextActs({ ...battle, men, placed }, { side: 'blue', level: 3, seed: 1 })).toEqual(acts);
  });
});

/** A battle in Red's second move, on a Country, in which his guns may fire. */
function inFire(id: (typeof COUNTRY_IDS)[number]): Battle {
  const { battle } = readyBattle(id);
  return { ...battle, moves: 2 };
}

describe('aiming by eye', () => {
  // littlewars.md 4.7, 4.8
  test('does not know the deviation of the next shot', () => {
    const battle = inFire('hooks-farm');
    const lay = nextLay(battle, ABILITIES[3], 9);
    expect(lay).not.toBeNull();
    expect(nextLay({ ...battle, stream: battle.stream + 77 }, ABILITIES[3], 9)).toEqual(lay);
    expect(nextLay(battle, ABILITIES[3], 10)?.aim).not.toEqual(lay?.aim);
  });

  test('errs less, the higher the level', () => {
    const battle = inFire('hooks-farm');
    const errors = PROGRAM_LEVELS.map((level) => {
      let sum = 0;
      for (let seed = 0; seed < 60; seed++) {
        const lay = nextLay(battle, ABILITIES[level], seed);
        const [seen] = sighted(battle, lay!.gun).filter(({ man }) => man.id === lay!.target.id);
        sum += Math.abs(lay!.aim.elevation - elevationFor(seen!.away, seen!.rise)!);
      }
      return sum / 60;
    });
    expect(errors[0]).toBeGreaterThan(2 * errors[1]!);
    expect(errors[1]).toBeGreaterThan(2 * errors[2]!);
  });

  // Only the path of the last shot differs: the level that looks at it turns the gun the other way.
  test.each([
    [1, false],
    [2, true],
    [3, true],
  ] as const)('level %i corrects a shot by where the last was seen to pass: %s', (level, does) => {
    const battle = inFire('hooks-farm');
    const { gun, aim, target } = nextLay(battle, ABILITIES[level], 4)!;
    const outcome = command(battle, { kind: 'fire', gun: gun.id, ...aim });
    if (!outcome.ok) throw new Error('no shot');
    const [shot] = outcome.battle.shots;
    /** The battle as if the shot had passed so many sixteenths to the right of where it did. */
    const passing = (by: number): Battle => ({
      ...battle,
      shots: [{ ...shot!, path: shot!.path.map((at) => ({ ...at, x: at.x + by })) }],
    });
    const again = (by: number): number => nextLay(passing(by), ABILITIES[level], 4)!.aim.bearing;
    const turned = again(10 * INCH) - again(0);
    if (!does) expect(turned).toBe(0);
    else {
      const away = Math.hypot(target.x - gun.x, target.y - gun.y);
      expect(turned).toBeLessThan(((-10 * INCH) / away) * 57_296 * 0.6);
    }
  });

  test.each([3, 6, 9, 12])(
    'an elevation leads a shot without deviation to its height at %i ft',
    (feet) => {
      const battle = inFire('hooks-farm');
      const gun = { ...battle.guns[0]!, bearing: 0 };
      const away = feet * FOOT;
      const elevation = elevationFor(away, 4)!;
      expect(Math.abs(heightAt(elevation, away) - 4)).toBeLessThan(1);
      // On a table without anything in the way.
      const bare = {
        ...battle,
        country: { ...battle.country, pieces: [], depth: 40 * FOOT },
        men: [],
        guns: [],
      };
      const muzzle = muzzleOf(bare, gun, 0);
      const { path } = flightOf(bare, gun, { bearing: 0, elevation }, { sideways: 0, upwards: 0 });
      const after = path.findIndex(({ y }) => y - muzzle.y >= away);
      const [a, b] = [path[after - 1]!, path[after]!];
      const part = (away - (a.y - muzzle.y)) / (b.y - a.y);
      expect(Math.abs(a.z + (b.z - a.z) * part - muzzle.z - 4)).toBeLessThan(INCH / 4);
    },
  );

  test('sees nobody behind a house', () => {
    const battle = inFire('hooks-farm');
    const gun = battle.guns.find(({ side }) => side === 'red')!;
    const [seen] = sighted(battle, gun);
    expect(seen).toBeDefined();
    const { man } = seen!;
    const at = { x: (gun.x + 2 * man.x) / 3, y: (gun.y + 2 * man.y) / 3 };
    const house = {
      id: 'between',
      kind: 'house',
      shape: { kind: 'circle', ...at, radius: 20 },
      height: 80,
    } as const;
    const country = { ...battle.country, pieces: [...battle.country.pieces, house] };
    const left = sighted({ ...battle, country }, gun);
    expect(left.map((each) => each.man.id)).not.toContain(man.id);
    expect(left.length).toBeLessThan(sighted(battle, gun).length);
  });
});

describe('hand to hand', () => {
  // littlewars.md 5.1, 5.3
  test('a level that weighs the toll fights only where it gains', { tags: ['slow'] }, () => {
    let fought = 0;
    for (let number = 0; number < rounds(3); number++)
      playedOn(begun(number), (battle) => {
        if (battle.phase !== 'men' && battle.phase !== 'guns') return;
        const free = new Set(
          battle.men
            .filter((man) => man.side === battle.mover && isReady(man) && !man.met)
            .map(({ id }) => id),
        );
        for (const fight of fightsNow(battle, free, ABILITIES[2]).slice(0, 1)) {
          fought += 1;
          let [own, enemy] = [0, 0];
          for (const { proposal } of meleesNow(fight.battle))
            for (const id of [...proposal.dead, ...proposal.taken]) {
              const man = battle.men.find((each) => each.id === id)!;
              if (man.side === battle.mover) own += man.arm === 'cavalry' ? 1.5 : 1;
              else enemy += man.arm === 'cavalry' ? 1.5 : 1;
            }
          expect(enemy, `battle ${number}`).toBeGreaterThan(own);
          for (const { men } of meleesNow(fight.battle))
            expect(men[battle.mover].length).toBeGreaterThan(men[other(battle.mover)].length);
        }
      });
    expect(fought).toBeGreaterThan(0);
  });
});
