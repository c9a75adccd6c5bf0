import { expect, test as base, type Page } from '@playwright/test';
import { beginWar, loadOpening, newGame, raiseCurtain, seal } from './support/deployment';
import {
  fromMenu,
  openMenu,
  ONLY_EXHAUSTIVE,
  atHeadquarters,
  board,
  button,
  heading,
  test,
} from './support/page';
import { endTurn } from './support/war';

/** The requests that the page's policy has refused so far, as `directive: address`. */
async function withWatch(page: Page): Promise<string[]> {
  const refused: string[] = [];
  await page.exposeFunction('refuse', (what: string) => void refused.push(what));
  await page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', (event) =>
      (window as never as { refuse: (what: string) => void }).refuse(
        `${event.effectiveDirective}: ${event.blockedURI}`,
      ),
    ),
  );
  return refused;
}

/** Addresses asked for; drawings of the page's own have none on any host. */
function withLog(page: Page): string[] {
  const asked: string[] = [];
  page.context().on('request', (request) => asked.push(request.url()));
  return asked;
}

test(
  'a session from headquarters to history requests only its own host',
  ONLY_EXHAUSTIVE,
  async ({ page, baseURL }) => {
    const refused = await withWatch(page);
    const asked = withLog(page);
    await page.addInitScript(() => Object.assign(window, { print: () => undefined }));
    await atHeadquarters(page);
    await fromMenu(page, 'Rule book');
    await expect(heading(page, /rule/i).first()).toBeVisible();
    await page.goBack();
    await atHeadquarters(page);
    await fromMenu(page, 'New game');
    await button(page, 'Print an empty sheet to plan on paper').click();
    await expect(page.locator('.print-sheet')).toHaveCount(1);
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    await button(page, 'Back').click();

    await newGame(page, { beginning: 'Hidden' });
    for (let side = 0; side < 2; side++) {
      await raiseCurtain(page);
      await loadOpening(page, 'Classic');
      await seal(page);
    }
    await button(page, 'Raise the curtain').click();
    await beginWar(page);
    await endTurn(page);
    await page.keyboard.press('h');
    await expect(page.locator('section.history')).toBeVisible();
    await page.keyboard.press('h');
    await openMenu(page);
    await button(page, 'Record…').click();
    for (const kind of ['SVG', 'PNG'])
      await Promise.all([page.waitForEvent('download'), button(page, `Picture (${kind})`).click()]);
    await page.keyboard.press('Escape');
    await expect(board(page)).toBeVisible();
    await openMenu(page);
    await button(page, 'Headquarters').click();
    await fromMenu(page, 'Library');
    await expect(button(page, /^Open /).first()).toBeVisible();

    expect(asked.length).toBeGreaterThan(20);
    expect(asked.filter((url) => !url.startsWith(baseURL!) && !url.startsWith('blob:'))).toEqual(
      [],
    );
    expect(refused).toEqual([]);
  },
);

base('the page’s policy lets nothing in or out', async ({ page }) => {
  const refused = await withWatch(page);
  const failures: string[] = [];
  page.on('requestfailed', (request) => failures.push(request.failure()?.errorText ?? ''));
  await page.goto('./');
  await expect(button(page, 'Two at this screen')).toBeVisible();
  const ran = await page.evaluate(async () => {
    const elsewhere = 'http://127.0.0.1:1/x';
    const add = (tag: string, fields: object): void => {
      document.body.append(Object.assign(document.createElement(tag), fields));
    };
    await fetch(elsewhere).catch(() => undefined);
    add('script', { textContent: 'window.ran = true' });
    add('script', { src: elsewhere });
    add('img', { src: elsewhere });
    add('style', { textContent: 'body { color: red }' });
    add('iframe', { src: elsewhere });
    document.body.setAttribute('style', 'color: red');
    document.body.setAttribute('onclick', 'window.ran = true');
    document.body.click();
    return 'ran' in window;
  });
  expect(ran).toBe(false);
  const directives = (): string[] =>
    [...new Set(refused.map((what) => what.split(':')[0]!))].sort();
  await expect
    .poll(directives)
    .toEqual([
      'connect-src',
      'frame-src',
      'img-src',
      'script-src-attr',
      'script-src-elem',
      'style-src-attr',
      'style-src-elem',
    ]);
  // Nothing has tried the address, where nobody answers.
  expect(new Set(failures)).toEqual(new Set(['csp']));
});
