import { LIMITS } from '../../../../scripts/timeLimits.mjs';
import { describe, expect, test, vi } from 'vitest';
import { mirrored } from '../../../../src/war/engine/symmetry';
import { shuffled } from '../../../../src/war/game/autoDeployment';
import { nameOf } from '../../../../src/war/engine/board';
import { writePlacement } from '../../../../src/war/engine/notation/notation';
import type { Side } from '../../../../src/war/engine/vocabulary';
import { openingHalf } from '../../../../src/war/game/deployments';
import { currentDeployment } from '../../../../src/war/game/game';
import { STANDARD_BOARD as BOARD } from '../../../../src/war/engine/standardMap';
import { writeGame } from '../../../../src/war/game/writing';
import { GAME_KEY } from '../../../../src/war/store/library/saves';
import { createSealer } from '../../../../src/shell/platform/seal';
import { KeyOutOfReach } from '../../../../src/shell/seal';
import { createBrowser, gameOf, HIDDEN, memoryKeys, openTab, prefer } from '../fakes';

const OPENING: Readonly<Record<Side, string>> = { N: 'classic', S: 'marengo' };

/** Every form in which a half could stand in a text: its rows, its squares' names, its squares' numbers. */
function traces(side: Side): string[] {
  const { units } = openingHalf(BOARD, OPENING[side], side);
  const rows = writePlacement(BOARD, units).split('/');
  // Four characters would occur in an encrypted text by chance, once in some hundred runs.
  const manned = rows.filter((row) => row.length > 5 && /[a-z]/i.test(row));
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
    const saved = (): string => JSON.stringify(browser.updates.map(({ entry }) => entry));
    expect(traces('N').some((trace) => saved().includes(trace))).toBe(true);
    await store.deployment.seal();
    // Local storage, which the disk has up to a minute late, has never had it.
    for (const { text } of browser.writes)
      for (const trace of traces('N')) expect(text).not.toContain(trace);
    const sealedAt = browser.writes.length - 1;
    const savedCount = browser.updates.length;
    store.raiseCurtain();
    store.deployment.arrange(shuffled);
    store.deployment.clear();
    store.deployment.loadOpening(OPENING.S);
    store.deployment.arrange((now) => mirrored(BOARD, now));
    store.deployment.arrange((now) => mirrored(BOARD, now));
    prefer(store, { flipped: true });
    store.leaveGame();
    store.resume();
    await store.deployment.seal();
    const since = browser.writes.slice(sealedAt);
    expect(since.length).toBeGreaterThan(5);
    for (const { entry } of browser.updates.slice(savedCount))
      for (const trace of traces('N')) expect(JSON.stringify(entry)).not.toContain(trace);
    for (const { text } of since)
      for (const trace of traces('N')) expect(text).not.toContain(trace);
    for (const text of browser.entries.values())
      for (const trace of [...traces('N'), ...traces('S')]) expect(text).not.toContain(trace);
    // The map contains openings, which are no secret.
    const state = JSON.stringify(store.state.getState(), (key, value: unknown) =>
      key === 'openings' ? null : value,
    );
    for (const trace of [...traces('N'), ...traces('S')]) expect(state).not.toContain(trace);
  });

  test('is in the library before the machine is handed over, however slow that is', async () => {
    const browser = createBrowser();
    const { store, state } = openTab({ browser });
    store.begin(HIDDEN);
    store.raiseCurtain();
    store.deployment.loadOpening(OPENING.N);
    const saved = (): string => JSON.stringify([...browser.games]);
    await vi.waitFor(
      () => expect(traces('N').some((trace) => saved().includes(trace))).toBe(true),
      LIMITS.sight,
    );
    let answer = (): void => undefined;
    const slow = new Promise<void>((done) => (answer = done));
    const atOnce = browser.archive.update.bind(browser.archive);
    browser.archive.update = async (...asked) => {
      await slow;
      await atOnce(...asked);
    };
    const sealing = store.deployment.seal();
    await new Promise((done) => setTimeout(done, LIMITS.stillness));
    expect(currentDeployment(gameOf(store))?.side).toBe('N');
    expect(state()).toMatchObject({ curtain: true, sealing: 'underWay' });
    store.raiseCurtain();
    expect(state().curtain).toBe(true);
    answer();
    await sealing;
    expect(currentDeployment(gameOf(store))?.side).toBe('S');
    expect(state()).toMatchObject({ curtain: true, sealing: 'none' });
    for (const trace of traces('N')) expect(saved()).not.toContain(trace);
  });

  test('is written once to each place where games are saved', async () => {
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
    expect(browser.updates.at(-1)).toMatchObject({ strict: true });
    expect(browser.saved()).toBe(writeGame(gameOf(store)));
    // The next act is saved as usual.
    store.raiseCurtain();
    store.deployment.loadOpening(OPENING.S);
    await settled();
    expect(browser.saved()).toBe(writeGame(gameOf(store)));
    expect(updates).toHaveBeenCalledTimes(2);
  });

  test.each(['full', 'forbidden', 'silent'] as const)(
    'is not handed over while the database is %s, and nothing of it lies in clear; then it may be sealed again',
    async (trouble) => {
      const browser = createBrowser();
      const { store, state } = openTab({ browser });
      store.begin(HIDDEN);
      store.raiseCurtain();
      store.deployment.loadOpening(OPENING.N);
      browser.archiveTrouble = trouble;
      await store.deployment.seal();
      expect(currentDeployment(gameOf(store))?.side).toBe('N');
      expect(state()).toMatchObject({ curtain: true, sealing: trouble });
      for (const text of browser.entries.values())
        for (const trace of traces('N')) expect(text).not.toContain(trace);
      browser.archiveTrouble = 'none';
      await store.deployment.seal();
      expect(currentDeployment(gameOf(store))?.side).toBe('S');
      expect(state()).toMatchObject({ curtain: true, sealing: 'none', save: { is: 'saved' } });
      for (const trace of traces('N')) expect(browser.saved()).not.toContain(trace);
    },
  );

  test.each(['full', 'forbidden'] as const)(
    'is handed over while local storage is %s, which then has nothing of it',
    async (trouble) => {
      const browser = createBrowser();
      const { store } = openTab({ browser });
      browser.trouble = trouble;
      store.begin(HIDDEN);
      store.raiseCurtain();
      store.deployment.loadOpening(OPENING.N);
      await store.deployment.seal();
      expect(currentDeployment(gameOf(store))?.side).toBe('S');
      expect([...browser.entries]).toEqual([]);
      const again = openTab({ browser });
      expect(again.state().curtain).toBe(true);
      expect(currentDeployment(gameOf(again.store))?.side).toBe('S');
    },
  );

  test('is not handed over where the database says it has it and does not', async () => {
    const browser = createBrowser();
    const { store, state } = openTab({ browser });
    store.begin(HIDDEN);
    store.raiseCurtain();
    store.deployment.loadOpening(OPENING.N);
    browser.archive.update = (id, change) => Promise.resolve(void change(browser.games.get(id)));
    await store.deployment.seal();
    expect(currentDeployment(gameOf(store))?.side).toBe('N');
    expect(state().sealing).toBe('elsewhere');
  });

  test('is not handed over while another tab’s text of it lies in clear in local storage', async () => {
    const browser = createBrowser();
    const { store, state } = openTab({ browser });
    store.begin(HIDDEN);
    store.raiseCurtain();
    store.deployment.loadOpening(OPENING.N);
    // As a tab of an earlier version writes it, without a notification.
    browser.entries.set(GAME_KEY, writeGame(gameOf(store)));
    await store.deployment.seal();
    expect(currentDeployment(gameOf(store))?.side).toBe('N');
    expect(state()).toMatchObject({ curtain: true, sealing: 'full' });
  });

  /** A browser with a deployment that an earlier version saved in clear, and nothing of it in the database. */
  function leftInClear(change: (text: string) => string = (text) => text) {
    const browser = createBrowser();
    const { store } = openTab({ browser });
    store.begin(HIDDEN);
    store.deployment.loadOpening(OPENING.N);
    const text = change(writeGame(gameOf(store)));
    browser.games.clear();
    browser.entries.clear();
    browser.entries.set(GAME_KEY, text);
    expect(traces('N').some((trace) => text.includes(trace))).toBe(true);
    return { browser, text };
  }

  test('an earlier version’s text of it in clear does not stay where local storage takes no other', () => {
    const { browser } = leftInClear();
    browser.trouble = 'full';
    const { store } = openTab({ browser });
    expect(currentDeployment(gameOf(store))?.side).toBe('N');
    expect(browser.entries.has(GAME_KEY)).toBe(false);
  });

  test('does not stay in clear in what was quarantined as damaged, once it is sealed', async () => {
    const { browser, text } = leftInClear((saved) =>
      saved.replace('"stage":', '"clock":0,"stage":'),
    );
    const { store, state } = openTab({ browser });
    expect(state().damaged).toMatchObject([{ text, recovered: true }]);
    store.resume();
    store.raiseCurtain();
    await store.deployment.seal();
    expect(currentDeployment(gameOf(store))?.side).toBe('S');
    await expect.poll(() => state().damaged).toEqual([]);
    expect(browser.entries.size).toBeGreaterThan(0);
    for (const entry of browser.entries.values())
      for (const trace of traces('N')) expect(entry).not.toContain(trace);
  });

  test('that an earlier version left in clear in local storage is not believed there', async () => {
    const browser = createBrowser();
    const keyStore = memoryKeys();
    const first = openTab({ browser, sealer: createSealer(keyStore) });
    first.store.begin(HIDDEN);
    first.store.deployment.loadOpening(OPENING.N);
    const inClear = writeGame(gameOf(first.store));
    await first.store.deployment.seal();
    // As after a crash: the disk has local storage as it was before, and the database as it is.
    browser.entries.set(GAME_KEY, inClear);
    const again = openTab({ browser, sealer: createSealer(keyStore) });
    expect(currentDeployment(gameOf(again.store))?.side).toBe('S');
    for (const text of browser.entries.values())
      for (const trace of traces('N')) expect(text).not.toContain(trace);
    // And where the database cannot be asked, nothing is opened that may have been sealed since.
    browser.entries.set(GAME_KEY, inClear);
    browser.archiveTrouble = 'silent';
    const deaf = openTab({ browser });
    expect(deaf.state()).toMatchObject({ game: null, save: { is: 'unsaved', fault: 'silent' } });
    expect(browser.entries.get(GAME_KEY)).toBe(inClear);
  });

  test('is as long as any other', async () => {
    const sealer = createSealer(memoryKeys());
    const lengths = await Promise.all(
      ['', 'I', 'I'.repeat(200), 'I'.repeat(500)].map(
        async (text) => (await sealer.seal(text)).data.length,
      ),
    );
    expect(new Set(lengths).size).toBe(1);
  });

  test('never looks the same twice', async () => {
    const sealer = createSealer(memoryKeys());
    expect(await sealer.seal('I')).not.toEqual(await sealer.seal('I'));
  });

  test('is opened after the page has been closed and opened again', async () => {
    const browser = createBrowser();
    const keyStore = memoryKeys();
    const first = openTab({ browser, sealer: createSealer(keyStore) });
    first.store.begin(HIDDEN);
    first.store.deployment.loadOpening(OPENING.N);
    await first.store.deployment.seal();
    const second = openTab({ browser, sealer: createSealer(keyStore) });
    expect(second.state().curtain).toBe(true);
    second.store.resume();
    second.store.deployment.loadOpening(OPENING.S);
    await second.store.deployment.seal();
    await second.store.deployment.reveal();
    expect(gameOf(second.store).stage).toMatchObject({
      armies: { N: openingHalf(BOARD, OPENING.N, 'N'), S: openingHalf(BOARD, OPENING.S, 'S') },
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
    const second = openTab({ browser, sealer: createSealer(memoryKeys()) });
    await second.store.deployment.reveal();
    expect(second.state().lostSeals).toEqual(['N', 'S']);
  });

  test.each([
    ['changed', (data: string) => `${data.startsWith('A') ? 'B' : 'A'}${data.slice(1)}`],
    ['cut short', (data: string) => data.slice(0, 40)],
    ['no base64', () => '!!!'],
    ['empty', () => ''],
  ])('that is %s is refused', async (_, harm) => {
    const sealer = createSealer(memoryKeys());
    const { iv, data } = await sealer.seal('25/25');
    await expect(sealer.open({ iv, data })).resolves.toBe('25/25');
    await expect(sealer.open({ iv, data: harm(data) })).rejects.toThrow();
  });
});

