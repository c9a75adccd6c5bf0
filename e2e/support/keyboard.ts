import { expect, type Page } from '@playwright/test';
import { button, heading, keyTo, square } from './page';
import { restBeforeWhatStays } from './unhurried';

declare global {
  interface Window {
    /** The announcements in order, as a screen reader gets them. */
    announced: string[];
    /** The keys after which nothing had the focus, each with the words of what it was pressed on. */
    lost: string[];
  }
}

/** Collects every announcement from now on, and every key that loses the focus. */
export const listen = (page: Page): Promise<void> =>
  page.evaluate(() => {
    window.announced = [];
    window.lost = [];
    // The log itself is another one once all has been forgotten.
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes) {
          if (!(node instanceof Element)) continue;
          const lines = node.matches('[role="log"] > p')
            ? [node]
            : node.querySelectorAll('[role="log"] > p');
          for (const line of lines) window.announced.push(line.textContent);
        }
    }).observe(document.body, { childList: true, subtree: true });
    // The element that had the focus at the key press, by its label, so that a lost focus is found.
    let on = '';
    addEventListener(
      'keydown',
      () => {
        on = document.activeElement?.textContent.slice(0, 40) ?? '';
      },
      { capture: true },
    );
    addEventListener('keyup', ({ key }) => {
      const pressed = `${key} on “${on}”`;
      // Tab leaves the page at its end, so the result of the key before is checked first.
      if (key === 'Tab' || key === 'Shift') return;
      let looked = false;
      const look = (): void => {
        const { activeElement, body } = document;
        // A screen that is still being fetched draws nothing, and keys wait for it.
        if (!looked && body.querySelector('button') === null)
          return void requestAnimationFrame(look);
        if (!looked && (activeElement === null || activeElement === body))
          window.lost.push(pressed);
        looked = true;
      };
      const next = ({ key: following }: KeyboardEvent): void => {
        if (following === 'Tab' || following === 'Shift') look();
      };
      addEventListener('keydown', next, { capture: true, once: true });
      // Once what follows the key has been rendered, however long a busy machine takes.
      requestAnimationFrame(() =>
        requestAnimationFrame(() => void scheduler.postTask(look, { priority: 'background' })),
      );
    });
  });

/** The keys after which nothing had the focus, each with the words of what it was pressed on. */
export const lost = (page: Page): Promise<string[]> => page.evaluate(() => window.lost);

/** All announcements so far, in order. */
export const announcements = (page: Page): Promise<string[]> =>
  page.evaluate(() => window.announced);

export async function press(page: Page, ...keys: string[]): Promise<void> {
  for (const key of keys) {
    if (key === 'Enter') await restBeforeWhatStays(page);
    await page.keyboard.press(key);
  }
}

/** Goes to a square by its name. */
export async function goTo(page: Page, name: string): Promise<void> {
  await press(page, 'g');
  await expect(page.getByRole('dialog', { name: 'Go to a square' })).toBeVisible();
  await page.keyboard.type(name);
  await press(page, 'Enter');
  await expect(square(page, name)).toBeFocused();
}

/** Loads an opening from the list, by the letter its name alone begins with: a second, on a slow machine, begins another. */
export async function loadOpening(page: Page, letter: string): Promise<void> {
  await keyTo(page, 'Tab', page.getByLabel('Load an opening'));
  await page.keyboard.press(letter);
  // In the list letters are its own.
  await press(page, 'Tab');
}

/** Moves units of the present deployment from square to square; where another stands, the two change places. */
export async function redeploy(page: Page, ...moves: (readonly [string, string])[]): Promise<void> {
  for (const [from, to] of moves) {
    await goTo(page, from);
    await press(page, 'Enter');
    await goTo(page, to);
    await press(page, 'Enter');
    // Only if it can be heard: after sealing at the same moment only the sealing is announced.
    await page.waitForFunction(
      (goal) =>
        (window.announced as string[] | undefined)?.some((text) => text.includes(goal)) ?? true,
      `to ${to}`,
    );
  }
}

/** Seals what is placed: the key leads to the button. */
export async function seal(page: Page): Promise<void> {
  await press(page, 'e');
  await expect(button(page, 'Seal the deployment')).toBeFocused();
  await press(page, 'Enter');
}

/** The card has the focus on its title, and its button comes next. */
export async function raise(page: Page, title: RegExp): Promise<void> {
  await expect(heading(page, title)).toBeFocused();
  await press(page, 'Tab', 'Enter');
}
