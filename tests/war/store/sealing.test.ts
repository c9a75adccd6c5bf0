import { LIMITS } from '../../../scripts/timeLimits.mjs';
import { describe, expect, test, vi } from 'vitest';
import { nameOf } from '../../../src/war/engine/squares';
import { writePlacement } from '../../../src/war/engine/notation/notation';
import type { Side } from '../../../src/war/engine/vocabulary';
import { openingHalf } from '../../../src/war/game/deployments';
import { deploymentInHand } from '../../../src/war/game/game';
import { BOARD } from '../../../src/war/game/ground';
import { writeGame } from '../../../src/war/game/writing';
import { GAME_KEY } from '../../../src/war/store/gamePlaces';
import { createSealer } from '../../../src/shell/platform/seal';
import { createBrowser, gameOf, HIDDEN, memoryKeeper, openTab, prefer } from './fakes';

const OPENING: Readonly<Record<Side, string>> = { N: 'classic', S: 'marengo' };

/** Every form in which a half could stand in a text: its rows, its squares' names, its squares' numbers. */
function traces(side: Side): string[] {
  const { units } = openingHalf(OPENING[side], side);
  const rows = writePlacement(BOARD, units).split('/');
  const manned = rows.filter((row) => /[a-z]/i.test(row));
  const squares = units.map(({ square }) => square);
  return [...manned, squares.map((s) => nameOf(BOARD, s)).join(','), JSON.stringify(squares)];
}

describe('a sealed half', () => {
  test('is in no text that is written while the other side deploys, nor in what stays in storage', async () => {
    const browser = createBrowser();
    const { store } = openTab({ browser });
    store.begin(HIDDEN);
    store.raiseCurtain();
    store.deployment.loadOpening(OPENING.N);
    expect(
      traces('N').some((trace) => browser.writes.some(({ text }) => text.includes(trace))),
    ).toBe(true);
    await store.deployment.seal();
    const sealedAt = browser.writes.length - 1;
    store.raiseCurtain();
    store.deployment.shuffle();
    store.deployment.clear();
    store.deployment.loadOpening(OPENING.S);
    store.deployment.mirror();
    store.deployment.mirror();
    prefer(store, { flipped: true });
    store.leaveGame();
    store.resume();
    await store.deployment.seal();
    const since = browser.writes.slice(sealedAt);
    expect(since.length).toBeGreaterThan(5);
    for (const { text } of since)
      for (const trace of traces('N')) expect(text).not.toContain(trace);
    for (const text of browser.entries.values())
      for (const trace of [...traces('N'), ...traces('S')]) expect(text).not.toContain(trace);
    const state = JSON.stringify(store.state.getState());
    for (const trace of [...traces('N'), ...traces('S')]) expect(state).not.toContain(trace);
  });

  test('is in the library before the machine is handed over, however slow that is', async () => {
    const browser = createBrowser();
    const { store, state } = openTab({ browser });
    store.begin(HIDDEN);
    store.raiseCurtain();
    store.deployment.loadOpening(OPENING.N);
    const kept = (): string => JSON.stringify([...browser.games]);
    await vi.waitFor(
      () => expect(traces('N').some((trace) => kept().includes(trace))).toBe(true),
      LIMITS.sight,
    );
    let answer = (): void => undefined;
    const atOnce = browser.archive.update.bind(browser.archive);
    browser.archive.update = async (...asked) => {
      await new Promise<void>((done) => (answer = done));
      await atOnce(...asked);
    };
    const sealing = store.deployment.seal();
    await new Promise((done) => setTimeout(done, LIMITS.stillness));
    expect(deploymentInHand(gameOf(store))?.side).toBe('N');
    expect(state()).toMatchObject({ curtain: true, sealing: true });
    store.raiseCurtain();
    expect(state().curtain).toBe(true);
    answer();
    await sealing;
    expect(deploymentInHand(gameOf(store))?.side).toBe('S');
    expect(state()).toMatchObject({ curtain: true, sealing: false });
    for (const trace of traces('N')) expect(kept()).not.toContain(trace);
  });

  test('is written once to each place where games are kept', async () => {
    const browser = createBrowser();
    const { store } = openTab({ browser });
    store.begin(HIDDEN);
    store.raiseCurtain();
    store.deployment.loadOpening(OPENING.N);
    const settled = () => new Promise((done) => setTimeout(done, LIMITS.stillness));
    await settled();
    const updates = vi.spyOn(browser.archive, 'update');
    const before = browser.writes.length;
    await store.deployment.seal();
    await settled();
    expect(browser.writes.slice(before).map(({ key }) => key)).toEqual([GAME_KEY]);
    expect(updates).toHaveBeenCalledTimes(1);
    expect(browser.entries.get(GAME_KEY)).toBe(writeGame(gameOf(store)));
    // What is done next is kept as ever.
    store.raiseCurtain();
    store.deployment.loadOpening(OPENING.S);
    await settled();
    expect(browser.entries.get(GAME_KEY)).toBe(writeGame(gameOf(store)));
    expect(updates).toHaveBeenCalledTimes(2);
  });

  test('that finds no room in storage says so', async () => {
    const browser = createBrowser();
    const { store, state } = openTab({ browser });
    store.begin(HIDDEN);
    store.raiseCurtain();
    store.deployment.loadOpening(OPENING.N);
    browser.trouble = 'full';
    await store.deployment.seal();
    expect(state().keeping).toBe('full');
  });

  test('is handed over all the same where there is no library', async () => {
    const browser = createBrowser();
    browser.archiveTrouble = 'forbidden';
    const { store, state } = openTab({ browser });
    store.begin(HIDDEN);
    store.raiseCurtain();
    store.deployment.loadOpening(OPENING.N);
    await store.deployment.seal();
    expect(deploymentInHand(gameOf(store))?.side).toBe('S');
    expect(state().curtain).toBe(true);
  });

  test('is as long as any other', async () => {
    const sealer = createSealer(memoryKeeper());
    const lengths = await Promise.all(
      ['', 'I', 'I'.repeat(200), 'I'.repeat(500)].map(
        async (text) => (await sealer.seal(text)).data.length,
      ),
    );
    expect(new Set(lengths).size).toBe(1);
  });

  test('never looks the same twice', async () => {
    const sealer = createSealer(memoryKeeper());
    expect(await sealer.seal('I')).not.toEqual(await sealer.seal('I'));
  });

  test('is opened after the page has been closed and opened again', async () => {
    const browser = createBrowser();
    const keeper = memoryKeeper();
    const first = openTab({ browser, sealer: createSealer(keeper) });
    first.store.begin(HIDDEN);
    first.store.deployment.loadOpening(OPENING.N);
    await first.store.deployment.seal();
    const second = openTab({ browser, sealer: createSealer(keeper) });
    expect(second.state().curtain).toBe(true);
    second.store.resume();
    second.store.deployment.loadOpening(OPENING.S);
    await second.store.deployment.seal();
    await second.store.deployment.reveal();
    expect(gameOf(second.store).stage).toMatchObject({
      armies: { N: openingHalf(OPENING.N, 'N'), S: openingHalf(OPENING.S, 'S') },
    });
  });

  test('whose key is lost has its side deploy again', async () => {
    const browser = createBrowser();
    const first = openTab({ browser });
    first.store.begin(HIDDEN);
    for (const side of ['N', 'S'] as const) {
      first.store.deployment.loadOpening(OPENING[side]);
      await first.store.deployment.seal();
    }
    const second = openTab({ browser, sealer: createSealer(memoryKeeper()) });
    await second.store.deployment.reveal();
    expect(second.state().lostSeals).toEqual(['N', 'S']);
  });

  test.each([
    ['changed', (data: string) => `${data.startsWith('A') ? 'B' : 'A'}${data.slice(1)}`],
    ['cut short', (data: string) => data.slice(0, 40)],
    ['no base64', () => '!!!'],
    ['empty', () => ''],
  ])('that is %s is refused', async (_, harm) => {
    const sealer = createSealer(memoryKeeper());
    const { iv, data } = await sealer.seal('25/25');
    await expect(sealer.open({ iv, data })).resolves.toBe('25/25');
    await expect(sealer.open({ iv, data: harm(data) })).rejects.toThrow();
  });
});

