import { afterEach, beforeEach, expect, test } from 'vitest';
import { mayAskForHints } from '../../../src/war/game/studyPermission';
import { readText, writeGameRecord } from '../../../src/war/game/records';
import { readGame } from '../../../src/war/game/save';
import { PEOPLE, viewerSide } from '../../../src/war/game/seat';
import { present } from '../../../src/war/game/war';
import { writeGame } from '../../../src/war/game/writing';
import { SEAT_KINDS } from '../../../src/war/seats/kinds';
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
  KINDS.elsewhere = ELSEWHERE;
  WORDS.elsewhere = ELSEWHERE_WORDS;
});
afterEach(() => {
  delete KINDS.elsewhere;
  delete WORDS.elsewhere;
});

const AGAINST = {
  ...CLASSIC,
  players: { N: '', S: '' },
  seats: { ...PEOPLE, S: elsewhere('Rome') },
};

function open() {
  const { reach, script } = scriptedReach();
  const tab = openTab({
    randomInt: () => 0,
    atBoard: {
      here: () => ({
        run: (board) =>
          runAtBoard(board, {
            clock: runClock,
            seats: () => runSeats(board, { elsewhere: reach }),
          }),
      }),
      watch: () => () => () => undefined,
    },
  });
  return { ...tab, reach, script };
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

  store.past.takeBackOrder();
  await expect.poll(() => script.asked).toEqual(['takeBack']);
  expect(await store.state.getState().ports?.propose('draw')).toBe(false);
  expect(present(warOf(store)).turn).toBe(3);
  script.grants = true;
  store.past.takeBackOrder();
  await expect.poll(() => present(warOf(store)).turn).toBe(1);

  const game = gameOf(store);
  expect(readGame(writeGame(game))).toEqual({ game, faults: [] });
  expect(readGame(writeGame(game).replace('"Rome"', '7')).faults).toMatchObject([
    { path: 'elsewhere.S' },
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
