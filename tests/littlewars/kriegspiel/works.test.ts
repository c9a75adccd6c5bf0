import { describe, expect, test } from 'vitest';
import type { Point } from '../../../src/littlewars/engine/types';
import { withMoveStates, withState } from '../../../src/littlewars/kriegspiel/moveState';
import { seenBy } from '../../../src/littlewars/kriegspiel/secrets';
import type { KriegspielBattle } from '../../../src/littlewars/kriegspiel/types';
import type { Transport, WorkKind } from '../../../src/littlewars/kriegspiel/things';
import type { WorkOrder } from '../../../src/littlewars/kriegspiel/works';
import { block, inches } from '../engine/tables';
import { withGunAt } from './bodies';
import { after, against } from './tables';
import { packetsOf, scene, type Group, type Scene } from './supplies';

const FAR: Group = { side: 'blue', count: 1, x: 110, y: 90 };
const crew = (service: Group['service'], count: number, x: number, y: number): Group => ({
  ...(service === undefined ? {} : { service }),
  count,
  x,
  y,
});
const ids = (first: number, count: number): string[] =>
  Array.from({ length: count }, (_, i) => `R${first + i}`);
const begin = (
  work: WorkKind,
  men: readonly string[],
  target: string | null = null,
  ...at: readonly Point[]
): WorkOrder => ({ kind: 'beginWork', work, men, target, at });
const set = (groups: readonly Group[], more: Partial<Scene> = {}): KriegspielBattle =>
  scene({ groups: [...groups, FAR], ...more });
const codes = (battle: KriegspielBattle, order: WorkOrder): string[] =>
  against(battle, order).map(({ code }) => code);
/** The battle after so many whole moves of Red since, of which the present is the first. */
const movesOn = (battle: KriegspielBattle, count: number): KriegspielBattle => {
  let now = after(battle, { kind: 'end' });
  for (let i = 1; i < count; i++)
    now = after(now, { kind: 'go' }, { kind: 'end' }, { kind: 'go' }, { kind: 'end' });
  return now;
};
const kindsOf = ({ country }: KriegspielBattle): string[] =>
  country.pieces.map(({ kind }) => kind).sort();

const river = block('r', 'river', [0, 40, 120, 44], 0);
const bridges = [
  block('road', 'roadBridge', [20, 39, 24, 45], 0),
  block('rail', 'railBridge', [60, 39, 64, 45], 0),
  block('track', 'railway', [61, 0, 63, 90], 0),
  block('cul', 'culvert', [61, 10, 63, 12], 0),
];
const bridged: Partial<Scene> = { pieces: [river, ...bridges] };
const SAPPERS = ids(127, 2);

