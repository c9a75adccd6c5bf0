import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { requestPause } from '../../../../src/shell/pauseRequests';
import type { ProgramPace } from '../../../../src/shell/programPace';
import { LITTLE_WARS_SETTINGS } from '../../../../src/littlewars/game/settings';
import { PEOPLE, seatsOf, type Seats } from '../../../../src/littlewars/game/seats';
import { answered } from '../../../../src/littlewars/opponent/question';
import type { NewBattleOptions } from '../../../../src/littlewars/store/state';
import { createProgramClient } from '../../../../src/littlewars/ui/program/programClient';
import { createPrograms } from '../../../../src/littlewars/ui/program/programs';
import { settingsFrom } from '../../../../src/shell/settings';
import { battleIn, createBrowser, FARM, FEW, fewOf, openTab, order } from '../../store/fakes';
import { createWorkers } from './workers';

/** Six men and a gun a side; with so few a Fight to the Finish would be drawn at once (littlewars.md 6.1). */
const PLACED: NewBattleOptions = {
  ...FEW,
  rules: { ...FEW.rules, kind: 'blow' },
  places: [...fewOf('red'), ...fewOf('blue')],
};
const BLUE: Seats = { ...PEOPLE, blue: { kind: 'program', level: 2 } };
const BOTH: Seats = { red: { kind: 'program', level: 1 }, blue: { kind: 'program', level: 3 } };
const QUICK = 650;

const ended: (() => void)[] = [];

interface Wanted {
  readonly battle?: NewBattleOptions;
  readonly seats?: Seats;
  readonly pace?: ProgramPace;
}

/** A battle with programs at its table, and the workers that answer for them. */
function play({ battle = PLACED, seats = BLUE, pace = 'quick' }: Wanted = {}) {
  const browser = createBrowser();
  const { store, state } = openTab({ browser });
  store.begin({ ...battle, seats });
  const workers = createWorkers();
  const settings = { ...settingsFrom(LITTLE_WARS_SETTINGS, {}), programPace: pace };
  const programs = createPrograms({
    store,
    settings: { getState: () => settings },
    client: createProgramClient(workers.openWorker),
    randomInt: () => 5,
  });
  const end = programs.start();
  ended.push(end);
  const orders = () => {
    const { game } = state();
    return game?.stage.name === 'battle' ? game.stage.orders.map(({ kind }) => kind) : [];
  };
  return {
    store,
    state,
    browser,
    programs,
    workers,
    end,
    orders,
    now: () => programs.state().now,
  };
}

/** Lets answers arrive, and so much time pass. */
const pass = (ms = 0): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  for (const end of ended.splice(0)) end();
  vi.useRealTimers();
});

