import { describe, expect, test } from 'vitest';
import { INCH } from '../../../../src/littlewars/engine/lengths';
import { inContact } from '../../../../src/littlewars/engine/men';
import type { Point } from '../../../../src/littlewars/engine/types';
import {
  meleesOf,
  previewOf,
  previewsBy,
  type MarchPreview,
} from '../../../../src/littlewars/game/kriegspiel/march';
import { marchersOf } from '../../../../src/littlewars/game/kriegspiel/marchers';
import { withState } from '../../../../src/littlewars/kriegspiel/moveState';
import type { KriegspielBattle } from '../../../../src/littlewars/kriegspiel/types';
import { block, inches } from '../../engine/tables';
import { after, battleOf, inBody, numbers, onField } from '../../kriegspiel/tables';

/** Twenty foot of Red's in two ranks before twenty extended of Blue's, eight inches in front of them. */
const FORCE = { infantry: 20, cavalry: 24, guns: 1, engineers: 2, waggons: 1 };
const two = (more: Parameters<typeof battleOf>[1] = {}): KriegspielBattle =>
  inBody(
    inBody(
      battleOf({}, { forces: { red: FORCE, blue: FORCE }, ...more }),
      numbers('R', 1, 20),
      'ranks',
      [60, 40],
    ),
    numbers('B', 1, 20),
    'extended',
    [60, 48],
    180_000,
  );
/** Six gunners with gun G1 at (100, 40), in inches. */
const CREW = Object.fromEntries(numbers('R', 11, 6).map((id, i) => [id, [97 + i, 37] as const]));
const marcher = (battle: KriegspielBattle, id: string) => marchersOf(battle, [id])[0]!;
const sent = (battle: KriegspielBattle, id: string, ...path: readonly Point[]): MarchPreview =>
  previewOf(battle, marcher(battle, id), path);
const codes = ({ reasons }: MarchPreview) => [...new Set(reasons.map(({ code }) => code))];
/** The pairs in contact after a march. */
const contacts = ({ after: now }: MarchPreview): number =>
  now?.men.flatMap((a) => now.men.filter((b) => a.side === 'red' && inContact(a, b))).length ?? -1;

describe('littlewars.md 3.6: a place where an enemy stands means contact with him', () => {
  const battle = two();

  test.each([-5, -2, 0, 3, 7])('a body sent %i sixteenths beyond him meets him', (beyond) => {
    const preview = sent(battle, 'A', { x: 60 * INCH, y: 48 * INCH + beyond });
    expect(codes(preview)).toEqual([]);
    expect(contacts(preview)).toBeGreaterThan(0);
    expect(meleesOf(preview)).toHaveLength(1);
    // What was in the way says before whom it stops.
    expect(preview.stops.map(({ code }) => code)).toContain('tooNear');
  });

  test('the march is what the rules allow, and what it takes is that of the place where it ends', () => {
    const preview = sent(battle, 'A', inches(60, 48));
    const { after: now, order, share } = preview;
    expect(after(battle, order!)).toEqual(now);
    expect(share).toBeLessThan(8 / 12);
    expect(share).toBeGreaterThan(7 / 12);
  });

  test('a place that is free is the place', () => {
    const preview = sent(battle, 'A', inches(60, 46));
    expect(preview).toMatchObject({ stops: [], order: { path: [inches(60, 46)] } });
    expect(meleesOf(preview)).toEqual([]);
  });

  test('it stops on the last leg of its path, and goes past the places before', () => {
    const by = inches(57, 44);
    const preview = sent(battle, 'A', by, inches(60, 48));
    expect(codes(preview)).toEqual([]);
    expect(preview.order).toMatchObject({ kind: 'marchBody', path: [by, {}] });
    expect(contacts(preview)).toBeGreaterThan(0);
  });

  test('too far away, it is refused for that', () => {
    const far = inBody(
      battleOf({}, { forces: { red: FORCE, blue: FORCE } }),
      numbers('R', 1, 20),
      'ranks',
      [60, 30],
    );
    const beyond = inBody(far, numbers('B', 1, 20), 'extended', [60, 48], 180_000);
    const preview = sent(beyond, 'A', inches(60, 48));
    expect(preview.after).toBeNull();
    expect(codes(preview)).toEqual(['tooDear']);
  });

  test('who touches him already is told who is in the way', () => {
    const met = sent(battle, 'A', inches(60, 48)).after!;
    const fresh = { ...met, men: met.men.map((man) => ({ ...man, met: false, start: man })) };
    const again = sent(fresh, 'A', inches(60, 48));
    expect(again.after).toBeNull();
    expect(codes(again)).toContain('tooNear');
    expect(again.stops).toEqual([]);
  });
});

