import { describe, expect, test } from 'vitest';
import {
  bearingOf,
  directionOf,
  sineCosine,
  turnBetween,
} from '../../../src/littlewars/engine/angles';
import { deviationOf, flightOf, GRAVITY, MUZZLE_SPEED } from '../../../src/littlewars/engine/shot';
import { fallen } from '../../../src/littlewars/engine/falls';
import { afterShot } from '../../../src/littlewars/engine/gunnery';
import { draw, drawBelow, drawNormal } from '../../../src/littlewars/engine/stream';
import type { Shot } from '../../../src/littlewars/engine/flight';
import type { Battle, Piece, Point } from '../../../src/littlewars/engine/types';
import {
  after,
  block,
  country,
  inches,
  man,
  ranks,
  reasons,
  table,
  type Layout,
  type Standing,
} from './tables';
import { rounds } from '../../support/rounds';

const STILL = { sideways: 0, upwards: 0 };
const SHOTS = rounds(300);

/** A gun at (60, 10) that looks along y, and whatever else. */
const range = (layout: Layout = {}): Battle =>
  table({ guns: [{ side: 'red', x: 60, y: 10 }], ...layout });
const shoot = (battle: Battle, elevation = 0, bearing = 0, deviation = STILL): Shot =>
  flightOf(battle, battle.guns[0]!, { bearing, elevation }, deviation);
const kinds = ({ events }: Shot): string[] => events.map(({ kind }) => kind);

/** The elevation that sends an undisturbed bolt through a height at a distance from the muzzle, found by halving. */
function elevationFor(distance: number, height: number): number {
  let [low, high] = [-5_000, 30_000];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    const [s, c] = sineCosine(middle);
    const t = distance / (MUZZLE_SPEED * c);
    if (12 + MUZZLE_SPEED * s * t - (GRAVITY * t * t) / 2 < height) low = middle;
    else high = middle;
  }
  return low;
}

describe('angles', () => {
  test('sine and cosine by their series', () => {
    for (let angle = -400_000; angle < 800_000; angle += 7_919) {
      const [s, c] = sineCosine(angle);
      expect(s).toBeCloseTo(Math.sin((angle * Math.PI) / 180_000), 14);
      expect(c).toBeCloseTo(Math.cos((angle * Math.PI) / 180_000), 14);
    }
    expect(directionOf(0)).toEqual({ x: 0, y: 1 });
  });

  test('the bearing of a point, and the shorter way round', () => {
    const o = { x: 0, y: 0 };
    const to = (x: number, y: number): number => bearingOf(o, { x, y });
    expect([to(0, 5), to(5, 0), to(0, -5), to(-5, 0), to(0, 0)]).toEqual([
      0, 90_000, 180_000, 270_000, 0,
    ]);
    expect(
      [to(5, 5), to(5, -5), to(-5, -5), to(-5, 5)].map((b) => Math.round(b / 10) * 10),
    ).toEqual([45_000, 135_000, 225_000, 315_000]);
    expect(turnBetween(350_000, 10_000)).toBe(20_000);
    expect(turnBetween(10_000, 350_000)).toBe(-20_000);
  });
});

