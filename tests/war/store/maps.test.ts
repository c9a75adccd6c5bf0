import { PEOPLE } from '../../../src/war/game/seat';
import { describe, expect, test } from 'vitest';
import { shippedMaps, readMapReference } from '../../../src/war/engine/maps/maps';
import { rowsOfBoard, writeMap } from '../../../src/war/engine/maps/mapText';
import { RULE_SETS } from '../../../src/war/engine/rules';
import { emptyDeployment, setupOfDeployments } from '../../../src/war/engine/deployment';
import { SIDES } from '../../../src/war/engine/vocabulary';
import { filled, shuffled } from '../../../src/war/game/autoDeployment';
import { leftOver } from '../../../src/war/game/deployments';
import type { Game } from '../../../src/war/game/game';
import { readText, writeGameRecord } from '../../../src/war/game/records';
import { readGame } from '../../../src/war/game/save';
import { furthestOf } from '../../../src/shell/persistence/choice';
import { WAR_SAVES } from '../../../src/war/store/library/saves';
import { entryOf, readTemplates } from '../../../src/war/game/templates';
import { readTemplateText, writeTemplates } from '../../../src/war/game/templateText';
import { boardOf } from '../../../src/war/game/war';
import { add, goTo, positionAt, studyOfWar } from '../../../src/war/game/study';
import { comment, toggleShape } from '../../../src/war/game/studyEdits';
import { readSavedStudy, readStudyText, writeSavedStudy } from '../../../src/war/game/studySave';
import { writeStudy } from '../../../src/war/game/studyRecord';
import { writeGame } from '../../../src/war/game/writing';
import { readLink, writeLink } from '../../../src/war/store/library/link';
import { returnMatch } from '../../../src/war/store/nextGame';
import { cutOffWords } from '../../../src/war/words/deployment';
import { positionOf } from '../../../src/war/engine/position';
import { choose } from '../../support/player';
import { mulberry32 } from '../../support/randomPositions';
import { createBrowser, gameOf, HIDDEN, numberSealer, openTab, warOf } from './fakes';

/** A map of somebody's own, whose text every save and record carries. */
const OWN = readMapReference(
  writeMap({
    ...shippedMaps()[1]!,
    names: { '': 'Somebody\u2019s "own" map', fr: 'La carte \u00e0 moi' },
  }),
).map!;
const EVERY = [
  ...shippedMaps().map((map) => [map.id, map.board] as const),
  ['own', OWN.board] as const,
];
const OPTIONS = {
  players: { N: 'Ada', S: '' },
  ruleSet: 'debord',
  rules: RULE_SETS.debord,
  seats: PEOPLE,
} as const;

const again = (game: Game): Game => {
  const { game: read, faults } = readGame(writeGame(game));
  expect(faults).toEqual([]);
  return read!;
};
/** The map in a save. */
const savedMap = (game: Game): unknown =>
  (JSON.parse(writeGame(game)) as { game: { map?: string } }).game.map;

