import { describe, expect, test } from 'vitest';
import { communicationOf } from '../../../src/war/engine/communication';
import { nameOf, readSquare } from '../../../src/war/engine/board';
import { positionOf } from '../../../src/war/engine/position';
import { setupOfDeployments, emptyDeployment } from '../../../src/war/engine/deployment';
import { RULE_SETS } from '../../../src/war/engine/rules';
import { STANDARD_BOARD as BOARD } from '../../../src/war/engine/standardMap';
import type { Handicap } from '../../../src/war/engine/handicap';
import { filled, shuffled } from '../../../src/war/game/autoDeployment';
import type { WarTimeControl } from '../../../src/war/game/clocks';
import { armySize, leftOver } from '../../../src/war/game/deployments';
import type { Game } from '../../../src/war/game/game';
import {
  clockOfOther,
  giverOf,
  handicapOfOther,
  NO_HANDICAP_OPTIONS,
  oddsOf,
  SHARES,
} from '../../../src/war/game/handicap';
import { readText, writeGameRecord } from '../../../src/war/game/records';
import { readGame } from '../../../src/war/game/save';
import { writeGame } from '../../../src/war/game/writing';
import {
  openTab,
  gameOf,
  CLASSIC,
  HIDDEN,
  OPEN,
  warOf,
  numberSealer,
  inTray,
} from '../store/fakes';
import { inReturn, returnMatch } from '../../../src/war/store/nextGame';
import { positionAt, ROOT, studyOfWar } from '../../../src/war/game/study';
import { writeStudy } from '../../../src/war/game/studyRecord';
import { readSavedStudy, writeSavedStudy } from '../../../src/war/game/studySave';
import { present } from '../../../src/war/game/war';
import { describeSquare } from '../../../src/war/words/board';
import { groundSentences, namedGround } from '../../../src/war/words/ground';
import { terseSquare } from '../../../src/war/words/terse';
import { handicapSentence } from '../../../src/war/words/handicap';
import { saveFaultSentences } from '../../../src/war/words/saveFaults';
import { faultSentence } from '../../../src/war/words/records';
import { stageSentence } from '../../../src/war/words/games';
import { deploymentGreeting } from '../../../src/war/words/deployment';
import { mulberry32 } from '../../support/randomPositions';

const square = (name: string) => readSquare(BOARD, name)!;
const GIVEN: Handicap = {
  by: 'N',
  units: { cavalry: 2 },
  arsenals: [square('B15')],
  firstTurn: true,
};
const BANK: WarTimeControl = { kind: 'bank', time: { N: 1_800_000, S: 1_800_000 }, increment: 0 };

describe('the choice of a handicap', () => {
  test('is nothing at first, and nobody’s', () => {
    expect(oddsOf(NO_HANDICAP_OPTIONS, BOARD, BANK)).toEqual({
      handicap: undefined,
      clock: BANK,
      faults: [],
    });
    expect(oddsOf({ ...NO_HANDICAP_OPTIONS, by: 'S' }, BOARD, undefined)).toEqual({
      handicap: undefined,
      clock: undefined,
      faults: [],
    });
  });

  test('is given in units, arsenals of the map, the first turn and time', () => {
    const options = {
      by: 'S',
      units: { infantry: 1 },
      arsenals: [1],
      firstTurn: true,
      share: 'quarter',
    } as const;
    expect(oddsOf(options, BOARD, BANK)).toEqual({
      handicap: { by: 'S', units: { infantry: 1 }, arsenals: [square('T23')], firstTurn: true },
      clock: { ...BANK, time: { N: 1_800_000, S: 450_000 } },
      faults: [],
    });
    expect(oddsOf({ ...options, arsenals: [0, 1] }, BOARD, BANK).faults).toEqual([
      { code: 'noArsenalStands', side: 'S' },
    ]);
  });

  test('leaves at least a second, and whole seconds', () => {
    const turn = { kind: 'turn', time: { N: 3_000, S: 3_000 }, increment: 0 } as const;
    const left = SHARES.map(
      (share) => oddsOf({ ...NO_HANDICAP_OPTIONS, by: 'N', share }, BOARD, turn).clock!.time.N,
    );
    expect(left).toEqual([3_000, 2_000, 1_000, 1_000]);
  });
});

