import { expect, type Page } from '@playwright/test';
import {
  expectCurtain,
  expectUnits,
  inTray,
  loadOpening,
  newGame,
  place,
  placeArmy,
  raiseCurtain,
  seal,
  sealHoweverIsolated,
  sealNorth,
  SOUTH,
  told,
  LETTERS,
  UNITS,
  type Army,
} from './support/deployment';
import {
  board,
  atHeadquarters,
  button,
  heading,
  square,
  test,
  indexOf,
  rowsOf,
} from './support/page';
import { isInMemory, squaresInMemory } from './support/memory';
import { openTemplates, saveTemplate, template } from './support/templates';

/** An army on squares no other army of these tests has, all in communication. */
const HIDDEN: Army = {
  Infantry: ['C7', 'C8', 'C9', 'D7', 'D9', 'E7', 'E8', 'E9', 'F8'],
  Cavalry: ['F6', 'F7', 'F9', 'G9'],
  'Foot artillery': ['D6'],
  'Mounted artillery': ['E6'],
  'Foot communications': ['G5'],
  'Mounted communications': ['G8'],
};
/** Another one, as far apart as can be: longer in writing, and most of it isolated. */
const SPREAD: Army = {
  Infantry: ['A1', 'A5', 'A9', 'B3', 'B13', 'C5', 'C18', 'D20', 'E22'],
  Cavalry: ['E2', 'F13', 'G16', 'H19'],
  'Foot artillery': ['H2'],
  'Mounted artillery': ['I15'],
  'Foot communications': ['I3'],
  'Mounted communications': ['J24'],
};

// ---- what there is to search -------------------------------------------------------------

/** Everything a page shows and keeps, as texts by place. */
async function everything(page: Page): Promise<Record<string, string>> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  const tree = nodes.map(({ name, value, description, properties }) =>
    JSON.stringify([name?.value, value?.value, description?.value, properties]),
  );
  // Numbers of nodes differ from run to run, whatever they are nodes of.
  return {
    tree: tree.join('\n').replace(/"backendDOMNodeId":\d+/g, ''),
    ...(await page.evaluate(kept)),
  };
}

/** Runs in the page: what is in it and in the browser's stores for it. */
async function kept(): Promise<Record<string, string>> {
  const latin = (bytes: ArrayBuffer) =>
    Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte)).join('');
  const told = (value: unknown): unknown => {
    if (value instanceof CryptoKey) return { extractable: value.extractable, type: value.type };
    if (value instanceof ArrayBuffer) return latin(value);
    if (ArrayBuffer.isView(value)) return latin(new Uint8Array(value.buffer).slice().buffer);
    if (value instanceof Map || value instanceof Set) return [...value].map(told);
    if (Array.isArray(value)) return value.map(told);
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(Object.entries(value).map(([k, v]) => [k, told(v)]));
    return String(value);
  };
  const answer = <T>(request: IDBRequest<T>) =>
    new Promise<T>((done, failed) => {
      request.onsuccess = () => done(request.result);
      request.onerror = () => failed(new Error(String(request.error)));
    });
  const databases: unknown[] = [];
  for (const { name = '' } of await indexedDB.databases()) {
    const database = await answer(indexedDB.open(name));
    for (const store of database.objectStoreNames) {
      const records = database.transaction(store).objectStore(store);
      const keys = await answer(records.getAllKeys());
      databases.push([name, store, told(keys), told(await answer(records.getAll()))]);
    }
    database.close();
  }
  const cached: string[] = [];
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys())
      cached.push(request.url, await ((await cache.match(request))?.text() ?? ''));
  }
  // What scripts have added to the window, and it can be told.
  const bare = document.createElement('iframe');
  document.body.append(bare);
  const own = Object.keys(window).filter((key) => !(key in bare.contentWindow!));
  bare.remove();
  const fields = [...document.querySelectorAll('input, select, textarea')];
  return {
    page: document.documentElement.outerHTML,
    fields: fields.map((field) => (field as HTMLInputElement).value).join('\n'),
    title: document.title,
    address: location.href,
    history: JSON.stringify(history.state),
    name: window.name,
    cookies: document.cookie,
    globals: own.map((key) => `${key}: ${String((window as never)[key])}`).join('\n'),
    localStorage: Object.entries(localStorage).flat().join('\n'),
    sessionStorage: Object.entries(sessionStorage).flat().join('\n'),
    database: JSON.stringify(databases),
    caches: cached.join('\n'),
  };
}

// ---- what to search for ------------------------------------------------------------------

const UNIT_WORDS = 'infantry|cavalry|artillery|communications|relay|unit';

/** The rows of an army's placement. */
const rowsOfArmy = (army: Army): string[] =>
  rowsOf(Object.fromEntries(UNITS.flatMap((unit) => army[unit].map((at) => [at, LETTERS[unit]]))));

