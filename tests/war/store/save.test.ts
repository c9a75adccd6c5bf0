import { PEOPLE } from '../../../src/war/game/seat';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { OPENINGS } from '../../../src/war/engine/openings';
import { RULE_SETS } from '../../../src/war/engine/rules';
import { positionOf } from '../../../src/war/engine/position';
import { openingHalf } from '../../../src/war/game/deployments';
import { emptyCamps, type Game, type Stage } from '../../../src/war/game/game';
import { STANDARD_BOARD as BOARD } from '../../../src/war/engine/standardMap';
import { readGame, type SaveFault } from '../../../src/war/game/save';
import { SAVE_VERSION } from '../../../src/war/game/linkFormat';
import { writeGame } from '../../../src/war/game/writing';
import { order, beginWar, present, type War } from '../../../src/war/game/war';
import { CLASSIC_POSITION, openTab, placement, square, toWar, warOf } from './fakes';

const GAME: Omit<Game, 'stage'> = {
  id: 'abc',
  players: { N: 'Ada', S: '' },
  tags: [{ name: 'Date', value: '2026.11.21' }],
  board: BOARD,
  ruleSet: 'bracken',
  rules: { ...RULE_SETS.bracken, communicationsUnitRange: 0 },
  beginning: 'opening',
  opening: 'classic',
  seats: PEOPLE,
};

function warWith(...orders: Parameters<typeof order>[1][]): War {
  const { store } = openTab();
  toWar(store);
  return orders.reduce((war, action) => {
    const ordered = order(war, action);
    if (!ordered.ok) throw new Error(JSON.stringify(ordered.reasons));
    return ordered.war;
  }, warOf(store));
}

const north = openingHalf(BOARD, 'classic', 'N');
const south = openingHalf(BOARD, 'marengo', 'S');
const sealed = { state: 'sealed', sealed: { iv: 'aXY=', data: 'ZGF0YQ==' } } as const;
const WAR = warWith(
  { type: 'move', from: square('G8'), to: square('F9') },
  { type: 'endTurn' },
  { type: 'endTurn' },
);

const STAGES: Readonly<Record<string, Stage>> = {
  'the North deploying': { name: 'deployment', side: 'N', camps: emptyCamps() },
  'a half placed': {
    name: 'deployment',
    side: 'N',
    camps: { N: { state: 'placing', deployment: north }, S: emptyCamps().S },
  },
  'the South deploying openly': {
    name: 'deployment',
    side: 'S',
    camps: { N: { state: 'placed', deployment: north }, S: emptyCamps().S },
  },
  'the South deploying, the North sealed': {
    name: 'deployment',
    side: 'S',
    camps: { N: sealed, S: { state: 'placing', deployment: south } },
  },
  'both sealed': { name: 'deployment', side: null, camps: { N: sealed, S: sealed } },
  'lots to be drawn': { name: 'lots', armies: { N: north, S: south }, first: null },
  'lots drawn': { name: 'lots', armies: { N: north, S: south }, first: 'S' },
  'the first turn': { name: 'war', war: warWith() },
  'a war under way': { name: 'war', war: WAR },
  'a war surrendered': { name: 'war', war: warWith({ type: 'surrender' }) },
  'a war drawn': { name: 'war', war: warWith({ type: 'endTurn' }, { type: 'draw' }) },
};

/** The plain save of a stage, to be harmed. */
interface Save {
  format: unknown;
  version: unknown;
  game: Record<string, unknown> & { stage: Record<string, unknown> };
}
const saveOf = (stage: Stage, game: Partial<Game> = {}): Save =>
  JSON.parse(writeGame({ ...GAME, ...game, stage })) as Save;
const read = (save: unknown) => readGame(JSON.stringify(save));
const faultsOf = (save: unknown): readonly SaveFault[] => read(save).faults;