describe('kriegspiel.md 6.1: two engineers', () => {
  const at = (x: number, y: number) => set([crew('engineers', 2, x, y)], bridged);
  const table = [
    ['road', 26, 38, 1, 5],
    ['rail', 66, 38, 2, 10],
    ['cul', 66, 11, 1, 5],
  ] as const;

  test.each(table)('destroy and repair %s', (target, x, y, destroys, repairs) => {
    const battle = at(x, y);
    const begun = after(battle, begin('destroy', SAPPERS, target));
    expect(begun.kriegspiel.works).toEqual([
      {
        id: 'RK1',
        side: 'red',
        kind: 'destroy',
        men: SAPPERS,
        target,
        at: [],
        done: 0,
        takes: destroys,
      },
    ]);
    expect(begun.phase).toBe('men');
    const before = destroys === 1 ? begun : movesOn(begun, destroys - 1);
    expect(before.kriegspiel.ruins).toEqual([]);
    const ruined = movesOn(begun, destroys);
    expect(ruined.kriegspiel.ruins.map(({ id }) => id)).toEqual([target]);
    expect(ruined.country.pieces.some(({ id }) => id === target)).toBe(target === 'cul');
    expect(ruined.kriegspiel.works).toEqual([]);
    // And back.
    const next = after(ruined, { kind: 'go' }, { kind: 'end' }, { kind: 'go' });
    expect(codes(next, begin('destroy', SAPPERS, target))).toEqual(['nothingToWorkOn']);
    const again = after(next, begin('repair', SAPPERS, target));
    expect(movesOn(again, repairs - 1).kriegspiel.ruins).toHaveLength(1);
    const whole = movesOn(again, repairs);
    expect(whole.kriegspiel.ruins).toEqual([]);
    expect(kindsOf(whole)).toEqual(kindsOf(battle));
  });

  test('near it, who have not moved, and are engineers', () => {
    const order = begin('destroy', SAPPERS, 'road');
    const near = 24 + 6 + 3 / 16;
    expect(
      codes(set([crew('engineers', 1, near, 40), crew('engineers', 1, 26, 38)], bridged), order),
    ).toEqual([]);
    expect(
      against(
        set([crew('engineers', 1, near + 1, 40), crew('engineers', 1, 26, 38)], bridged),
        order,
      ),
    ).toEqual([{ code: 'tooFarToWork', man: 'R127', distance: 112, most: 96 }]);
    const moved = withMoveStates(at(26, 38), ['R127'], () => ({ used: 0.5 }));
    expect(against(moved, order)).toEqual([
      { code: 'hasActed', id: 'R127', did: 'march', to: 'work' },
    ]);
    expect(codes(at(26, 38), begin('destroy', ['R127'], 'road'))).toEqual(['tooFewToWork']);
    // Nobody counts twice.
    expect(codes(at(26, 38), begin('destroy', ['R127', 'R127'], 'road'))).toEqual([
      'namedTwice',
      'tooFewToWork',
    ]);
    expect(codes(at(26, 38), begin('destroy', [...SAPPERS, 'R127'], 'road'))).toEqual([
      'namedTwice',
    ]);
    const foot = set([crew('infantry', 2, 26, 38)], bridged);
    expect(against(foot, begin('destroy', ['R1', 'R2'], 'road'))[0]).toEqual({
      code: 'wrongService',
      man: 'R1',
      service: 'infantry',
    });
    expect(codes(at(26, 38), begin('destroy', ['R127', 'B1', 'R999', 'R3'], 'road'))).toEqual([
      'notYours',
      'noSuchMan',
      'wrongState',
    ]);
  });

  test('twice at one bridge, culvert or ruin in a move: one party does it', () => {
    const four = set([crew('engineers', 4, 26, 38)], bridged);
    const pairs = (battle: KriegspielBattle, work: WorkKind) =>
      movesOn(
        after(battle, begin(work, ids(127, 2), 'road'), begin(work, ids(129, 2), 'road')),
        work === 'destroy' ? 1 : 5,
      );
    const down = pairs(four, 'destroy');
    expect(down.kriegspiel.ruins.map(({ id }) => id)).toEqual(['road']);
    expect(down.kriegspiel.works).toEqual([]);
    const up = pairs(after(down, { kind: 'go' }, { kind: 'end' }, { kind: 'go' }), 'repair');
    expect(up.kriegspiel.ruins).toEqual([]);
    expect(kindsOf(up)).toEqual(kindsOf(four));
  });

  test('at a bridge, culvert, and no other piece', () => {
    const battle = at(26, 38);
    for (const target of ['r', 'track', 'none', null])
      expect(codes(battle, begin('destroy', SAPPERS, target)), String(target)).toEqual([
        'nothingToWorkOn',
      ]);
    expect(codes(battle, begin('repair', SAPPERS, 'road'))).toEqual(['nothingToWorkOn']);
    expect(against(battle, begin('destroy', SAPPERS, 'road', inches(20, 40)))).toEqual([
      { code: 'workPlaces', work: 'destroy', places: 1, needed: 0 },
    ]);
    expect(against({ ...battle, phase: 'interval' }, begin('destroy', SAPPERS, 'road'))).toEqual([
      { code: 'wrongPhase', phase: 'interval' },
    ]);
    expect(codes(withState(battle, { chapters: [] }), begin('destroy', SAPPERS, 'road'))).toEqual([
      'notTaken',
    ]);
    const away = withState(battle, {
      generals: {
        ...battle.kriegspiel.generals,
        red: { ...battle.kriegspiel.generals.red, awayUntil: 9 },
      },
    });
    expect(codes(away, begin('destroy', SAPPERS, 'road'))).toEqual(['generalAway']);
  });

  test('and with nobody on it: it waits until he is gone', () => {
    const on: Group = { side: 'blue', count: 1, x: 22, y: 42 };
    const battle = set([crew('engineers', 2, 26, 38), on], bridged);
    const waits = movesOn(after(battle, begin('destroy', SAPPERS, 'road')), 1);
    expect(waits.kriegspiel.ruins).toEqual([]);
    expect(waits.kriegspiel.works).toMatchObject([{ id: 'RK1', done: 1 }]);
    const longer = after(waits, { kind: 'go' }, { kind: 'end' }, { kind: 'go' }, { kind: 'end' });
    expect(longer.kriegspiel.works).toMatchObject([{ id: 'RK1', done: 1, takes: 1 }]);
    const gone = {
      ...waits,
      men: waits.men.map((man) => (man.id === 'B1' ? { ...man, ...inches(90, 90) } : man)),
    };
    const next = after(gone, { kind: 'go' }, { kind: 'end' }, { kind: 'go' }, { kind: 'end' });
    expect(next.kriegspiel.ruins).toHaveLength(1);
    // A waggon on it too.
    const loaded = set([crew('engineers', 2, 26, 38)], {
      ...bridged,
      waggons: [{ x: 22, y: 42 }],
    });
    expect(movesOn(after(loaded, begin('destroy', SAPPERS, 'road')), 1).kriegspiel.ruins).toEqual(
      [],
    );
    const standing: Transport = {
      id: 'T1',
      kind: 'train',
      side: 'blue',
      ...inches(62, 34),
      bearing: 0,
      used: 0,
      aboard: [],
      boarding: null,
      landed: 0,
      destroyed: false,
    };
    const blown = (train: Transport) =>
      movesOn(
        after(
          withState(set([crew('engineers', 2, 66, 38)], bridged), { transports: [train] }),
          begin('destroy', SAPPERS, 'rail'),
        ),
        2,
      ).kriegspiel.ruins;
    expect(blown(standing)).toEqual([]);
    expect(blown({ ...standing, ...inches(62, 20) })).toHaveLength(1);
    expect(blown({ ...standing, destroyed: true })).toHaveLength(1);
  });
});

