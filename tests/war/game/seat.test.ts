import { describe, expect, test } from 'vitest';
import { viewerSide, PEOPLE } from '../../../src/war/game/seat';
import { BOT_LEVELS } from '../../../src/war/seats/bot/kind';
import { LEVEL_NUMBERS } from '../../../src/war/opponent/levels';
import { readText, writeGameRecord } from '../../../src/war/game/records';
import { readGame } from '../../../src/war/game/save';
import { writeGame } from '../../../src/war/game/writing';
import { present } from '../../../src/war/game/war';
import { returnMatch } from '../../../src/war/store/nextGame';
import { seatsSentence, withSeatNames } from '../../../src/war/words/opponent';
import { CLASSIC, gameOf, HIDDEN, openTab, warOf, seatsOf } from '../store/fakes';

const AGAINST = { ...CLASSIC, seats: seatsOf({ S: 4 }) };

function atWar(options = AGAINST) {
  const { store } = openTab();
  store.begin(options);
  store.deployment.drawLots();
  store.deployment.beginWar();
  return store;
}

/** The text of a save of version 4 with something in the place of its programs. */
function saveWith(programs: unknown): string {
  const save = JSON.parse(writeGame(gameOf(atWar()))) as { game: Record<string, unknown> };
  const { seats: _, ...game } = save.game;
  return JSON.stringify({ ...save, version: 4, game: { ...game, programs } });
}

test('a game knows the levels of the opponent by their numbers', () => {
  expect(BOT_LEVELS).toEqual(LEVEL_NUMBERS);
});

describe('the seats of programs', () => {
  test('are saved, and a game of people has none', () => {
    const game = gameOf(atWar());
    expect(readGame(writeGame(game))).toEqual({ game, faults: [] });
    expect(writeGame(gameOf(atWar(CLASSIC)))).not.toContain('seats');
    expect(readGame(writeGame(gameOf(atWar(CLASSIC)))).game!.seats).toEqual(PEOPLE);
  });

  test.each<[unknown, Parameters<typeof seatsOf>[0], string[]]>([
    [{ N: 7 }, {}, ['seats.N']],
    [{ N: 2, S: 'strong' }, { N: 2 }, ['seats.S']],
    [{ N: [] }, {}, ['seats.N.word']],
    [[], {}, []],
    ['S', {}, ['seats']],
    [{}, {}, []],
    [{ N: 1, S: 6 }, { N: 1, S: 6 }, []],
  ])('%j in a save is %j', (saved, levels, paths) => {
    const { game, faults } = readGame(saveWith(saved));
    expect(game!.seats).toEqual(seatsOf(levels));
    expect(faults.map((fault) => 'path' in fault && fault.path)).toEqual(paths);
    expect(present((game!.stage as { war: Parameters<typeof present>[0] }).war).turn).toBe(1);
  });

  test('are tags of a record, read again; a value that is none stays as it is', () => {
    const store = atWar();
    const text = writeGameRecord(gameOf(store))!;
    expect(text).toContain('[SouthProgram "4"]');
    expect(text).not.toContain('NorthProgram');
    const { found } = readText(text);
    expect(found!.seats).toEqual(AGAINST.seats);
    expect(found!.tags!.map(({ name }) => name)).not.toContain('SouthProgram');
    store.open(found!);
    expect(gameOf(store).seats).toEqual(AGAINST.seats);
    const foreign = text.replace('SouthProgram "4"', 'SouthProgram "4.5"');
    const read = readText(foreign).found!;
    expect(read.seats).toEqual(PEOPLE);
    expect(read.tags).toContainEqual({ name: 'SouthProgram', value: '4.5' });
  });

  test('change in the return match', () => {
    const store = atWar();
    returnMatch(store);
    expect(gameOf(store).seats).toEqual(seatsOf({ N: 4 }));
  });
});

describe('orders', () => {
  test('of a program are taken at its own table, those of people at theirs', () => {
    const store = atWar();
    const { side } = present(warOf(store));
    const [mine, other] =
      side === 'S' ? [store.portTable, store.table] : [store.table, store.portTable];
    other.endTurn();
    expect(present(warOf(store)).turn).toBe(1);
    mine.endTurn();
    expect(present(warOf(store)).turn).toBe(2);
    mine.endTurn();
    expect(present(warOf(store)).turn).toBe(2);
    other.endTurn();
    expect(present(warOf(store)).turn).toBe(3);
  });

  test('of a program are refused where they are against the rules', () => {
    const store = atWar();
    if (present(warOf(store)).side === 'N') store.table.endTurn();
    store.portTable.order({ type: 'move', from: 0, to: 499 }, null);
    expect(warOf(store).actions.filter(({ type }) => type === 'move')).toEqual([]);
  });
});

test('neither a card between two turns nor a secret deployment hides anything from a program', () => {
  const { store } = openTab();
  store.settings.change({ handOver: true });
  store.begin({ ...HIDDEN, seats: seatsOf({ S: 1 }) });
  expect(store.state.getState().curtain).toBe(false);
  store.begin(HIDDEN);
  expect(store.state.getState().curtain).toBe(true);
  store.begin(AGAINST);
  store.deployment.drawLots();
  store.deployment.beginWar();
  store.table.endTurn();
  store.portTable.endTurn();
  expect(store.state.getState().curtain).toBe(false);
});

test('a program is called by its level, unless its seat has a name', () => {
  expect(seatsSentence(PEOPLE)).toBe('');
  expect(seatsSentence(seatsOf({ N: 6, S: 4 }))).toBe(
    'North: Marshal Duval (level 6) · South: Captain Morel (level 4)',
  );
  const game = gameOf(atWar());
  expect(withSeatNames({ ...game, players: { N: '', S: '' } }).players).toEqual({
    N: '',
    S: 'Captain Morel',
  });
  expect(withSeatNames(game).players).toEqual(game.players);
});

test('the own side is the only person’s, otherwise the side to move', () => {
  expect(viewerSide('N', PEOPLE)).toBe('N');
  expect(viewerSide('N', seatsOf({ N: 2 }))).toBe('S');
  expect(viewerSide('S', seatsOf({ N: 2 }))).toBe('S');
  expect(viewerSide('N', seatsOf({ N: 2, S: 5 }))).toBe('N');
});
