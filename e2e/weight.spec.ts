import { expect } from '@playwright/test';
import { firstFiles } from '../scripts/firstGame.mjs';
import {
  beginWar,
  deployArmy,
  newGame,
  raiseCurtain,
  sealHoweverIsolated,
} from './support/deployment';
import { atHeadquarters, button, square, test } from './support/page';
import { NEAR } from './support/tour';
import { attackAllTheSame, endTurn, expectOrders, expectTurn } from './support/war';

/** Programs, styles, faces and words. */
const OWN = /\.(js|css|woff2?|json)$/;
/** What seals, which is fetched by whoever seals first: the card says meanwhile that it is being done. */
const SEALING = /assets\/sealing-/;

test('armies are placed and a turn is fought with the files that are weighed, and nothing else', async ({
  page,
}) => {
  const weighed = firstFiles('en').filter((file) => OWN.test(file));
  const sent = new Set<string>();
  const held = new Set<string>();
  // All else is on its way for ever, as on the slowest of networks.
  await page.route(OWN, async (route) => {
    const file = `assets/${route.request().url().split('/').at(-1)}`;
    if (!SEALING.test(file)) (weighed.includes(file) ? sent : held).add(file);
    if (weighed.includes(file) || SEALING.test(file)) await route.continue();
  });
  await atHeadquarters(page);
  await newGame(page, { way: 'Hidden' });
  for (const side of ['North', 'South'] as const) {
    await raiseCurtain(page);
    await deployArmy(page, NEAR[side]);
    await sealHoweverIsolated(page);
  }
  await button(page, 'Raise the curtain').click();
  // The attack below is asked about too.
  if ((await beginWar(page)) === 'South') await endTurn(page, { askAgain: true });
  await square(page, 'E8').click();
  await square(page, 'F8').click();
  await expectOrders(page, 4, 'attack to come');
  await square(page, 'K12').click();
  await expect(page.getByRole('table', { name: 'Attack' })).toContainText('J13');
  await attackAllTheSame(page, 'K12');
  await expectTurn(page, { side: 'South' });

  expect([...sent].sort()).toEqual(weighed.sort());
  expect(held.size).toBeGreaterThan(0);
});