describe('4.7 deviations', () => {
  test('from the seeded stream: the same seed the same shots, none twice', () => {
    const battle = range({
      red: [
        [57, 10],
        [58, 9],
        [62, 9],
        [63, 10],
      ],
    });
    const fire = { kind: 'fire', gun: 'G1', bearing: 0, elevation: 2_000 } as const;
    const [one, again] = [after(battle, fire, fire), after(battle, fire, fire)];
    expect(again).toEqual(one);
    expect(one.shots[0]!.deviation).not.toEqual(one.shots[1]!.deviation);
    expect(after({ ...battle, stream: 8 }, fire).shots[0]!.deviation).not.toEqual(
      one.shots[0]!.deviation,
    );
    expect(deviationOf(7)[0]).toEqual(one.shots[0]!.deviation);
    expect(draw(1)).toEqual(draw(1));
  });

  test('standard errors of 0.45 milliradian sideways and 1.5 upwards', () => {
    let stream = 1;
    const [sideways, upwards]: number[][] = [[], []];
    for (let i = 0; i < 2_000; i++) {
      const [deviation, next] = deviationOf(stream);
      stream = next;
      sideways!.push(deviation.sideways);
      upwards!.push(deviation.upwards);
    }
    const error = (values: number[]) =>
      Math.sqrt(values.reduce((sum, v) => sum + v * v, 0) / values.length);
    expect(error(sideways!) / 450).toBeCloseTo(1, 1);
    expect(error(upwards!) / 1_500).toBeCloseTo(1, 1);
    const counts = [0, 0, 0, 0, 0, 0];
    for (let i = 0; i < 600; i++) {
      const [value, next] = drawBelow(stream, 6);
      stream = next;
      counts[value]!++;
    }
    expect(Math.min(...counts)).toBeGreaterThan(60);
    expect(Math.abs(drawNormal(3)[0])).toBeLessThan(6);
  });

  test('sideways turns the shot, upwards lifts it', () => {
    const end = (shot: Shot): Point => shot.events[0]!.at;
    const straight = end(shoot(range(), 1_000));
    expect(end(shoot(range(), 1_000, 0, { sideways: 10_000, upwards: 0 })).x).toBeGreaterThan(
      straight.x + 5,
    );
    expect(end(shoot(range(), 1_000, 0, { sideways: 0, upwards: 10_000 })).y).toBeGreaterThan(
      straight.y + 5,
    );
  });
});

describe('1.2 the bolt', () => {
  test('leaves the muzzle three quarters of an inch high', () => {
    expect(shoot(range()).path[0]).toMatchObject({ x: 60 * 16, y: 11.25 * 16, z: 12 });
  });

  test('is three sixteenths of an inch thick: half of that touches a man beside its path', () => {
    const met = (sixteenths: number): boolean =>
      kinds(shoot(range({ blue: [[60 + sixteenths / 16, 20]] }))).includes('man');
    // His disc ends five sixteenths from his middle.
    expect([met(6), met(7)]).toEqual([true, false]);
  });
});