describe('a program’s move', () => {
  test('is thought about, and carried out act by act at the pace that is set, until a person has the move', async () => {
    const { store, now, orders, workers, programs } = play();
    expect(now()).toEqual({ is: 'waiting' });
    order(store, { kind: 'go' }, { kind: 'end' });
    expect(now()).toEqual({ is: 'thinking', side: 'blue' });
    await pass();
    expect(now()).toEqual({ is: 'playing', side: 'blue', left: 1 });
    await pass(QUICK - 1);
    expect(orders()).toEqual(['go', 'end']);
    await pass(1);
    expect(orders()).toEqual(['go', 'end', 'go']);
    expect(programs.state().done).toMatchObject({ side: 'blue', act: { purpose: 'begin' } });
    // Once its answer is used up it is asked again.
    await pass();
    expect(workers.asked).toHaveLength(2);
    await pass(20 * QUICK);
    expect(orders().at(-1)).toBe('end');
    expect(battleIn(store)).toMatchObject({ phase: 'interval', mover: 'red' });
    expect(now()).toEqual({ is: 'waiting' });
  });

  test('is carried out at once where that is set or wanted', async () => {
    const first = play({ pace: 'atOnce' });
    order(first.store, { kind: 'go' }, { kind: 'end' });
    await pass();
    expect(battleIn(first.store)).toMatchObject({ phase: 'interval', mover: 'red' });
    const second = play();
    order(second.store, { kind: 'go' }, { kind: 'end' });
    await pass(QUICK);
    second.programs.skip();
    await pass();
    expect(battleIn(second.store)).toMatchObject({ phase: 'interval', mover: 'red' });
  });

  test('waits with the next act until a shot has been shown', async () => {
    const { store, orders, programs } = play();
    order(store, { kind: 'go' }, { kind: 'end' });
    programs.delayActs(true);
    await pass(4 * QUICK);
    expect(orders()).toEqual(['go', 'end']);
    programs.delayActs(false);
    await pass(QUICK);
    expect(orders()).toContain('go');
    expect(orders().length).toBeGreaterThan(2);
  });

  // docs/littlewars.md 3.4: a person has nothing to order or to undo in it.
  test('takes no order of a person, and no undo', async () => {
    const { store, orders } = play();
    order(store, { kind: 'go' }, { kind: 'end' });
    expect(store.give({ kind: 'go' }).ok).toBe(false);
    await pass(2 * QUICK);
    const before = orders();
    expect(before.length).toBeGreaterThan(3);
    store.undo();
    expect(store.giveEach([{ kind: 'end' }])).toHaveLength(1);
    expect(store.give({ kind: 'surrender', side: 'blue' }).ok).toBe(false);
    expect(orders()).toEqual(before);
    expect(store.give({ kind: 'surrender', side: 'red' }).ok).toBe(true);
  });

  // docs/littlewars.md 6.7
  test('a draw that a person offers in his own move is declined', async () => {
    const { store } = play();
    order(store, { kind: 'go' }, { kind: 'offerDraw', side: 'red' });
    expect(battleIn(store).drawOffers).toEqual(['red']);
    await pass(QUICK);
    expect(battleIn(store)).toMatchObject({ drawOffers: [], phase: 'guns', mover: 'red' });
  });
});

describe('stops', () => {
  test('a pause, an open dialog and leaving the table stop a program; then it continues from there', async () => {
    const { store, now, orders, programs } = play();
    order(store, { kind: 'go' }, { kind: 'end' });
    programs.pause();
    await pass(5 * QUICK);
    expect(now()).toEqual({ is: 'paused', side: 'blue' });
    programs.goOn();
    const goOn = requestPause();
    expect(now()).toEqual({ is: 'waiting' });
    goOn();
    expect(now()).toEqual({ is: 'thinking', side: 'blue' });
    await pass(2 * QUICK);
    const before = orders();
    expect(before.length).toBeGreaterThan(2);
    store.leaveGame();
    await pass(5 * QUICK);
    expect(orders()).toEqual(before);
    store.resume();
    await pass(20 * QUICK);
    expect(battleIn(store)).toMatchObject({ phase: 'interval', mover: 'red' });
  });

  // docs/littlewars.md 3.1
  test('a stopped clock stops a program too', async () => {
    const { store, now, orders } = play({
      battle: {
        ...PLACED,
        rules: { ...FEW.rules, kind: 'blow', timed: true, interval: 5 },
        time: { kind: 'minutes', minutes: 7 },
      },
    });
    order(store, { kind: 'go' }, { kind: 'end' });
    expect(now()).toEqual({ is: 'thinking', side: 'blue' });
    store.clock.pause('asked');
    await pass(5 * QUICK);
    expect(now()).toEqual({ is: 'waiting' });
    expect(orders()).toEqual(['go', 'end']);
    store.clock.goOn();
    await pass(20 * QUICK);
    expect(battleIn(store)).toMatchObject({ phase: 'interval', mover: 'red' });
  });

  test('after a reload in the middle of its move it continues, and nothing is lost', async () => {
    const { store, browser, end, orders } = play();
    order(store, { kind: 'go' }, { kind: 'end' });
    await pass(2 * QUICK);
    const before = orders();
    end();
    await pass(1_000);
    const again = openTab({ browser });
    again.store.resume();
    const { game } = again.state();
    expect(game?.stage.name === 'battle' && game.stage.orders.map(({ kind }) => kind)).toEqual(
      before,
    );
    expect(seatsOf(game!)).toEqual(BLUE);
  });

  test('a seat that is given to a person in its move is his at once', async () => {
    const { store, now } = play();
    order(store, { kind: 'go' }, { kind: 'end' });
    store.changeSeats(PEOPLE, { red: '', blue: '' });
    expect(now()).toEqual({ is: 'waiting' });
    await pass(5 * QUICK);
    order(store, { kind: 'go' });
    store.changeSeats(BLUE, { red: '', blue: 'Pell' });
    expect(now()).toEqual({ is: 'thinking', side: 'blue' });
    await pass(20 * QUICK);
    expect(battleIn(store)).toMatchObject({ phase: 'interval', mover: 'red' });
  });
});