test('less time for a side is a handicap too', () => {
  expect(giverOf({})).toBeNull();
  expect(giverOf({ clock: BANK })).toBeNull();
  expect(giverOf({ clock: { ...BANK, time: { N: 1_000, S: 2_000 } } })).toBe('N');
  expect(giverOf({ clock: { ...BANK, time: { N: 2_000, S: 1_000 } } })).toBe('S');
  expect(giverOf({ handicap: GIVEN })).toBe('N');
});

describe('with the sides changed', () => {
  test('a handicap goes with its player, arsenals by their places', () => {
    expect(handicapOfOther(BOARD, GIVEN)).toEqual({
      by: 'S',
      units: { cavalry: 2 },
      arsenals: [square('T3')],
      firstTurn: true,
    });
    expect(handicapOfOther(BOARD, handicapOfOther(BOARD, GIVEN)!)).toEqual(GIVEN);
    const uneven = {
      ...BOARD,
      arsenals: BOARD.arsenals.filter(({ square: at }) => at !== square('T3')),
    };
    expect(handicapOfOther(uneven, GIVEN)!.arsenals).toEqual([]);
    const alone = { ...GIVEN, units: {}, firstTurn: false };
    expect(handicapOfOther(uneven, alone)).toBeUndefined();
    expect(clockOfOther({ ...BANK, time: { N: 1_000, S: 2_000 } }).time).toEqual({
      N: 2_000,
      S: 1_000,
    });
  });

  test('the return match has it, and a position stays as it is', () => {
    const { store } = openTab();
    const clock = { ...BANK, time: { N: 900_000, S: 1_800_000 } };
    store.begin({ ...OPEN, handicap: GIVEN, clock });
    expect(handicapSentence(gameOf(store))).toBe(
      'Ada (the North) gives 2 cavalry, the arsenal at B15, the first turn and time (15 minutes against 30 minutes).',
    );
    expect(handicapSentence(inReturn(gameOf(store)))).toBe(
      'Ada (the South) gives 2 cavalry, the arsenal at T3, the first turn and time (15 minutes against 30 minutes).',
    );
    returnMatch(store);
    const { handicap, players, clock: changed } = gameOf(store);
    expect(players).toEqual({ N: 'Charles', S: 'Ada' });
    expect(handicap).toEqual(handicapOfOther(BOARD, GIVEN));
    expect(changed!.time).toEqual({ N: 1_800_000, S: 900_000 });
    store.begin({ ...CLASSIC, handicap: GIVEN });
    store.deployment.beginWar();
    const { found } = readText(writeGameRecord(gameOf(store))!);
    store.open(found!);
    returnMatch(store);
    expect(gameOf(store)).toMatchObject({ players: { N: 'Charles', S: 'Ada' }, handicap: GIVEN });
  });
});