describe('4.7 the flight', () => {
  test('15 metres a second, the earth’s gravity, no air', () => {
    expect(MUZZLE_SPEED).toBeCloseTo((15 / 0.0254) * 16, 6);
    expect(GRAVITY).toBeCloseTo((9.80665 / 0.0254) * 16, 6);
    // Over level floor: the range of a throw from three quarters of an inch.
    const [s, c] = sineCosine(5_000);
    const [vx, vz] = [MUZZLE_SPEED * c, MUZZLE_SPEED * s];
    const time = (vz + Math.sqrt(vz * vz + 2 * GRAVITY * 12)) / GRAVITY;
    const { events } = shoot(
      range({ guns: [{ side: 'red', x: 60, y: 0 }], country: { ...country(), depth: 6_000 } }),
      5_000,
    );
    expect(events[0]).toMatchObject({ kind: 'floor' });
    expect(events[0]!.at.y).toBeCloseTo(20 + vx * time, 0);
    expect(events[0]!.at.time).toBeCloseTo(time, 2);
  });

  test('a solid gives back four tenths of its speed', () => {
    const house = country(block('house', 'house', [50, 20, 70, 26]));
    const [struck] = shoot(range({ country: house })).events;
    if (struck?.kind !== 'piece') throw new Error('it has struck no house');
    expect(struck.after / struck.before).toBeCloseTo(0.4, 2);
  });

  test('a man is overset where he is struck above his middle, and not below it', () => {
    // From the muzzle to where the bolt meets him.
    const front = 30 * 16 - 20 - 6.5;
    const effect = (height: number) =>
      shoot(range({ blue: [[60, 40]] }), elevationFor(front, height)).events[0];
    expect(effect(15)).toMatchObject({ kind: 'man', effect: 'touched' });
    expect(effect(17)).toMatchObject({ kind: 'man', effect: 'overset' });
  });

  test('it bounces, rolls out and lies', () => {
    const shot = shoot(range({ country: { ...country(), depth: 12_000 } }), 3_000);
    expect(kinds(shot).at(-1)).toBe('rest');
    expect(kinds(shot).filter((kind) => kind === 'floor').length).toBeGreaterThan(1);
    expect(kinds(shoot(range(), 3_000)).at(-1)).toBe('offField');
  });

  test('a house stops it or sends it back, a wall it may pass over, and no man is hit through them', () => {
    const house = country(block('house', 'house', [50, 30, 70, 36], 7));
    const behind: Standing[] = ranks(60, 53, 38, 20);
    for (let elevation = -2_000; elevation <= 3_000; elevation += 250) {
      const shot = shoot(range({ country: house, blue: behind }), elevation);
      expect(shot.dead).toEqual([]);
      expect(shot.path.every(({ y, z }) => y <= 30 * 16 || z >= 112)).toBe(true);
    }
    const wall = country(block('wall', 'wall', [50, 30, 70, 31], 0.5));
    expect(shoot(range({ country: wall, blue: [[60, 60]] }), 2_000).dead).toEqual(['B1']);
    expect(shoot(range({ country: wall, blue: [[60, 34]] }), -2_000).dead).toEqual([]);
  });

  test('trunks, rocks, guns and the edges of boards turn it; it comes down on tops and goes out in water', () => {
    const tree = {
      id: 'tree',
      kind: 'tree',
      shape: { kind: 'circle', ...inches(60, 40), radius: 6 },
      height: 64,
    } as const;
    const what = (layout: Layout, elevation = 0) => {
      const found = shoot(range(layout), elevation).events.find((event) => event.kind !== 'floor');
      return [found?.kind, found !== undefined && 'what' in found ? found.what : ''];
    };
    expect(what({ country: country(tree) })).toEqual(['piece', 'tree']);
    expect(what({ country: country({ ...tree, kind: 'rock', height: 32 }) })).toEqual([
      'piece',
      'tree',
    ]);
    expect(what({ country: country(block('hill', 'board', [50, 24, 70, 60])) })).toEqual([
      'piece',
      'hill',
    ]);
    expect(what({ country: country(block('hill', 'board', [50, 24, 70, 90])) }, 2_000)).toEqual([
      'top',
      'hill',
    ]);
    expect(what({ country: country(block('pond', 'water', [50, 30, 70, 90])) })[0]).toBe('water');
    expect(
      what({
        country: country(
          block('pond', 'water', [50, 16, 70, 22]),
          block('ford', 'ford', [58, 14, 62, 24]),
        ),
      })[0],
    ).toBe('offField');
    expect(
      what({
        guns: [
          { side: 'red', x: 60, y: 10 },
          { side: 'blue', x: 60, y: 30, bearing: 90_000 },
        ],
      }),
    ).toEqual(['gun', 'G2']);
    expect(
      what({
        guns: [
          { side: 'red', x: 60, y: 10 },
          { side: 'blue', x: 60, y: 30, bearing: 90_000, gone: true },
        ],
      })[0],
    ).toBe('offField');
  });

  test('it rolls into water, off a hill, and against obstacles', () => {
    const far = { ...country(), depth: 12_000 };
    const rolls = (piece: Piece) =>
      kinds(shoot(range({ country: { ...far, pieces: [piece] } }), -5_000));
    expect(rolls(block('pond', 'water', [50, 120, 70, 700])).at(-1)).toBe('water');
    const hill = { ...far, pieces: [block('hill', 'board', [50, 5, 70, 100])] };
    const events = shoot(range({ country: hill }), -5_000).events;
    expect(events.some(({ kind }) => kind === 'top')).toBe(true);
    expect(events.some(({ kind }) => kind === 'floor')).toBe(true);
    expect(rolls(block('wall', 'wall', [50, 130, 70, 131]))).toContain('piece');
  });

  test('no glance gains energy', { tags: ['slow'] }, () => {
    let stream = 3;
    const on = country(
      block('hill', 'board', [30, 30, 90, 90]),
      block('house', 'house', [40, 50, 50, 60]),
      block('wall', 'wall', [60, 45, 75, 46], 1),
      {
        id: 'tree',
        kind: 'tree',
        shape: { kind: 'circle', ...inches(56, 50), radius: 6 },
        height: 64,
      },
    );
    const battle = range({ country: on, blue: ranks(40, 55, 60, 8), red: ranks(20, 52, 20, 20) });
    for (let i = 0; i < 60; i++) {
      const [deviation, next] = deviationOf(stream);
      stream = next;
      const shot = shoot(
        battle,
        (i % 12) * 1_000 - 3_000,
        (i * 1_009 + 350_000) % 360_000,
        deviation,
      );
      for (const event of shot.events)
        if ('after' in event) expect(event.after).toBeLessThanOrEqual(event.before * (1 + 1e-12));
      expect(shot.path.every(({ z }) => z >= -1e-6)).toBe(true);
      expect(new Set(shot.dead).size).toBe(shot.dead.length);
    }
  });
});

