import { readFile } from 'node:fs/promises';
import { deflateRawSync, gzipSync } from 'node:zlib';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Frame, type Page } from '@playwright/test';
import { layoutFaults } from './support/layout';
import { openRecordDialog, paste, RECORD } from './support/records';
import { openMenu, ONLY_EXHAUSTIVE, button, test, valueOf } from './support/page';
import { serve } from './support/server';

const linkOf = (text: string): string => `#r2=${deflateRawSync(text).toString('base64url')}`;

/** A page of another origin around a board, which is notified of every use of storage by the board. */
async function article(page: Page, fragment: string, baseURL: string | undefined) {
  await page.addInitScript(() => {
    const asked: string[] = [];
    Object.assign(window, { asked });
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches', 'cookieStore'])
      Object.defineProperty(window, name, {
        get() {
          asked.push(name);
          throw new Error(`${name} was asked for`);
        },
      });
    Object.defineProperty(document, 'cookie', {
      get: () => asked.push('cookie') && '',
      set: () => void asked.push('cookie'),
    });
    Object.defineProperty(navigator, 'serviceWorker', {
      get() {
        asked.push('serviceWorker');
        return undefined;
      },
    });
  });
  const src = new URL(`embed.html${fragment}`, baseURL).href;
  const body = `<!doctype html><title>An article</title><p>Text</p><iframe src="${src.replaceAll('&', '&amp;')}" title="A game" width="1000" height="600"></iframe>`;
  const site = await serve(
    new Map([
      ['/article.html', Buffer.from(body)],
      ['/favicon.ico', Buffer.from('')],
    ]),
  );
  await page.goto(new URL('/article.html', site.url).href);
  const frame = page.frames().find((one) => one.url().startsWith(src.split('#')[0]!))!;
  return { site, frame };
}

const status = (frame: Frame) => frame.getByRole('status');