describe.each(EVERY)('a game on the map %s', (id, board) => {
  test('is saved and read back in every stage, with its map', async () => {
    const { store } = openTab({ sealer: numberSealer() });
    const check = (): void => {
      const game = gameOf(store);
      expect(savedMap(game)).toBe(id === 'debord' ? undefined : board.map);
      const read = again(game);
      expect(read.board).toBe(board);
      expect(writeGame(read)).toBe(writeGame(game));
    };
    store.begin({ ...OPTIONS, board, beginning: 'hidden', opening: null });
    store.raiseCurtain();
    check();
    for (let half = 0; half < SIDES.length; half++) {
      store.deployment.loadOpening(board.openings[0]!.id);
      check();
      await store.deployment.seal();
      store.raiseCurtain();
    }
    await store.deployment.reveal();
    expect(gameOf(store).stage.name).toBe('lots');
    check();
    store.deployment.drawLots();
    store.deployment.beginWar();
    check();
    expect(boardOf(warOf(store))).toBe(board);
    returnMatch(store);
    expect(gameOf(store).board).toBe(board);
  });

  test('tried from a past position is a study on that map, exported and read back, and saved', () => {
    const { store } = openTab();
    store.begin({ ...OPTIONS, board, beginning: 'opening', opening: board.openings[0]!.id });
    store.deployment.drawLots();
    store.deployment.beginWar();
    const random = mulberry32(11);
    for (let i = 0; i < 12; i++)
      store.table.order(choose(random, warOf(store).positions.at(-1)!), null);
    let study = studyOfWar(warOf(store), gameOf(store), 4);
    for (let i = 0; i < 40; i++) {
      const now = positionAt(study, study.at);
      const added = now.over === null ? add(study, choose(random, now)) : null;
      if (added?.ok) ({ study } = added);
      study = toggleShape(study, study.at, { brush: 'red', from: board.size - 1, to: null });
      study = comment(study, study.at, 'why');
      if (i % 5 === 4) study = goTo(study, i % 7);
    }
    const text = writeStudy(study);
    const { study: read, faults } = readStudyText(text);
    expect(faults).toEqual([]);
    expect(read!.start.board).toBe(board);
    expect(writeStudy(read!)).toBe(text);
    const saved = readSavedStudy(writeSavedStudy(study));
    expect(saved.study!.start.board).toBe(board);
    expect(writeStudy(saved.study!)).toBe(text);
    expect(text.includes('[Map ')).toBe(id !== 'debord');
  });

  test('is written as a record and a link, and opens from them as the same war', async () => {
    const { store } = openTab();
    store.begin({ ...OPTIONS, board, beginning: 'opening', opening: board.openings[0]!.id });
    store.deployment.drawLots();
    store.deployment.beginWar();
    const random = mulberry32(7);
    for (let i = 0; i < 60; i++) {
      const now = warOf(store).positions.at(-1)!;
      if (now.over === null) store.table.order(choose(random, now), null);
    }
    const record = writeGameRecord(gameOf(store))!;
    expect(record.includes('[Map ')).toBe(id !== 'debord');
    const { text, version } = await readLink(await writeLink(record));
    const { found, faults } = readText(text, version);
    expect(faults).toEqual([]);
    expect(boardOf(found!.war)).toBe(board);
    expect(found!.war.actions).toEqual(warOf(store).actions);
    store.open(found!);
    expect(gameOf(store).board).toBe(board);
    expect(writeGameRecord({ ...gameOf(store) })).toBe(record);
    expect(writeGame(again(gameOf(store)))).toBe(writeGame(gameOf(store)));
  });

  test(
    'is deployed automatically on either side: complete, in its own territory, in communication',
    { tags: ['slow'] },
    () => {
      for (let seed = 0; seed < 20; seed++) {
        const side = SIDES[seed % 2]!;
        const random = mulberry32(seed);
        const lot = (n: number): number => Math.floor(random() * n);
        const army = shuffled(emptyDeployment(side), lot, board);
        expect(leftOver(army)).toBe(0);
        const [N, S] = SIDES.map((of) => (of === side ? army : emptyDeployment(of)));
        const now = positionOf(board, RULE_SETS.debord, setupOfDeployments(board, N!, S!, side));
        expect(cutOffWords(now, army, true), `seed ${seed}`).toBe('');
        const half = { ...army, units: army.units.slice(0, 6) };
        expect(leftOver(filled(half, lot, board))).toBe(0);
      }
    },
  );

  test('has templates of its own, in lists and as text', () => {
    const { store } = openTab();
    store.begin({ ...OPTIONS, board, beginning: 'open', opening: null });
    store.deployment.loadOpening(board.openings[0]!.id);
    const stage = gameOf(store).stage;
    const camp = stage.name === 'deployment' ? stage.camps.N : null;
    if (camp?.state !== 'placing') throw new Error('not deploying');
    const template = { id: 'a', name: 'First', board, deployment: camp.deployment };
    const entry = JSON.parse(JSON.stringify(entryOf(template))) as Record<string, unknown>;
    // Programs that know one map find no units in it, and keep it as it is.
    expect('units' in entry).toBe(id === 'debord');
    const { templates, damaged } = readTemplates([entry]);
    expect([templates, damaged]).toEqual([[template], []]);
    expect(templates[0]?.board).toBe(board);
    const text = writeTemplates([template]);
    const found = { name: template.name, board, deployment: camp.deployment };
    expect(readTemplateText(text)).toEqual({ ok: true, templates: [found] });
  });
});

test('a text that names no map is on Debord’s; an unknown map is reported', () => {
  const { store } = openTab();
  store.begin(HIDDEN);
  const plain = JSON.parse(writeGame(gameOf(store))) as { game: Record<string, unknown> };
  expect(plain.game).not.toHaveProperty('map');
  expect(readGame(JSON.stringify(plain)).game?.board).toBe(shippedMaps()[0]!.board);
  const { game, faults } = readGame(
    JSON.stringify({ ...plain, game: { ...plain.game, map: 'atlantis' } }),
  );
  expect(game).toBeNull();
  expect(faults).toMatchObject([{ code: 'map', faults: [{ code: 'unknownMap' }] }]);
});

test('of two states of a game on different maps neither continues the other', () => {
  const games = [shippedMaps()[1]!, shippedMaps()[2]!].map(({ board }) => {
    const { store } = openTab({ browser: createBrowser() });
    store.begin({ ...OPTIONS, board, beginning: 'opening', opening: '1' });
    store.deployment.drawLots();
    store.deployment.beginWar();
    return gameOf(store);
  });
  expect(furthestOf(WAR_SAVES, games[0]!, games[1]!)).toBe(games[0]);
});

test('the same ground under another name is another map', () => {
  expect(rowsOfBoard(OWN.board)).toEqual(rowsOfBoard(shippedMaps()[1]!.board));
  expect(OWN.board.map).not.toBe('combe');
  expect(OWN.board.map).toContain('[Name_fr "La carte');
});
