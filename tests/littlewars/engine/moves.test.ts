import { describe, expect, test } from 'vitest';
import { allowance } from '../../../src/littlewars/engine/forces';
import { samePlace } from '../../../src/littlewars/engine/lengths';
import { farthestToward, pathOf } from '../../../src/littlewars/engine/marching';
import { gap, heightOf } from '../../../src/littlewars/engine/men';
import { isMoving, isUnderOrders } from '../../../src/littlewars/engine/refusals';
import { fieldFrom, pointAlong, pathIn, pathTo } from '../../../src/littlewars/engine/paths';
import { after, block, codes, country, inches, man, march, played, reasons, table } from './tables';

describe('1.1 men', () => {
  test('infantry covers a disc of 5/16 in, cavalry one of half an inch', () => {
    const battle = table({
      red: [
        [40, 40],
        [42, 40, 'cavalry'],
      ],
    });
    expect(gap(battle.men[0]!, battle.men[1]!)).toBe(32 - 5 - 8);
  });

  test('1.1 two inches tall, two and a half on horseback, half an inch lying down', () => {
    const [foot, horse] = table({
      red: [
        [40, 40],
        [42, 40, 'cavalry'],
      ],
    }).men;
    expect([foot!, horse!].map(heightOf)).toEqual([32, 40]);
    expect([foot!, horse!].map((each) => heightOf({ ...each, lying: true }))).toEqual([8, 8]);
  });
});

describe('1.3 the Country', () => {
  const on = country(
    block('hill', 'board', [30, 30, 40, 40]),
    block('house', 'house', [60, 30, 66, 36]),
    block('river', 'water', [0, 60, 120, 64]),
    block('ford', 'ford', [20, 58, 24, 66]),
  );

  test('nobody stands in or on a house, or in water', () => {
    const battle = table({
      red: [
        [60, 28],
        [60, 58],
      ],
      country: on,
    });
    expect(reasons(battle, march('R1', 62, 32))[0]).toMatchObject({
      code: 'tooNear',
      to: { kind: 'piece', id: 'house' },
      distance: -5,
    });
    expect(reasons(battle, march('R2', 60, 62))[0]).toMatchObject({ to: { id: 'river' } });
  });

  test('hills are walked on freely and cost nothing', () => {
    const battle = table({ red: [[28, 35]], country: on });
    const moved = after(battle, march('R1', 38, 35));
    expect(pathOf(battle, battle.men[0]!, inches(38, 35))).toMatchObject({ length: 160 });
    expect(man(moved, 'R1')).toMatchObject(inches(38, 35));
    expect(codes(battle, march('R1', 30.125, 35))).toEqual(['tooNear']);
  });

  test('anybody crosses by fords', () => {
    const battle = table({
      red: [
        [22, 57],
        [40, 59],
      ],
      country: on,
    });
    expect(man(after(battle, march('R1', 22, 66)), 'R1').y).toBe(66 * 16);
    expect(man(after(battle, march('R1', 22, 62)), 'R1').y).toBe(62 * 16);
    expect(codes(battle, march('R2', 40, 65))).toEqual(['tooFar']);
  });
});

describe('3.1 the clock', () => {
  test('a minute for each thirty men and one for each gun, rounded up', () => {
    expect(allowance(110, 3)).toBe(7);
    expect(allowance(90, 3)).toBe(6);
    expect(allowance(73, 3)).toBe(6);
    expect(allowance(1, 0)).toBe(1);
  });

  test('“Time” ends the move as the mover’s own word does', () => {
    const battle = table({
      red: [[40, 40], ...Array.from({ length: 15 }, (_, i) => [5 + i, 5] as const)],
      blue: [[40, 90]],
    });
    const ended = after(battle, march('R1', 40, 45), { kind: 'time' });
    expect(ended).toMatchObject({ phase: 'interval', mover: 'blue', moves: 5 });
    expect(ended).toEqual(after(battle, march('R1', 40, 45), { kind: 'end' }));
    expect(codes(ended, march('B1', 40, 89))).toEqual(['wrongPhase']);
    expect(codes(ended, { kind: 'time' })).toEqual(['wrongPhase']);
  });
});

