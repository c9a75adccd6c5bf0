import { readFile } from 'node:fs/promises';
import { expect, type BrowserContext, type Page } from '@playwright/test';
import {
  beginWar,
  expectCurtain,
  expectUnits,
  loadOpening,
  newGame,
  NORTH,
  openWar,
  place,
  raiseCurtain,
  redeploy,
  seal,
  sealButton,
  SOUTH,
  textOf,
} from './support/deployment';
import {
  fromMenu,
  atHeadquarters,
  board,
  button,
  damage,
  heading,
  savedText,
  ONLY_EXHAUSTIVE,
  sampleOf,
  screen,
  type SideName,
  square,
  test,
  unitsOn,
  untilSaved,
} from './support/page';
import { deniedStorage, fillStorage, fullStorage, noChannel } from './support/trouble';

/** A new hidden game in which the North has sealed its half of the opening. */
async function sealOpening(page: Page): Promise<void> {
  await newGame(page, { beginning: 'Hidden' });
  await raiseCurtain(page);
  await loadOpening(page, 'Classic');
  await seal(page);
  await expectCurtain(page, /South.* deploys/);
}

/** Moves either side can make first from the opening Classic. */
const MOVES: Readonly<Record<SideName, readonly [string, string][]>> = {
  North: [
    ['I6', 'J6'],
    ['H6', 'I6'],
  ],
  South: [
    ['K15', 'J15'],
    ['L15', 'K15'],
  ],
};

/** Begins a war and makes two moves; the answer is the side to move. */
async function warWithTwoMoves(page: Page): Promise<SideName> {
  const side = await openWar(page);
  for (const [from, to] of MOVES[side]) await redeploy(page, from, to);
  await expect(screen(page)).toContainText('3 moves left');
  return side;
}

/** The turn is as `warWithTwoMoves` left it, and continues. */
async function expectTwoMoves(page: Page, side: SideName): Promise<void> {
  await expect(heading(page, `The ${side} to move`)).toBeVisible();
  await expect(screen(page)).toContainText('Turn 1');
  await expect(screen(page)).toContainText('3 moves left');
  for (const [, to] of MOVES[side])
    await expect(square(page, to)).toHaveAccessibleName(new RegExp(`${side} .*has moved`));
}

/** Both moves can be taken back, the last first, and no more than they. */
async function undoesBoth(page: Page, side: SideName): Promise<void> {
  await button(page, 'Undo').click();
  await expect(screen(page)).toContainText('4 moves left');
  await button(page, 'Undo').click();
  await expect(screen(page)).toContainText('5 moves left');
  await expectUnits(page, { ...textOf('North', NORTH), ...textOf('South', SOUTH) });
  await expect(button(page, 'Undo')).toBeDisabled();
  await expect(heading(page, `The ${side} to move`)).toBeVisible();
}

/** The renderer of a page ends as in a crash. */
async function crash(page: Page): Promise<void> {
  const crashed = page.waitForEvent('crash');
  const session = await page.context().newCDPSession(page);
  session.send('Page.crash').catch(() => undefined);
  await crashed;
}

/** Another tab of the same browser, at the game it finds there. */
async function continued(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await atHeadquarters(page);
  await button(page, 'Continue').click();
  return page;
}

test('a deployment under way survives a reload, a crash and a closed tab, behind its curtain', async ({
  page,
  context,
}) => {
  const placed = { D9: 'North infantry', E8: 'North infantry', F9: 'North foot artillery' };
  await atHeadquarters(page);
  await newGame(page, { beginning: 'Hidden' });
  await raiseCurtain(page);
  await place(page, 'Infantry', 'D9', 'E8');
  await untilSaved(page, () => place(page, 'Foot artillery', 'F9'));
  await page.reload();
  await expectCurtain(page, /North.* deploys/);
  await raiseCurtain(page);
  await expectUnits(page, placed);
  await expect(page.locator('.deployment-state')).toContainText('14 units left to place');

  await untilSaved(page, () => place(page, 'Infantry', 'E9'));
  await crash(page);
  const second = await continued(context);
  await expectCurtain(second, /North.* deploys/);
  await raiseCurtain(second);
  await expectUnits(second, { ...placed, E9: 'North infantry' });

  await second.close();
  const third = await continued(context);
  await expectCurtain(third, /North.* deploys/);
  await raiseCurtain(third);
  await expectUnits(third, { ...placed, E9: 'North infantry' });
});