describe('kriegspiel.md 6.1: a work begins anew', () => {
  const battle = set([crew('engineers', 3, 66, 38)], bridged);
  const half = movesOn(after(battle, begin('destroy', SAPPERS, 'rail')), 1);
  const mine = after(half, { kind: 'go' }, { kind: 'end' }, { kind: 'go' });
  const done = (now: KriegspielBattle) =>
    after(now, { kind: 'end' }).kriegspiel.works.map((work) => work.done);

  test('if one of its workers moves, changes, fires, falls, or is not by it', () => {
    expect(mine.kriegspiel.works).toMatchObject([{ done: 1, takes: 2 }]);
    expect(done(mine)).toEqual([]);
    for (const duty of [
      { used: 0.1 },
      { halves: 1 },
      { fired: true },
      { charged: true },
      { start: inches(66, 37) },
    ] as const)
      expect(done(withMoveStates(mine, ['R127'], () => duty)), JSON.stringify(duty)).toEqual([0]);
    for (const change of [{ state: 'dead' }, { side: 'blue' }, inches(90, 80)] as const) {
      const changed = {
        ...mine,
        men: mine.men.map((man) => (man.id === 'R128' ? { ...man, ...change } : man)),
      };
      const moved =
        'x' in change ? withMoveStates(changed, ['R128'], () => ({ start: change })) : changed;
      expect(done(moved), JSON.stringify(change)).toEqual([0]);
    }
    expect(
      after({ ...mine, men: mine.men.filter(({ id }) => id !== 'R128') }, { kind: 'end' })
        .kriegspiel.works,
    ).toMatchObject([{ done: 0 }]);
  });

  test('and is given up for another', () => {
    const other = after(mine, begin('destroy', SAPPERS, 'rail'));
    expect(other.kriegspiel.works).toMatchObject([{ id: 'RK2', done: 0 }]);
    expect(against(mine, begin('destroy', ['R127', 'R129'], 'rail'))).toEqual([
      { code: 'atWork', man: 'R127', work: 'RK1' },
    ]);
  });

  test('or is dropped if there is nothing left to do', () => {
    const broken = withState(mine, { ruins: [bridges[1]!] });
    expect(done(broken)).toEqual([]);
  });
});

