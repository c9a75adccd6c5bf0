import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { button, heading } from './page';

/**
 * Hook's Farm with 73 men and three guns a side, its first twelve moves, played by a plain program: guns fire at whom they can
 * hit, bodies come on, and charge whom they outnumber. `tests/littlewars/game/record.test.ts` holds it to the rules.
 */
const FIGHT = readFileSync('tests/littlewars/records/hooks-farm.lw', 'utf8');

/** The fight up to a text of its record, which must be there once, and then other words. */
export function fightUntil(text: string, then = ''): string {
  const [before, ...rest] = FIGHT.split(text);
  if (before === undefined || rest.length !== 1)
    throw new Error(`“${text}” is there ${rest.length} times`);
  return `${before}${then}\n`;
}

/** Blue's horse and foot are in contact with Red's in two places, and the move is not ended yet. */
export const CHARGE = fightUntil(' . m1:R58');
/** The same with the two melees to be settled. */
export const MELEES = fightUntil('m1:R58');
/** Blue's gun G4 is about to fire at Red's infantry, which comes out of the wood before it. */
export const SHOT = fightUntil('G4*211319/629');
/** How that gun is to be aimed, in degrees, to kill one of them. */
export const AIM = { bearing: '211.319', elevation: '0.629' };
/** Prisoners of Red's have been marched off with who guards them, and the move is not ended. */
export const PRISONERS = fightUntil('R12-503,713');

/** Blue's crew has gone to fight at the farm, and Red's horse rides past their gun. */
const RIDE = `7. R59-1585,716 R63-1640,1090 R56-1600,985 .
8. B37-1360,1010 B38-1374,1010 B39-1388,1010 B40-1402,1010 B41-1416,1010 B42-1430,1010 B43-1365,1026
B44-1384,1030 B45-1395,1029 B46-1406,1026 B47-1417,1025 B48-1430,1024 .
9. R59-1580,1095 R56-1620,1110 .
10. .
11. R61-1520,1330 R63-1600,1330 R59-1575,1350 R56-1550,1315 .`;
/** A gun of Blue's has been captured, and Red may serve it. */
export const CAPTURED = fightUntil('7. G1*18678', `${RIDE}\n12. .`);
/** The same battle, given up by Blue. */
export const OVER = fightUntil('7. G1*18678', `${RIDE}\n12. surrender:blue`).replace(
  '[Result "*"]',
  '[Result "red"]\n[Termination "surrender"]',
);

/** Headquarters of Little Wars. */
export async function atLittleWars(page: Page): Promise<void> {
  await page.goto('./#littlewars');
  await expect(heading(page, 'Little Wars')).toBeVisible();
}

/** Opens a battle from its record, as somebody would paste it; from headquarters. */
export async function openBattle(page: Page, record: string): Promise<void> {
  await button(page, 'Open a record').click();
  await page.getByLabel('Paste it here').fill(record);
  await button(page, 'Open this battle').click();
  await expect(page.locator('.lw-side')).toBeVisible();
}

/** Looks at the first of the saved battles again; from the list of them. */
export async function replay(page: Page): Promise<void> {
  await button(page, /^More: /)
    .first()
    .click();
  await button(page, 'Replay').click();
}

/** Ends and begins moves, until guns may be seen to. */
export const go = (page: Page): Promise<void> => button(page, 'Go').click();

/** From the table to headquarters. */
export async function leave(page: Page): Promise<void> {
  await button(page, 'More').click();
  await page.getByRole('group', { name: 'More' }).getByText('Headquarters').click();
  await expect(heading(page, 'Little Wars')).toBeVisible();
}

/** Brings a part of the field nearer, its middle given in parts of the plan's width and height. */
export async function closer(page: Page, x: number, y: number, times: number): Promise<void> {
  const field = page.locator('.plan');
  const box = (await field.boundingBox())!;
  await page.mouse.move(box.x + box.width * x, box.y + box.height * y);
  for (let i = 0; i < times; i++) await page.mouse.wheel(0, -120);
  // Until it is drawn sharply again.
  await expect(page.locator('.plan-held')).toHaveCount(0);
}
