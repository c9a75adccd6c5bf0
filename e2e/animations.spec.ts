import { expect, type Page } from '@playwright/test';
import { ARSENALS } from './games/arsenals';
import { CHARGE } from './games/charge';
import { begin, deployedPosition, openWarAt } from './support/savedWars';
import { POSITION } from './support/records';
import { ONLY_EXHAUSTIVE, boxOf, button, prefer, square, test } from './support/page';
import { atRest } from './support/rest';
import {
  aim,
  attackAllTheSame,
  destinations,
  expectOrders,
  expectTurn,
  openSettings,
  play,
} from './support/war';

const ALL = '.animations, .replay';

/** Until what is seen of orders is there, which comes soon after the board. */
const mayBeSeen = (page: Page): Promise<void> => page.waitForLoadState('networkidle');

/** Keeps a list of all that is seen happening, whether it is still there or not. */
const watch = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes)
          if (node instanceof Element)
            for (const each of [node, ...node.querySelectorAll('*')])
              seen.push(
                ...(each.getAttribute('data-animation') === null
                  ? [...each.classList].filter((name) => /^(animation-trail|replay)$/.test(name))
                  : [each.getAttribute('data-animation')!]),
              );
    }).observe(document.querySelector('.board')!, { childList: true, subtree: true });
  });

const seen = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => (window as unknown as { seen: string[] }).seen);

/** The opening of the charge, its first attack laid open. */
async function aimed(page: Page): Promise<void> {
  await begin(page, CHARGE);
  await aim(page, 'K15');
  await mayBeSeen(page);
  await watch(page);
}

test('an attack is seen playing while the next order is given, and any input ends it', async ({
  page,
}) => {
  await aimed(page);
  await prefer(page, { warnUnspent: false });
  // Without a pointer or a key, which would end it: all within one turn of the page.
  const played = await page.evaluate(async () => {
    // Not a frame: a machine under load may draw the next one only after a march has been seen to its end.
    const rendered = () => new Promise((done) => setTimeout(done));
    const cell = (name: string) =>
      document.querySelector<HTMLElement>(`[role="gridcell"][aria-label^="${name},"]`)!;
    // Squares have their words after the next frame.
    const known = async (isKnown: () => boolean): Promise<boolean> => {
      for (let i = 0; i < 500 && !isKnown(); i++) await rendered();
      return isKnown();
    };
    document.querySelector<HTMLElement>('[data-order="attack"]')!.click();
    while (document.querySelector('[data-animation="fire"]') === null) await rendered();
    cell('L15').click();
    await rendered();
    const during = document.querySelector('[data-animation="destroyed"]') !== null;
    const gone = await known(() => !cell('K15').getAttribute('aria-label')!.includes('infantry'));
    const chosen = await known(() => cell('L15').getAttribute('aria-selected') === 'true');
    cell('M15').click();
    await rendered();
    const next = document.querySelector('.animation-trail') !== null;
    await known(() => cell('M15').getAttribute('aria-label')!.includes('has moved'));
    const moved = cell('M15').getAttribute('aria-label');
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift' }));
    await rendered();
    return { gone, during, chosen, moved, next, after: document.querySelector('.animations') };
  });
  // The board beneath is up to date throughout: the unit is gone before the animation hits it.
  expect(played).toMatchObject({ gone: true, during: true, chosen: true, next: true });
  expect(played.moved).toMatch(/^M15, South infantry, .*has moved/);
  expect(played.after).toBeNull();
  await expect.poll(() => seen(page)).toEqual(['lines', 'fire', 'destroyed', 'animation-trail']);
  await expectOrders(page, 4, 'one attack left');
});