describe('kriegspiel.md 6.1: rails', () => {
  const place = inches(62, 20);
  const line = (count: number) => set([crew('infantry', count, 58, 20)], bridged);

  test('four men tear one up in two moves', () => {
    expect(codes(line(4), begin('tearUp', ids(1, 3), 'track', place))).toEqual(['tooFewToWork']);
    const begun = after(line(4), begin('tearUp', ids(1, 4), 'track', place));
    expect(movesOn(begun, 1).kriegspiel.gaps).toEqual([]);
    expect(movesOn(begun, 2).kriegspiel.gaps).toEqual([{ railway: 'track', at: place }]);
    for (const [target, at] of [
      ['track', inches(70, 20)],
      ['road', place],
      [null, place],
    ] as const)
      expect(codes(line(4), begin('tearUp', ids(1, 4), target, at))).toEqual(['nothingToWorkOn']);
    expect(codes(line(4), begin('tearUp', ids(1, 4), 'track'))).toEqual([
      'workPlaces',
      'nothingToWorkOn',
    ]);
  });

  test('eight replace it in three', () => {
    const torn = withState(line(8), {
      gaps: [
        { railway: 'track', at: place },
        { railway: 'track', at: inches(62, 30) },
        { railway: 'other', at: place },
      ],
    });
    expect(codes(torn, begin('layRail', ids(1, 7), 'track', place))).toEqual(['tooFewToWork']);
    expect(codes(torn, begin('layRail', ids(1, 8), 'track', inches(62, 21)))).toEqual([
      'nothingToWorkOn',
    ]);
    expect(codes(torn, begin('layRail', ids(1, 8), 'track'))).toContain('nothingToWorkOn');
    const begun = after(torn, begin('layRail', ids(1, 8), 'track', place));
    expect(movesOn(begun, 2).kriegspiel.gaps).toHaveLength(3);
    expect(movesOn(begun, 3).kriegspiel.gaps.map(({ railway, at }) => [railway, at.y])).toEqual([
      ['track', 480],
      ['other', 320],
    ]);
  });
});

describe('kriegspiel.md 6.3: earthworks', () => {
  /** Eight men from 50 to 57⅞ and 50: four inches before them. */
  const foot = set([crew('infantry', 8, 50, 50)]);
  const line = [inches(52, 50.75), inches(56, 50.75)] as const;
  const order = begin('entrench', ids(1, 8), null, ...line);

  test('an entrenchment: infantry, an inch for two men, four moves, two inches high', () => {
    const begun = after(foot, order);
    expect(movesOn(begun, 3).country.pieces).toEqual([]);
    const done = movesOn(begun, 4);
    expect(done.country.pieces).toEqual([
      {
        id: 'RK1',
        kind: 'wall',
        height: 32,
        shape: {
          kind: 'polygon',
          corners: [
            { x: 832, y: 810 },
            { x: 896, y: 810 },
            { x: 896, y: 814 },
            { x: 832, y: 814 },
          ],
        },
      },
    ]);
    expect(done.kriegspiel.built).toEqual([{ piece: 'RK1', side: 'red' }]);
    // It is no longer than its men.
    expect(against(foot, { ...order, men: ids(1, 7) })).toContainEqual({
      code: 'workLength',
      length: 64,
      least: 1,
      most: 56,
    });
    expect(codes(set([crew('engineers', 8, 50, 50)]), { ...order, men: ids(127, 8) })).toContain(
      'wrongService',
    );
    expect(codes(foot, begin('entrench', ids(1, 8), 'x', ...line))).toEqual(['nothingToWorkOn']);
    expect(codes(foot, begin('entrench', ids(1, 8), null, line[0]))).toEqual(['workPlaces']);
    expect(codes(foot, begin('entrench', ids(1, 8), null, line[0], { x: 1.5, y: 2 }))).toContain(
      'noPlace',
    );
  });

  test('within an inch before its men, on free ground', () => {
    const far = begin('entrench', ids(1, 4), null, inches(51, 51.25), inches(53, 51.25));
    expect(against(foot, far)).toEqual([
      { code: 'tooFarToWork', man: 'R2', distance: 17, most: 16 },
      { code: 'tooFarToWork', man: 'R3', distance: 17, most: 16 },
    ]);
    expect(
      codes(foot, begin('entrench', ids(1, 4), null, inches(51, 51.1875), inches(53, 51.1875))),
    ).toEqual([]);
    const on = begin('entrench', ids(1, 8), null, inches(52, 50), inches(56, 50));
    expect(against(foot, on)).toEqual([{ code: 'workInWay', work: 'entrench' }]);
    const wall = block('w', 'wall', [53, 50.5, 54, 51], 2);
    expect(codes(set([crew('infantry', 8, 50, 50)], { pieces: [wall] }), order)).toEqual([
      'workInWay',
    ]);
    expect(
      codes(set([crew('infantry', 8, 50, 50)], { waggons: [{ x: 54, y: 51.5 }] }), order),
    ).toEqual(['workInWay']);
    expect(
      codes(
        set([crew('infantry', 8, 50, 50)], { waggons: [{ x: 54, y: 51.5, destroyed: true }] }),
        order,
      ),
    ).toEqual([]);
    expect(codes(withGunAt(foot, 'G1', 54, 51, 90_000), order)).toEqual(['workInWay']);
    // Somebody has come there meanwhile.
    const waits = movesOn(after(foot, order), 3);
    const blocked = {
      ...waits,
      men: waits.men.map((man) => (man.id === 'B1' ? { ...man, ...inches(54, 51) } : man)),
    };
    const next = after(blocked, { kind: 'go' }, { kind: 'end' }, { kind: 'go' }, { kind: 'end' });
    expect(next.kriegspiel.works).toMatchObject([{ done: 4 }]);
  });

  test('an epaulement: six men, four moves, three inches long and one high', () => {
    const battle = withGunAt(set([crew('artillery', 6, 50, 50)]), 'G1', 53, 48);
    const ends = [inches(51, 51), inches(54, 51)] as const;
    const lay = begin('epaulement', ids(121, 6), 'G1', ...ends);
    const done = movesOn(after(battle, lay), 4);
    expect(done.country.pieces).toMatchObject([{ id: 'RK1', kind: 'wall', height: 16 }]);
    expect(codes(battle, { ...lay, men: ids(121, 5) })).toEqual(['tooFewToWork']);
    expect(codes(battle, { ...lay, at: [ends[0], inches(53, 51)] })).toEqual(['workLength']);
    for (const target of ['G9', null])
      expect(codes(battle, { ...lay, target })).toEqual(['nothingToWorkOn']);
  });
});

