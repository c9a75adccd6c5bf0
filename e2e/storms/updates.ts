import { expect, type Browser, type Page } from '@playwright/test';
import { openWar } from '../support/deployment';
import { atHeadquarters, board, button } from '../support/page';
import { pick } from '../support/random';
import { readBuild, serve, type Build, type Faults } from '../support/server';
import { fill, nextVersion } from '../support/versions';
import { FIRST_MOVE, move } from '../support/war';
import { continuedMoment, readMoment, momentText } from './moment';
import { count, storm, type Figures, type Outcome, type Random, type StormOptions } from './storm';

/** Some files of a build are missing, cut short, or another's; some of the files come under another type. */
function damaged(files: Build, random: Random, faults: Faults): Build {
  const spoilt = new Map(files);
  const paths = [...files.keys()].filter(
    (path) => path.includes('/assets/') && /\.(?:js|css|json)$/.test(path),
  );
  for (let some = 1 + Math.floor(random() ** 2 * paths.length); some > 0; some--) {
    const path = pick(random, paths);
    const body = files.get(path)!;
    const how = pick(random, ['missing', 'cut', 'foreign', 'mistyped']);
    if (how === 'missing') spoilt.delete(path);
    else if (how === 'mistyped') faults.set(path, { headers: { 'Content-Type': 'text/plain' } });
    else
      spoilt.set(
        path,
        how === 'cut'
          ? body.subarray(0, Math.floor(random() * body.length))
          : Buffer.from('<!doctype html><title>Not here</title>'),
      );
  }
  return spoilt;
}

/** The page shows the game, or says in words that it cannot be shown. */
async function isShown(page: Page): Promise<void> {
  const failure = page.getByText(/could not be loaded/).filter({ visible: true });
  const shown = button(page, 'Two at this screen')
    .or(page.locator('main.table, main.curtain'))
    .or(failure);
  await expect(shown.first()).toBeVisible();
}

/**
 * The host takes in another version of the program, some files of it missing or wrong, while a war is under way. No page
 * is blank meanwhile, and once the host is repaired the game is there as it was.
 */
export async function updateStorm(browser: Browser, options: StormOptions): Promise<Outcome> {
  const figures: Figures = {
    'actions lost beyond the one in flight': 0,
    'blank pages': 0,
    'pages shown with files missing or wrong': 0,
    'pages that said they could not be loaded': 0,
  };
  const build = await readBuild();
  const next = nextVersion(build, '2');
  return storm(options, figures, async (random) => {
    const files: Build = new Map(build);
    const faults: Faults = new Map();
    const server = await serve(files, faults);
    const withWorker = random() < 0.5;
    count(figures, withWorker ? 'with the worker' : 'without a worker');
    const context = await browser.newContext({
      baseURL: server.url,
      serviceWorkers: withWorker ? 'allow' : 'block',
    });
    try {
      const page = await context.newPage();
      await atHeadquarters(page);
      if (withWorker)
        await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
      const side = await openWar(page);
      await move(page, ...FIRST_MOVE[side]);
      const before = momentText(await readMoment(page));
      fill(files, damaged(next, random, faults));
      // The earlier page continues with its files, or reports what is missing.
      await page.keyboard.press(pick(random, ['?', 'h', 'b', '4']));
      await expect(board(page)).toBeAttached();
      for (let reloads = 1 + Math.floor(random() * 3); reloads > 0; reloads--) {
        await page.reload();
        await isShown(page).catch((error: unknown) => {
          count(figures, 'blank pages');
          throw error;
        });
        const isReported = await page
          .getByText(/could not be loaded/)
          .first()
          .isVisible();
        count(
          figures,
          isReported
            ? 'pages that said they could not be loaded'
            : 'pages shown with files missing or wrong',
        );
      }
      fill(files, next);
      faults.clear();
      await page.goto('./');
      await page.reload();
      const after = momentText(await continuedMoment(page));
      if (after === before) return [];
      count(figures, 'actions lost beyond the one in flight');
      return [`before the update ${before}, after it ${after}`];
    } finally {
      await context.close();
      server.stop();
    }
  });
}