test(
  'nothing is animated with reduced motion, or if it is switched off, and less at a quick pace',
  ONLY_EXHAUSTIVE,
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await aimed(page);
    await attackAllTheSame(page, 'K15');
    await expectTurn(page, { side: 'South', turn: 2 });
    await page.keyboard.press('l');
    await expect(page.getByRole('heading', { name: 'Turn 1: the North' })).toBeVisible();
    await expect.poll(() => seen(page)).toEqual([]);

    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const settings = await openSettings(page);
    const paces = settings.getByRole('group', { name: 'Show what happens' });
    await expect(paces.getByLabel('In full')).toBeChecked();
    await paces.getByText('Not at all', { exact: true }).click();
    await page.keyboard.press('Escape');
    await play(page, 'L15-M15');
    await page.keyboard.press('l');
    await atRest(page);
    await expect.poll(() => seen(page)).toEqual([]);

    await prefer(page, { moments: 'quick' });
    const lasts = await page.evaluate(async () => {
      const cell = (name: string) =>
        document.querySelector<HTMLElement>(`[role="gridcell"][aria-label^="${name},"]`)!;
      cell('N23').click();
      cell('M22').click();
      while (document.querySelector('.animation-trail') === null)
        await new Promise((done) => setTimeout(done));
      return document
        .querySelector<HTMLElement>('.animations g[style]')!
        .style.getPropertyValue('--lasts');
    });
    expect(lasts).toBe('200ms');
  },
);

test('the last turn is played again move by move, until anything is pressed', async ({ page }) => {
  await openWarAt(page, POSITION, undefined, ['G8-F9', 'G3-E5', '.', 'K15-J15']);
  await expectTurn(page, { side: 'South', turn: 2 });
  await mayBeSeen(page);
  // Its marches one by one, from where it began and to its end by itself, while the board stays in the present.
  const frames = await page.evaluate(async () => {
    const rendered = () => new Promise((done) => setTimeout(done));
    const indexOf = (name: string) => (name.charCodeAt(0) - 65) * 25 + Number(name.slice(1)) - 1;
    const replay = () => document.querySelector('.replay');
    [...document.querySelectorAll('button')]
      .find(({ textContent }) => textContent === 'Last turn')!
      .click();
    const given = performance.now() + 10_000;
    while (replay() === null && performance.now() < given) await rendered();
    const scenes: string[] = [];
    for (; replay() !== null; await rendered()) {
      const held = ['G8', 'F9', 'G3', 'E5', 'K15', 'J15'].filter(
        (name) =>
          document.querySelector(`.replay-armies [data-square="${indexOf(name)}"]`) !== null,
      );
      const scene = held.join(' ');
      if (scenes.at(-1) !== scene) scenes.push(scene);
      const isSeen = (drawn: string) =>
        getComputedStyle(document.querySelector(drawn)!).visibility !== 'hidden';
      if (isSeen('#board-armies')) scenes.push('two boards');
      if (!isSeen('.replay-armies')) scenes.push('no pieces');
      if (!document.querySelector('[aria-label^="J15, South infantry"]')) scenes.push('not true');
    }
    return scenes;
  });
  expect(frames).toEqual(['G8 G3 K15', 'F9 G3 K15', 'F9 E5 K15']);
  const armies = page.locator('#board-armies');
  await expect(armies).toBeVisible();

  // An order at any time of it ends it.
  await page.keyboard.press('l');
  await page.keyboard.press('l');
  await expect(page.locator('.replay')).toBeAttached();
  await square(page, 'K16').click();
  await expect(page.locator(ALL)).toHaveCount(0);
  await expect(square(page, 'K16')).toHaveAttribute('aria-selected', 'true');
  await expect(armies).toBeVisible();
});

