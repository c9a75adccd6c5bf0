import { readdirSync } from 'node:fs';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { mayAskForHints } from '../../../src/war/game/studyPermission';
import { readText, writeGameRecord } from '../../../src/war/game/records';
import { SAVE_VERSION } from '../../../src/war/game/linkFormat';
import { readGame } from '../../../src/war/game/save';
import { PEOPLE, viewerSide, type Seats } from '../../../src/war/game/seat';
import { present } from '../../../src/war/game/war';
import { writeGame } from '../../../src/war/game/writing';
import { botSeat } from '../../../src/war/seats/bot/kind';
import { SEAT_KINDS } from '../../../src/war/seats/kinds';
import { REACHES } from '../../../src/war/seats/reaches';
import { SEAT_WORDS } from '../../../src/war/seats/words';
import type { SeatKind, SeatWords } from '../../../src/war/seats/kind';
import { runAtBoard } from '../../../src/war/store/atBoard/atBoard';
import { runClock } from '../../../src/war/store/atBoard/clock';
import { runSeats, seenBy } from '../../../src/war/store/atBoard/seats';
import { gameSentence } from '../../../src/war/words/games';
import { seatsSentence } from '../../../src/war/words/opponent';
import { CLASSIC, gameOf, HIDDEN, openTab, warOf } from '../store/fakes';
import { ELSEWHERE, elsewhere, ELSEWHERE_WORDS, scriptedReach } from './elsewhere';

const KINDS = SEAT_KINDS as Record<string, SeatKind>;
const WORDS = SEAT_WORDS as Record<string, SeatWords>;
beforeEach(() => {
  KINDS.ofTests = ELSEWHERE;
  WORDS.ofTests = ELSEWHERE_WORDS;
});
afterEach(() => {
  delete KINDS.ofTests;
  delete WORDS.ofTests;
});

const AGAINST = {
  ...CLASSIC,
  players: { N: '', S: '' },
  seats: { ...PEOPLE, S: elsewhere('Rome') },
};

function open() {
  const { reach, script } = scriptedReach();
  const bot = scriptedReach();
  const tab = openTab({
    randomInt: () => 0,
    atBoard: {
      here: () => ({
        run: (board) =>
          runAtBoard(board, {
            clock: runClock,
            seats: () => runSeats(board, { ofTests: reach, bot: bot.reach }),
          }),
      }),
      watch: () => () => () => undefined,
    },
  });
  return { ...tab, reach, script, bot: bot.script };
}

test('a kind of seat plays, refuses, is saved, opened and recorded without the page or the store naming it', async () => {
  const { store, script } = open();
  store.begin(AGAINST);
  store.deployment.drawLots();
  store.deployment.beginWar();
  expect(viewerSide('S', gameOf(store).seats)).toBe('N');
  expect(mayAskForHints(gameOf(store))).toBe(false);
  store.portTable.endTurn();
  expect(present(warOf(store)).turn).toBe(1);
  store.table.endTurn();
  expect(store.state.getState().curtain).toBe(false);
  await expect.poll(() => present(warOf(store)).turn).toBe(3);
  expect(script.sent).toEqual(['.']);

  store.past.takeBackOrder();
  await expect.poll(() => script.asked).toEqual(['takeBack']);
  expect(await store.state.getState().ports?.propose('draw')).toBe(false);
  expect(present(warOf(store)).turn).toBe(3);
  script.grants = true;
  store.past.takeBackOrder();
  await expect.poll(() => present(warOf(store)).turn).toBe(1);

  const game = gameOf(store);
  expect(readGame(writeGame(game))).toEqual({ game, faults: [] });
  const save = writeGame(game);
  expect(readGame(save.replace('"Rome"', '7')).faults).toMatchObject([{ path: 'seats.S.word' }]);
  expect(readGame(save.replace('"Rome"', '"old Rome"')).faults).toMatchObject([
    { path: 'seats.S' },
  ]);
  const text = writeGameRecord(game) ?? '';
  expect(text).toContain('[SouthAddress "Rome"]');
  expect(readText(text).found).toMatchObject({ seats: game.seats });
  expect(seatsSentence(game.seats)).toBe('South: A player at Rome');
  expect(gameSentence(game)).toBe('You against Player of Rome');
  store.leaveGame();
  expect(script.ended).toBe(1);
  expect(store.state.getState().ports).toBeNull();
});