describe('the key', () => {
  test.each(['load', 'put', 'earlier'] as const)(
    'whose place fails once (%s) is not made anew over the old',
    async (question) => {
      const keyStore = memoryKeys();
      const sealed = await createSealer(keyStore).seal('25/25');
      const empty = question === 'load' ? keyStore : memoryKeys();
      const failing = vi.spyOn(empty, question).mockRejectedValueOnce(new Error('once'));
      const sealer = createSealer(empty);
      await expect(sealer.seal('25/25')).rejects.toThrow(KeyOutOfReach);
      expect(failing).toHaveBeenCalledTimes(1);
      await expect(sealer.open(await sealer.seal('4I20'))).resolves.toBe('4I20');
      if (question === 'load') await expect(sealer.open(sealed)).resolves.toBe('25/25');
    },
  );

  test('that cannot be read is not the same as one that is lost: nobody deploys again', async () => {
    const browser = createBrowser();
    const keyStore = memoryKeys();
    const { store } = openTab({ browser, sealer: createSealer(keyStore) });
    store.begin(HIDDEN);
    for (const side of ['N', 'S'] as const) {
      store.deployment.loadOpening(OPENING[side]);
      await store.deployment.seal();
    }
    const load = vi.spyOn(keyStore, 'load').mockRejectedValueOnce(new Error('once'));
    const again = openTab({ browser, sealer: createSealer(keyStore) });
    await again.store.deployment.reveal();
    expect(load).toHaveBeenCalled();
    expect(again.state()).toMatchObject({ lostSeals: [], sealing: 'key' });
    await again.store.deployment.reveal();
    expect(again.state()).toMatchObject({ lostSeals: [], sealing: 'none' });
    expect(gameOf(again.store).stage.name).toBe('lots');
  });

  test('that an earlier version saved where all share it is taken over, and deleted there once it is saved', async () => {
    const old = memoryKeys();
    const sealed = await createSealer(old).seal('25/25');
    const own = memoryKeys();
    let forgotten = 0;
    const keyStore = {
      ...own,
      earlier: () => (forgotten > 0 ? Promise.resolve(undefined) : old.load()),
      forgetEarlier: () => Promise.resolve(void (forgotten += 1)),
    };
    await expect(createSealer(keyStore).open(sealed)).resolves.toBe('25/25');
    expect(forgotten).toBe(1);
    await expect(createSealer(own).open(sealed)).resolves.toBe('25/25');
  });

  test('of an earlier version that has made one since, beside it, opens what that has sealed', async () => {
    const [own, old] = [memoryKeys(), memoryKeys()];
    await createSealer(own).seal('25/25');
    const sealed = await createSealer(old).seal('4I20');
    const sealer = createSealer({ ...own, earlier: () => old.load() });
    await expect(sealer.open(sealed)).resolves.toBe('4I20');
  });
});

