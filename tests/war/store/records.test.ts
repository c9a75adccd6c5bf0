import { PEOPLE } from '../../../src/war/game/seat';
import { returnMatch } from '../../../src/war/store/nextGame';
import { LIMITS } from '../../../scripts/timeLimits.mjs';
import { readFileSync } from 'node:fs';
import { describe, expect, test, vi } from 'vitest';
import { writeBoardText } from '../../../src/war/engine/notation/boardFormats';
import { writeSetup } from '../../../src/war/engine/notation/notation';
import { setupOf } from '../../../src/war/engine/setups';
import { positionOf, unitsOf } from '../../../src/war/engine/position';
import { readRecord, writeRecord } from '../../../src/war/engine/notation/record';
import { RULE_SETS } from '../../../src/war/engine/rules';
import { STANDARD_BOARD as BOARD } from '../../../src/war/engine/standardMap';
import { readGame } from '../../../src/war/game/save';
import { writeGame } from '../../../src/war/game/writing';
import {
  LONGEST_TEXT,
  readText,
  writablePosition,
  writeGameRecord,
  type Opened,
  destroyedAtOnce,
} from '../../../src/war/game/records';
import { present } from '../../../src/war/game/war';
import { randomRecord } from '../engine/recordGames';
import { mulberry32, pick } from '../../support/randomPositions';
import { CLASSIC_POSITION, gameOf, openTab, square, toWar, warOf } from './fakes';
import { longGame } from '../../support/longGame';
import { rounds } from '../../support/rounds';

const HEAD = `[Position "${CLASSIC_POSITION}"]`;
const codes = (text: string) => readText(text).faults.map(({ code }) => code);
const tellings = (text: string) => readText(text).notes.map(({ code }) => code);

function found(text: string): Opened {
  const { found: opened } = readText(text);
  if (opened === null) throw new Error(JSON.stringify(readText(text).faults));
  return opened;
}

/** A text opened and written again by a tab. */
function reopened(text: string): string | null {
  const { store } = openTab();
  store.open(found(text));
  return writeGameRecord(gameOf(store));
}

/** What the engine writes for a text. */
function canonical(text: string): string {
  const { record } = readRecord(BOARD, text);
  if (record === null) throw new Error('unreadable');
  return writeRecord(BOARD, record);
}

describe('a game as a record', () => {
  test('has the day it began, the players and the actions, with their marks', () => {
    const { store } = openTab();
    toWar(store);
    store.table.press(square('G8'));
    store.table.press(square('F9'));
    store.table.endTurn();
    store.table.surrender();
    expect(writeGameRecord(gameOf(store))).toBe(
      [
        '[Date "2026.11.21"]',
        '[North "Ada"]',
        '[South "Charles"]',
        '[Rules "debord"]',
        HEAD,
        '[Result "N"]',
        '[Termination "surrender"]',
        '',
        '1. G8-F9 .',
        '2. resign',
        '',
      ].join('\n'),
    );
  });

  test('does not exist before the war', () => {
    const { store } = openTab();
    store.begin({
      players: { N: '', S: '' },
      ruleSet: 'debord',
      rules: RULE_SETS.debord,
      beginning: 'open',
      opening: null,
      seats: PEOPLE,
    });
    expect(writeGameRecord(gameOf(store))).toBeNull();
  });

  test(
    'opened and written again is byte for byte as the engine writes it',
    { tags: ['slow'] },
    () => {
      for (let seed = 1; seed <= 60; seed++) {
        const text = writeRecord(BOARD, randomRecord(seed));
        expect(reopened(text)).toBe(text);
      }
    },
  );

  test.each([
    ['unknown tags', '[Annotator "X"]\n[ECO "a \\"b\\" \\\\"]\n[Site "Paris"]\n[Event "Club"]\n'],
    ['a termination in words', '[Termination "the bus left"]\n'],
    ['empty names', '[North ""]\n[South ""]\n'],
    ['a name too long to be shown', `[North "${'Ada '.repeat(50)}"]\n`],
    ['a name that turns the writing', '[South "Char\u202Eles\u0007"]\n'],
    ['a bad date', '[Date "yesterday"]\n'],
    ['house rules', '[Rules "bracken victorMustAdvance=yes"]\n'],
  ])('preserves %s', (_, tags) => {
    const text = `${tags}${HEAD}\n\n1. G8-F9 .`;
    expect(reopened(text)).toBe(canonical(text));
  });

  test('is the same after a save and a reload', () => {
    const text = canonical(`[Event "Club"]\n[Mood "grim"]\n${HEAD}\n1. G8-F9 . 2. .`);
    const { store, browser } = openTab();
    store.open(found(text));
    const again = openTab({ browser });
    expect(writeGameRecord(gameOf(again.store))).toBe(text);
  });

  test('of a save from before there were tags has none', () => {
    const { store } = openTab();
    toWar(store);
    const save = JSON.parse(writeGame(gameOf(store))) as { game: { tags?: unknown } };
    delete save.game.tags;
    const first = { ...save, version: 1, game: { ...save.game, ruleSet: 'debord', rules: {} } };
    const { game, faults } = readGame(JSON.stringify(first));
    expect(faults).toEqual([]);
    expect(game?.tags).toEqual([]);
  });
});

