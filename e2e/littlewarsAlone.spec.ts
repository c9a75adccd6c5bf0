import { expect } from '@playwright/test';
import {
  beginAgainst,
  everyBattle,
  oneMoveEach,
  wholeBattle,
  type Press,
} from './support/againstProgram';
import { press } from './support/keyboard';
import { atLittleWars } from './support/littlewars';
import { button, heading, ONLY_EXHAUSTIVE, test } from './support/page';

const click: Press = (target) => target.click();
const byKey: Press = async (target) => {
  await target.focus();
  await press(target.page(), 'Enter');
};

test('a battle is begun against the program, which plays a move; it is fetched only then, and receives nothing hidden', async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => void fetched.push(request.url()));
  const workers = (): string[] => fetched.filter((url) => /programWorker/.test(url));
  await page.addInitScript(() => {
    const messages: string[] = [];
    const post = Reflect.get(Worker.prototype, 'postMessage') as (message: unknown) => void;
    Worker.prototype.postMessage = function record(this: Worker, message: unknown) {
      messages.push(JSON.stringify(message));
      post.call(this, message);
    };
    Object.assign(window, { messages });
  });
  await atLittleWars(page);
  await button(page, 'From the first move').click();
  await button(page, 'Go').click();
  await expect(heading(page, 'Red moves')).toBeVisible();
  expect(workers()).toEqual([]);
  await beginAgainst(page, 'en', click);
  expect(workers()).toHaveLength(1);
  // Red had set out by then, and nothing of it was in the message.
  const [message = ''] = await page.evaluate(
    () => (window as unknown as { messages: string[] }).messages,
  );
  expect(message).toContain('"id":"B1"');
  expect(message).not.toContain('"id":"R1"');
  await oneMoveEach(page, 'en', click);
});

test(
  'a reload in the middle of a move of the program loses nothing, and a killed worker is replaced',
  ONLY_EXHAUSTIVE,
  async ({ page }) => {
    await beginAgainst(page, 'en', click);
    await button(page, 'Go').click();
    await button(page, 'End the move').click();
    await page.getByRole('dialog').getByRole('button', { name: 'End the move' }).click();
    await expect(page.locator('.lw-program')).toContainText('begins the move.');
    await page.reload();
    await expect(page.locator('.lw-program')).toContainText('ends the move.');
    await expect(heading(page, 'Red is next')).toBeVisible();
    const [worker] = page.workers();
    await worker!.evaluate(() => self.close());
    await expect.poll(() => page.workers().length).toBe(0);
    await oneMoveEach(page, 'en', click);
  },
);

for (const [kind, name] of everyBattle('en')) {
  test(`${kind} against ${name}, watched to its end`, ONLY_EXHAUSTIVE, async ({ page }) => {
    await wholeBattle(page, 'en', click, { kind, name });
  });

  test(
    `by keyboard: ${kind} against ${name}, watched to its end`,
    ONLY_EXHAUSTIVE,
    async ({ page }) => {
      await wholeBattle(page, 'en', byKey, { kind, name });
    },
  );
}

test.describe('in French', () => {
  test.use({ locale: 'fr-FR' });

  for (const [kind, name] of everyBattle('fr'))
    test(`${kind} against ${name}, watched to its end`, ONLY_EXHAUSTIVE, async ({ page }) => {
      await wholeBattle(page, 'fr', click, { kind, name });
    });
});