describe('a worker', () => {
  test('that is killed is replaced and asked again; after three times that is reported, until it is asked anew', async () => {
    const { store, now, workers, programs } = play();
    workers.how.answer = () => ({ is: 'fault', fault: 'killed' });
    order(store, { kind: 'go' }, { kind: 'end' });
    await pass();
    expect(workers.asked).toHaveLength(3);
    expect(now()).toEqual({ is: 'failed', side: 'blue', fault: 'lost' });
    workers.how.answer = answered;
    programs.goOn();
    await pass(20 * QUICK);
    expect(battleIn(store)).toMatchObject({ phase: 'interval', mover: 'red' });
  });

  test('that stays silent is given up as well', async () => {
    const { store, now, workers } = play();
    workers.how.answer = () => undefined;
    order(store, { kind: 'go' }, { kind: 'end' });
    await pass(60_000);
    expect(workers.asked).toHaveLength(3);
    expect(now()).toEqual({ is: 'failed', side: 'blue', fault: 'lost' });
    expect(workers.open).toEqual([]);
  });

  test.each([
    ['no acts', { is: 'acts', acts: [] }],
    [
      'an order that the rules refuse',
      { is: 'acts', acts: [{ purpose: 'end', orders: [{ kind: 'end' }] }] },
    ],
    ['something that is no act', { is: 'acts', acts: [{ purpose: 3 }] }],
  ])('that answers with %s is asked again, and given up', async (_, answer) => {
    const { store, now, workers, orders } = play({ pace: 'atOnce' });
    workers.how.answer = () => answer;
    order(store, { kind: 'go' }, { kind: 'end' });
    await pass();
    expect(now()).toEqual({ is: 'failed', side: 'blue', fault: 'garbled' });
    expect(workers.asked.length).toBeGreaterThanOrEqual(3);
    expect(orders()).toEqual(['go', 'end']);
  });

  // docs/littlewars.md 4.7
  test('never receives the stream of future deviations', async () => {
    const { workers } = play({ battle: FARM, seats: BOTH, pace: 'atOnce' });
    await pass(50);
    expect(workers.asked.length).toBeGreaterThan(3);
    for (const { battle } of workers.asked) expect(battle.stream).toBe(0);
  });
});

// docs/littlewars.md 6.7
test('two programs agree on a draw in a battle that has gone on for eighty moves', async () => {
  const { store, orders } = play({ seats: PEOPLE, pace: 'atOnce' });
  for (let i = 0; i < 80; i++) order(store, { kind: 'go' }, { kind: 'end' });
  store.changeSeats(BOTH, { red: '', blue: '' });
  await pass(10);
  expect(orders().slice(-2)).toEqual(['offerDraw', 'offerDraw']);
  expect(battleIn(store)).toMatchObject({ phase: 'over', result: { winner: null, why: 'agreed' } });
});

test('two programs play a battle to its end', { tags: ['slow'] }, async () => {
  const { store, workers, now } = play({ seats: BOTH, pace: 'atOnce' });
  for (let i = 0; i < 2_000 && battleIn(store).phase !== 'over'; i++) await pass(1);
  expect(battleIn(store).phase).toBe('over');
  expect(now()).toEqual({ is: 'waiting' });
  expect(workers.asked.length).toBeGreaterThan(10);
});
