import { expect, test } from '@playwright/test';
import type { Driver } from './driver';
import { tabThrough } from './war';

/** A move in which nobody does anything. */
async function idleMove(driver: Driver): Promise<void> {
  await driver.press('Go');
  await driver.press('End the move');
  await driver.press('End the move', { within: ['dialog', /move/] });
}

/** How much ink the gunner's picture has, and where. */
const picture = (driver: Driver): Promise<string> =>
  driver.ask(
    () => document.querySelector<HTMLCanvasElement>('.gunner-picture')?.toDataURL() ?? '',
    null,
  );

/** Seconds in which a page that answers lets a stranger fire, on a loaded machine too. */
const GENEROUS = 60;

/** From the address of Little Wars to the first shot, in two presses; the report says in how many seconds. */
export async function strangersFirstShot(driver: Driver): Promise<void> {
  const began = Date.now();
  await driver.open('./#littlewars');
  await driver.press('Target practice');
  await driver.press(/^Fire/);
  await driver.sees('1 of 20 shots');
  const seconds = (Date.now() - began) / 1000;
  test.info().annotations.push({ type: 'seconds to the first shot', description: `${seconds}` });
  expect(seconds).toBeLessThan(GENEROUS);
}

/** A gun is aimed by keys and by a drag, and fires once; the shot outlasts a reload. */
export async function firstShot(driver: Driver): Promise<void> {
  await driver.open('./#littlewars');
  await driver.press('From the first move');
  await idleMove(driver);
  await idleMove(driver);
  await driver.press('Go');
  await driver.press(/^Gun G1/);
  await driver.press('Look along the barrel');
  await driver.sees('Straight before the muzzle stands Firely Church');
  const still = await picture(driver);
  await driver.keys('ArrowRight', 'ArrowUp');
  await driver.sees('0.5° right');
  await driver.sees('0.5° up');
  await expect.poll(() => picture(driver)).not.toBe(still);
  await driver.dragBy('Aim of gun G1', { role: 'application' }, 120, -10);
  await driver.sees(/[2-9]\.\d° right/);
  await driver.sees('4 shots left');
  await driver.press(/^Fire ?4 shots left/);
  await driver.sees(/: (?:nobody is hit|nobody dies|\w+ dead.*)\./);
  await driver.sees('3 shots left');
  await driver.reload();
  await driver.press('Start the clock again');
  await driver.seesHeading('Red moves');
  await driver.press(/^Gun G1/);
  await driver.sees('1 of 4 shots fired');
}

/** A brigade of Kriegspiel: a shell is thrown, and the battle outlasts a reload. */
export async function firstShell(driver: Driver): Promise<void> {
  await driver.open('./#littlewars');
  await driver.press('Kriegspiel');
  await driver.press('Begin the battle');
  await driver.press('Go');
  await driver.press('End the move');
  await driver.press('Go');
  await driver.press('End the move');
  await driver.press('Go');
  await driver.press(/^Gun G1/);
  await driver.press('Look along the barrel');
  await driver.sees('4 shots left');
  await driver.keys('ArrowUp', 'ArrowRight');
  await driver.press(/^Fire ?4 shots left/);
  await driver.sees('3 shots left');
  await driver.reload();
  await driver.seesHeading('Red moves');
  await driver.press(/^Gun G1/);
  await driver.press('Look along the barrel');
  await driver.sees('3 shots left');
}

/** In a small window the foot of the form lies over nothing that a key has brought the focus to. */
export async function focusInSmallWindow(driver: Driver): Promise<void> {
  await driver.open('./#littlewars');
  await driver.press('New battle');
  await driver.seesHeading('New battle');
  await tabThrough(driver, 427, 240, 24);
}

/** Every place at which the first element of a selector is seen, from when it comes until it goes. */
const placesOf = (selector: string): Promise<string[]> =>
  new Promise((done) => {
    const places = new Set<string>();
    const look = (): void => {
      const box = document.querySelector(selector)?.getBoundingClientRect();
      if (box !== undefined) places.add(`${Math.round(box.x)}, ${Math.round(box.y)}`);
      else if (places.size > 0) {
        done([...places]);
        return;
      }
      requestAnimationFrame(look);
    };
    look();
  });

/** A battle against the program: set out, and a move of each side; the program thinks in a worker. */
export async function againstTheProgram(driver: Driver): Promise<void> {
  await driver.open('./#littlewars/alone');
  await driver.seesHeading(/^Against the\smachine$/);
  await driver.press('Begin');
  await driver.press('Set out all the others');
  await driver.press('Done');
  await driver.press('Raise the curtain');
  // Lots decide on whose side a person is, and who is first.
  const next = /(?:Red|Blue) is next/;
  await driver.sees(next);
  await driver.press('Go');
  await driver.press('End the move');
  await driver.press('End the move', { within: ['dialog', /move/] });
  const places = await driver.ask(placesOf, '.lw-program .lw-acts button');
  expect(places).toHaveLength(1);
  await driver.sees(/Cadet Pell \((?:Red|Blue)\) ends the move\./);
  await driver.sees(next);
  await driver.press('Go');
  await driver.seesHeading(/(?:Red|Blue) moves/);
}
