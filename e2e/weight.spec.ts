import { expect } from '@playwright/test';
import { firstFiles } from '../scripts/firstGame.mjs';
import { openWar } from './support/deployment';
import { button, square, test } from './support/page';
import { destinations, endTurn, expectOrders, expectTurn } from './support/war';

/** Programs, styles, faces and words. */
const OWN = /\.(js|css|woff2?|json)$/;

test('a war is begun and a turn is fought with the files that are weighed, and nothing else', async ({
  page,
}) => {
  const weighed = firstFiles('en').filter((file) => OWN.test(file));
  const sent = new Set<string>();
  const requests: string[] = [];
  const held = new Set<string>();
  // All else is on its way for ever, as on the slowest of networks.
  await page.route(OWN, async (route) => {
    const file = `assets/${route.request().url().split('/').at(-1)}`;
    (weighed.includes(file) ? sent : held).add(file);
    requests.push(file);
    if (weighed.includes(file)) await route.continue();
  });
  // What is held keeps the page from ever being loaded whole.
  await page.goto('./', { waitUntil: 'commit' });
  await expect(button(page, 'Two at this screen')).toBeVisible();
  const side = await openWar(page);
  // One at the front, which has somewhere to go.
  const units = page.locator('[role="gridcell"][aria-label*=", can move"]');
  await (side === 'North' ? units.last() : units.first()).click();
  await expect.poll(() => destinations(page, 'destination')).not.toEqual([]);
  const [to = ''] = await destinations(page, 'destination');
  await square(page, to).click();
  await expectOrders(page, 4, 'one attack left');
  await endTurn(page, { askAgain: true });
  await expectTurn(page, { side: side === 'North' ? 'South' : 'North' });

  expect([...sent].sort()).toEqual(weighed.sort());
  // What was requested before the program ran is not requested again by it.
  expect(requests.filter((file, i) => requests.indexOf(file) !== i)).toEqual([]);
  expect(held.size).toBeGreaterThan(0);
});