test(
  'the end is a plate over the board with the order that decided it, put away by any input',
  ONLY_EXHAUSTIVE,
  async ({ page }) => {
    const last = ARSENALS.turns.at(-1)!;
    const before = ARSENALS.turns.slice(0, -1).join(' ').split(' ');
    const actions = before.map((action) => action.replace(/[=~#!]$/, ''));
    await openWarAt(page, deployedPosition(ARSENALS), undefined, actions);
    await mayBeSeen(page);
    await watch(page);
    // The mark that it wins the war is visible before it is pointed at.
    await square(page, 'R22').click();
    await expect.poll(() => destinations(page, 'destination-victory')).toEqual(['T23']);
    await expect.poll(() => destinations(page, 'destination-arsenal')).toEqual([]);
    await page.keyboard.press('Escape');
    await play(page, last);
    await expect.poll(() => seen(page)).toContain('arsenal');
    const plate = page.locator('.end-plate');
    await expect(plate).toContainText('The North wins');
    await expect(plate).toContainText('Cavalry marched from R22 to T23.');
    // Over the whole board, without catching presses.
    const [over, board] = [await boxOf(plate), await boxOf(page.locator('.board'))];
    expect(over.width * over.height).toBeGreaterThanOrEqual(board.width * board.height);
    await square(page, 'T23').hover();
    await page.keyboard.press('Shift');
    await expect(plate).toHaveCount(0);
    await page.reload();
    await expect(button(page, 'Return match, sides changed')).toBeVisible();
    await expect(plate).toHaveCount(0);
  },
);

for (const pressed of [false, true])
  test(
    `a card between turns waits until the attack has been seen${pressed ? ', or anything is pressed, which is for the card' : ''}`,
    ONLY_EXHAUSTIVE,
    async ({ page }) => {
      await begin(page, CHARGE);
      await prefer(page, { handOver: true, warnUnspent: false });
      await aim(page, 'K15');
      await mayBeSeen(page);
      const shown = await page.evaluate(async (press) => {
        const rendered = () => new Promise((done) => setTimeout(done));
        const all = new Set<string>();
        const card = () => document.querySelector('main.curtain');
        document.querySelector<HTMLElement>('[data-order="attack"]')!.click();
        const began = performance.now();
        for (await rendered(); card() === null; await rendered()) {
          for (const each of document.querySelectorAll('.animations-over [data-animation]'))
            all.add(each.getAttribute('data-animation')!);
          if (document.querySelector('.panel')?.textContent) all.add('the next panel');
          if (document.querySelector('.board [data-mark="target"], [data-mark="chosen"]'))
            all.add('the next orders');
          if (!press || all.size === 0) continue;
          // It would end the turn of the next player at the screen.
          const key = new KeyboardEvent('keydown', { key: 'e', bubbles: true, cancelable: true });
          document.body.dispatchEvent(key);
          await rendered();
          if (card() === null) all.add('no card yet');
        }
        const still = document.querySelector('.animations, [role="grid"], [data-mark]') !== null;
        return { all: [...all], time: performance.now() - began, still };
      }, pressed);
      expect(shown.all).toEqual(['fire', 'destroyed']);
      expect(shown.still).toBe(false);
      if (!pressed) expect(shown.time).toBeGreaterThan(800);
      await expect(page.getByRole('heading', { name: /turn\.$/ })).toBeFocused();
      await page.getByRole('button', { name: /raise the curtain/ }).click();
      await expectTurn(page, { side: 'South', turn: 2 });
    },
  );

test(
  'the curtain rises over a board, and at once with reduced motion',
  ONLY_EXHAUSTIVE,
  async ({ page }) => {
    await openWarAt(page, POSITION, undefined, ['G8-F9']);
    await prefer(page, { handOver: true, warnUnspent: false });
    const raise = async (): Promise<readonly string[]> => {
      await button(page, 'End the turn').click();
      const raising = page.getByRole('button', { name: /raise the curtain/ });
      await expect(raising).toBeVisible();
      await expect.poll(() => page.locator('[role="grid"]').count()).toBe(0);
      return page.evaluate(async () => {
        document.querySelector<HTMLElement>('.curtain button')!.click();
        while (document.querySelector('[role="grid"]') === null)
          await new Promise(requestAnimationFrame);
        await new Promise(requestAnimationFrame);
        return document
          .getAnimations()
          .filter(({ effect }) => (effect as KeyframeEffect).pseudoElement === '::after')
          .map((each) => (each as CSSTransition).transitionProperty);
      });
    };
    const moving = await raise();
    expect(moving).toEqual(['transform']);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const still = await raise();
    expect(still).toEqual([]);
  },
);