test('where the database is forbidden the key lives as long as the page', async () => {
  const sealer = createSealer({
    load: () => Promise.reject(new Error('forbidden')),
    keep: () => Promise.reject(new Error('forbidden')),
  });
  await expect(sealer.open(await sealer.seal('25/25'))).resolves.toBe('25/25');
});

test('without cryptography, on a page served in the clear, a seal lasts as long as the page', async () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  try {
    const sealer = createSealer(memoryKeeper());
    const sealed = await sealer.seal('4I20');
    expect(JSON.stringify(sealed)).not.toContain('4I20');
    expect(await sealer.open(sealed)).toBe('4I20');
    await expect(createSealer(memoryKeeper()).open(sealed)).rejects.toThrow(/page that is gone/);
  } finally {
    vi.unstubAllGlobals();
  }
});

test('two seals asked for at once share one key', async () => {
  let kept = 0;
  const sealer = createSealer({
    load: () => Promise.resolve(undefined),
    keep: () => {
      kept += 1;
      return Promise.resolve();
    },
  });
  const [a, b] = await Promise.all([sealer.seal('a'), sealer.seal('b')]);
  expect(kept).toBe(1);
  await expect(Promise.all([sealer.open(a), sealer.open(b)])).resolves.toEqual(['a', 'b']);
});

test('the key that is kept cannot be read out', async () => {
  const keeper = memoryKeeper();
  await createSealer(keeper).seal('25/25');
  const key = await keeper.load();
  expect(key?.extractable).toBe(false);
});
