import { LIMITS } from '../../../scripts/timeLimits.mjs';
import { mkdirSync, writeFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { ANNIHILATION } from '../../../e2e/games/annihilation';
import { ARSENALS } from '../../../e2e/games/arsenals';
import { CHARGE } from '../../../e2e/games/charge';
import { CUT } from '../../../e2e/games/cut';
import { RAID } from '../../../e2e/games/raid';
import { RETREAT } from '../../../e2e/games/retreat';
import {
  expectCurtain,
  loadOpening,
  newGame,
  openWar,
  place,
  raiseCurtain,
  seal,
} from '../../../e2e/support/deployment';
import { begin } from '../../../e2e/support/savedWars';
import { atHeadquarters, button, savedText, openMenu, test } from '../../../e2e/support/page';
import { openRecordDialog } from '../../../e2e/support/records';
import { openTemplates, saveTemplate, template } from '../../../e2e/support/templates';
import { endTurn, openSettings, play, type RecordedGame } from '../../../e2e/support/war';

/*
 * Plays with the built game and saves what it leaves in a browser. What is saved is a fixture for good: record
 * it with the last build before the format changes, and never again for that version.
 */

const version = Number(process.env.VERSION);
const folder = `tests/saves/${version}/browser`;

interface Saved {
  readonly storage: Readonly<Record<string, string>>;
  readonly library: readonly unknown[];
  readonly sealKey: unknown;
}

/** All that lies in the browser. The key of the seals can be read because `openedKeys` made it so. */
const allSaved = (page: Page): Promise<Saved> =>
  page.evaluate(async () => {
    const answer = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((done, fail) => {
        request.onsuccess = () => done(request.result);
        request.onerror = () => fail(new Error(request.error?.message));
      });
    const known = new Set((await indexedDB.databases()).map(({ name }) => name));
    const storeOf = async (name: string, store: string): Promise<IDBObjectStore | null> =>
      known.has(name)
        ? (await answer(indexedDB.open(name))).transaction(store).objectStore(store)
        : null;
    const games = await storeOf('game-of-war-library', 'games');
    const ids = games && (await answer(games.getAllKeys()));
    const entries = await Promise.all(
      (ids ?? []).map(async (id) => {
        const again = await storeOf('game-of-war-library', 'games');
        return [id, again && (await answer<unknown>(again.get(id)))];
      }),
    );
    const keys = await storeOf('game-of-war-keys', 'keys');
    const key =
      keys && ((await answer<unknown>(keys.get('game-of-war/seal-key'))) as CryptoKey | undefined);
    return {
      storage: Object.fromEntries(Object.entries(localStorage)),
      library: entries,
      sealKey: key ? await crypto.subtle.exportKey('jwk', key) : null,
    };
  });

/** Lets the key of the seals be read out, so that what was sealed can be opened ever after. */
const openedKeys = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const generate = crypto.subtle.generateKey.bind(crypto.subtle) as (
      ...args: unknown[]
    ) => Promise<CryptoKey>;
    crypto.subtle.generateKey = ((algorithm: unknown, _: boolean, usages: unknown) =>
      generate(algorithm, true, usages)) as typeof crypto.subtle.generateKey;
  });