test('without cryptography, on a page served in the clear, a seal lasts as long as the page', async () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  try {
    const sealer = createSealer(memoryKeys());
    const sealed = await sealer.seal('4I20');
    expect(JSON.stringify(sealed)).not.toContain('4I20');
    expect(await sealer.open(sealed)).toBe('4I20');
    await expect(createSealer(memoryKeys()).open(sealed)).rejects.toThrow(/page that is gone/);
  } finally {
    vi.unstubAllGlobals();
  }
});

test('two seals asked for at once share one key', async () => {
  let saved = 0;
  const sealer = createSealer({
    load: () => Promise.resolve(undefined),
    earlier: () => Promise.resolve(undefined),
    forgetEarlier: () => Promise.resolve(),
    put: (key) => {
      saved += 1;
      return Promise.resolve(key);
    },
  });
  const [a, b] = await Promise.all([sealer.seal('a'), sealer.seal('b')]);
  expect(saved).toBe(1);
  await expect(Promise.all([sealer.open(a), sealer.open(b)])).resolves.toEqual(['a', 'b']);
});

test('the key that is stored cannot be read out', async () => {
  const keyStore = memoryKeys();
  await createSealer(keyStore).seal('25/25');
  const key = await keyStore.load();
  expect(key?.extractable).toBe(false);
});
