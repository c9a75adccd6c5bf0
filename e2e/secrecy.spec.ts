import { expect, type Page } from '@playwright/test';
import {
  expectCurtain,
  expectUnits,
  inTray,
  loadOpening,
  newGame,
  place,
  deployArmy,
  raiseCurtain,
  seal,
  sealHoweverIsolated,
  sealNorth,
  SOUTH,
  textOf,
  UNITS,
} from './support/deployment';
import {
  ONLY_EXHAUSTIVE,
  board,
  atHeadquarters,
  button,
  heading,
  savedText,
  square,
  test,
  indexOf,
} from './support/page';
import { LIMITS } from '../scripts/timeLimits.mjs';
import { allFetched } from './support/rest';
import { isInMemory, squaresInMemory } from './support/memory';
import { everything, found, HIDDEN, places, rowsOfArmy, search, SPREAD } from './support/secrets';
import { openTemplates, saveTemplate, template } from './support/templates';

// ---- the stages of a hidden deployment after the North's seal ------------------------------

/** Leads through everything the South does until both are sealed, stopping at each stage. */
async function southDeploys(page: Page, at: (stage: string, page: Page) => Promise<void>) {
  await expectCurtain(page, /South.* deploys/);
  await at('curtain', page);
  await page.reload();
  await expectCurtain(page, /South.* deploys/);
  await at('curtain after a reload', page);
  await raiseCurtain(page);
  await expect(heading(page, 'The South deploys')).toBeVisible();
  await expectUnits(page, {});
  await at('empty board', page);
  await place(page, 'Infantry', 'K15', 'K16');
  await square(page, 'D8').click();
  await at('units placed, and a refusal', page);
  await inTray(page, 'Cavalry').click();
  await square(page, 'E8').hover();
  await at('a unit held over the North', page);
  await loadOpening(page, 'Classic');
  await expectUnits(page, textOf('South', SOUTH));
  await at('all units placed', page);
  await page.goBack();
  await expect(button(page, 'Continue')).toBeVisible();
  await at('headquarters', page);
  await button(page, 'Continue').click();
  await expectCurtain(page, /South.* deploys/);
  await at('curtain after headquarters', page);
  await page.reload();
  await raiseCurtain(page);
  await expectUnits(page, textOf('South', SOUTH));
  await at('all units after a reload', page);
  const tab = await page.context().newPage();
  await tab.goto('./');
  await expect(button(tab, 'Continue')).toBeVisible();
  await at('headquarters in another tab', tab);
  await button(tab, 'Continue').click();
  await raiseCurtain(tab);
  await expectUnits(tab, textOf('South', SOUTH));
  await at('another tab', tab);
  await tab.close();
}

// ---- the tests ---------------------------------------------------------------------------

test('the search finds an army in any notation', () => {
  const encodings = [
    '<div aria-label="D9, North infantry, in communication">',
    'Isolated: infantry at D9.',
    'Isolated: foot artillery at D6 and cavalry at F9.',
    'D6 holds the artillery',
    '["C7","C8","C9"]',
    'I:C7 C:F6',
    `{"units":"${rowsOfArmy(HIDDEN).join('/')}"}`,
    rowsOfArmy(HIDDEN)[5]!,
    '25/3I21/2C22/',
    JSON.stringify(['C7', 'C8', 'C9'].map(indexOf)),
    `{"square":${indexOf('D6')},"kind":"x"}`,
    Buffer.from(`{"units":"${rowsOfArmy(HIDDEN).join('/')}"}`).toString('base64'),
    Buffer.from(
      `${'All is quiet, 0123456789. '.repeat(20)}${rowsOfArmy(HIDDEN).join('/')}`,
    ).toString('base64'),
    encodeURIComponent('infantry at D9'),
    Array.from('infantry at D9').reverse().join(''),
    '<g data-mark="unit" class="piece"><g><path d="M0 0" fill="var(--north-block)">',
  ];
  for (const encoding of encodings)
    expect(found({ here: encoding }, HIDDEN), encoding).not.toEqual([]);
  const harmless = [
    '<div aria-label="D9, empty"></div><div aria-label="D10, mountain">',
    '{"units":"25/25/25/25/25/25/25/25/25/25/14iiiac6/14iiicc6/14iiic7/16s8/15h6r2/25"}',
    '<g class="ornament"><path fill="var(--north-block)"></g>',
    'Infantry: 9 left. 17 units left to place: 9 infantry.',
    'D8 lies outside the territory of the South.',
  ];
  for (const text of harmless) expect(found({ here: text }, HIDDEN), text).toEqual([]);
});