test(
  'what is sealed survives reloads, and opens with the rest',
  ONLY_EXHAUSTIVE,
  async ({ page, context }) => {
    await atHeadquarters(page);
    await sealOpening(page);
    await page.reload();
    await raiseCurtain(page);
    await untilSaved(page, () => place(page, 'Infantry', 'K15'));
    await page.close();
    const again = await continued(context);
    await expectCurtain(again, /South.* deploys/);
    await raiseCurtain(again);
    await expectUnits(again, { K15: 'South infantry' });
    await loadOpening(again, 'Classic');
    await seal(again);
    await expectCurtain(again, 'Both armies are sealed.');
    await again.reload();
    await expectCurtain(again, 'Both armies are sealed.');
    await raiseCurtain(again);
    await expectUnits(again, { ...textOf('North', NORTH), ...textOf('South', SOUTH) });

    await again.reload();
    await expect(heading(again, 'Lots for the first turn')).toBeVisible();
    await button(again, 'Draw lots').click();
    await expect(again.locator('.lots-result')).toContainText('The first turn goes to');
    const drawn = await again.locator('.lots-result').textContent();
    // A reload is no second draw.
    await again.reload();
    await expect(again.locator('.lots-result')).toHaveText(drawn!);
    await expect(button(again, 'Draw lots')).toHaveCount(0);
  },
);

test.describe('a turn under way', () => {
  test.beforeEach(async ({ page }) => {
    await atHeadquarters(page);
  });

  test(
    'survives a reload, a crash and a closed tab: the moves stand and can be undone',
    ONLY_EXHAUSTIVE,
    async ({ page, context }) => {
      const side = await warWithTwoMoves(page);
      await page.reload();
      await expectTwoMoves(page, side);
      await crash(page);
      const second = await continued(context);
      await expectTwoMoves(second, side);
      await second.close();
      const third = await continued(context);
      await expectTwoMoves(third, side);
      await undoesBoth(third, side);
      await third.reload();
      await expectUnits(third, { ...textOf('North', NORTH), ...textOf('South', SOUTH) });
      await expect(screen(third)).toContainText('5 moves left');
    },
  );

  test('a turn that has ended stays ended', ONLY_EXHAUSTIVE, async ({ page }) => {
    const side = await warWithTwoMoves(page);
    const next = side === 'North' ? 'South' : 'North';
    const units = await unitsOn(page);
    await button(page, 'End the turn').click();
    await page.getByRole('dialog').getByRole('button', { name: 'End the turn' }).click();
    await expect(heading(page, `The ${next} to move`)).toBeVisible();
    await page.reload();
    await expect(heading(page, `The ${next} to move`)).toBeVisible();
    await expect(screen(page)).toContainText('Turn 2');
    await expect(screen(page)).toContainText('5 moves left');
    await expectUnits(page, units);
    await expect(button(page, 'Undo')).toBeDisabled();
  });

  test(
    'the way back leads to headquarters, and Continue to the game',
    ONLY_EXHAUSTIVE,
    async ({ page }) => {
      const side = await warWithTwoMoves(page);
      await page.goBack();
      await expect(button(page, 'Continue')).toBeVisible();
      await expect(screen(page)).toContainText(`Turn 1, the ${side} to move`);
      await button(page, 'Continue').click();
      await expectTwoMoves(page, side);
      await page.goBack();
      await expect(button(page, 'Continue')).toBeVisible();
      await page.goForward();
      await expectTwoMoves(page, side);
      await button(page, 'More').click();
      await button(page, 'Headquarters').click();
      await expect(button(page, 'Continue')).toBeVisible();
      await page.reload();
      await expect(button(page, 'Continue')).toBeVisible();
      await button(page, 'Continue').click();
      await expectTwoMoves(page, side);
    },
  );

  test(
    'a new game puts the one in progress aside, into the library, move for move',
    ONLY_EXHAUSTIVE,
    async ({ page }) => {
      const side = await warWithTwoMoves(page);
      await page.goBack();
      await fromMenu(page, 'New game');
      await expect(screen(page)).toContainText('stays in the library');
      await button(page, 'Back').click();
      await button(page, 'Continue').click();
      await expectTwoMoves(page, side);
      await page.goBack();
      await newGame(page, { beginning: 'Open' });
      await expect(heading(page, 'The North deploys')).toBeVisible();
      await expectUnits(page, {});
      await page.goBack();
      await fromMenu(page, 'Library');
      await page
        .locator('.library-game', { hasText: `Turn 1, the ${side} to move` })
        .getByRole('button', { name: 'Open' })
        .click();
      await expectTwoMoves(page, side);
    },
  );
});

