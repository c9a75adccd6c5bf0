import { expect } from '@playwright/test';
import type { Driver } from './driver';
import { attack, endTurn } from './war';

/** More orders than it takes. */
const MOST = 40;

/** The guided war, by what its sentences mark. */
export async function toItsEnd(driver: Driver): Promise<void> {
  await driver.open('./#first-war');
  const announcements = () =>
    driver.ask(() => {
      const nameOf = (at: string | undefined) =>
        document.querySelector(`.cells [data-square="${at}"]`)?.ariaLabel?.split(',')[0] ?? '';
      return {
        task: document.querySelector('.lesson-task')?.textContent.trim() ?? '',
        marked: [...document.querySelectorAll<SVGElement>('[data-mark="task"]')].map(
          ({ dataset }) => nameOf(dataset.square),
        ),
      };
    }, null);
  await driver.sees('You lead the North');
  for (let i = 0; i < MOST; i++) {
    await expect.poll(async () => (await announcements()).task).not.toBe('The South moves…');
    const { task, marked } = await announcements();
    if (task.includes('You have won')) break;
    const [from = '', to] = marked;
    if (await driver.has('Go on')) await driver.press('Go on');
    else if (to !== undefined) {
      await driver.pressSquare(from);
      await driver.pressSquare(to);
    } else if (from !== '') await attack(driver, from, false);
    else await endTurn(driver, false);
    await expect.poll(async () => (await announcements()).task).not.toBe(task);
  }
  await driver.sees('You have won');
}