test('the search finds the North while it lies open', ONLY_EXHAUSTIVE, async ({ page }) => {
  await atHeadquarters(page);
  await newGame(page, { beginning: 'Hidden' });
  await raiseCurtain(page);
  await deployArmy(page, HIDDEN);
  // Nor does local storage have it before it is sealed: the disk would have that long after.
  await expect
    .poll(async () => places(await search(page, HIDDEN)))
    .toEqual(['tree', 'page', 'database']);

  await atHeadquarters(page);
  await newGame(page, { beginning: 'Open' });
  await deployArmy(page, HIDDEN);
  await seal(page);
  await expect(heading(page, 'The South deploys')).toBeVisible();
  await expect
    .poll(() => search(page, HIDDEN))
    .toEqual(
      expect.arrayContaining([
        'tree: a unit of the North',
        'tree: a square beside a unit',
        'page: a unit of the North',
        'page: a piece of the North',
        'page: a square beside a unit',
        'localStorage: the placement',
        'localStorage: a row of the placement',
        'localStorage: a position string',
      ]),
    );
});

test('the sealed North is nowhere while the South deploys', async ({ page }) => {
  await atHeadquarters(page);
  await sealNorth(page, HIDDEN);
  await southDeploys(page, async (stage, at) => {
    expect(await search(at, HIDDEN), stage).toEqual([]);
  });

  // Both sealed: the South's squares are as secret now; then all lies open.
  await seal(page);
  await expectCurtain(page, 'Both armies are sealed.');
  const southern =
    /South (?:\w+ )?(?:infantry|cavalry|artillery|communications)|14iiiac6|--south-block/;
  for (const sealed of ['at once', 'after a reload']) {
    const texts = await everything(page);
    expect(found(texts, HIDDEN), sealed).toEqual([]);
    expect(JSON.stringify(texts), sealed).not.toMatch(southern);
    await page.reload();
  }
  await raiseCurtain(page);
  await expect(heading(page, 'Lots for the first turn')).toBeVisible();
  await expect
    .poll(async () => places(await search(page, HIDDEN)))
    .toEqual(['tree', 'page', 'localStorage', 'database']);
  await expect.poll(async () => JSON.stringify(await everything(page))).toMatch(southern);
});

test(
  'templates made in a hidden deployment are sealed with it until the curtain rises',
  ONLY_EXHAUSTIVE,
  async ({ page }) => {
    await atHeadquarters(page);
    await newGame(page, { beginning: 'Hidden' });
    await raiseCurtain(page);
    await deployArmy(page, HIDDEN);
    await saveTemplate(page, 'Ada’s wedge');
    await expect.poll(() => savedText(page)).toContain('wedge');
    await page.reload();
    await raiseCurtain(page);
    await openTemplates(page);
    await expect(template(page, 'Ada’s wedge')).toContainText('made for this game');
    await page.keyboard.press('Escape');
    await seal(page);
    await southDeploys(page, async (stage, at) => {
      const templates = button(at, 'Templates');
      if (await templates.isVisible()) {
        const dialog = await openTemplates(at);
        await expect(dialog).toContainText('No template has been saved yet.');
        await at.keyboard.press('Escape');
      }
      const texts = await everything(at);
      expect(found(texts, HIDDEN), stage).toEqual([]);
      expect(JSON.stringify(texts), stage).not.toContain('wedge');
    });
    await seal(page);
    await raiseCurtain(page);
    await expect(heading(page, 'Lots for the first turn')).toBeVisible();
    await atHeadquarters(page);
    await newGame(page, { beginning: 'Open' });
    await openTemplates(page);
    await template(page, 'Ada’s wedge').locator('summary').click();
    await button(page, 'Load “Ada’s wedge”').click();
    await expectUnits(page, textOf('North', HIDDEN));
  },
);

test(
  'a page without cryptography does not reveal the sealed North',
  ONLY_EXHAUSTIVE,
  async ({ page }) => {
    // As where the page is served without https.
    await page.addInitScript(() => Reflect.deleteProperty(Crypto.prototype, 'subtle'));
    await atHeadquarters(page);
    await sealNorth(page, HIDDEN);
    expect(await search(page, HIDDEN)).toEqual([]);
    await raiseCurtain(page);
    await loadOpening(page, 'Classic');
    await expectUnits(page, textOf('South', SOUTH));
    expect(await search(page, HIDDEN)).toEqual([]);
    await seal(page);
    await raiseCurtain(page);
    await expectUnits(page, { ...textOf('North', HIDDEN), ...textOf('South', SOUTH) });
  },
);