test.describe('two tabs of one game', () => {
  const choice = (page: Page) =>
    page.getByRole('dialog', { name: 'Another tab has gone on with a game' });

  let side: SideName;
  let other: Page;
  test.beforeEach(async ({ page, context }) => {
    await atHeadquarters(page);
    side = await openWar(page);
    other = await continued(context);
    await expect(heading(other, `The ${side} to move`)).toBeVisible();
    await redeploy(page, ...MOVES[side][0]!);
    await expect(screen(page)).toContainText('4 moves left');
  });

  test(
    'the other tab is asked, and goes on from the first or keeps its own',
    ONLY_EXHAUSTIVE,
    async ({ page }) => {
      await expect(choice(other)).toBeVisible();
      await button(other, 'Go on from the other tab').click();
      await expect(choice(other)).toHaveCount(0);
      await expect(screen(other)).toContainText('4 moves left');
      await expect.poll(() => unitsOn(other)).toEqual(await unitsOn(page));

      // Now the first tab is asked.
      await redeploy(other, ...MOVES[side][1]!);
      await expect(choice(page)).toBeVisible();
      await button(page, 'Go on from the other tab').click();
      await expectTwoMoves(page, side);
      await expect(choice(other)).toHaveCount(0);

      await button(page, 'Undo').click();
      await expect(choice(other)).toBeVisible();
      await button(other, 'Keep this tab’s game').click();
      await expect(choice(other)).toHaveCount(0);
      await expectTwoMoves(other, side);
      await expect(choice(page)).toBeVisible();
      await other.reload();
      await expectTwoMoves(other, side);
      await button(page, 'Go on from the other tab').click();
      await expectTwoMoves(page, side);
    },
  );

  test(
    'until it has chosen, the other tab writes nothing',
    ONLY_EXHAUSTIVE,
    async ({ page, context }) => {
      await expect(choice(other)).toBeVisible();
      const saved = await savedText(page);
      await other.keyboard.press('Escape');
      await expect(choice(other)).toHaveCount(0);
      await expect(other.locator('body')).toContainText('this tab’s is not the one in progress');
      await redeploy(other, ...MOVES[side][0]!);
      await redeploy(other, ...MOVES[side][1]!);
      await expect(screen(other)).toContainText('3 moves left');
      await expect.poll(() => savedText(page)).toBe(saved);
      const third = await continued(context);
      await expect(screen(third)).toContainText('4 moves left');

      await button(other, 'Choose').click();
      await button(other, 'Keep this tab’s game').click();
      await expect(choice(other)).toHaveCount(0);
      await other.reload();
      await expect(screen(other)).toContainText('3 moves left');
    },
  );

  test(
    'a tab that was told nothing still does not write over the other',
    ONLY_EXHAUSTIVE,
    async ({ context }) => {
      // As in a browser that notifies its tabs too late: neither event comes.
      const deaf = await context.newPage();
      await deaf.addInitScript(() => {
        Object.defineProperty(BroadcastChannel.prototype, 'onmessage', { set: () => undefined });
        window.addEventListener('storage', (event) => event.stopImmediatePropagation());
      });
      await atHeadquarters(deaf);
      await button(deaf, 'Continue').click();
      await expect(screen(deaf)).toContainText('4 moves left');
      await button(other, 'Go on from the other tab').click();
      await redeploy(other, ...MOVES[side][1]!);
      await expect(screen(other)).toContainText('3 moves left');
      await expect(choice(deaf)).toHaveCount(0);
      const saved = await savedText(other);
      await button(deaf, 'Undo').click();
      await expect(choice(deaf)).toBeVisible();
      await expect.poll(() => savedText(other)).toBe(saved);
    },
  );

  test(
    'a game begun in one tab is no surprise to another at headquarters',
    ONLY_EXHAUSTIVE,
    async ({ page, context }) => {
      await button(other, 'Go on from the other tab').click();
      await other.goBack();
      await newGame(other, { beginning: 'Hidden', north: 'Ada' });
      await expect(choice(page)).toBeVisible();
      await expect(choice(page)).toContainText('This tab has North against South');
      const third = await context.newPage();
      await atHeadquarters(third);
      await expect(screen(third)).toContainText('Ada against South');
      await button(page, 'Go on from the other tab').click();
      await expectCurtain(page, /deploys/);
    },
  );
});