/** Ways to tell where the North's army stands, each as a pattern with its name. */
function tellings(army: Army): [string, RegExp][] {
  const rows = rowsOfArmy(army);
  const names = UNITS.flatMap((unit) => army[unit]);
  const indices = names.map(indexOf).sort((a, b) => a - b);
  const either = (items: readonly (string | number)[]) => `(?:${items.join('|')})`;
  const threes = indices.slice(2).map((_, i) => indices.slice(i, i + 3));
  return [
    ['a unit of the North', new RegExp(String.raw`North (?:\w+ )?(?:${UNIT_WORDS})`, 'i')],
    ['a piece of the North', /data-mark="unit"[^>]*>(?:<g[^>]*>)*<path[^>]*--north-/],
    [
      'a square beside a unit',
      new RegExp(String.raw`\b${either(names)}\b[^\n<>]{0,24}?\b(?:${UNIT_WORDS})`, 'i'),
    ],
    [
      'a unit beside a square',
      new RegExp(String.raw`\b(?:${UNIT_WORDS})\b[^\n<>]{0,12}?\b${either(names)}\b`, 'i'),
    ],
    ['a list of squares', new RegExp(String.raw`\b(?:${either(names)}\W{1,4}){3}`)],
    ['a unit letter and a square', new RegExp(String.raw`\b[ICAHRS][ :=-]?${either(names)}\b`)],
    ['the placement', new RegExp(rows.join('/'))],
    ['a row of the placement', new RegExp(either(rows.filter((row) => row.length > 3)))],
    ['a position string', /(?:[\dICAHRS]{1,25}\/){3,}(?<=[ICAHRS].*)/i],
    ['indices of squares', new RegExp(either(threes.map((three) => three.join(String.raw`\W+`))))],
    ['a square by its index', new RegExp(String.raw`"square\W+${either(indices)}\b`)],
  ];
}

/** A text and what it hides at first sight: escaped, in base64, backwards. */
function readings(text: string): string[] {
  const encoded = text.match(/[\w+/-]{16,}={0,2}/g) ?? [];
  const decoded = encoded.map((run) => Buffer.from(run, 'base64').toString('latin1'));
  const unescaped = text.replace(/%[\da-f]{2}/gi, (code) =>
    String.fromCharCode(parseInt(code.slice(1), 16)),
  );
  return [text, unescaped, ...decoded, Array.from(text).reverse().join('')];
}

/** Everything in these texts that tells where the army stands: `localStorage: the placement`. */
function found(texts: Readonly<Record<string, string>>, army: Army): string[] {
  return Object.entries(texts).flatMap(([where, text]) =>
    tellings(army)
      .filter(([what, pattern]) =>
        readings(text).some((reading) => {
          const match = pattern.exec(reading);
          // The South's own placement, in small letters, lies open while it deploys.
          return match !== null && (what !== 'a position string' || /[ICAHRS]/.test(match[0]));
        }),
      )
      .map(([what]) => `${where}: ${what}`),
  );
}

const search = async (page: Page, army: Army): Promise<string[]> =>
  found(await everything(page), army);

/** The places where something was found: `page`, `tree`. */
const places = (finds: readonly string[]): string[] => [
  ...new Set(finds.map((find) => find.split(':')[0]!)),
];

// ---- the stages of a hidden deployment after the North's seal ------------------------------

/** Leads through everything the South does until both are sealed, stopping at each stage. */
async function southDeploys(page: Page, at: (stage: string, page: Page) => Promise<void>) {
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
  await at('a unit in hand over the North', page);
  await loadOpening(page, 'Classic');
  await expectUnits(page, told('South', SOUTH));
  await at('all units placed', page);
  await page.goBack();
  await expect(button(page, 'Continue')).toBeVisible();
  await at('headquarters', page);
  await button(page, 'Continue').click();
  await expectCurtain(page, /South.* deploys/);
  await at('curtain after headquarters', page);
  await page.reload();
  await raiseCurtain(page);
  await expectUnits(page, told('South', SOUTH));
  await at('all units after a reload', page);
  const tab = await page.context().newPage();
  await tab.goto('./');
  await expect(button(tab, 'Continue')).toBeVisible();
  await at('headquarters in another tab', tab);
  await button(tab, 'Continue').click();
  await raiseCurtain(tab);
  await expectUnits(tab, told('South', SOUTH));
  await at('another tab', tab);
  await tab.close();
}

// ---- the tests ---------------------------------------------------------------------------

test('the search finds an army told in any way', () => {
  const ways = [
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
    encodeURIComponent('infantry at D9'),
    Array.from('infantry at D9').reverse().join(''),
    '<g data-mark="unit" class="piece"><g><path d="M0 0" fill="var(--north-block)">',
  ];
  for (const way of ways) expect(found({ here: way }, HIDDEN), way).not.toEqual([]);
  const harmless = [
    '<div aria-label="D9, empty"></div><div aria-label="D10, mountain">',
    '{"units":"25/25/25/25/25/25/25/25/25/25/14iiiac6/14iiicc6/14iiic7/16s8/15h6r2/25"}',
    '<g class="ornament"><path fill="var(--north-block)"></g>',
    'Infantry: 9 left. 17 units left to place: 9 infantry.',
    'D8 lies outside the territory of the South.',
  ];
  for (const text of harmless) expect(found({ here: text }, HIDDEN), text).toEqual([]);
});