describe('kriegspiel.md 5.7: stores destroyed', () => {
  const depot = block('d', 'depot', [30, 8, 33, 11], 3);

  test('one man burns a depot in two moves', () => {
    const battle = set([crew('cavalry', 1, 36, 10)], { pieces: [depot] });
    const begun = after(battle, begin('burn', ['R139'], 'd'));
    expect(movesOn(begun, 1).kriegspiel.depots).toMatchObject([{ burnt: false, packets: 20 }]);
    expect(movesOn(begun, 2).kriegspiel.depots).toMatchObject([{ burnt: true, packets: 0 }]);
    const two = set([crew('cavalry', 1, 36, 10)], {
      pieces: [depot, block('f', 'depot', [60, 8, 63, 11], 3)],
    });
    expect(packetsOf(movesOn(after(two, begin('burn', ['R139'], 'd')), 2))).toEqual({
      d: 0,
      f: 20,
    });
    expect(codes(battle, begin('burn', ['R139'], 'e'))).toEqual(['nothingToWorkOn']);
    // Blue numbers his own.
    const blue = scene({
      groups: [crew('cavalry', 1, 10, 90), { ...crew('cavalry', 1, 36, 10), side: 'blue' }],
      pieces: [depot],
      moves: 1,
    });
    const theirs = after(blue, begin('burn', ['B139'], 'd'));
    expect(theirs.kriegspiel.works).toMatchObject([{ id: 'BK1', side: 'blue' }]);
    const burnt = withState(battle, {
      depots: [{ piece: 'd', side: 'red', packets: 0, burnt: true }],
    });
    expect(codes(burnt, begin('burn', ['R139'], 'd'))).toEqual(['nothingToWorkOn']);
    const none = withState(battle, { chapters: ['works'] });
    expect(codes(none, begin('burn', ['R139'], 'd'))).toEqual(['notTaken']);
  });

  test('four men the contents of six waggons in one move', () => {
    const waggons = [
      ...Array.from({ length: 7 }, (_, i) => ({ x: 46 + 1.5 * i, y: 53, side: 'blue' as const })),
      { x: 50, y: 46, destroyed: true },
      { x: 80, y: 53 },
    ];
    const battle = set([crew('infantry', 4, 48, 50)], { waggons });
    const emptied = movesOn(after(battle, begin('emptyWaggons', ids(1, 4), 'W1')), 1);
    expect(packetsOf(emptied)).toEqual({
      W1: 0,
      W2: 0,
      W3: 0,
      W4: 0,
      W5: 0,
      W6: 0,
      W7: 6,
      W8: 6,
      W9: 6,
    });
    expect(codes(battle, begin('emptyWaggons', ids(1, 3), 'W1'))).toEqual(['tooFewToWork']);
    expect(codes(battle, begin('emptyWaggons', ids(1, 4), 'W8'))).toEqual(['nothingToWorkOn']);
    expect(codes(battle, begin('emptyWaggons', ids(1, 4), 'W9'))[0]).toBe('tooFarToWork');
  });

  test('by no General, and without works or supply nothing continues', () => {
    const battle = set([crew('general', 1, 36, 10)], { pieces: [depot] });
    expect(codes(battle, begin('burn', ['R199'], 'd'))).toEqual(['wrongService']);
    const begun = after(
      set([crew('cavalry', 1, 36, 10)], { pieces: [depot] }),
      begin('burn', ['R139'], 'd'),
    );
    const still = movesOn(withState(begun, { chapters: [] }), 2);
    expect(still.kriegspiel.works).toMatchObject([{ done: 0 }]);
  });
});

