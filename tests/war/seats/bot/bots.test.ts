import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { requestPause } from '../../../../src/shell/pauseRequests';
import { readAction } from '../../../../src/war/engine/notation/recordText';
import { writeAction } from '../../../../src/war/engine/notation/notation';
import { STANDARD_BOARD as BOARD } from '../../../../src/war/engine/standardMap';
import { other } from '../../../../src/war/engine/vocabulary';
import { agreesToDraw, offerOf, thinkingTime } from '../../../../src/war/seats/bot/rules';
import { present, type War } from '../../../../src/war/game/war';
import type { WarTimeControl } from '../../../../src/war/game/clocks';
import { PEOPLE, type Seats } from '../../../../src/war/game/seat';
import type { BotTurn } from '../../../../src/war/seats/bot/bots';
import type { BotFault } from '../../../../src/war/seats/bot/kind';
import type { RunningPorts } from '../../../../src/war/seats/kind';
import { playFrom } from '../../../../src/war/store/nextGame';
import { CLASSIC, gameOf, openTab, warOf, seatsOf } from '../../store/fakes';

interface Asked {
  readonly war: War;
  readonly level: number;
  readonly ms: number;
  readonly done: (turn: BotTurn) => void;
  readonly failed: (fault: BotFault) => void;
}

const TURN = ['H9-I9', 'G8-F9', '.'];

const ended: (() => void)[] = [];

/** A war of the opening Classic that the North begins, with programs whose thoughts the test has. */
function play(seats: Seats = seatsOf({ N: 3 }), clock?: WarTimeControl) {
  const asked: Asked[] = [];
  const stop = vi.fn();
  const { store } = openTab({
    randomInt: () => 0,
    engine: {
      think: (_game, war, { level, ms }, done, failed) =>
        void asked.push({ war, level, ms, done, failed }),
      stop,
    },
  });
  store.begin({ ...CLASSIC, seats, clock });
  store.deployment.drawLots();
  store.deployment.beginWar();
  ended.push(store.leaveGame);
  const running = () => store.state.getState().ports;
  const written = () => warOf(store).actions.map((action) => writeAction(BOARD, action));
  return {
    store,
    running: () => running() as Required<RunningPorts>,
    asked,
    stop,
    written,
    now: () => running()?.now ?? { is: 'waiting' },
    answer: (texts: readonly string[] = TURN, score = 0, to = asked.at(-1)!) =>
      to.done({
        actions: texts.map((text) => readAction(BOARD, text)!),
        score,
        why: () => ['because'],
      }),
  };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  for (const end of ended.splice(0)) end();
  vi.useRealTimers();
});

describe('a program’s turn', () => {
  test('is thought about, and played order by order at the pace that is set', () => {
    const { answer, asked, now, store, running, written } = play();
    expect(now()).toEqual({ is: 'thinking', side: 'N' });
    expect(asked).toHaveLength(1);
    expect(asked[0]).toMatchObject({ level: 3, ms: 350 });
    answer();
    expect(now()).toEqual({ is: 'playing', side: 'N', left: 3 });
    expect(written()).toEqual([]);
    vi.advanceTimersByTime(700);
    expect(written()).toEqual(['H9-I9']);
    expect(now()).toMatchObject({ left: 2 });
    store.settings.change({ programPace: 'unhurried' });
    vi.advanceTimersByTime(650);
    expect(written()).toEqual(['H9-I9', 'G8-F9']);
    vi.advanceTimersByTime(1_400);
    expect(written()).toHaveLength(2);
    vi.advanceTimersByTime(200);
    expect(written()).toEqual(TURN);
    expect(now().is).toBe('waiting');
    expect(running().played).toMatchObject({ turn: 1, side: 'N' });
    expect(asked).toHaveLength(1);
  });

  test('is shown at once where that is set, bidden, or bidden while it thinks', () => {
    const first = play();
    first.store.settings.change({ programPace: 'atOnce' });
    first.answer();
    expect(first.written()).toEqual(TURN);
    const second = play();
    second.answer();
    vi.advanceTimersByTime(700);
    second.running().skip();
    expect(second.written()).toEqual(TURN);
    const third = play();
    third.running().skip();
    third.answer();
    expect(third.written()).toEqual(TURN);
  });

  test('takes no order of a person, and none that the rules refuse: then it is asked anew, and given up', () => {
    const { answer, asked, now, store, running } = play();
    store.table.endTurn();
    expect(present(warOf(store)).turn).toBe(1);
    store.settings.change({ programPace: 'atOnce' });
    answer(['A1-A2']);
    expect(asked).toHaveLength(2);
    answer(['G8-F9']);
    expect(asked).toHaveLength(3);
    expect(asked[2]!.war.actions).toHaveLength(1);
    answer([]);
    answer([]);
    answer([]);
    expect(now()).toEqual({ is: 'failed', side: 'N', fault: 'garbled' });
    running().goOn();
    answer(['.']);
    expect(present(warOf(store)).turn).toBe(2);
  });

  test('waits while the past is looked at, something is read or set, or the game is left', () => {
    const { answer, asked, now, store, stop } = play(seatsOf({ S: 2 }));
    expect(now().is).toBe('waiting');
    store.table.endTurn();
    expect(now().is).toBe('thinking');
    store.past.show(0);
    expect(now().is).toBe('waiting');
    expect(stop).toHaveBeenCalledOnce();
    answer();
    expect(warOf(store).actions).toHaveLength(1);
    store.past.show(null);
    expect(asked).toHaveLength(2);
    const goOn = requestPause();
    expect(now().is).toBe('waiting');
    goOn();
    store.leaveGame();
    expect(now().is).toBe('waiting');
    expect(stop).toHaveBeenCalledTimes(3);
    store.resume();
    expect(now().is).toBe('thinking');
  });

  test('is over with the game, and when that is left', () => {
    const { answer, store, stop, written } = play();
    answer();
    store.leaveGame();
    expect(stop).toHaveBeenCalled();
    expect(store.state.getState().ports).toBeNull();
    vi.advanceTimersByTime(10_000);
    expect(written()).toEqual([]);
    store.portTable.surrender();
    expect(present(warOf(store)).over).not.toBeNull();
  });

  test('that fails is reported, stays reported, and is asked for again', () => {
    const { asked, now, running, store } = play();
    asked[0]!.failed('missing');
    expect(now()).toEqual({ is: 'failed', side: 'N', fault: 'missing' });
    store.past.show(0);
    store.past.show(null);
    expect(now().is).toBe('failed');
    expect(asked).toHaveLength(1);
    running().goOn();
    expect(asked).toHaveLength(2);
    expect(now().is).toBe('thinking');
  });
});

