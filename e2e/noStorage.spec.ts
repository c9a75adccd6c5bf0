import { expect, type Page } from '@playwright/test';
import {
  beginWar,
  expectCurtain,
  expectUnits,
  loadOpening,
  newGame,
  NORTH,
  openWar,
  raiseCurtain,
  redeploy,
  seal,
  SOUTH,
  textOf,
} from './support/deployment';
import {
  atHeadquarters,
  button,
  heading,
  savedText,
  ONLY_EXHAUSTIVE,
  screen,
  test,
} from './support/page';
import { deniedStorage, fillStorage, fullStorage } from './support/trouble';
import { sealOpening, MOVES, expectTwoMoves } from './support/saving';

test.describe('a browser that cannot keep the game', () => {
  const notice = (page: Page) => page.getByRole('status', { name: 'Saving the game' });

  /** A deployment that cannot be sealed: nobody hands over, and the side at the machine has its board back. */
  async function doesNotHandOver(page: Page, why: RegExp): Promise<void> {
    await newGame(page, { beginning: 'Hidden' });
    await raiseCurtain(page);
    await loadOpening(page, 'Classic');
    await seal(page);
    await expectCurtain(page, 'The deployment is not sealed.');
    await expect(page.getByRole('alert')).toContainText(why);
    await expect(screen(page)).toContainText('Do not hand the screen over');
    await button(page, 'Try again').click();
    await expectCurtain(page, 'The deployment is not sealed.');
    await button(page, 'Back to the board').click();
    await expectUnits(page, textOf('North', NORTH));
    await page.goBack();
  }

  /** A deployment in which the North seals, and a turn, from headquarters on. */
  async function playsOn(page: Page, beginning: 'Hidden' | 'Open'): Promise<void> {
    await newGame(page, { beginning });
    if (beginning === 'Hidden') await raiseCurtain(page);
    await loadOpening(page, 'Classic');
    await seal(page);
    if (beginning === 'Hidden') await raiseCurtain(page);
    await expect(heading(page, 'The South deploys')).toBeVisible();
    await loadOpening(page, 'Classic');
    await seal(page);
    if (beginning === 'Hidden') await raiseCurtain(page);
    await expectUnits(page, { ...textOf('North', NORTH), ...textOf('South', SOUTH) });
    const side = await beginWar(page);
    for (const [from, to] of MOVES[side]) await redeploy(page, from, to);
    await expectTwoMoves(page, side);
    await button(page, 'End the turn').click();
    await page.getByRole('dialog').getByRole('button', { name: 'End the turn' }).click();
    await expect(
      heading(page, `The ${side === 'North' ? 'South' : 'North'} to move`),
    ).toBeVisible();
  }

  /** Plays on without a word by the database alone, which still has the ended turn after a reload. */
  async function playsOnByDatabase(page: Page): Promise<void> {
    await atHeadquarters(page);
    await playsOn(page, 'Hidden');
    await expect(notice(page)).toHaveText('');
    await expect.poll(() => savedText(page)).toContain('"."');
    await page.reload();
    await expect(screen(page)).toContainText('Turn 2');
  }

  /** Leaves the databases of the page no room, as long as it is there. */
  async function noRoomForDatabases(page: Page): Promise<void> {
    const session = await page.context().newCDPSession(page);
    const { origin } = new URL(page.url());
    await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
  }

  test(
    'only in its local storage has all of it in its database, and plays on without a word',
    ONLY_EXHAUSTIVE,
    async ({ page }) => {
      await page.addInitScript(fullStorage);
      await playsOnByDatabase(page);
    },
  );

  test(
    'whose local storage others have filled to the brim seals all the same, and opens nothing after a reload',
    ONLY_EXHAUSTIVE,
    async ({ page }) => {
      await atHeadquarters(page);
      await page.evaluate(fillStorage, 0);
      await sealOpening(page);
      await expect
        .poll(() => page.evaluate(() => JSON.stringify(Object.entries(localStorage))))
        .not.toContain('units');
      await page.reload();
      await expectCurtain(page, /South.* deploys/);
      await raiseCurtain(page);
      await expectUnits(page, {});
    },
  );

  test('because its storage is full says so, and plays on', ONLY_EXHAUSTIVE, async ({ page }) => {
    await page.addInitScript(fullStorage);
    await atHeadquarters(page);
    await noRoomForDatabases(page);
    await newGame(page, { beginning: 'Open' });
    await expect(notice(page)).toContainText('storage is full');
    await expect(notice(page)).toContainText('You can play on');
    await button(page, 'Understood').click();
    await expect(notice(page)).toHaveText('');
    await page.goBack();
    await doesNotHandOver(page, /no room left/);
    await playsOn(page, 'Open');
    await expect(notice(page)).toHaveText('');
  });

  test(
    'says so when the storage fills up in the middle of a game',
    ONLY_EXHAUSTIVE,
    async ({ page }) => {
      await atHeadquarters(page);
      const side = await openWar(page);
      await expect(notice(page)).toHaveText('');
      await page.evaluate(fullStorage);
      // The browser looks at the room of its databases now and then only.
      await page.evaluate(() => {
        IDBObjectStore.prototype.put = () => {
          throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
        };
      });
      await redeploy(page, ...MOVES[side][0]!);
      await expect(notice(page)).toContainText('storage is full');
      await redeploy(page, ...MOVES[side][1]!);
      await expectTwoMoves(page, side);
      // Everything that could be saved is saved and intact.
      await page.reload();
      await expect(screen(page)).toContainText('5 moves left');
      await expectUnits(page, { ...textOf('North', NORTH), ...textOf('South', SOUTH) });
    },
  );

  test(
    'in its local storage, which it forbids, plays on without a word',
    ONLY_EXHAUSTIVE,
    async ({ page }) => {
      await page.addInitScript(deniedStorage);
      await playsOnByDatabase(page);
    },
  );

  test(
    'because it forbids its storage and its database says so, and plays on',
    ONLY_EXHAUSTIVE,
    async ({ page }) => {
      await page.addInitScript(deniedStorage);
      await page.addInitScript(() => {
        IDBFactory.prototype.open = () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        };
      });
      await atHeadquarters(page);
      await expect(notice(page)).toContainText('does not let this page save anything');
      await doesNotHandOver(page, /does not let this page|key of the seals/);
      await playsOn(page, 'Open');
    },
  );

  test('whose database never answers says so and hands nothing over, and goes on once it answers', async ({
    page,
  }) => {
    await atHeadquarters(page);
    await newGame(page, { beginning: 'Hidden' });
    await raiseCurtain(page);
    await loadOpening(page, 'Classic');
    await expectUnits(page, textOf('North', NORTH));
    await page.evaluate(() => {
      const open = Object.getOwnPropertyDescriptor(IDBFactory.prototype, 'open')!;
      const transaction = Object.getOwnPropertyDescriptor(IDBDatabase.prototype, 'transaction')!;
      IDBFactory.prototype.open = () => ({}) as IDBOpenDBRequest;
      IDBDatabase.prototype.transaction = () =>
        ({ objectStore: () => ({ get: () => ({}) }), abort: () => undefined }) as never;
      Object.assign(window, {
        answer: () => {
          Object.defineProperty(IDBFactory.prototype, 'open', open);
          Object.defineProperty(IDBDatabase.prototype, 'transaction', transaction);
        },
      });
    });
    await seal(page);
    await expectCurtain(page, 'The deployment is being sealed.');
    await expectCurtain(page, 'The deployment is not sealed.');
    await page.evaluate(() => (window as never as { answer: () => void }).answer());
    await button(page, 'Try again').click();
    await expectCurtain(page, /South.* deploys/);
  });

  /** Headquarters as they are shown while no request to open the database is answered, a sealed deployment in it. */
  async function openedInSilence(page: Page): Promise<{ answer: () => Promise<void> }> {
    await atHeadquarters(page);
    await sealOpening(page);
    await page.addInitScript(() => {
      const open = Object.getOwnPropertyDescriptor(IDBFactory.prototype, 'open')!;
      IDBFactory.prototype.open = () => {
        Object.assign(window, { askedAt: Date.now() });
        return {} as IDBOpenDBRequest;
      };
      Object.assign(window, {
        answer: () => {
          Object.defineProperty(IDBFactory.prototype, 'open', open);
        },
      });
    });
    await page.goto('./');
    await page.reload();
    await expect(button(page, 'Two at this screen')).toBeVisible();
    await expect(notice(page)).toContainText('database is not responding');
    await expect(button(page, 'Continue')).toHaveCount(0);
    return {
      answer: () => page.evaluate(() => (window as never as { answer: () => void }).answer()),
    };
  }

  async function goesOnSealed(page: Page): Promise<void> {
    await button(page, 'Continue').click();
    await expectCurtain(page, /South.* deploys/);
  }

  test(
    'whose database does not answer at first shows the page all the same, and then the game',
    ONLY_EXHAUSTIVE,
    async ({ page }) => {
      const { answer } = await openedInSilence(page);
      await answer();
      await goesOnSealed(page);
      await expect(notice(page)).toBeEmpty();
    },
  );

  test(
    'whose database has been given up is asked again when told to',
    ONLY_EXHAUSTIVE,
    async ({ page }) => {
      const { answer } = await openedInSilence(page);
      // While waiting, the page asks it every second.
      const sinceAsked = () =>
        page.evaluate(() => Date.now() - (window as never as { askedAt: number }).askedAt);
      await expect.poll(sinceAsked).toBeGreaterThan(3000);
      await answer();
      await button(page, 'Try again').click();
      await goesOnSealed(page);
    },
  );
});