describe('a game that was opened from a record', () => {
  test('continues at the end of the record', () => {
    const { store, state } = openTab();
    store.open(found(`[North "Ada"]\n${HEAD}\n1. G8-F9 . 2. K15-J15`));
    expect(state()).toMatchObject({ screen: 'game', curtain: false });
    expect(gameOf(store)).toMatchObject({ players: { N: 'Ada', S: '' }, beginning: 'position' });
    expect(present(warOf(store)).turn).toBe(2);
    store.table.undo();
    store.table.endTurn();
    expect(present(warOf(store)).turn).toBe(3);
  });

  test('has its unit that must retreat chosen already', () => {
    const { store, state } = openTab();
    const position = CLASSIC_POSITION.replace(' - 1', ' G8 1');
    store.open(found(position));
    expect(state().chosen).toBe(square('G8'));
  });

  test('has a return match from the same start, today, with the sides swapped', () => {
    const { store } = openTab();
    store.open(found(`[Date "1987.01.01"]\n[North "Ada"]\n[Mood "x"]\n${HEAD}\n1. resign`));
    const { id } = gameOf(store);
    returnMatch(store);
    const game = gameOf(store);
    expect(game.id).not.toBe(id);
    expect(game.players).toEqual({ N: '', S: 'Ada' });
    expect(game.tags).toEqual([{ name: 'Date', value: '2026.11.21' }]);
    expect(writeSetup(BOARD, setupOf(present(warOf(store))))).toBe(CLASSIC_POSITION);
  });

  test('from a position begins today', () => {
    const { store } = openTab();
    store.open(found(CLASSIC_POSITION));
    expect(gameOf(store).tags).toEqual([{ name: 'Date', value: '2026.11.21' }]);
  });
});