const TROUBLES = [
  ['denied, and no channel', deniedStorage, noChannel],
  ['sound'],
  ['full', fullStorage],
  ['denied', deniedStorage],
  ['sound, and no channel', noChannel],
] as const;
for (const [how, ...troubles] of sampleOf(TROUBLES, 1))
  test(
    `what one tab has sealed or seen revealed, no other goes behind, with local storage ${how}`,
    ONLY_EXHAUSTIVE,
    async ({ page, context }) => {
      for (const trouble of troubles) await context.addInitScript(trouble);
      await atHeadquarters(page);
      await newGame(page, { beginning: 'Hidden' });
      await raiseCurtain(page);
      await loadOpening(page, 'Classic');
      await expectUnits(page, textOf('North', NORTH));
      const other = await continued(context);
      await raiseCurtain(other);
      await expectUnits(other, textOf('North', NORTH));
      const overtaken = async (tab: Page): Promise<void> => {
        // It is covered before any answer there, and the question is no longer a choice.
        await expect(board(tab)).toHaveCount(0);
        await expect(tab.getByRole('gridcell', { includeHidden: true })).toHaveCount(0);
        await expect(button(tab, 'Go on from the other tab')).toBeVisible();
        await expect(button(tab, 'Keep this tab’s game')).toHaveCount(0);
        await tab.keyboard.press('Escape');
        await expect(tab.getByRole('gridcell', { includeHidden: true })).toHaveCount(0);
      };

      await seal(page);
      await expectCurtain(page, /South.* deploys/);
      await overtaken(other);
      await other.reload();
      await expectCurtain(other, /South.* deploys/);
      await raiseCurtain(other);
      await raiseCurtain(page);
      await loadOpening(page, 'Classic');
      await expectUnits(page, textOf('South', SOUTH));
      await button(other, 'Go on from the other tab').click();
      await raiseCurtain(other);
      await expectUnits(other, textOf('South', SOUTH));

      // The South sees the North in this tab; the other has its own board open.
      await seal(page);
      await raiseCurtain(page);
      await expectUnits(page, { ...textOf('North', NORTH), ...textOf('South', SOUTH) });
      await overtaken(other);
      await other.reload();
      await expect(heading(other, 'Lots for the first turn')).toBeVisible();
      await expectUnits(other, { ...textOf('North', NORTH), ...textOf('South', SOUTH) });
    },
  );

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
      await atHeadquarters(page);
      await playsOn(page, 'Hidden');
      await expect(notice(page)).toHaveText('');
      // Only the database can have the ended turn here.
      await expect.poll(() => savedText(page)).toContain('"."');
      await page.reload();
      await expect(screen(page)).toContainText('Turn 2');
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
      await atHeadquarters(page);
      await playsOn(page, 'Hidden');
      await expect(notice(page)).toHaveText('');
      // Only the database can have the ended turn here.
      await expect.poll(() => savedText(page)).toContain('"."');
      await page.reload();
      await expect(screen(page)).toContainText('Turn 2');
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