function begin({ store }: Pick<ReturnType<typeof open>, 'store'>, seats: Seats): void {
  store.begin({ ...AGAINST, seats });
  store.deployment.drawLots();
  store.deployment.beginWar();
}

test('a seat offers a draw, or to take back its order, in the turn of the other side too', async () => {
  const tab = open();
  const { store, script } = tab;
  begin(tab, AGAINST.seats);
  store.table.endTurn();
  await expect.poll(() => present(warOf(store)).turn).toBe(3);
  script.offer('takeBack', 1);
  const ports = () => store.state.getState().ports!;
  expect(ports().now).toEqual({ is: 'offering', side: 'S', offer: 'takeBack' });
  ports().answer!(false);
  expect(ports().now).toEqual({ is: 'waiting' });
  expect(present(warOf(store)).turn).toBe(3);
  script.offer('takeBack', 1);
  script.plays = false;
  ports().answer!(true);
  expect(present(warOf(store)).turn).toBe(2);
  store.portTable.endTurn();
  script.offer('draw', 0);
  ports().answer!(true);
  expect(present(warOf(store)).over).toMatchObject({ by: 'agreement' });
});

test('the ports of two kinds are shown without covering one another, and one without a seat ends', () => {
  const tab = open();
  const { store, script, bot } = tab;
  script.plays = bot.plays = false;
  begin(tab, { N: botSeat(1), S: elsewhere('Rome') });
  const now = () => store.state.getState().ports!.now;
  expect(now()).toEqual({ is: 'thinking', side: 'N' });
  script.offer('draw', 0);
  expect(now()).toMatchObject({ is: 'offering' });
  store.state.getState().ports!.answer!(false);
  expect(now()).toEqual({ is: 'thinking', side: 'N' });
  store.changeSeats(AGAINST.seats);
  expect([script.ended, bot.ended]).toEqual([0, 1]);
  expect(now()).toEqual({ is: 'waiting' });
});

test('a save with a kind of seat that is not known is of a newer version, and no damage', () => {
  const { store } = open();
  store.begin(AGAINST);
  const save = writeGame(gameOf(store));
  delete KINDS.ofTests;
  const faults = [{ code: 'newer', version: SAVE_VERSION }];
  expect(readGame(save)).toEqual({ game: null, faults });
  expect(readGame(save.replace('"ofTests"', '"person"'))).toEqual({ game: null, faults });
});

test('each folder of seats is a kind, with its words and its reach', () => {
  const folders = readdirSync('src/war/seats', { withFileTypes: true })
    .filter((each) => each.isDirectory())
    .map(({ name }) => name);
  delete KINDS.ofTests;
  delete WORDS.ofTests;
  expect(Object.keys(SEAT_KINDS)).toEqual(['person', ...folders]);
  expect(Object.keys(SEAT_WORDS)).toEqual(['person', ...folders]);
  expect(Object.keys(REACHES)).toEqual(folders);
  for (const kind of folders)
    for (const seat of SEAT_KINDS[kind]!.choices) {
      expect(seat.kind).toBe(kind);
      expect(SEAT_KINDS[kind]!.saved!.seatOf(SEAT_KINDS[kind]!.saved!.wordOf(seat))).toEqual(seat);
    }
});

test('it places its army unseen, and sees nothing of the other', async () => {
  const { store, reach } = open();
  store.begin({ ...HIDDEN, seats: AGAINST.seats });
  expect(store.state.getState().curtain).toBe(false);
  store.deployment.loadOpening('classic');
  const { stage } = seenBy('S', gameOf(store));
  expect(stage.name === 'deployment' && stage.camps.N).toMatchObject({ deployment: { units: [] } });
  await store.deployment.seal();
  reach.deploy(
    { game: seenBy('S', gameOf(store)), side: 'S', randomInt: store.randomInt },
    (deployment) => {
      store.deployment.loadDeployment(deployment);
      void store.deployment.seal();
    },
    () => undefined,
  );
  await expect.poll(() => gameOf(store).stage).toMatchObject({ side: null });
  await store.deployment.reveal();
  expect(gameOf(store).stage.name).toBe('lots');
});