describe('any pasted text', () => {
  const setup = setupOf(present(found(CLASSIC_POSITION).war));

  test.each(['position', 'kfen', 'emoji'] as const)('a %s is recognised and opened', (format) => {
    const { text } = writeBoardText(BOARD, setup, format);
    for (const pasted of [text, `\n  ${text}\n`]) {
      expect(readText(pasted)).toMatchObject({ format, faults: [] });
      expect(writeSetup(BOARD, found(pasted).war.start)).toBe(CLASSIC_POSITION);
    }
    expect(tellings(text)).toEqual(format === 'emoji' ? expect.any(Array) : []);
  });

  test.each(['pykrieg', 'pykrieg-file', 'iamcxds'])(
    'a text by %s is opened, and its notes reported',
    (name) => {
      const file = readFileSync(`tests/positions/formats/${name}.txt`, 'utf8').replace(
        /^#.*\n/gm,
        '',
      );
      const texts = file.startsWith('{')
        ? [file]
        : [...file.matchAll(/^(?!map|trial)[\w-]+: (.*)$/gm)].map(([, text = '']) => text);
      expect(texts.length).toBeGreaterThan(0);
      for (const text of texts) {
        expect(found(text).war.start.units.length).toBeGreaterThan(0);
        expect(tellings(text).length).toBeGreaterThan(0);
      }
    },
  );

  test.each([
    `${HEAD}\n1. .`,
    `\uFEFF${HEAD}\r\n\r\n1. .\r\n`,
    `{ a comment }\n${HEAD}`,
    `; a comment\n\n${HEAD}`,
  ])('a record is recognised: %j', (text) => {
    expect(readText(text)).toMatchObject({ format: 'record', faults: [] });
  });

  test('a record without its position is reported', () => {
    expect(readText('1. G8-F9 .')).toMatchObject({ format: 'record', found: null });
    expect(codes('1. G8-F9 .')).toEqual(['noPosition']);
    expect(codes('[North "Ada"]\n')).toEqual(['noPosition']);
  });

  test('a damaged record is opened as far as it is legal', () => {
    const text = `${HEAD}\n1. G8-F9 .\n2. K15-K20 .\n3. .`;
    expect(codes(text)).toEqual(['illegal']);
    expect(present(found(text).war).turn).toBe(2);
  });

  test('a record is played once to be opened, as often as it has actions', async () => {
    const { start: setup } = found(CLASSIC_POSITION).war;
    const actions = longGame(positionOf(BOARD, RULE_SETS.debord, setup), 60, 1).slice(0, 232);
    const record = { tags: [], ruleSet: 'debord', rules: RULE_SETS.debord, start: setup } as const;
    const text = writeRecord(BOARD, { ...record, actions });
    let played = 0;
    // Anew, or what was imported before the test would play without being counted.
    vi.resetModules();
    vi.doMock(import('../../../src/war/engine/turn'), async (original) => {
      const turn = await original();
      return {
        ...turn,
        play: (...order) => {
          played += 1;
          return turn.play(...order);
        },
      };
    });
    const counted = await import('../../../src/war/game/records');
    const war = counted.readText(text).found?.war;
    vi.doUnmock('../../../src/war/engine/turn');
    expect([actions.length, played]).toEqual([232, 232]);
    expect(war?.positions).toHaveLength(233);
  });

  test('a record that ends within a turn has the positions of its whole turns', () => {
    const { war } = found(`${HEAD}\n1. G8-F9 .\n2. K15-J15 K15-K20`);
    expect(war.positions).toHaveLength(war.actions.length + 1);
    expect(present(war)).toMatchObject({ turn: 2, moved: 0 });
  });

  test.each(['', 'hello', 'A1', '\u0000', '{', '🐎'])('%j is no known format', (text) => {
    expect(readText(text)).toMatchObject({ found: null });
    expect(readText(text).faults).toHaveLength(1);
  });

  test('a text that is too long is refused unread', () => {
    expect(readText('1'.repeat(LONGEST_TEXT + 1))).toEqual({
      format: null,
      found: null,
      notes: [],
      faults: [{ code: 'longText', found: LONGEST_TEXT + 1, wanted: LONGEST_TEXT }],
    });
  });

  test('the longest text is read within the time limit', { tags: ['slow'] }, () => {
    const turns = '1. .\n'.repeat((LONGEST_TEXT - HEAD.length) / 5 - 1);
    const begun = performance.now();
    readText(`${HEAD}\n${turns}`);
    expect(performance.now() - begun).toBeLessThan(LIMITS.patience);
  });
});

// K13 is on no line of the South's arsenals, and touches nobody.
const STUCK = `${'25/'.repeat(9)}13C11/12i12/${'25/'.repeat(8)}19i5 S B15,D8,T3,T23 K13 8`;