test('a board in a page of another origin: stepped through by buttons, slider and keys, read as a table, and led from into the game', async ({
  page,
  baseURL,
}) => {
  const { site, frame } = await article(page, linkOf(RECORD), baseURL);
  await expect(frame.getByRole('heading', { name: 'Ada against Charles' })).toBeVisible();
  await expect(status(frame)).toHaveText(/^The armies before the first turn\. Turn 1\. The North/);
  await expect(frame.locator('.piece')).toHaveCount(34);
  const cell = (name: string) => frame.locator(`td[data-square="${name}"]`);
  await expect(cell('G8')).toHaveText('North foot artillery, in communication');
  await expect(cell('D8')).toHaveText('arsenal of the North');

  await frame.getByRole('button', { name: 'A step forward' }).click();
  await expect(status(frame)).toHaveText(
    'Turn 1, the North: Foot artillery marched from G8 to F9.',
  );
  await expect(cell('G8')).toHaveText('empty');
  await expect(cell('F9')).toHaveText('North foot artillery, in communication');
  await page.keyboard.press('ArrowDown');
  await expect(status(frame)).toHaveText(/^Turn 1, the North: The turn ended\. Turn 2\. The South/);
  await page.keyboard.press('End');
  await expect(frame.getByRole('slider')).toHaveValue('7');
  await page.keyboard.press('ArrowLeft');
  await expect(frame.getByRole('slider')).toHaveValue('6');
  await page.keyboard.press('Home');
  await expect(status(frame)).toHaveText(/^The armies/);
  await frame.getByRole('button', { name: 'Play' }).click();
  await expect(frame.getByRole('slider')).toHaveValue('1');
  await frame.getByRole('button', { name: 'Pause' }).click();
  const lines = frame.locator('[data-mark="line"]');
  await expect(lines.first()).toBeAttached();
  await frame.getByText('Lines of communication').click();
  await expect(lines).toHaveCount(0);

  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  // The page around it is not the game's.
  expect(
    violations
      .flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id} ${html}`))
      .filter((fault) => !/region|landmark|page-has-heading|html-has-lang/.test(fault)),
  ).toEqual([]);
  const link = frame.getByRole('link', { name: 'Open in the game' });
  const [game] = await Promise.all([page.waitForEvent('popup'), link.click()]);
  await expect(game.getByText('It has no faults.')).toBeVisible();
  site.stop();
});

const CLASSIC =
  '25/25/25/2R22/25/4S4I15/2CC1IIAI16/2CCIHIII16/5I19/25/14iiiac6/14iiicc6/14iiic7/16s8/15h6r2/25/25/25/25/25 N B15,D8,T3,T23 - 1';
const STUDY = `[Event "The pass"]
[Rules "debord"]
[Position "${CLASSIC}"]

{To begin with, the pass.}
1. G8-F9 G3-E5 . {[%csl GK11,RL12][%cal BJ11K13,YA1B2] quiet <b>so far</b>}
  (1. G8-F9 H6-J7 F5-E4 {the relay stays behind}
    (1. G8-F9 H6-J7 G4-F4))
2. K15-J15 .
`;

test(
  'a study in a page of another origin: its line, its variations, its comments and drawings, by buttons, keys and screen reader',
  ONLY_EXHAUSTIVE,
  async ({ page, baseURL }) => {
    const { site, frame } = await article(page, linkOf(STUDY), baseURL);
    await expect(frame.getByRole('heading', { name: 'The pass' })).toBeVisible();
    await expect(status(frame)).toContainText('To begin with, the pass.');
    const continuations = frame.getByRole('group', { name: 'Continuations' });
    await expect(continuations).toHaveCount(0);
    await frame.getByRole('button', { name: 'A step forward' }).click();
    await expect(continuations.getByRole('button')).toHaveText([
      'G3-E5 the line',
      'H6-J7 variation 1',
    ]);
    await expect(continuations.getByRole('button', { name: 'G3-E5' })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await page.keyboard.press('ArrowRight');
    await expect(status(frame)).toContainText('The line, with 1 variation.');
    await page.keyboard.press('ArrowRight');
    await expect(status(frame)).toContainText('quiet <b>so far</b>');
    await expect(status(frame)).toContainText(
      'K11 marked: green. L12 marked: red. Arrow from J11 to K13',
    );
    await expect(frame.locator('[data-mark="circled"]')).toHaveCount(2);
    await expect(frame.locator('[data-mark="arrow"]')).toHaveCount(2);
    const slider = frame.getByRole('slider');
    await expect(slider).toHaveAttribute('max', '5');

    // A variation, and one within it, by button and by key; and back.
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await continuations.getByRole('button', { name: 'H6-J7' }).click();
    await expect(status(frame)).toContainText(/marched from H6 to J7\.\s*Variation 1 of 1\./);
    await expect(status(frame)).toBeFocused();
    await expect(slider).toHaveAttribute('max', '3');
    await page.keyboard.press('ArrowRight');
    await expect(status(frame)).toContainText('the relay stays behind');
    await page.keyboard.press('v');
    await expect(status(frame)).toContainText('marched from G4 to F4');
    await expect(frame.locator('.study-shape')).toHaveCount(0);
    await page.keyboard.press('b');
    await expect(status(frame)).toContainText('marched from H6 to J7');
    await continuations.getByRole('button', { name: 'Back to where it branched off' }).click();
    await expect(status(frame)).toContainText('marched from G8 to F9');
    await page.keyboard.press('End');
    await expect(slider).toHaveValue('5');

    const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
    expect(
      violations
        .flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id} ${html}`))
        .filter((fault) => !/region|landmark|page-has-heading|html-has-lang/.test(fault)),
    ).toEqual([]);
    const link = frame.getByRole('link', { name: 'Open in the game' });
    const [game] = await Promise.all([page.waitForEvent('popup'), link.click()]);
    await expect(button(game, 'Open as a study')).toBeEnabled();
    site.stop();
  },
);

test(
  'the menu of a study gives the code, at the step that is shown',
  ONLY_EXHAUSTIVE,
  async ({ page }) => {
    await paste(page, STUDY);
    await button(page, 'Open as a study').click();
    const tree = page.getByRole('group', { name: 'The turns and their variations' });
    await tree.getByRole('button', { name: 'G4-F4' }).click();
    await openMenu(page);
    await button(page, 'A board in an article').click();
    const code = await valueOf(page.getByRole('textbox', { name: 'Code for a page' }));
    expect(code).toContain('title="The pass"');
    const [, src = ''] = /src="([^"]*)"/.exec(code) ?? [];
    await page.goto(src.replaceAll('&amp;', '&'));
    await expect(status(page.mainFrame())).toContainText('marched from G4 to F4');
    for (const [width, height] of [
      [320, 560],
      [360, 640],
      [1000, 600],
      [1280, 720],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
        .toBe(width);
      const at = `${width}×${height}`;
      const nothing = { board: false, shown: [], whole: false };
      expect.soft(await layoutFaults(page, nothing), at).toEqual([]);
      for (const each of await page.getByRole('button').all()) {
        const box = (await each.boundingBox())!;
        expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(24);
      }
    }
    await page.goto('about:blank');
    await page.goto(
      `${src.replaceAll('&amp;', '&').replace(/&node=.*/, '')}&lang=fr&theme=dark&at=3`,
    );
    await expect(status(page.mainFrame())).toContainText('quiet');
  },
);