describe('littlewars.md 3.5: before anything else in the way it stops', () => {
  test.each([
    ['a house', block('house', 'house', [40, 48, 80, 56], 64)],
    ['water', block('pond', 'water', [40, 48, 80, 56], 0)],
  ])('%s', (_, piece) => {
    const open = battleOf({}, { country: onField([piece]) });
    const battle = inBody(open, numbers('R', 1, 8), 'ranks', [60, 40]);
    const preview = sent(battle, 'A', inches(60, 50));
    expect(codes(preview)).toEqual([]);
    const [first] = preview.after!.men;
    expect(48 * INCH - first!.y).toBeGreaterThanOrEqual(4);
    expect(48 * INCH - first!.y).toBeLessThan(6);
  });

  test('a friend, with a man who is in no body, and with a waggon and a gun', () => {
    const on = battleOf({ R27: [60, 40], R1: [60, 46], R2: [80, 45], R3: [100, 48], ...CREW });
    const at = { ...inches(100, 40), start: inches(100, 40), bearing: 180_000 };
    const battle = withState(
      {
        ...on,
        guns: on.guns.map((gun) => (gun.id === 'G1' ? { ...gun, ...at, gone: false } : gun)),
      },
      {
        waggons: on.kriegspiel.waggons.map((each) =>
          each.id === 'W1' ? { ...each, ...inches(80, 40), bearing: 0 } : each,
        ),
        guns: { G1: { ...on.kriegspiel.guns.G1!, limbered: true } },
      },
    );
    for (const [id, x, y, room] of [
      ['R27', 60, 46, 9],
      ['W1', 80, 45, 21],
      ['G1', 100, 48, 52],
    ] as const) {
      const preview = sent(battle, id, inches(x, y));
      expect(codes(preview), id).toEqual([]);
      const { to, path } = preview.order as { to?: Point; path?: readonly Point[] };
      const short = y * INCH - (to ?? path![0]!).y;
      expect(short, id).toBeGreaterThan(0);
      expect(short, id).toBeLessThanOrEqual(room);
    }
  });

  test('the edge of the field', () => {
    const battle = inBody(battleOf({}), numbers('R', 1, 8), 'ranks', [6, 40], 270_000);
    const preview = sent(battle, 'A', inches(0, 40));
    expect(codes(preview)).toEqual([]);
    expect(Math.min(...preview.after!.men.filter(({ id }) => id === 'R1').map(({ x }) => x))).toBe(
      3,
    );
  });

  test('a place to which no path leads is refused', () => {
    const walls = [
      block('south', 'wall', [50, 46, 70, 47], 24),
      block('north', 'wall', [50, 60, 70, 61], 24),
      block('west', 'wall', [50, 46, 51, 61], 24),
      block('east', 'wall', [69, 46, 70, 61], 24),
    ];
    const open = battleOf({}, { country: onField(walls) });
    const battle = inBody(open, numbers('R', 1, 8), 'ranks', [60, 42]);
    expect(codes(sent(battle, 'A', inches(60, 52)))).toEqual(['noWay']);
  });
});

describe('kriegspiel.md 7.1: cavalry that may charge means that', () => {
  const sabres = (count: number, y: number, formation: 'ranks' | 'extended' = 'ranks') =>
    inBody(
      inBody(
        battleOf({}, { forces: { red: FORCE, blue: FORCE } }),
        numbers('R', 29, count),
        formation,
        [60, y],
      ),
      numbers('B', 1, 20),
      'extended',
      [60, 60],
      180_000,
    );
  const onto = (battle: KriegspielBattle) => sent(battle, 'A', inches(60, 60));

  test('eight or more in two ranks or fours, within three feet', () => {
    expect(onto(sabres(9, 40)).charges).toBe('B');
    expect(onto(sabres(7, 40)).charges).toBeNull();
    expect(onto(sabres(9, 40, 'extended')).charges).toBeNull();
    expect(onto(sabres(9, 60 - 37)).charges).toBeNull();
    expect(sent(sabres(9, 40), 'A', inches(60, 50)).charges).toBeNull();
    // So near that there is no place before him.
    expect(onto(sabres(9, 60 - 7 / 16)).charges).toBe('B');
  });

  test('fewer go up to extended infantry, and not to infantry in close order', () => {
    const few = onto(sabres(7, 40));
    expect(contacts(few)).toBeGreaterThan(0);
    const close = sabres(7, 40);
    const { bodies } = close.kriegspiel;
    const ranks = { ...bodies[1]!, formation: 'ranks' as const };
    const refused = onto({
      ...close,
      kriegspiel: { ...close.kriegspiel, bodies: [bodies[0]!, ranks] },
    });
    expect(codes(refused)).toEqual(['tooFewToMeet', 'tooFewSabres']);
  });

  test('not past other places; with others too, who march', () => {
    const battle = sabres(9, 40);
    expect(sent(battle, 'A', inches(60, 50), inches(60, 60)).charges).toBeNull();
    const both = inBody(battle, numbers('R', 1, 8), 'ranks', [60, 36]);
    const previews = previewsBy(both, marchersOf(both, ['C', 'A']), { x: 0, y: 20 * INCH });
    expect(previews.map(({ marcher: { id }, charges }) => [id, charges])).toEqual([
      ['A', 'B'],
      ['C', null],
    ]);
    // Who may charge stays where he is until the charge is ordered.
    expect(previews[1]!.before).toBe(both);
  });
});

test('littlewars.md 3.4: several go one after the other, the foremost first', () => {
  const open = battleOf({}, { forces: { red: FORCE, blue: FORCE } });
  const battle = inBody(
    inBody(open, numbers('R', 1, 8), 'ranks', [60, 40]),
    numbers('R', 9, 8),
    'ranks',
    [60, 44],
  );
  const previews = previewsBy(battle, marchersOf(battle, ['A', 'B']), { x: 0, y: 4 * INCH });
  expect(previews.map(({ marcher: { id }, stops }) => [id, stops])).toEqual([
    ['B', []],
    ['A', []],
  ]);
  expect(after(battle, ...previews.map(({ order }) => order!))).toEqual(previews[1]!.after);
});
