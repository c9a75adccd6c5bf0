import { readdir } from 'node:fs/promises';
import { expect, test, type Browser, type Locator, type Page } from '@playwright/test';
import { LIMITS } from '../scripts/timeLimits.mjs';
import { entriesByAddress } from './support/addresses';
import {
  SCREEN_ENTRIES,
  inDialog,
  OF_LITTLE_WARS,
  onPage,
  type ScreenEntry,
} from './support/screenEntries';
import { answersOf, openWarUnderWay } from './support/lazyLoading';
import { atLittleWars } from './support/littlewars';
import { OTHER_SCREENS } from './support/otherScreens';
import { board, button, ONLY_EXHAUSTIVE, openMenu } from './support/page';
import { atRest } from './support/rest';
import { pressUnhurried } from './support/unhurried';

const NAMED = [...SCREEN_ENTRIES, ...OF_LITTLE_WARS, ...OTHER_SCREENS];
const SCREENS = [...NAMED, ...entriesByAddress(NAMED)];

/** Without these nothing of the page can say anything: `e2e/unloaded.spec.ts` has what is said then. */
const BEGINNING = /^(?:(?:first|en|rolldown-runtime)-|shell-[\w-]{6,7}\.json$)/;
/** A worker that cannot be fetched is reported by what asks it. */
const WORKER = /worker-/i;

const fileOf = (url: URL): string => url.pathname.split('/').at(-1) ?? '';
const isPart = (url: URL): boolean =>
  /\/assets\/[^/]+\.(?:js|css|json)$/.test(url.pathname) &&
  !BEGINNING.test(fileOf(url)) &&
  !WORKER.test(fileOf(url));

const AT: Readonly<Record<ScreenEntry['at'], (page: Page) => Promise<void>>> = {
  address: () => Promise.resolve(),
  headquarters: async (page) => {
    await page.goto('./');
    await expect(button(page, 'Two at this screen')).toBeVisible();
  },
  war: openWarUnderWay,
  littlewars: atLittleWars,
};

/** Goes in a browser that knows nothing of the page, which fetches nothing ahead, to where a screen is opened. */
async function reach(browser: Browser, { at, from }: ScreenEntry, refused: ReadonlySet<string>) {
  const page = await browser.newPage();
  pressUnhurried(page);
  const sent = new Set<string>();
  const answered = answersOf(page);
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  await page.route(isPart, (route) => {
    const file = fileOf(new URL(route.request().url()));
    if (refused.has(file)) return route.fulfill({ status: 404 });
    sent.add(file);
    return route.continue();
  });
  await AT[at](page);
  await from?.(page);
  await answered();
  return { page, sent, answered };
}

/** The files that are fetched until a screen is there, and those of them without which it is tried. */
async function filesOf(browser: Browser, entry: ScreenEntry) {
  const { page, sent, answered } = await reach(browser, entry, new Set());
  const before = new Set(sent);
  await entry.open(page);
  await expect(entry.there(page)).toBeVisible();
  await answered();
  await page.close();
  const all = [...sent];
  const needed = all.filter((file) =>
    before.has(file) ? entry.ahead?.test(file) === true : entry.left?.test(file) !== true,
  );
  return { all, needed };
}

const noticeOn = (page: Page): Locator => inDialog(page).or(page.locator('.not-loaded'));
/** The notice that can be pressed: a dialog lies over what the page says of other parts. */
const foremost = async (page: Page): Promise<Locator> =>
  (await inDialog(page).isVisible()) ? inDialog(page) : noticeOn(page).first();

/**
 * Presses something beside what is missing, and sees it answered; of a whole screen that cannot be left, the one way on there is.
 * The answer is whether what was opened has been left.
 */
