import { expect } from '@playwright/test';
import { test } from './support/page';
import { serve } from './support/server';

/** A site, of another port and so of another origin, that has the game in a frame. */
async function siteAround(game: string) {
  const body = `<iframe src="${game}" width="800" height="600"></iframe>`;
  const files = { '/around.html': body, '/favicon.ico': '' };
  const site = await serve(
    new Map(Object.entries(files).map(([path, text]) => [path, Buffer.from(text)])),
  );
  return { ...site, page: new URL('/around.html', site.url).href, body };
}

test('a frame of another site shows where the game is, and none of its buttons', async ({
  page,
  baseURL,
}) => {
  const site = await siteAround(baseURL ?? '');
  await page.goto(site.page);
  const frame = page.frameLocator('iframe');
  const link = frame.getByRole('link', { name: 'Open the game on a page of its own' });
  await expect(link).toBeVisible();
  await expect(frame.getByRole('link', { name: 'Ouvrir le jeu' })).toBeVisible();
  await expect(frame.getByRole('button')).toHaveCount(0);
  const [game] = await Promise.all([page.waitForEvent('popup'), link.click()]);
  await expect(game.getByRole('button', { name: 'Two at this screen' })).toBeVisible();
  site.stop();
});

test('a frame of the game’s own site is the game', async ({ page, baseURL }) => {
  const site = await siteAround(baseURL ?? '');
  const own = new URL('around.html', baseURL).href;
  await page.route(own, (route) => route.fulfill({ contentType: 'text/html', body: site.body }));
  await page.goto(own);
  await expect(
    page.frameLocator('iframe').getByRole('button', { name: 'Two at this screen' }),
  ).toBeVisible();
  site.stop();
});