describe('a save, written and read', () => {
  test.each(Object.entries(STAGES))('with %s', (_, stage) => {
    // A war is saved with the rules by which it was fought.
    const rules = stage.name === 'war' ? RULE_SETS.debord : GAME.rules;
    const game: Game = { ...GAME, rules, stage };
    expect(readGame(writeGame(game))).toEqual({ game, faults: [] });
  });

  test('is the same text again', () => {
    for (const stage of Object.values(STAGES)) {
      const text = writeGame({ ...GAME, rules: RULE_SETS.debord, stage });
      const { game } = readGame(text);
      expect(game && writeGame(game)).toBe(text);
    }
  });

  test('keeps names of any letters', () => {
    const players = { N: '"Zoë" \\ 孫子 \u0000', S: '𝔖' };
    expect(read(saveOf(STAGES['lots drawn']!, { players })).game?.players).toEqual(players);
  });

  test('counts a name without visible characters as none', () => {
    const players = { N: '\u200B\u2060', S: ' Ada ' };
    expect(read(saveOf(STAGES['lots drawn']!, { players })).game?.players).toEqual({
      N: '',
      S: ' Ada ',
    });
  });

  test('of every opening', () => {
    for (const { id } of OPENINGS) {
      const armies = { N: openingHalf(BOARD, id, 'N'), S: openingHalf(BOARD, id, 'S') };
      expect(armies.N.units).toHaveLength(17);
      expect(armies.S.units).toHaveLength(17);
      const stage: Stage = { name: 'lots', armies, first: null };
      expect(readGame(writeGame({ ...GAME, stage })).game?.stage).toEqual(stage);
    }
  });
});

describe('a save that cannot be read at all', () => {
  const whole = writeGame({ ...GAME, stage: STAGES['a war under way']! });

  test('notJson: a text cut short anywhere', () => {
    expect(whole.length).toBeGreaterThan(7 * 50);
    for (let length = 0; length < whole.length; length += 7)
      expect(readGame(whole.slice(0, length))).toEqual({
        game: null,
        faults: [{ code: 'notJson' }],
      });
  });

  test.each(['null', '1', '"game"', '[]', '{}', '{"format":"chess","version":1,"game":{}}'])(
    'foreign: %s',
    (text) => expect(readGame(text)).toEqual({ game: null, faults: [{ code: 'foreign' }] }),
  );

  test('foreign: a version that is no number', () => {
    const save = saveOf(STAGES['a war under way']!);
    expect(faultsOf({ ...save, version: '1' })).toEqual([{ code: 'foreign' }]);
  });

  test('older and newer: another version', () => {
    const save = saveOf(STAGES['a war under way']!);
    for (const version of [0, -1, 1.5])
      expect(read({ ...save, version })).toEqual({
        game: null,
        faults: [{ code: 'older', version }],
      });
    expect(read({ ...save, version: SAVE_VERSION + 1 })).toEqual({
      game: null,
      faults: [{ code: 'newer', version: SAVE_VERSION + 1 }],
    });
  });

  test('shape: every entry of the wrong form, by its path', () => {
    const save = saveOf(STAGES['a war under way']!);
    save.game.players = { N: 5, S: '' };
    save.game.rules = RULE_SETS.debord;
    delete save.game.tags;
    delete save.game.id;
    const { game, faults } = read(save);
    expect(game).toBeNull();
    expect(faults.map((fault) => (fault.code === 'shape' ? fault.path : fault.code))).toEqual([
      'id',
      'players.N',
      'tags',
      'rules',
    ]);
  });

  test('rules: every word of them that is wrong', () => {
    const save = saveOf(STAGES['a war under way']!);
    save.game.rules = 'clausewitz arsenalFalls=never friction=yes';
    expect(read(save)).toMatchObject({
      game: null,
      faults: [
        {
          code: 'rules',
          faults: [
            { code: 'unknownRuleSet', text: 'clausewitz' },
            { code: 'badValue', name: 'arsenalFalls', text: 'never' },
            { code: 'unknownSwitch', text: 'friction' },
          ],
        },
      ],
    });
  });

  test('rules: an unknown switch is of a newer version, and no damage', () => {
    const save = saveOf(STAGES['a war under way']!);
    save.game.rules = 'debord friction=yes';
    expect(read(save)).toEqual({
      game: null,
      faults: [{ code: 'newer', version: SAVE_VERSION }],
    });
  });

  test.each([
    ['no game', undefined],
    ['a game that is a list', []],
    ['a stage there is none of', { ...saveOf(STAGES['lots drawn']!).game, stage: { name: 'sea' } }],
    [
      'orders that are no list',
      { ...saveOf(WAR_STAGE()).game, stage: { name: 'war', start: '', actions: 5 } },
    ],
  ])('shape: %s', (_, game) => {
    const { faults, game: saved } = read({ format: 'game-of-war', version: SAVE_VERSION, game });
    expect(saved).toBeNull();
    expect(faults.length).toBeGreaterThan(0);
    for (const { code } of faults) expect(['shape', 'foreign']).toContain(code);
  });
});