describe('the seats', () => {
  test('change at any time: the program of another level is asked, and of a person none', () => {
    const { asked, now, store, answer } = play();
    store.changeSeats(seatsOf({ N: 5 }));
    expect(asked.map(({ level }) => level)).toEqual([3, 5]);
    answer(TURN, 0, asked[0]);
    expect(now().is).toBe('thinking');
    store.changeSeats(PEOPLE);
    expect(gameOf(store).seats).toEqual(PEOPLE);
    expect(now().is).toBe('waiting');
    store.table.endTurn();
    expect(present(warOf(store)).turn).toBe(2);
  });

  test('of two programs play on by themselves, wait when bidden, and go on', () => {
    const { answer, asked, now, store, running } = play(seatsOf({ N: 1, S: 6 }));
    store.settings.change({ programPace: 'atOnce' });
    answer(['.']);
    expect(asked.map(({ level }) => level)).toEqual([1, 6]);
    running().pause();
    expect(now()).toEqual({ is: 'paused', side: 'S' });
    answer(['.']);
    expect(present(warOf(store)).turn).toBe(2);
    running().goOn();
    answer(['.']);
    expect(present(warOf(store)).turn).toBe(3);
  });

  test('are other ones in a game that goes on from a moment of the past', () => {
    const { answer, store } = play();
    store.settings.change({ programPace: 'atOnce' });
    answer();
    const { id } = gameOf(store);
    playFrom(store, 1, seatsOf({ S: 4 }));
    const game = gameOf(store);
    expect(game.id).not.toBe(id);
    expect(game.seats).toEqual(seatsOf({ S: 4 }));
    expect(warOf(store).actions).toHaveLength(1);
  });
});

describe('what is taken back', () => {
  test('is the person’s last order, with all that programs have played since', () => {
    const { answer, store, written, now, running } = play(seatsOf({ S: 2 }));
    store.settings.change({ programPace: 'atOnce' });
    store.past.takeBackOrder();
    store.table.order(readAction(BOARD, 'H9-I9')!, null);
    store.table.order(readAction(BOARD, 'G8-F9')!, null);
    store.past.takeBackOrder();
    expect(written()).toEqual(['H9-I9']);
    store.table.endTurn();
    answer(['K15-J15', '.']);
    expect(present(warOf(store)).turn).toBe(3);
    expect(running().played).not.toBeNull();
    store.past.takeBackOrder();
    expect(written()).toEqual(['H9-I9']);
    expect(running().played).toBeNull();
    expect(now().is).toBe('waiting');
    store.past.takeBackOrder();
    store.past.takeBackOrder();
    expect(written()).toEqual([]);
  });

  test('ends what thinks about it', () => {
    const { asked, answer, stop, store, written } = play(seatsOf({ S: 2 }));
    store.table.endTurn();
    store.past.takeBackOrder();
    expect(stop).toHaveBeenCalledOnce();
    answer(['K15-J15', '.'], 0, asked[0]);
    vi.advanceTimersByTime(10_000);
    expect(written()).toEqual([]);
  });

  test('is that order too where a program is in the midst of its turn', () => {
    const { answer, store, written } = play(seatsOf({ S: 2 }));
    store.table.endTurn();
    answer(['K15-J15', '.']);
    vi.advanceTimersByTime(700);
    expect(written()).toEqual(['.', 'K15-J15']);
    store.past.takeBackOrder();
    expect(written()).toEqual([]);
  });

  test('is nothing once the war is over', () => {
    const { answer, store, written } = play(seatsOf({ S: 2 }));
    store.settings.change({ programPace: 'atOnce' });
    store.table.endTurn();
    answer(['.']);
    store.table.surrender();
    store.past.takeBackOrder();
    expect(present(warOf(store)).over).not.toBeNull();
    expect(written()).toHaveLength(3);
  });

  test('is nothing where no person has given an order', () => {
    const { answer, store, written } = play(seatsOf({ N: 1, S: 1 }));
    store.settings.change({ programPace: 'atOnce' });
    answer(['.']);
    store.past.takeBackOrder();
    expect(written()).toEqual(['.']);
  });
});