test.describe('a damaged game', () => {
  /** Returns the saved text of the game as it would be after `change`. */
  type Saved = { version: number; game: Record<string, unknown> & { stage: Stage } };
  type Stage = Record<string, unknown> & { actions: string[]; start: string };
  const changed = (text: string, change: (saved: Saved) => void): string => {
    const saved = JSON.parse(text) as Saved;
    change(saved);
    return JSON.stringify(saved);
  };
  const report = (page: Page) => page.getByRole('region', { name: 'A saved game is damaged' });

  /** The damage is explained at headquarters, and the text found there can be downloaded as it was. */
  async function expectReport(page: Page, words: RegExp | string, text: string): Promise<void> {
    await expect(report(page)).toContainText(words);
    const downloading = page.waitForEvent('download');
    await report(page).getByRole('button', { name: 'Download' }).click();
    const download = await downloading;
    expect(await readFile(await download.path(), 'utf8')).toBe(text);
  }

  async function discard(page: Page): Promise<void> {
    await report(page).getByRole('button', { name: 'Discard' }).click();
    await button(page, 'Discard it').click();
  }

  /** The game with another order after its first. */
  const withOrder = (text: string, order: string): string =>
    changed(text, ({ game }) => void game.stage.actions.splice(1, 0, order));

  const HOPELESS: readonly [string, (text: string) => string, string][] = [
    ['cut short', (text) => text.slice(0, text.length / 2), 'breaks off or is garbled'],
    ['overwritten with garbage', () => '\u0000\uFFFD{]];\u2028"~', 'breaks off or is garbled'],
    ['of another program', () => '{"format":"chess","version":1}', 'not a game of this kind'],
    [
      'without its stage',
      (text) => changed(text, ({ game }) => delete (game as Partial<typeof game>).stage),
      'stage',
    ],
    [
      'with units on a mountain at the start',
      (text) =>
        changed(text, ({ game }) => {
          game.stage.start = game.stage.start.replace(/^25\/25\/25/, '25/25/9I15');
        }),
      'mountain C10',
    ],
    [
      'with a rule switch of no such setting',
      (text) =>
        changed(
          text,
          ({ game }) => void (game.rules = 'debord supportersKeepTerrainBonus=sideways'),
        ),
      'Its rules cannot be read',
    ],
  ];

  test(
    'that cannot be played on is explained, whatever is wrong with it',
    ONLY_EXHAUSTIVE,
    async ({ page }) => {
      await atHeadquarters(page);
      await warWithTwoMoves(page);
      const good = (await savedText(page))!;
      for (const [what, spoil, words] of sampleOf(HOPELESS, 2))
        await test.step(what, async () => {
          const text = spoil(good);
          await damage(page, text);
          await page.reload();
          // Whatever screen the address names, there is none but headquarters.
          await expect(button(page, 'Two at this screen')).toBeVisible();
          await expect(button(page, 'Continue')).toHaveCount(0);
          await expectReport(page, words, text);
          await expect(report(page)).toContainText('None of it can be played on');
          await discard(page);
          await expect(report(page)).toHaveCount(0);
        });
    },
  );

  test(
    'of a newer version is no damage: it is explained, kept, and never written over',
    ONLY_EXHAUSTIVE,
    async ({ page }) => {
      await atHeadquarters(page);
      await warWithTwoMoves(page);
      const text = changed((await savedText(page))!, (saved) => void (saved.version = 99));
      await damage(page, text);
      await page.reload();
      const newer = page.getByRole('region', { name: 'A game of a newer version is saved here' });
      await expect(newer).toContainText('newer version of this page (format 99)');
      await expect(newer).toContainText('nothing is written over it');
      await expect(report(page)).toHaveCount(0);

      // Another game is played meanwhile, and found again.
      const side = await warWithTwoMoves(page);
      await expect.poll(() => savedText(page)).toBe(text);
      await page.reload();
      await expectTwoMoves(page, side);
      await expect.poll(() => savedText(page)).toBe(text);
      await page.goBack();
      await expect(newer).toBeVisible();

      await newer.getByRole('button', { name: 'Discard' }).click();
      await button(page, 'Discard it').click();
      await expect(newer).toHaveCount(0);
      await button(page, 'Continue').click();
      await expectTwoMoves(page, side);
      await page.reload();
      await expectTwoMoves(page, side);
    },
  );

  test(
    'is kept aside until it is discarded, and a new one can begin',
    ONLY_EXHAUSTIVE,
    async ({ page }) => {
      await atHeadquarters(page);
      await warWithTwoMoves(page);
      const text = (await savedText(page))!.slice(0, 99);
      await damage(page, text);
      await page.reload();
      await expectReport(page, 'breaks off', text);
      await newGame(page, { beginning: 'Open' });
      await expect(heading(page, 'The North deploys')).toBeVisible();
      await page.goBack();
      await page.reload();
      await expectReport(page, 'breaks off', text);
      await report(page).getByRole('button', { name: 'Discard' }).click();
      await button(page, 'Keep it').click();
      await expectReport(page, 'breaks off', text);
      await discard(page);
      await expect(report(page)).toHaveCount(0);
      await page.reload();
      await expect(button(page, 'Continue')).toBeVisible();
      await expect(report(page)).toHaveCount(0);
    },
  );

  const BAD_ORDERS = ['A1-A2', 'over the hills'];

  test(
    'by an order in the middle keeps the good moves before it',
    ONLY_EXHAUSTIVE,
    async ({ page }) => {
      await atHeadquarters(page);
      const side = await warWithTwoMoves(page);
      const good = (await savedText(page))!;
      for (const order of BAD_ORDERS) {
        const text = withOrder(good, order);
        await damage(page, text);
        await page.reload();
        // On the screen that opens, whichever it is.
        await expect(page.getByText(order).first()).toBeVisible();
        await atHeadquarters(page);
        await expectReport(page, order, text);
        await expect(report(page)).toContainText('turn 1');
        await button(page, 'Continue').click();
        await expect(heading(page, `The ${side} to move`)).toBeVisible();
        await expect(screen(page)).toContainText('4 moves left');
        await expect(square(page, MOVES[side][0]![1])).toHaveAccessibleName(/has moved/);
        // The game goes on, and the text found is still there.
        await redeploy(page, ...MOVES[side][1]!);
        await expectTwoMoves(page, side);
        await page.goBack();
        await page.reload();
        await expectReport(page, order, text);
        await discard(page);
      }
    },
  );

  test(
    'by a garbled deployment has that side deploy again, the other’s seal unbroken',
    ONLY_EXHAUSTIVE,
    async ({ page }) => {
      await atHeadquarters(page);
      await sealOpening(page);
      await raiseCurtain(page);
      await untilSaved(page, () => loadOpening(page, 'Classic'));
      const text = (await savedText(page))!.replace('14iiiac6', '14iiiac7');
      await damage(page, text);
      await atHeadquarters(page);
      await page.reload();
      await expectReport(page, 'The deployment of the South cannot be read', text);
      await button(page, 'Continue').click();
      await expectCurtain(page, /South.* deploys/);
      await raiseCurtain(page);
      await expectUnits(page, {});
      await loadOpening(page, 'Classic');
      await seal(page);
      await raiseCurtain(page);
      await expectUnits(page, { ...textOf('North', NORTH), ...textOf('South', SOUTH) });
    },
  );

  const TAMPERING: Readonly<Record<string, (text: string) => string>> = {
    'a letter changed': (text) =>
      text.replace(/"data":"./, (at) => `"data":"${at.endsWith('A') ? 'B' : 'A'}`),
    'half of it gone': (text) => text.replace(/"data":"[^"]{300}/, '"data":"'),
    'no base64 left': (text) => text.replace(/"data":"[^"]*"/, '"data":"§§§"'),
    'another start': (text) => text.replace(/"iv":"[^"]*"/, '"iv":""'),
  };
  test(
    'whose seal was tampered with says so, and that side deploys again',
    ONLY_EXHAUSTIVE,
    async ({ page }) => {
      await atHeadquarters(page);
      await sealOpening(page);
      await raiseCurtain(page);
      await loadOpening(page, 'Classic');
      await seal(page);
      await expectCurtain(page, 'Both armies are sealed.');
      const good = (await savedText(page))!;
      for (const [what, tamper] of Object.entries(TAMPERING))
        await test.step(what, async () => {
          const text = tamper(good);
          expect(text).not.toBe(good);
          await damage(page, text);
          await page.reload();
          await raiseCurtain(page);
          await expectCurtain(page, /North.* deploys/);
          await expect(screen(page)).toContainText(/deployment of the North could not be opened/i);
        });
      await raiseCurtain(page);
      await expectUnits(page, {});
      await loadOpening(page, 'Classic');
      await seal(page);
      await expectCurtain(page, 'Both armies are sealed.');
      await raiseCurtain(page);
      await expectUnits(page, { ...textOf('North', NORTH), ...textOf('South', SOUTH) });
    },
  );

  test(
    'whose key the browser has lost has both sides deploy again',
    ONLY_EXHAUSTIVE,
    async ({ page }) => {
      await atHeadquarters(page);
      await sealOpening(page);
      await raiseCurtain(page);
      await loadOpening(page, 'Classic');
      await seal(page);
      await expectCurtain(page, 'Both armies are sealed.');
      await page.goto('about:blank');
      await page.goBack();
      await page.evaluate(
        () =>
          new Promise((done) => {
            const deleting = indexedDB.deleteDatabase('game-of-war-keys');
            deleting.onsuccess = deleting.onblocked = done;
          }),
      );
      await page.reload();
      await raiseCurtain(page);
      for (const side of ['North', 'South'] as const) {
        await expectCurtain(page, new RegExp(`${side}.* deploys`));
        await raiseCurtain(page);
        await expect(sealButton(page)).toBeDisabled();
        await loadOpening(page, 'Classic');
        await seal(page);
      }
      await raiseCurtain(page);
      await expectUnits(page, { ...textOf('North', NORTH), ...textOf('South', SOUTH) });
    },
  );

  test('beside damaged preferences leaves a page to play on', ONLY_EXHAUSTIVE, async ({ page }) => {
    await atHeadquarters(page);
    const side = await warWithTwoMoves(page);
    await page.evaluate(() => {
      for (const key of Object.keys(localStorage))
        if (!key.endsWith('/game')) localStorage.setItem(key, '{"theme":3');
      localStorage.setItem('game-of-war/preferences', '{"theme":3');
      localStorage.setItem('game-of-war/damaged', '[{');
    });
    await page.reload();
    await expectTwoMoves(page, side);
    await page.goBack();
    await expect(button(page, 'Continue')).toBeVisible();
    await expect(board(page)).toHaveCount(0);
  });
});