function WAR_STAGE(): Stage {
  return { name: 'war', war: WAR };
}

describe('a save that is good in part', () => {
  test('start: a war whose first position is broken, with every fault of it', () => {
    const save = saveOf(STAGES['a war under way']!);
    save.game.stage.start = CLASSIC_POSITION.replace('2R22', '2X22').replace(
      '14iiiac6',
      '14iiiac5',
    );
    const { game, faults } = read(save);
    expect(game).toBeNull();
    expect(faults).toMatchObject([
      {
        code: 'start',
        faults: [
          { code: 'unknownLetter', row: 'D', letter: 'X' },
          { code: 'rowLength', row: 'K', found: 24, wanted: 25 },
        ],
      },
    ]);
  });

  test('action: an illegal order in the middle leaves the legal turns before it, and is explained', () => {
    const save = saveOf(STAGES['a war under way']!, { rules: RULE_SETS.debord });
    save.game.stage.actions = ['G8-F9', '.', 'K15-J15', 'K15-J16', 'xG5', '.'];
    const { game, faults } = read(save);
    expect(faults).toEqual([
      {
        code: 'action',
        fault: {
          turn: 2,
          action: 'K15-J16',
          reasons: [{ code: 'noUnit', square: square('K15') }],
        },
      },
    ]);
    if (game?.stage.name !== 'war') throw new Error('no war');
    expect(game.stage.war.actions).toHaveLength(3);
    expect(present(game.stage.war)).toMatchObject({ turn: 2, side: 'S' });
    expect(readGame(writeGame(game)).faults).toEqual([]);
  });

  test('action: an order that is none', () => {
    const save = saveOf(STAGES['a war under way']!);
    save.game.stage.actions = ['.', 'charge!', '.'];
    expect(faultsOf(save)).toEqual([
      { code: 'action', fault: { turn: 2, action: 'charge!', reasons: null } },
    ]);
  });

  test('action: orders after the end', () => {
    const save = saveOf(STAGES['a war under way']!);
    save.game.stage.actions = ['resign', '.'];
    const { game, faults } = read(save);
    expect(faults).toMatchObject([{ code: 'action', fault: { action: '.' } }]);
    if (game?.stage.name !== 'war') throw new Error('no war');
    expect(present(game.stage.war).over).toEqual({ winner: 'S', by: 'surrender' });
  });

  test('deployment: a broken half is deployed again, the other stays', () => {
    const save = saveOf(STAGES['the South deploying openly']!);
    (save.game.stage.camps as Record<string, { units: string }>).N!.units = '25/25';
    const { game, faults } = read(save);
    expect(faults).toMatchObject([{ code: 'deployment', side: 'N' }]);
    expect(game?.stage).toMatchObject({ side: 'S', camps: { N: { state: 'placing' } } });
  });

  test('deployment: a half in the wrong territory is refused', () => {
    const save = saveOf(STAGES['a half placed']!);
    (save.game.stage.camps as Record<string, { units: string }>).N!.units = placement({ K5: 'I' });
    const { game, faults } = read(save);
    expect(faults).toMatchObject([{ code: 'deployment', faults: [{ code: 'badSide' }] }]);
    expect(game?.stage).toMatchObject({ camps: { N: { deployment: { units: [] } } } });
  });

  test('deployment: lots cannot be drawn for a broken army', () => {
    const save = saveOf(STAGES['lots to be drawn']!);
    save.game.stage.armies = { N: 'x', S: placement({ A1: 's' }) };
    const { game, faults } = read(save);
    expect(game).toBeNull();
    expect(faults.map((fault) => fault.code === 'deployment' && fault.side)).toEqual(['N', 'S']);
  });

  test('a side that cannot be deploying gives way to the one that can', () => {
    const save = saveOf(STAGES['the South deploying, the North sealed']!);
    save.game.stage.side = 'N';
    expect(read(save).game?.stage).toMatchObject({ side: 'S' });
    save.game.stage.side = null;
    expect(read(save).game?.stage).toMatchObject({ side: 'S' });
  });

  test('an unknown opening is dropped', () => {
    const save = saveOf(STAGES['lots drawn']!);
    save.game.opening = 'bay of pigs';
    expect(read(save)).toMatchObject({ faults: [], game: { opening: null } });
  });
});