async function pressElsewhere(page: Page): Promise<boolean> {
  const notice = await foremost(page);
  const [more, newBattle] = [button(page, 'More'), button(page, 'New battle')];
  const placed = (await notice.getAttribute('data-place')) ?? 'dialog';
  const close = notice.getByRole('button', { name: 'Close' });
  const leaves = placed !== 'unreported' && (await close.isVisible());
  if (leaves) {
    await close.click();
    // The page now reports what is missing, over the next button.
    const understood = onPage(page).getByRole('button', { name: 'Close' });
    if (await understood.isVisible()) await understood.click();
  }
  if (await board(page).isVisible()) {
    const cell = page.locator('.cells [role="gridcell"]').first();
    await cell.focus();
    await page.keyboard.press('ArrowRight');
    await expect(cell).not.toBeFocused();
  } else if (await newBattle.isVisible()) {
    await newBattle.click();
    await button(page, 'Back').click();
  } else if (await more.isVisible()) {
    await openMenu(page);
    await page.keyboard.press('Escape');
  } else {
    const again = notice.getByRole('button', { name: 'Try again' });
    if (await again.isVisible()) await again.click();
  }
  return leaves;
}

for (const entry of SCREENS.filter(({ comesWith }) => comesWith !== undefined))
  test(`${entry.of} comes with ${entry.comesWith}`, ONLY_EXHAUSTIVE, async ({ browser }) => {
    expect(SCREENS.map(({ of }) => of)).toContain(entry.comesWith);
    const { needed } = await filesOf(browser, entry);
    expect(needed).toEqual([]);
  });

for (const entry of SCREENS.filter(({ comesWith }) => comesWith === undefined))
  test(
    `${entry.of} without each of its files in turn reports that, leaves the rest of the page, and is fetched again on request`,
    ONLY_EXHAUSTIVE,
    async ({ browser }) => {
      const { needed } = await filesOf(browser, entry);
      expect(needed).not.toEqual([]);
      for (const file of needed)
        await test.step(file, async () => {
          const refused = new Set([file]);
          const { page, answered } = await reach(browser, entry, refused);
          await entry.open(page);
          const notice = noticeOn(page);
          await expect(notice.first()).toContainText('could not be loaded');
          // The helping notice has appeared, if it can.
          await answered();
          if (await pressElsewhere(page)) {
            await entry.open(page);
            await expect(notice.first()).toContainText('could not be loaded');
          }
          // The refused fetch has failed by now; reported after the next attempt, it might lie under a dialog.
          await answered();
          refused.clear();
          await expect(async () => {
            const again = (await foremost(page)).getByRole('button', { name: 'Try again' });
            if (await again.isVisible()) await again.click({ timeout: LIMITS.attempt });
            await expect(notice).toHaveCount(0, { timeout: LIMITS.attempt });
          }).toPass({ timeout: LIMITS.sight });
          await atRest(page);
          if (entry.again === true && !(await entry.there(page).isVisible()))
            await entry.open(page);
          await expect(entry.there(page)).toBeVisible();
          await page.close();
        });
    },
  );

/** A file without the hash in its name, by which languages differ. */
const nameOf = (file: string): string => file.replace(/-[\w-]{6,7}(?=\.\w+$)/, '');
/**
 * What helps where something is missing, what keeps the page offline, boards in articles, and the first words of other languages have tests
 * of their own; a sheet to print is never in sight.
 */
const ELSEWHERE =
  /^(?:embed|[a-z]{2}(?=\.json$)|offline|shell-recovery|shell-typeAhead|war-printing)\b/;

test('no file of the build is left out of these screens', ONLY_EXHAUSTIVE, async ({ browser }) => {
  const built = (await readdir('dist/assets'))
    .filter(
      (file) => /\.(?:js|css|json)$/.test(file) && !BEGINNING.test(file) && !WORKER.test(file),
    )
    .map(nameOf);
  const left = new Set(built.filter((name) => !ELSEWHERE.test(name)));
  for (const entry of SCREENS)
    for (const file of (await filesOf(browser, entry)).all) left.delete(nameOf(file));
  expect([...left]).toEqual([]);
});