describe('3.3 guns first', () => {
  test('the first man moved closes the guns', () => {
    const battle = table({
      red: [
        [58, 40],
        [58, 39],
        [62, 40],
        [62, 39],
        [10, 10],
      ],
      guns: [{ side: 'red', x: 60, y: 40 }],
    });
    const fire = { kind: 'fire', gun: 'G1', bearing: 0, elevation: 0 } as const;
    const moved = after(battle, march('R5', 12, 10));
    expect(moved.phase).toBe('men');
    expect(codes(moved, fire)).toEqual(['gunsClosed']);
    expect(codes(moved, { kind: 'haul', gun: 'G1', to: inches(60, 42), crew: [] })).toEqual([
      'gunsClosed',
    ]);
    expect(after(battle, fire).phase).toBe('guns');
  });

  test('of a man whom the mover may order, during his move', () => {
    const battle = table({
      red: [
        [58, 40],
        [10, 10, 'infantry', { state: 'prisoner' }],
        [12, 10, 'infantry', { state: 'freed', from: 6 }],
        [30, 30, 'infantry', { state: 'dead' }],
        [40, 40],
      ],
      blue: [
        [10, 20],
        [20, 20, 'infantry', { state: 'prisoner' }],
        [40, 40.6875],
      ],
      guns: [
        { side: 'red', x: 60, y: 40 },
        { side: 'blue', x: 90, y: 40 },
        { side: 'red', x: 30, y: 40, gone: true },
      ],
    });
    const all = (at: typeof battle): readonly string[] =>
      [...at.men, ...at.guns, { id: 'G4' }]
        .map(({ id }) => id)
        .filter((id) => isUnderOrders(at, id));
    expect(all(battle)).toEqual(['R1', 'R5', 'B2', 'G1']);
    // Who is in contact may go nowhere, but is whose he was (3.6).
    const met = { ...battle, men: battle.men.map((each) => ({ ...each, met: true })) };
    expect(all({ ...met, phase: 'men' })).toEqual(['R1', 'R5', 'B2', 'G1']);
    for (const phase of ['interval', 'melees', 'over'] as const) {
      expect(isMoving({ phase })).toBe(false);
      expect(all({ ...battle, phase })).toEqual([]);
    }
  });
});

describe('3.4 how far', () => {
  test('infantry a foot, cavalry two', () => {
    const battle = table({
      red: [
        [40, 40],
        [60, 40, 'cavalry'],
      ],
    });
    expect(man(after(battle, march('R1', 52, 40)), 'R1').x).toBe(52 * 16);
    expect(reasons(battle, march('R1', 52.0625, 40))).toEqual([
      {
        code: 'tooFar',
        id: 'R1',
        from: inches(40, 40),
        to: { x: 833, y: 640 },
        length: 193,
        limit: 192,
      },
    ]);
    expect(man(after(battle, march('R2', 84, 40)), 'R2').x).toBe(84 * 16);
    expect(codes(battle, march('R2', 84.0625, 40))).toEqual(['tooFar']);
  });

  test('round solids, on a path that he can walk', () => {
    const on = country(block('wall', 'wall', [45, 36, 46, 44]));
    const battle = table({ red: [[42, 40]], country: on });
    const path = pathOf(battle, battle.men[0]!, inches(49, 40))!;
    // Up 4 inches and a body's width, over the wall's thickness, and back.
    const taut = 2 * Math.hypot(48, 64) + 16;
    expect(path.length).toBeGreaterThan(taut);
    expect(path.length).toBeLessThan(taut + 4 * 5);
    expect(path.stops.length).toBeGreaterThan(3);
    // No turn is nearer to the wall than his own width, and none wide of it.
    for (const { y } of path.stops.slice(1, -1)) expect(Math.abs(y - 640)).toBeGreaterThan(64);
    expect(pathOf(battle, battle.men[0]!, inches(42, 50))!.stops).toHaveLength(2);
    expect(codes(battle, march('R1', 51, 40))).toEqual(['tooFar']);
  });

  test('through men, never standing on them', () => {
    const battle = table({
      red: [
        [40, 40],
        [44, 40],
        [46, 40, 'cavalry'],
      ],
    });
    expect(man(after(battle, march('R1', 50, 40)), 'R1').x).toBe(800);
    expect(reasons(battle, march('R1', 44.5, 40))).toEqual([
      {
        code: 'tooNear',
        at: inches(44.5, 40),
        to: { kind: 'man', id: 'R2' },
        distance: -2,
        needed: 1,
      },
    ]);
  });

  test('he may be put back and moved again, always from where he began', () => {
    const battle = table({ red: [[40, 40]] });
    const moved = after(battle, march('R1', 50, 40));
    expect(codes(moved, march('R1', 53, 40))).toEqual(['tooFar']);
    expect(man(after(moved, march('R1', 30, 40)), 'R1').x).toBe(480);
    expect(man(after(moved, march('R1', 40, 40)), 'R1').x).toBe(640);
  });

  test('a place without a path is refused', () => {
    const on = country(
      block('n', 'wall', [50, 50, 60, 50.9375]),
      block('s', 'wall', [50, 40, 60, 41]),
      block('w', 'wall', [49, 40, 49.9375, 50]),
      block('e', 'wall', [60.0625, 40, 61, 51]),
    );
    const battle = table({ red: [[55, 38]], country: on });
    expect(reasons(battle, march('R1', 55, 45))).toEqual([
      { code: 'noWay', id: 'R1', from: inches(55, 38), to: inches(55, 45) },
    ]);
  });

  test('each stops at his own limit', () => {
    const battle = table({
      red: [
        [40, 40],
        [60, 40, 'cavalry'],
        [45, 60],
      ],
      blue: [[45, 66]],
    });
    expect(farthestToward(battle, 'R1', inches(70, 40))).toEqual(inches(52, 40));
    expect(farthestToward(battle, 'R2', inches(70, 40))).toEqual(inches(70, 40));
    // Not on a man who stands in the way: just short of him.
    expect(farthestToward(battle, 'R3', inches(45, 66))).toEqual({ x: 720, y: 66 * 16 - 10 });
    expect(farthestToward(battle, 'R9', inches(45, 66))).toBeNull();
    // Nor a man who is not his to move.
    expect(farthestToward(battle, 'B1', inches(60, 66))).toBeNull();
    expect(farthestToward(battle, 'R1', inches(40, 40))).toBeNull();
  });

  test('a point along a path', () => {
    const path = {
      length: 20,
      stops: [
        { x: 0, y: 0 },
        { x: 10, y: 0 },
        { x: 10, y: 10 },
      ],
    };
    expect(pointAlong(path, 4)).toEqual({ x: 4, y: 0 });
    expect(pointAlong(path, 14)).toEqual({ x: 10, y: 4 });
    expect(samePlace(pointAlong(path, 99), { x: 10, y: 10 })).toBe(true);
    expect(pointAlong({ length: 0, stops: [] }, 3)).toEqual({ x: 0, y: 0 });
  });

  test('only of own men on the field, to a place of whole sixteenths', () => {
    const battle = table({
      red: [
        [40, 40],
        [50, 50, 'infantry', { state: 'dead' }],
      ],
      blue: [[60, 60]],
    });
    expect(codes(battle, march('B1', 60, 61))).toEqual(['notYours']);
    expect(codes(battle, march('R2', 50, 51))).toEqual(['wrongState']);
    expect(codes(battle, march('R7', 50, 51))).toEqual(['noSuchMan']);
    expect(codes(battle, { kind: 'march', man: 'R1', to: { x: 640.5, y: 640 } })).toEqual([
      'noPlace',
    ]);
  });
});