test('the search finds the North while it lies open', async ({ page }) => {
  await atHeadquarters(page);
  await newGame(page, { way: 'Hidden' });
  await raiseCurtain(page);
  await placeArmy(page, HIDDEN);
  // Nor does local storage have it before it is sealed: the disk would have that long after.
  expect(places(await search(page, HIDDEN))).toEqual(['tree', 'page', 'database']);

  await atHeadquarters(page);
  await newGame(page, { way: 'Open' });
  await placeArmy(page, HIDDEN);
  await seal(page);
  await expect(heading(page, 'The South deploys')).toBeVisible();
  const finds = await search(page, HIDDEN);
  for (const find of [
    'tree: a unit of the North',
    'tree: a square beside a unit',
    'page: a unit of the North',
    'page: a piece of the North',
    'page: a square beside a unit',
    'localStorage: the placement',
    'localStorage: a row of the placement',
    'localStorage: a position string',
  ])
    expect(finds).toContain(find);
});

test('the sealed North is nowhere while the South deploys', async ({ page }) => {
  await atHeadquarters(page);
  await sealNorth(page, HIDDEN);
  await southDeploys(page, async (stage, at) => {
    expect(await search(at, HIDDEN), stage).toEqual([]);
  });

  // Both sealed: the South's squares are as secret now; then all lies open.
  await seal(page);
  await expectCurtain(page, 'Both armies stand sealed.');
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
  expect(places(await search(page, HIDDEN))).toEqual(['tree', 'page', 'localStorage', 'database']);
  expect(JSON.stringify(await everything(page))).toMatch(southern);
});

test('templates made in a hidden deployment are sealed with it until the curtain rises', async ({
  page,
}) => {
  await atHeadquarters(page);
  await newGame(page, { way: 'Hidden' });
  await raiseCurtain(page);
  await placeArmy(page, HIDDEN);
  await saveTemplate(page, 'Ada’s wedge');
  await page.reload();
  await raiseCurtain(page);
  await openTemplates(page);
  await expect(template(page, 'Ada’s wedge')).toContainText('made for this game');
  await page.keyboard.press('Escape');
  await seal(page);
  await southDeploys(page, async (stage, at) => {
    const templates = button(at, 'Templates');
    if (await templates.isVisible()) {
      await expect(await openTemplates(at)).toContainText('No template is kept yet.');
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
  await newGame(page, { way: 'Open' });
  await openTemplates(page);
  await template(page, 'Ada’s wedge').locator('summary').click();
  await button(page, 'Load “Ada’s wedge”').click();
  await expectUnits(page, told('North', HIDDEN));
});

test('a page without cryptography keeps the sealed North to itself', async ({ page }) => {
  // As where the page is served without https.
  await page.addInitScript(() => Reflect.deleteProperty(Crypto.prototype, 'subtle'));
  await atHeadquarters(page);
  await sealNorth(page, HIDDEN);
  expect(await search(page, HIDDEN)).toEqual([]);
  await raiseCurtain(page);
  await loadOpening(page, 'Classic');
  await expectUnits(page, told('South', SOUTH));
  expect(await search(page, HIDDEN)).toEqual([]);
  await seal(page);
  await raiseCurtain(page);
  await expectUnits(page, { ...told('North', HIDDEN), ...told('South', SOUTH) });
});

test('page and stores are the same to the letter, wherever the North stands', async ({
  browser,
  baseURL,
}) => {
  const runs = await Promise.all(
    [HIDDEN, SPREAD].map(async (army) => {
      const context = await browser.newContext({ baseURL: baseURL! });
      const page = await context.newPage();
      await atHeadquarters(page);
      await sealNorth(page, army);
      const stages: Record<string, unknown> = {};
      await southDeploys(page, async (stage, at) => {
        await spokenOut(at);
        stages[stage] = masked(await everything(at));
      });
      await context.close();
      return stages;
    }),
  );
  expect(Object.keys(runs[0]!)).toHaveLength(11);
  expect(runs[1]).toEqual(runs[0]);
});

/** Waits until the voice, which is loaded late, has told all there is to tell of a deployment. */
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
  return {
    ...rest,
    localStorage: bare(localStorage),
    // The library: the keys are ids, and each game has the moment it was kept at.
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

test('the sealed North is not left in the memory of the page, in React’s least of all', async ({
  page,
}) => {
  await atHeadquarters(page);
  const all = UNITS.flatMap((unit) => HIDDEN[unit]);
  // The openings have units too.
  const known = await squaresInMemory(page, all);
  const squares = all.filter((name) => !known.includes(name));
  expect(squares.length).toBeGreaterThan(12);
  await newGame(page, { way: 'Hidden' });
  await raiseCurtain(page);
  await placeArmy(page, HIDDEN);
  const placement = rowsOfArmy(HIDDEN).join('/');
  expect(await squaresInMemory(page, squares)).toEqual(squares);
  expect(await isInMemory(page, placement)).toBe(true);
  await sealHoweverIsolated(page);
  await expectCurtain(page, /South.* deploys/);
  await expect.poll(() => squaresInMemory(page, squares)).toEqual([]);
  await expect.poll(() => isInMemory(page, placement)).toBe(false);
});