const AIMED = Math.max(SHOTS, 2_000);

describe('4.7 nine hits of ten on a man at 27 ft', () => {
  test(`over ${AIMED} shots aimed right at him`, { tags: ['slow'] }, () => {
    const field = { ...country(), depth: 6_000 };
    const battle = range({ country: field, blue: [[60, 10 + 27 * 12]] });
    // From the muzzle to his front.
    const elevation = elevationFor(27 * 192 - 20 - 6, 16);
    let stream = 1913;
    let hits = 0;
    for (let i = 0; i < AIMED; i++) {
      const [deviation, next] = deviationOf(stream);
      stream = next;
      if (shoot(battle, elevation, 0, deviation).dead.length > 0) hits++;
    }
    expect(hits / AIMED).toBeGreaterThanOrEqual(0.9);
  });

  test(`and none of ${SHOTS} through a house that stands before him, wherever it stands`, () => {
    expect(SHOTS).toBeGreaterThan(0);
    let stream = 1913;
    for (let i = 0; i < SHOTS; i++) {
      const [deviation, next] = deviationOf(stream);
      stream = next;
      const near = 20 + ((i * 7) % 50);
      const house = block('house', 'house', [48, near, 72, near + 6], 7);
      const battle = range({ country: country(house), blue: [[60, near + 14]] });
      const shot = shoot(battle, elevationFor((near + 4) * 16, 16), 0, deviation);
      expect(shot.dead).toEqual([]);
      // Nothing of its path lies within the house's walls, below its top.
      for (const { x, y, z } of shot.path)
        if (x > 48 * 16 && x < 72 * 16 && y > near * 16 && y < (near + 6) * 16)
          expect(z).toBeGreaterThanOrEqual(112);
    }
  });
});