describe('3.5 clear of everything', () => {
  test('by a sixteenth of an inch, of men, guns, pieces and the edges of boards', () => {
    const on = country(
      block('house', 'house', [60, 30, 66, 36]),
      block('hill', 'board', [20, 20, 30, 30]),
    );
    const battle = table({
      red: [
        [58, 40],
        [70, 40],
        [20, 35],
      ],
      guns: [{ side: 'red', x: 80, y: 40 }],
      country: on,
    });
    // 5 for himself and 1 clear, to the house's left edge at 960.
    const beside = (x: number) =>
      codes(battle, { kind: 'march', man: 'R1', to: { x, y: 33 * 16 } });
    expect(beside(955)).toEqual(['tooNear']);
    expect(() => beside(954)).toThrow('carried out');
    const near = (x: number) => codes(battle, { kind: 'march', man: 'R2', to: { x, y: 39 * 16 } });
    // The trail is 4 sixteenths wide.
    expect(near(1280 - 7)).toEqual(['tooNear']);
    expect(() => near(1280 - 8)).toThrow('carried out');
    const hill = (y: number) => codes(battle, { kind: 'march', man: 'R3', to: { x: 400, y } });
    expect(hill(480 + 5)).toEqual(['tooNear']);
    expect(() => hill(480 + 6)).toThrow('carried out');
    expect(() => hill(480 - 6)).toThrow('carried out');
  });

  test('wholly on the field, but across a back line as far as his middle', () => {
    const battle = table({ red: [[2, 5]] });
    const to = (x: number, y: number) => codes(battle, { kind: 'march', man: 'R1', to: { x, y } });
    expect(to(4, 80)).toEqual(['offField']);
    expect(() => to(5, 80)).toThrow('carried out');
    expect(() => to(32, 0)).toThrow('carried out');
    // On the apron behind it he would end his third move (1.5).
    expect(to(32, -1)).toEqual(['onlyCrew']);
    expect(to(32, -92)).toEqual(['offField']);
  });
});