describe('a game given odds', () => {
  test('by hand: the tray lacks the given units, and the first turn is not drawn by lot', () => {
    const { store } = openTab();
    store.begin({ ...OPEN, handicap: GIVEN });
    expect(inTray(store)).toBe(15);
    store.deployment.arrange(shuffled);
    expect(inTray(store)).toBe(0);
    store.deployment.loadOpening('classic');
    expect(inTray(store)).toBe(0);
    store.deployment.clear();
    expect(inTray(store)).toBe(15);
    store.deployment.arrange(filled);
    void store.deployment.seal();
    expect(inTray(store)).toBe(17);
    store.deployment.arrange(shuffled);
    void store.deployment.seal();
    const { stage } = gameOf(store);
    if (stage.name !== 'lots') throw new Error(stage.name);
    expect(stage.first).toBe('S');
    expect(stageSentence(gameOf(store))).toBe('The South is given the first turn');
    store.deployment.drawLots();
    store.deployment.beginWar();
    const { start } = warOf(store);
    expect([start.side, start.units.length]).toEqual(['S', 32]);
    expect(start.standing.map((at) => nameOf(BOARD, at))).toEqual(['D8', 'T3', 'T23']);
    expect(stageSentence({ stage })).toBe('Lots are drawn for the first turn');
  });

  test('hidden: a sealed deployment, and one made again, lack them too', async () => {
    const sealer = numberSealer();
    const { store, state } = openTab({ sealer });
    store.begin({ ...HIDDEN, handicap: GIVEN });
    for (let i = 0; i < 2; i++) {
      store.deployment.arrange(shuffled);
      await store.deployment.seal();
    }
    sealer.forget('seal 1');
    await store.deployment.reveal();
    expect(state().lostSeals).toEqual(['N']);
    expect(inTray(store)).toBe(15);
    store.deployment.arrange(shuffled);
    await store.deployment.seal();
    await store.deployment.reveal();
    const { stage } = gameOf(store);
    if (stage.name !== 'lots') throw new Error(stage.name);
    expect([stage.first, stage.armies.N.units.length]).toEqual(['S', 15]);
  });

  test('by shuffling nobody is cut off where an arsenal was given', { tags: ['slow'] }, () => {
    for (let seed = 1; seed <= 20; seed++) {
      const random = mulberry32(seed);
      const without = { units: { infantry: 3 }, arsenals: [square('B15')] };
      const army = shuffled(emptyDeployment('N', without), (n) => Math.floor(random() * n), BOARD);
      expect([leftOver(army), armySize(army), army.units.length], `seed ${seed}`).toEqual([
        0, 14, 14,
      ]);
      const position = positionOf(
        BOARD,
        RULE_SETS.debord,
        setupOfDeployments(BOARD, army, emptyDeployment('S'), 'N'),
      );
      const linked = communicationOf(position, 'N').toString(2).replaceAll('0', '').length;
      expect(linked, `seed ${seed}`).toBe(14);
    }
  });

  test('is reported by ear as the deployment begins', () => {
    const { store } = openTab();
    store.begin({ ...OPEN, handicap: GIVEN });
    const game = gameOf(store);
    const deployment = emptyDeployment('N', { units: { cavalry: 2 }, arsenals: [] });
    const position = positionOf(
      BOARD,
      game.rules,
      setupOfDeployments(BOARD, deployment, emptyDeployment('S'), 'N'),
    );
    const moment = { position, deployment, held: null, refusal: null };
    expect(deploymentGreeting({ ...moment, game })).toMatch(
      /^The North deploys\. Ada \(the North\) gives 2 cavalry.* 15 units left to place/,
    );
    expect(deploymentGreeting(moment)).toMatch(/^The North deploys\. 15 units left/);
  });
});

/** What the square says on which the arsenal was given, in full, in short and as ground. */
const atB15 = ({ stage }: Pick<Game, 'stage'>): string => {
  if (stage.name !== 'war') throw new Error(stage.name);
  const position = present(stage.war);
  const at = square('B15');
  return [
    describeSquare(position, at),
    terseSquare(position, at, true, {}, 'first'),
    namedGround(position, at)!.name,
    ...groundSentences(position.rules, namedGround(position, at)!.ground),
  ].join(' | ');
};
const NOT_HERE =
  'B15, arsenal of the North, not in this game: given as a handicap | B15 no arsenal N: given | ' +
  'Arsenal of the North, not in this game: given as a handicap | ' +
  'An ordinary square in this game: it sends no lines and cannot be taken.';