describe('4.6 the dead', () => {
  test('a shot oversets a man', () => {
    const shot = shoot(range({ blue: [[60, 40]] }), elevationFor(30 * 16 - 25, 24));
    expect(shot.dead).toEqual(['B1']);
    expect(shot.events.find(({ kind }) => kind === 'man')).toMatchObject({
      effect: 'overset',
      what: 'B1',
    });
    expect(shot.falls).toHaveLength(1);
    expect(Math.min(shot.falls[0]!.bearing, 360_000 - shot.falls[0]!.bearing)).toBeLessThan(2_000);
  });

  test('one touched below his middle is dead too, unless that shot has killed already', () => {
    const low = elevationFor(30 * 16 - 25, 4);
    const shot = shoot(range({ blue: [[60, 40]] }), low);
    expect(shot.events.find(({ kind }) => kind === 'man')).toMatchObject({ effect: 'touched' });
    expect(shot.dead).toEqual(['B1']);
    // Lying men are touched, never overset; of two the second comes to no harm.
    const lying = { lying: true } as const;
    const two = range({
      blue: [
        [60, 20, 'infantry', lying],
        [60, 16, 'infantry', lying],
        [60, 12.5, 'infantry', lying],
      ],
    });
    const rebound = shoot(two, -3_000);
    expect(rebound.dead).toEqual(['B2']);
    expect(
      rebound.events
        .filter((event) => event.kind === 'man')
        .map((event) => [event.what, event.effect]),
    ).toContainEqual(['B3', 'unharmed']);
  });

  test('a glance, a rebound and a bolt that rolls to his feet count alike', () => {
    // A house that stands askew sends it to the right.
    const house = country({
      id: 'house',
      kind: 'house',
      shape: {
        kind: 'polygon',
        corners: [inches(55, 40), inches(65, 50), inches(60, 55), inches(50, 45)],
      },
      height: 64,
    });
    const glance = shoot(range({ country: house, blue: [[66, 47]] }), elevationFor(35 * 16, 16));
    expect(kinds(glance)[0]).toBe('piece');
    expect(glance.dead).toEqual(['B1']);
    const field = { ...country(), depth: 12_000 };
    const rolled = shoot(range({ country: field }), -5_000).path.at(-1)!;
    const feet = shoot(
      range({ country: field, blue: [[rolled.x / 16, rolled.y / 16 - 2]] }),
      -5_000,
    );
    expect(feet.dead).toEqual(['B1']);
    expect(feet.events.find(({ kind }) => kind === 'man')).toMatchObject({ effect: 'touched' });
  });

  test('a man on whom it comes down from above', () => {
    const shots = Array.from({ length: 40 }, (_, i) =>
      shoot(
        range({ blue: ranks(48, 58, 40, 6), country: { ...country(), depth: 3_000 } }),
        1_000 + i * 50,
      ),
    );
    expect(shots.some(({ dead }) => dead.length > 0)).toBe(true);
  });

  test('a man where he falls may be overset in turn, and dies of it', () => {
    const battle = range({
      blue: [
        [60, 40],
        [60, 41],
        [60, 43],
        [60, 50],
        [61.5, 41],
      ],
    });
    const shot = shoot(battle, elevationFor(30 * 16 - 25, 24));
    expect(shot.events.filter(({ kind }) => kind === 'fall')).toMatchObject([
      { what: 'B2', by: 'B1' },
    ]);
    expect(shot.dead.slice(0, 2)).toEqual(['B1', 'B2']);
    // The battle goes on without them, and with all others.
    const { men } = afterShot(battle, shot);
    expect(men.filter(({ state }) => state === 'dead').map(({ id }) => id)).toEqual(
      [...shot.dead].sort(),
    );
    expect(men.filter(({ state }) => state === 'ready')).toHaveLength(5 - shot.dead.length);
  });

  test('4.7 falls: over his height, along the blow, above the middle, with enough left of it', () => {
    const enough = { infantry: 2_500, cavalry: 3_500 } as const;
    const falls = (standing: readonly Standing[], blow = 9_000, foot = 0) => {
      const { men } = table({ blue: [[60, 40], ...standing] });
      const others = men.slice(1).map((each) => ({ man: each, foot }));
      return fallen({ man: men[0]!, foot: 0 }, { x: 0, y: 1 }, blow, others, enough).map(
        ({ who }) => who,
      );
    };
    expect(falls([[60, 41]])).toEqual(['B1', 'B2']);
    // Behind him, beside his path, and out of his reach.
    expect(falls([[60, 39]])).toEqual(['B1']);
    expect(falls([[60.75, 41]])).toEqual(['B1']);
    expect(falls([[60, 42.4375]])).toEqual(['B1']);
    // At the end of his fall he strikes below the middle.
    expect(falls([[60, 42.0625]])).toEqual(['B1']);
    expect(falls([[60, 42]])).toEqual(['B1', 'B2']);
    expect(falls([[60, 41]], 4_000)).toEqual(['B1']);
    expect(
      falls(
        [
          [60, 41],
          [60, 42.5],
        ],
        20_000,
      ),
    ).toEqual(['B1', 'B2', 'B3']);
    expect(falls([[60, 41, 'infantry', { lying: true }]])).toEqual(['B1']);
    expect(falls([[60, 41]], 9_000, 64)).toEqual(['B1']);
  });

  test('the battle after it has these dead, and no others', () => {
    const battle = range({
      red: [
        [57, 10],
        [58, 9],
        [62, 9],
        [63, 10],
      ],
      blue: [
        [60, 20],
        [60, 90],
      ],
    });
    const shot = after(battle, { kind: 'fire', gun: 'G1', bearing: 0, elevation: 0 });
    expect(shot.shots[0]!.dead).toEqual(['B1']);
    expect(man(shot, 'B1').state).toBe('dead');
    expect(man(shot, 'B2').state).toBe('ready');
    expect(reasons({ ...shot, phase: 'over' }, { kind: 'end' })).toEqual([{ code: 'gameOver' }]);
  });

  test('no man dies twice of one shot, even if he is touched and then fallen upon', () => {
    for (let elevation = -3_000; elevation < 3_000; elevation += 100) {
      const shot = shoot(range({ blue: ranks(60, 57.5, 18, 7) }), elevation);
      expect(new Set(shot.dead).size).toBe(shot.dead.length);
    }
  });
});