describe('7.4 a dislodged unit that cannot move, in whatever form the position is read', () => {
  const setup = found(STUCK).war.start;
  test.each(['position', 'kfen'] as const)('%s', (format) => {
    const { war } = found(writeBoardText(BOARD, setup, format).text);
    expect(destroyedAtOnce(war)).toEqual({ side: 'S', kind: 'infantry', square: 10 * 25 + 12 });
    expect(unitsOf(present(war))).toHaveLength(2);
  });
  test('a record, which is written again as it was read and continues without it', () => {
    const text = `[Rules "debord"]\n[Position "${STUCK}"]\n\n8. T20-S20 .\n`;
    const { record, faults } = readRecord(BOARD, text);
    expect(faults).toEqual([]);
    expect(record!.actions).toHaveLength(2);
    expect(writeRecord(BOARD, record!)).toContain(`[Position "${STUCK}"]`);
    expect(destroyedAtOnce(found(text).war)?.kind).toBe('infantry');
    const moved = readRecord(BOARD, text.replace('T20-S20', 'K13-L13'));
    expect(moved.faults.map(({ code }) => code)).toEqual(['illegal']);
  });
});

describe('the position of a war that can be written', () => {
  test('is that of the start of the turn, with the actions since counted', () => {
    const { war } = found(`${HEAD}\n1. G8-F9 . 2. K15-J15 K16-J16`);
    const { setup, since } = writablePosition(war);
    expect(since).toBe(2);
    expect(setup).toEqual(setupOf(war.positions[2]!));
  });
  test('is the start itself before the first order', () => {
    const { war } = found(CLASSIC_POSITION);
    expect(writablePosition(war)).toEqual({ setup: war.start, since: 0 });
  });
  test('7.4 is without the dislodged unit that was destroyed when it was read', () => {
    const { war } = found(STUCK);
    expect(destroyedAtOnce(war)?.square).toBe(10 * 25 + 12);
    const { setup, since } = writablePosition(war);
    expect([setup, since]).toEqual([setupOf(war.positions[0]), 0]);
    expect(setup.units).toHaveLength(war.start.units.length - 1);
  });
  test('is the last one of a war that is over', () => {
    const { war } = found(`${HEAD}\n1. G8-F9 resign`);
    expect(writablePosition(war)).toEqual({ setup: setupOf(present(war)), since: 0 });
  });
});

const MUTANTS = rounds(2_000);
const PIECES = [
  ...['[', ']', '"', '\\', '{', '}', ';', '\n', '/', '_', '|', '.', '-', 'x', '>', '🏰', '🐎'],
  ...['1. ', 'resign', ' . ', 'xK15', '<img src=x onerror=alert(1)>', 'javascript:', '\uD800'],
];

test(`${MUTANTS} mutated texts: none throws, found games can be played`, { tags: ['slow'] }, () => {
  const random = mulberry32(11);
  const setups = Array.from({ length: 20 }, (_, i) => randomRecord(i + 1));
  const texts = setups.flatMap((record) => [
    writeRecord(BOARD, record),
    ...(['position', 'kfen', 'emoji'] as const).map(
      (format) => writeBoardText(BOARD, record.start, format).text,
    ),
  ]);
  const { store } = openTab();
  let opened = 0;
  for (let i = 0; i < MUTANTS; i++) {
    let text = pick(random, texts);
    for (let times = 1 + Math.floor(random() * 3); times > 0; times--) {
      const at = Math.floor(random() * text.length);
      const length = Math.floor(random() ** 4 * 40);
      text = text.slice(0, at) + pick(random, PIECES) + text.slice(at + length);
    }
    const reading = readText(text);
    if (reading.found === null) {
      if (reading.faults.length === 0) throw new Error(`mutant ${i} is refused without a word`);
      continue;
    }
    if (i % 4 > 0) continue;
    opened += 1;
    store.open(reading.found);
    const record = writeGameRecord(gameOf(store));
    if (record === null || readText(record).found === null) throw new Error(`mutant ${i}: ${text}`);
  }
  expect(opened).toBeGreaterThan(MUTANTS / 100);
});