describe('3.6 contact', () => {
  const battle = table({
    red: [
      [40, 40],
      [30, 30],
    ],
    blue: [
      [48, 40],
      [60, 60],
    ],
  });

  test('a man moved within an eighth of an inch of an enemy is done', () => {
    const met = after(battle, { kind: 'march', man: 'R1', to: { x: 768 - 12, y: 640 } });
    expect(man(met, 'R1').met).toBe(true);
    expect(reasons(met, march('R1', 40, 40))).toEqual([
      { code: 'inContact', man: 'R1', with: ['B1'] },
    ]);
    const short = after(battle, { kind: 'march', man: 'R1', to: { x: 768 - 13, y: 640 } });
    expect(man(short, 'R1').met).toBe(false);
  });

  test('he may touch him, and not stand on him', () => {
    expect(man(after(battle, { kind: 'march', man: 'R1', to: { x: 758, y: 640 } }), 'R1').met).toBe(
      true,
    );
    expect(codes(battle, { kind: 'march', man: 'R1', to: { x: 759, y: 640 } })).toEqual([
      'tooNear',
    ]);
  });
});

describe('paths', () => {
  test('none is longer than its limit', () => {
    const on = country(block('wall', 'wall', [45, 36, 46, 44]));
    expect(pathTo(played(on), 5, inches(42, 40), inches(49, 40), 100)).toBeNull();
    expect(pathTo(played(on), 5, inches(42, 40), inches(49, 40), 120)).toBeNull();
    expect(pathTo(played(on), 5, inches(42, 40), inches(49, 40), 200)).not.toBeNull();
  });

  test('in a field of its own, straight and round', () => {
    const on = country(block('wall', 'wall', [45, 36, 46, 44]));
    const field = fieldFrom(played(on), 5, inches(42, 40), 192);
    expect(pathIn(field, inches(42, 50))).toEqual({
      length: 160,
      stops: [inches(42, 40), inches(42, 50)],
    });
    expect(pathIn(field, inches(49, 40))).toEqual(
      pathTo(played(on), 5, inches(42, 40), inches(49, 40), 192),
    );
    expect(pathIn(field, inches(90, 40))).toBeNull();
  });

  test('along a notch it does not turn, and a round ford is crossed', () => {
    const notch = country(
      {
        id: 'marsh',
        kind: 'water',
        shape: {
          kind: 'polygon',
          // Laid out with the clock.
          corners: [
            inches(40, 40),
            inches(40, 50),
            inches(44, 50),
            inches(44, 44),
            inches(50, 44),
            inches(50, 40),
          ],
        },
        height: 0,
      },
      {
        id: 'ford',
        kind: 'ford',
        shape: { kind: 'circle', ...inches(42, 45), radius: 48 },
        height: 0,
      },
    );
    const path = pathTo(played(notch), 5, inches(52, 39), inches(39, 52), 900)!;
    expect(path.length).toBeGreaterThan(290);
    expect(pathTo(played(notch), 5, inches(38, 45), inches(46, 46), 900)!.length).toBeLessThan(132);
  });

  test('round a wide pond by more tangents than round a tree', () => {
    const round = (radius: number): number => {
      const shape = { kind: 'circle', x: 900, y: 700, radius } as const;
      const on = country({ id: 'pond', kind: 'water', shape, height: 0 });
      const far = radius + 60;
      const path = pathTo(
        played(on),
        5,
        { x: 900 - far, y: 700 },
        { x: 900 + far, y: 700 },
        5_000,
      )!;
      const taut =
        2 * Math.sqrt(far ** 2 - (radius + 5) ** 2) +
        2 * (radius + 5) * Math.asin((radius + 5) / far);
      return path.length / taut;
    };
    for (const radius of [10, 60, 300]) {
      expect(round(radius)).toBeGreaterThanOrEqual(1);
      expect(round(radius)).toBeLessThan(1.02);
    }
  });

  test('round a pond, and through a gap that is wide enough for the body alone', () => {
    const on = country(
      {
        id: 'pond',
        kind: 'water',
        shape: { kind: 'circle', x: 800, y: 640, radius: 80 },
        height: 0,
      },
      block('a', 'wall', [60, 30, 61, 39.5]),
      block('b', 'wall', [60, 40.3125, 61, 50]),
    );
    const round = pathTo(played(on), 5, { x: 640, y: 640 }, { x: 960, y: 640 }, 900)!;
    // Two tangents and the arc between them, of a circle of 85, and no more than a little longer.
    expect(round.length).toBeGreaterThan(
      2 * Math.sqrt(160 ** 2 - 85 ** 2) + 85 * 2 * Math.asin(85 / 160),
    );
    expect(round.length).toBeLessThan(368);
    const [here, there] = [inches(59, 39.9), inches(62, 39.9)];
    expect(pathTo(played(on), 5, here, there, 400)!.length).toBe(48);
    expect(pathTo(played(on), 8, here, there, 400)?.length ?? 999).toBeGreaterThan(100);
  });
});