describe('2,000 mutated saves', () => {
  const texts = Object.values(STAGES).map((stage) =>
    writeGame({ ...GAME, rules: RULE_SETS.debord, stage }),
  );
  const text = fc.constantFrom(...texts);

  /** Never throws, and its result can be saved and read again without a fault. */
  function isReadSafely(damaged: string): void {
    const { game, faults } = readGame(damaged);
    if (game === null) expect(faults).not.toEqual([]);
    else expect(readGame(writeGame(game))).toEqual({ game, faults: [] });
  }

  test('letters changed, dropped and inserted', { tags: ['slow'] }, () => {
    const change = fc.record({
      at: fc.double({ min: 0, max: 1, noNaN: true }),
      drop: fc.nat(4),
      put: fc.string({ maxLength: 4 }),
    });
    fc.assert(
      fc.property(text, fc.array(change, { minLength: 1, maxLength: 4 }), (whole, changes) =>
        isReadSafely(
          changes.reduce((now, { at, drop, put }) => {
            const i = Math.floor(at * now.length);
            return now.slice(0, i) + put + now.slice(i + drop);
          }, whole),
        ),
      ),
      { numRuns: 1000 },
    );
  });

  test('entries replaced by anything', { tags: ['slow'] }, () => {
    fc.assert(
      fc.property(text, fc.nat(), fc.jsonValue(), (whole, pick, value) => {
        const save: unknown = JSON.parse(whole);
        const places = placesIn(save);
        places[pick % places.length]?.(value);
        isReadSafely(JSON.stringify(save));
      }),
      { numRuns: 500 },
    );
  });

  test('placements and orders replaced by others of the notation', { tags: ['slow'] }, () => {
    const action = fc.oneof(
      fc.constantFrom('.', 'resign', 'draw', 'xK15', 'G8>F9', 'T23-T24'),
      fc.tuple(fc.nat(499), fc.nat(499)).map(([a, b]) => `${nameAt(a)}-${nameAt(b)}`),
      fc.nat(499).map((s) => `x${nameAt(s)}`),
    );
    fc.assert(
      fc.property(
        fc.constantFrom(...OPENINGS.map(({ position }) => position)),
        fc.stringMatching(/^[IiCcAaHhRrSs/1-9]{0,4}$/),
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.array(action, { maxLength: 8 }),
        (position, put, at, actions) => {
          const save = saveOf(STAGES['a war under way']!, { rules: RULE_SETS.debord });
          const i = Math.floor(at * position.length);
          const harmed = position.slice(0, i) + put + position.slice(i);
          save.game.stage = { name: 'war', start: harmed, actions };
          isReadSafely(JSON.stringify(save));
        },
      ),
      { numRuns: 500 },
    );
  });
});

const nameAt = (index: number): string =>
  `${String.fromCharCode(65 + Math.floor(index / BOARD.width))}${(index % BOARD.width) + 1}`;

/** A way to replace each entry of a value, however deep. */
function placesIn(value: unknown): ((put: unknown) => void)[] {
  if (typeof value !== 'object' || value === null) return [];
  const holder = value as Record<string, unknown>;
  return Object.keys(holder).flatMap((key) => [
    (put: unknown) => {
      holder[key] = put;
    },
    ...placesIn(holder[key]),
  ]);
}

test('a war begun from a setup is the position of that setup', () => {
  const war = beginWar(BOARD, RULE_SETS.debord, WAR.start);
  expect(present(war)).toEqual(positionOf(BOARD, RULE_SETS.debord, WAR.start));
});