test(
  'page and stores are identical to the letter for any deployment of the North',
  ONLY_EXHAUSTIVE,
  async ({ browser, baseURL }) => {
    let stages = 0;
    let waiting: { page: Page; stage: string; goOn: () => void } | null = null;

    /** The two meet at each stage: what is loaded lazily has come to both in the end, and only what differs for good is reported. */
    async function meet(stage: string, page: Page): Promise<void> {
      await spokenOut(page);
      // Prefetched code leaves its links in the page as it arrives.
      await allFetched(page);
      if (waiting === null) {
        await new Promise<void>((goOn) => {
          waiting = { page, stage, goOn };
        });
        return;
      }
      const other = waiting;
      waiting = null;
      expect(stage).toBe(other.stage);
      await expect(async () => {
        const [here, there] = await Promise.all([everything(page), everything(other.page)]);
        expect(masked(here)).toEqual(masked(there));
      }).toPass({ timeout: LIMITS.sight });
      stages++;
      other.goOn();
    }

    await Promise.all(
      [HIDDEN, SPREAD].map(async (army) => {
        const context = await browser.newContext({ baseURL: baseURL! });
        const page = await context.newPage();
        await atHeadquarters(page);
        await sealNorth(page, army);
        await southDeploys(page, meet);
        await context.close();
      }),
    );
    expect(stages).toBe(11);
  },
);

/** Waits until the lazily loaded screen reader has announced everything about a deployment. */
async function spokenOut(page: Page): Promise<void> {
  if (!(await board(page).isVisible())) return;
  await expect(page.getByRole('log')).not.toBeEmpty();
  const last = page.getByRole('log').locator('p').last();
  await expect
    .poll(async () => [await last.textContent()])
    .toEqual([await page.locator('[data-voice] p').last().textContent()]);
}

/** Without what differs from game to game by chance alone: its id, and the cipher but for its length. */
function masked(texts: Readonly<Record<string, string>>): Record<string, string> {
  const { localStorage = '', database = '', ...rest } = texts;
  const bare = (text: string): string =>
    text
      .replace(/"id":"\w+"/g, '"id"')
      // Local storage has no more than that, and the moment it was written.
      .replace(/"inHand":"\w+","stamp":\[\d+,/g, '"inHand"')
      .replace(
        /"(iv|data)":"([^"]*)"/g,
        (_, name, sealed: string) => `${name} of ${sealed.length}`,
      );
  // The order of style sheets depends only on the network.
  const inOrder = (text: string): string =>
    text.replace(/(?:<link rel="stylesheet"[^>]*>)+/g, (links) =>
      links
        .split(/(?=<link)/)
        .sort()
        .join(''),
    );
  return {
    ...Object.fromEntries(Object.entries(rest).map(([name, text]) => [name, inOrder(text)])),
    localStorage: bare(localStorage),
    // The library: the keys are ids, and each game has the time at which it was saved.
    database: bare(database.replaceAll('\\"', '"'))
      .replace(/"\w{16}"/g, '"id"')
      .replace(/"at":"\d+"/g, '"at"'),
  };
}

test('no page can read the key of the seal out of the browser', async ({ page }) => {
  await atHeadquarters(page);
  await sealNorth(page, HIDDEN);
  const { database } = await everything(page);
  expect(database).toContain('"extractable":false');
  expect(database).not.toContain('"extractable":true');
  // Nor does it lie in the store that every page of an origin shares by default.
  const databases = await page.evaluate(async () =>
    (await indexedDB.databases()).map(({ name }) => name),
  );
  expect(databases).not.toContain('keyval-store');
  const refused = await page.evaluate(async () => {
    const answer = <T>(request: IDBRequest<T>) =>
      new Promise<T>((done, failed) => {
        request.onsuccess = () => done(request.result);
        request.onerror = () => failed(new Error(String(request.error)));
      });
    const errors: string[] = [];
    for (const { name = '' } of await indexedDB.databases()) {
      const opened = await answer(indexedDB.open(name));
      for (const store of opened.objectStoreNames)
        for (const value of await answer(opened.transaction(store).objectStore(store).getAll()))
          for (const format of value instanceof CryptoKey ? (['raw', 'jwk'] as const) : [])
            errors.push(
              await crypto.subtle.exportKey(format, value as CryptoKey).then(
                () => 'read out',
                (error: unknown) => (error as Error).name,
              ),
            );
    }
    return errors;
  });
  expect(refused).toEqual(['InvalidAccessError', 'InvalidAccessError']);
});

test(
  'the sealed North is not left in the memory of the page, in React’s least of all',
  ONLY_EXHAUSTIVE,
  async ({ page }) => {
    await atHeadquarters(page);
    const all = UNITS.flatMap((unit) => HIDDEN[unit]);
    // The openings have units too.
    const known = await squaresInMemory(page, all);
    const squares = all.filter((name) => !known.includes(name));
    expect(squares.length).toBeGreaterThan(12);
    await newGame(page, { beginning: 'Hidden' });
    await raiseCurtain(page);
    await deployArmy(page, HIDDEN);
    const placement = rowsOfArmy(HIDDEN).join('/');
    await expect.poll(() => squaresInMemory(page, squares)).toEqual(squares);
    await expect.poll(() => isInMemory(page, placement)).toBe(true);
    await sealHoweverIsolated(page);
    await expectCurtain(page, /South.* deploys/);
    await expect.poll(() => squaresInMemory(page, squares)).toEqual([]);
    await expect.poll(() => isInMemory(page, placement)).toBe(false);
  },
);