function write(name: string, content: unknown): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/${name}.json`, `${JSON.stringify(content, null, 2)}\n`);
}

/** Saves the current game as the browser has it, with what the page says of it. */
async function save(page: Page, name: string): Promise<void> {
  await new Promise((done) => setTimeout(done, LIMITS.stillness * 5));
  const texts: { record?: string; link?: string } = {};
  const text = await savedText(page);
  if (text?.includes('"name":"war"')) {
    await page.goto('./#game');
    await page.reload();
    const ended = button(page, 'Record…');
    await expect(ended.or(button(page, 'More')).first()).toBeVisible();
    await ((await ended.isVisible()) ? ended.click() : openRecordDialog(page));
    const link = page.getByLabel('Link', { exact: true });
    await expect(link).not.toHaveValue('');
    texts.link = new URL(await link.inputValue()).hash;
    texts.record = await page.locator('textarea').first().inputValue();
    await button(page, 'Close').click();
  }
  write(name, { ...(await allSaved(page)), ...texts });
}

/** Opens a recorded game played to a turn of its script, under rules, the rest of its turns to be played. */
async function opened(page: Page, game: RecordedGame, rules: string, turns: number): Promise<void> {
  await begin(page, { ...game }, rules);
  for (const turn of game.turns.slice(0, turns)) await play(page, turn);
}

async function surrender(page: Page): Promise<void> {
  await (await openMenu(page)).getByRole('button', { name: 'Surrender', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Surrender', exact: true }).click();
  await expect(button(page, 'Return match, sides changed')).toBeVisible();
}

test.describe.configure({ timeout: LIMITS.browserTest });
test.beforeEach(async ({ page }) => {
  await openedKeys(page);
});

test('deployment', async ({ page }) => {
  await atHeadquarters(page);
  await newGame(page, { beginning: 'Open', north: 'Ada', south: '"Zoë" \\ 孫子' });
  await place(page, 'Infantry', 'D9', 'E8');
  await place(page, 'Foot artillery', 'F9');
  await save(page, 'deployment-open-north');
  await loadOpening(page, 'Classic');
  await seal(page);
  await place(page, 'Cavalry', 'L18');
  await save(page, 'deployment-open-south');
});

test('hidden', async ({ page }) => {
  await atHeadquarters(page);
  await newGame(page, { beginning: 'Hidden', north: 'Ada' });
  await raiseCurtain(page);
  await place(page, 'Infantry', 'D9', 'E8');
  await saveTemplate(page, 'In secret');
  await save(page, 'deployment-hidden-drafts');
  await page.reload();
  await raiseCurtain(page);
  await loadOpening(page, 'Classic');
  await seal(page);
  await expectCurtain(page, /South.* deploys/);
  await save(page, 'deployment-half-sealed');
  await raiseCurtain(page);
  await loadOpening(page, 'Classic');
  await seal(page);
  await expect(page.getByRole('heading', { name: /sealed/i })).toBeVisible();
  await save(page, 'deployment-both-sealed');
});

test('lots and the first turns', async ({ page }) => {
  await atHeadquarters(page);
  await newGame(page, {
    beginning: 'An opening',
    opening: 'Classic',
    north: 'Ada',
    south: 'Charles',
  });
  await save(page, 'lots-undrawn');
  await button(page, 'Draw lots').click();
  await expect(page.locator('main').getByRole('status')).toContainText('The first turn goes to');
  await save(page, 'lots-drawn');
  await button(page, 'Begin the war').click();
  await save(page, 'war-start');
  await page.reload();
  const moves =
    (await page.getByRole('heading', { name: 'The North to move' }).count()) > 0
      ? 'I6-J6 H6-I6'
      : 'K15-J15 L15-K15';
  await play(page, moves);
  await save(page, 'war-mid-turn');
});

test('ends by agreement', async ({ page }) => {
  await openWarFrom(page);
  await (await openMenu(page)).getByRole('button', { name: 'Offer a draw', exact: true }).click();
  await button(page, 'Agree to the draw').click();
  await expect(button(page, 'Return match, sides changed')).toBeVisible();
  await save(page, 'war-drawn');
});

async function openWarFrom(page: Page): Promise<void> {
  await atHeadquarters(page);
  await openWar(page);
}

test('ends by surrender', async ({ page }) => {
  await openWarFrom(page);
  await surrender(page);
  await save(page, 'war-surrendered');
});

test('retreat', async ({ page }) => {
  await opened(page, RETREAT, 'debord arsenalFallsTo=anyUnit annihilation=allUnits', 1);
  await save(page, 'war-retreat-due-house-rules');
  await page.reload();
  await play(page, RETREAT.turns[1]!);
  await save(page, 'war-retreat-done-house-rules');
});

test('arsenals', async ({ page }) => {
  await opened(page, ARSENALS, 'debord', ARSENALS.turns.length);
  await save(page, 'war-arsenals-debord');
});

test('bracken', async ({ page }) => {
  await opened(page, CHARGE, 'bracken', 1);
  await save(page, 'war-advance-due-bracken');
});

test('summary', async ({ page }) => {
  const turns = RAID.turns.map((turn) => turn.replace('!', ''));
  await opened(page, { ...RAID, turns }, 'summary', turns.length);
  await endTurn(page);
  await save(page, 'war-arsenals-summary');
});

test('pykrieg', async ({ page }) => {
  await opened(page, RETREAT, 'pykrieg', 1);
  await save(page, 'war-retreat-due-pykrieg');
});

test('isolation', async ({ page }) => {
  await opened(page, CUT, 'pykrieg', CUT.turns.length);
  await save(page, 'war-isolation-pykrieg');
});

test('annihilation', async ({ page }) => {
  await opened(page, ANNIHILATION, 'debord', ANNIHILATION.turns.length);
  await save(page, 'war-annihilation-debord');
});

test('library, templates and preferences', async ({ page }) => {
  await atHeadquarters(page);
  await newGame(page, { beginning: 'Open' });
  await place(page, 'Infantry', 'C16', 'A1');
  await saveTemplate(page, 'Two forward');
  await loadOpening(page, 'Classic');
  await saveTemplate(page, 'Whole “army” \\ 1');
  await openTemplates(page);
  await template(page, 'Two forward').locator('summary').click();
  await button(page, 'Export “Two forward”').click();
  const shared = await page.locator('dialog textarea').first().inputValue();
  await atHeadquarters(page);
  for (const [rules, game] of [
    ['bracken', CHARGE],
    ['pykrieg', CHARGE],
    ['summary', RAID],
    ['debord victorMustAdvance=yes', RETREAT],
  ] as const) {
    await opened(page, game, rules, 0);
    await play(page, rules === 'bracken' || rules === 'pykrieg' ? 'xK15#' : game.turns[0]!);
  }
  await openSettings(page).then(async (settings) => {
    await settings.getByText('High contrast').click();
    await settings.getByLabel('Figures on the pieces').check();
    await settings.getByLabel('Hand-over card between turns').check();
    await settings.getByLabel(/^Ask before a turn ends/).uncheck();
  });
  await new Promise((done) => setTimeout(done, LIMITS.stillness * 8));
  write('library', { ...(await allSaved(page)), templates: shared });
});