describe('what a program offers', () => {
  test('is to surrender, five turns running far behind; declined once, not again', () => {
    const { answer, now, store, running } = play();
    store.settings.change({ programPace: 'atOnce' });
    for (let i = 0; i < 4; i++) {
      answer(['.'], -360);
      store.table.endTurn();
    }
    answer(['.'], -360);
    expect(now()).toEqual({ is: 'offering', side: 'N', offer: 'surrender' });
    running().skip();
    expect(present(warOf(store)).turn).toBe(9);
    running().answer(false);
    expect(present(warOf(store)).turn).toBe(10);
    store.table.endTurn();
    answer(['.'], -360);
    expect(present(warOf(store)).turn).toBe(12);
  });

  test('ends the war where it is accepted, or where no person is at the board', () => {
    const { answer, store, running } = play(seatsOf({ N: 1, S: 1 }));
    store.settings.change({ programPace: 'atOnce' });
    for (let i = 0; i < 9; i++) answer(['.'], present(warOf(store)).side === 'N' ? -360 : 360);
    expect(present(warOf(store)).over).toMatchObject({ winner: 'S', by: 'surrender' });
    // The turn was not played, and its reasons are not announced.
    expect(running().played).toBeNull();
  });

  test('is a draw where both stand alike for long', () => {
    expect(offerOf(Array<number>(8).fill(10), 79)).toBeNull();
    expect(offerOf(Array<number>(8).fill(-15), 80)).toBe('draw');
    expect(offerOf([...Array<number>(7).fill(10), 16], 90)).toBeNull();
    expect(offerOf([-360, -349, -360, -360, -360, -360], 90)).toBeNull();
  });

  test('and agrees to, except in the first turns and when its position is better', async () => {
    expect(agreesToDraw([0], 20)).toBe(false);
    expect(agreesToDraw([0], 21)).toBe(true);
    expect(agreesToDraw([-50, 11], 40)).toBe(false);
    expect(agreesToDraw([], 40)).toBe(false);
    const { answer, store, running } = play();
    store.settings.change({ programPace: 'atOnce' });
    for (let i = 0; i < 10; i++) {
      answer(['.'], 0);
      store.table.endTurn();
    }
    answer(['.'], 0);
    expect(await running().propose('draw')).toBe(true);
    store.table.endTurn();
    answer(['.'], 11);
    expect(await running().propose('draw')).toBe(false);
    expect(await running().propose('takeBack')).toBe(true);
  });
});

describe('to a clock', () => {
  const BANK: WarTimeControl = { kind: 'bank', time: { N: 60_000, S: 60_000 }, increment: 0 };

  test('it thinks within a share of its time, and shows nothing at leisure when pressed', () => {
    expect(thinkingTime(6, undefined, Infinity)).toBe(1_500);
    expect(thinkingTime(6, BANK, 30_000)).toBe(500);
    expect(thinkingTime(6, BANK, 10)).toBe(50);
    expect(thinkingTime(6, { ...BANK, increment: 4_000 }, 0)).toBe(1_500);
    expect(thinkingTime(6, { ...BANK, kind: 'turn' }, 8_000)).toBe(1_000);
    const { answer, asked, written } = play(seatsOf({ N: 6 }), BANK);
    expect(asked[0]!.ms).toBe(1_000);
    vi.advanceTimersByTime(45_000);
    answer();
    expect(written()).toEqual(TURN);
  });

  test('its time runs like a person’s, and it does not think while the clock is stopped', () => {
    const { now, store } = play(seatsOf({ N: 6 }), BANK);
    store.state.getState().clock!.pause('asked');
    expect(now().is).toBe('waiting');
    store.state.getState().clock!.goOn();
    expect(now().is).toBe('thinking');
    vi.advanceTimersByTime(61_000);
    expect(present(warOf(store)).over).toMatchObject({ winner: other('N'), onTime: true });
  });
});