describe('kriegspiel.md 6.4: secrets', () => {
  const battle = set([crew('infantry', 2, 50, 50), crew('engineers', 2, 66, 38)], bridged);
  const mined = after(
    battle,
    begin('mine', ids(1, 2), null, inches(52, 48)),
    begin('destroy', SAPPERS, 'rail'),
  );

  test('mines and earthworks begun, and the men at them', () => {
    const theirs = seenBy(mined, 'blue').kriegspiel;
    expect(theirs.works.map(({ id }) => id)).toEqual(['RK2']);
    expect(theirs.begun).toEqual({ red: 0, blue: 0 });
    expect(theirs.duties.R1?.worked ?? false).toBe(false);
    expect(theirs.duties.R127?.worked).toBe(true);
    expect(seenBy(mined, 'red').kriegspiel).toEqual(mined.kriegspiel);
    // Nothing of it is anywhere in what the other gets.
    expect(JSON.stringify(seenBy(mined, 'blue'))).not.toMatch(/RK1|"mine"/);
  });

  test('and it hinders its men in nothing, which others would see: other acts restart it', () => {
    const mine = after(battle, begin('mine', ids(1, 2), null, inches(52, 48)));
    expect(mine.phase).toBe('guns');
    expect(movesOn(mine, 1).kriegspiel.works).toMatchObject([{ id: 'RK1', done: 1 }]);
    const aside = after(mine, { kind: 'march', man: 'R1', to: inches(50.5, 50) });
    expect(movesOn(aside, 1).kriegspiel.works).toMatchObject([{ id: 'RK1', done: 0 }]);
    const fired = withMoveStates(mine, ['R1'], () => ({ fired: true }));
    expect(movesOn(fired, 1).kriegspiel.works).toMatchObject([{ done: 0 }]);
    // Who goes aboard, works aboard and not here.
    const boards = withMoveStates(mine, ['R1'], () => ({ worked: true }));
    expect(movesOn(boards, 1).kriegspiel.works).toMatchObject([{ done: 0 }]);
    // Another work is begun by any of its men, with others, and it is given up.
    const byRails = after(
      set([crew('infantry', 5, 58, 20)], bridged),
      begin('mine', ids(1, 2), null, inches(58, 22)),
    );
    const torn = after(byRails, begin('tearUp', ids(2, 4), 'track', inches(62, 20)));
    expect(torn.kriegspiel.works).toMatchObject([{ id: 'RK2', kind: 'tearUp' }]);
  });

  test('and entrenchments until they are done', () => {
    const line = [inches(52, 50.75), inches(56, 50.75)] as const;
    const foot = set([crew('infantry', 8, 50, 50)]);
    const begun = after(foot, begin('entrench', ids(1, 8), null, ...line));
    expect(begun.kriegspiel.works).toMatchObject([{ id: 'RK1', kind: 'entrench' }]);
    expect(seenBy(begun, 'blue').kriegspiel.works).toEqual([]);
    expect(seenBy(begun, 'red').kriegspiel.works).toHaveLength(1);
  });

  test('and mines that lie, until they go off', () => {
    const laid = movesOn(mined, 6);
    expect(laid.kriegspiel.mines).toEqual([{ id: 'RK1', side: 'red', at: inches(52, 48) }]);
    expect(movesOn(mined, 5).kriegspiel.mines).toEqual([]);
    expect(seenBy(laid, 'blue').kriegspiel.mines).toEqual([]);
    expect(seenBy(laid, 'red').kriegspiel.mines).toHaveLength(1);
  });
});