describe('saved and read back', () => {
  const begun = (): Game => {
    const { store } = openTab();
    store.begin({ ...CLASSIC, handicap: GIVEN });
    store.deployment.beginWar();
    return gameOf(store);
  };

  test('a save of every stage is the same game', () => {
    const { store } = openTab();
    for (const options of [OPEN, CLASSIC]) {
      store.begin({ ...options, handicap: GIVEN });
      store.deployment.arrange(shuffled);
      expect(readGame(writeGame(gameOf(store)))).toEqual({ game: gameOf(store), faults: [] });
    }
    expect(readGame(writeGame(begun()))).toEqual({ game: begun(), faults: [] });
    expect(writeGame(begun())).toContain('"handicap":"N 2C B15 first"');
    expect(atB15(begun())).toBe(NOT_HERE);
    expect(atB15(readGame(writeGame(begun())).game!)).toBe(NOT_HERE);
  });

  test.each([
    ['N 9C', '“9C”', 'The North has no more than 4 cavalry to give.'],
    ['N 1A', '', 'The position does not match this handicap.'],
  ])('a damaged one, %s, is left out and reported, and the war goes on', (value, _, sentence) => {
    const text = writeGame(begun()).replace('N 2C B15 first', value);
    const { game, faults } = readGame(text);
    expect(game!.handicap).toBeUndefined();
    expect(writeGame(game!)).toBe(writeGame({ ...begun(), handicap: undefined }));
    // The arsenal is no longer recorded as given.
    expect(atB15(game!)).toMatch(/fallen arsenal of the North/);
    expect(saveFaultSentences({ text, faults, recovered: true }).join(' ')).toContain(sentence);
  });

  test('a record has it in a tag, and is read back as the same game', () => {
    const record = writeGameRecord(begun())!;
    expect(record).toContain('\n[Handicap "N 2C B15 first"]\n');
    const { found, faults } = readText(record);
    expect(faults).toEqual([]);
    expect(found).toMatchObject({ handicap: GIVEN, players: { N: 'Ada', S: 'Charles' } });
    expect(found!.tags!.map(({ name }) => name)).not.toContain('Handicap');
    const again: Game = {
      ...begun(),
      ...found!,
      tags: found!.tags!,
      stage: { name: 'war', war: found!.war },
    };
    expect(writeGameRecord(again)).toBe(record);
    expect(again.stage).toEqual(begun().stage);
  });

  test('a study begun from it has the tag, is saved with it, and read back as the same game', () => {
    const game = begun();
    if (game.stage.name !== 'war') throw new Error(game.stage.name);
    const { war } = game.stage;
    const study = studyOfWar(war, game);
    const text = writeStudy(study);
    expect(text).toBe(writeGameRecord({ ...game, players: { N: '', S: '' } }));
    expect(readText(text).found).toMatchObject({ handicap: GIVEN });
    const saved = readSavedStudy(writeSavedStudy(study));
    expect(saved.faults).toEqual([]);
    expect(writeStudy(saved.study!)).toBe(text);
    const at = square('B15');
    expect(describeSquare(positionAt(saved.study!, ROOT), at)).toMatch(/given as a handicap/);
    // A study of a game whose odds were even says nothing of it.
    expect(writeStudy(studyOfWar(war, { ...game, handicap: undefined }))).not.toMatch(/Handicap/);
  });

  test('a faulty tag is reported with its place, stays, and the war is as its position', () => {
    const record = writeGameRecord(begun())!.replace('N 2C B15 first', 'N 2C 1Z B15 T3');
    const line = record.split('\n').findIndex((each) => each.startsWith('[Handicap')) + 1;
    const { found, faults } = readText(record);
    expect(faults.map(faultSentence)).toEqual([
      `Line ${line}, column 17: “1Z” cannot be given: units such as 2C, the square of an arsenal, or first.`,
    ]);
    expect(found!.handicap).toBeUndefined();
    const again: Game = {
      ...begun(),
      ...found!,
      handicap: undefined,
      tags: found!.tags!,
      stage: { name: 'war', war: found!.war },
    };
    expect(writeGameRecord(again)).toBe(record);
  });

  test('of two faults at once each is reported', () => {
    const record = writeGameRecord(begun())!;
    const faultsOf = (value: string) =>
      readText(record.replace('N 2C B15 first', value)).faults.map(faultSentence);
    expect(faultsOf('West 2C')[0]).toMatch(/“West” is not a side that can give odds/);
    expect(faultsOf('N 2C 1C')[0]).toMatch(/“1C” is given twice/);
    expect(faultsOf('N B15 D8 T3')).toEqual([
      expect.stringMatching(/The North has no arsenal on T3 to give/),
      expect.stringMatching(/At least one arsenal of the North has to stay/),
    ]);
    expect(faultsOf('N 9I 4C 1A 1H')[0]).toMatch(/At least one fighting unit of the North/);
    expect(faultsOf('N')[0]).toMatch(/The handicap gives nothing/);
  });
});