test('it keeps to its policy, and stores nothing', async ({ page, baseURL, context, faults }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  const { site, frame } = await article(
    page,
    `${linkOf(RECORD)}&lang=fr&theme=dark&at=-1`,
    baseURL,
  );
  await expect(status(frame)).toHaveText(/^Coup 3, le Nord\u00a0: /);
  await expect(frame.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(frame.locator('html')).toHaveAttribute('data-scheme', 'dark');
  await page.keyboard.press('Tab');
  for (const key of ['Home', 'ArrowRight', 'End']) await page.keyboard.press(key);
  const saved = await frame.evaluate(() => (window as unknown as { asked: string[] }).asked);
  expect(saved).toEqual([]);
  await expect.poll(() => context.cookies()).toEqual([]);
  expect(context.serviceWorkers()).toEqual([]);
  // Its own files alone, and of them no more than sixty kilobytes of programs.
  const own = fetched.filter(
    (url) => !url.startsWith(site.url.slice(0, -'/some/sub/path/'.length)),
  );
  for (const url of own) expect(url.startsWith(baseURL!)).toBe(true);
  const programs = own.filter((url) => url.endsWith('.js'));
  expect(programs.length).toBeGreaterThan(0);
  const weights = await Promise.all(
    programs.map(
      async (url) =>
        gzipSync(await readFile(`dist/${url.slice(baseURL!.length)}`), { level: 9 }).length,
    ),
  );
  expect(weights.reduce((sum, each) => sum + each, 0)).toBeLessThan(60_000);
  // Injected content does not run, and reaches no other host.
  const refused = await frame.evaluate(async (elsewhere) => {
    const violated: string[] = [];
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
      violated.push(effectiveDirective),
    );
    const script = document.createElement('script');
    script.textContent = 'window.ran = true';
    document.body.append(script);
    const sent = await fetch(elsewhere).then(
      () => true,
      () => false,
    );
    // A violation is reported in a task of its own.
    await new Promise((resolve) => setTimeout(resolve));
    return { violated, sent, ran: 'ran' in window };
  }, site.url);
  expect(refused).toMatchObject({ sent: false, ran: false });
  expect(refused.violated).toEqual(expect.arrayContaining(['script-src-elem', 'connect-src']));
  expect(faults.splice(0).join()).toContain('Content Security Policy');
  site.stop();
});

test(
  'an address without a game is reported, and a frame of 320 pixels shows everything',
  ONLY_EXHAUSTIVE,
  async ({ page, baseURL }) => {
    await page.goto(new URL('embed.html', baseURL).href);
    await expect(page.getByText('This address contains no game.')).toBeVisible();
    await page.setViewportSize({ width: 320, height: 560 });
    await page.goto(new URL(`embed.html${linkOf(RECORD)}&at=1`, baseURL).href);
    await expect(status(page.mainFrame())).toHaveText(/marched from G8 to F9/);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    for (const each of await page.getByRole('button').all()) {
      const box = (await each.boundingBox())!;
      expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(24);
    }
  },
);

test(
  'the record dialog gives the code, at the step that is shown',
  ONLY_EXHAUSTIVE,
  async ({ page, baseURL }) => {
    await paste(page, RECORD);
    await button(page, 'Open this game').click();
    await openRecordDialog(page);
    const code = await valueOf(page.getByRole('textbox', { name: 'Code for a page' }));
    const [, src = ''] = /src="([^"]*)"/.exec(code) ?? [];
    expect(src.startsWith(new URL('embed.html#r3=', baseURL).href)).toBe(true);
    await page.goto(src.replaceAll('&amp;', '&'));
    await expect(status(page.mainFrame())).toHaveText(
      /^Turn 3, the North: .* marched from H6 to I7/,
    );
  },
);
