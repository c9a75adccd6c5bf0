import { expect, type Page } from '@playwright/test';
import { beginWar, seal } from './support/deployment';
import { violations } from './support/history';
import {
  fromMenu,
  openMenu,
  ONLY_EXHAUSTIVE,
  atHeadquarters,
  boardAtRest,
  button,
  heading,
  square,
  test,
  valueOf,
} from './support/page';
import { middleOf } from './support/touch';

const faults = (page: Page) => page.locator('.draft-faults');
const fix = (page: Page, name: string | RegExp) => faults(page).getByRole('button', { name });
const fromEditorMenu = async (page: Page, name: string) => {
  await openMenu(page);
  await button(page, name).click();
  return page.getByRole('dialog');
};

/** One stroke of the mouse from square to square. */
async function stroke(page: Page, ...names: string[]): Promise<void> {
  await boardAtRest(page);
  for (const [i, name] of names.entries()) {
    const { x, y } = await middleOf(square(page, name));
    await page.mouse.move(x, y, { steps: 4 });
    if (i === 0) await page.mouse.down();
  }
  await page.mouse.up();
}

test(
  'a map drawn with its faults, reported at once, still there after a reload, fixed one by one, and played on',
  ONLY_EXHAUSTIVE,
  async ({ page }) => {
    await atHeadquarters(page);
    await fromMenu(page, 'New game');
    await button(page, 'Draw a map').click();
    await expect(heading(page, 'Map editor')).toBeVisible();
    await expect(heading(page, '5 faults')).toBeVisible();
    const fresh = await fromEditorMenu(page, 'New map…');
    await fresh.getByLabel('Columns').fill('12');
    await fresh.getByLabel('Rows').fill('10');
    await fresh.getByRole('button', { name: 'Begin' }).click();
    await expect(page.getByRole('gridcell')).toHaveCount(120);

    // Arsenals by keys, one of them abroad; then mountains around another in one stroke, and a fort off all lines.
    for (const [name, key] of Object.entries({ B3: '5', J6: '5', I5: '6', I10: '6', D7: '4' })) {
      await square(page, name).focus();
      await page.keyboard.press(key);
    }
    await button(page, 'Mountain').click();
    await stroke(page, 'A2', 'A4', 'C4', 'C2', 'B2');
    await expect(square(page, 'B4')).toHaveAccessibleName(/mountain/);
    await expect(faults(page)).toContainText('The map has no name.');
    await expect(faults(page)).toContainText(
      'The arsenal of the North on J6 stands in enemy territory.',
    );
    await expect(faults(page)).toContainText(
      'No enemy can ever march to the arsenal of the North on B3.',
    );
    await expect(faults(page)).toContainText(
      'The fort on D7 lies on no line from an arsenal of the North.',
    );
    await expect(page.locator('[data-fault]')).toHaveCount(2);
    await expect(page.locator('[data-odd]')).toHaveCount(1);
    await expect(button(page, 'Play on it…')).toBeDisabled();
    await expect(button(page, 'Play on it…')).toHaveAccessibleDescription(/faults: correct them/);
    expect(await violations(page)).toEqual([]);

    // A stroke is one change, and both it and the faults outlast a reload.
    await button(page, 'Undo').click();
    await expect(square(page, 'A2')).toHaveAccessibleName('A2, plain');
    await expect(square(page, 'C3')).toHaveAccessibleName('C3, plain');
    await button(page, 'Redo').click();
    await page.reload();
    await expect(heading(page, '4 faults')).toBeVisible();
    await expect(square(page, 'B3')).toHaveAccessibleName(/arsenal of the North, fault/);
    await square(page, 'A1').focus();
    await page.keyboard.press(']');
    await expect(square(page, 'B3')).toBeFocused();
    await button(page, 'Undo').click();
    await expect(square(page, 'A2')).toHaveAccessibleName('A2, plain');
    await button(page, 'Redo').click();

    await fix(page, 'Give it a name').click();
    await page.keyboard.type('A field');
    await expect(heading(page, '3 faults')).toBeVisible();
    await fix(page, 'Take away J6').click();
    await expect(faults(page)).not.toContainText('stands in enemy territory');
    await expect(faults(page)).toContainText('its army needs 17.');
    await fix(page, 'Open a pass: C2').click();
    await expect(heading(page, 'This map has no faults.')).toBeVisible();
    await fix(page, /^Move it to/).click();
    await expect(faults(page)).not.toContainText('lies on no line');
    await fix(page, /^Put one on/).click();
    await expect(faults(page)).not.toContainText('the rules speak of two');
    expect(await violations(page)).toEqual([]);

    await button(page, 'Play on it…').click();
    await page.getByRole('dialog').getByLabel('North', { exact: true }).fill('Ada');
    await page.getByRole('dialog').getByRole('button', { name: 'Begin' }).click();
    await expect(heading(page, /deploys/)).toBeVisible();
    await expect(page.getByRole('gridcell')).toHaveCount(120);
    for (let side = 0; side < 2; side++) {
      await button(page, 'Shuffle').click();
      await seal(page);
    }
    await beginWar(page);
    await expect(heading(page, /to move/)).toBeVisible();
    await expect(square(page, 'A2')).toHaveAccessibleName(/mountain|pass/);
  },
);

test(
  'own maps are saved by name, chosen for a new game, deleted and restored; a link and a text make others',
  ONLY_EXHAUSTIVE,
  async ({ page }) => {
    await page.goto('./#map');
    const fresh = await fromEditorMenu(page, 'New map…');
    await fresh.getByLabel('Start from').selectOption('The Combe');
    await fresh.getByRole('button', { name: 'Begin' }).click();
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('The Combe, changed');
    await square(page, 'F1').focus();
    await page.keyboard.press('2');
    const ground = await fromEditorMenu(page, 'Size, ground and halves…');
    // The frontier stays where it is, and what is drawn goes under it.
    await ground.getByRole('button', { name: 'Move the ground a row to the north' }).click();
    await expect(square(page, 'E1')).toHaveAccessibleName(/mountain/);
    await ground.getByRole('button', { name: 'Move the ground a row to the south' }).click();
    await expect(square(page, 'F1')).toHaveAccessibleName(/mountain/);
    await ground.getByRole('button', { name: 'The North’s half, rotated by half a turn' }).click();
    await ground.getByRole('button', { name: 'Close' }).click();
    await expect(square(page, 'G15')).toHaveAccessibleName(/mountain/);

    const texts = await fromEditorMenu(page, 'Text, file and link…');
    const link = await valueOf(texts.getByRole('textbox', { name: 'Link', exact: true }));
    await texts.getByLabel('From a text').fill(`${'............\n'.repeat(10)}..x`);
    await texts.getByRole('button', { name: 'Make a map of it' }).click();
    await expect(texts).toContainText('“x” is not a kind of ground');
    await texts.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('gridcell')).toHaveCount(12 * 12);
    await page.goto(new URL(link).hash);
    await expect(page.getByRole('gridcell')).toHaveCount(15 * 12);
    await expect(page).toHaveURL(/#map$/);

    const list = await fromEditorMenu(page, 'My maps…');
    await expect(list.getByRole('heading', { name: 'The Combe, changed' })).toHaveCount(2);
    await list.getByRole('button', { name: 'Delete: A map without a name' }).click();
    await expect(list).toContainText('“A map without a name” has been deleted.');
    await list.getByRole('button', { name: 'Undo' }).click();
    expect(await violations(page)).toEqual([]);
    await list.getByRole('button', { name: 'Close' }).click();

    await fromEditorMenu(page, 'Headquarters');
    await fromMenu(page, 'New game');
    await expect(page.getByText('One of your maps has faults')).toBeVisible();
    await page.getByRole('radio', { name: 'Open', exact: true }).check();
    await page.getByRole('radio', { name: 'The Combe, changed' }).check();
    await button(page, 'Begin').click();
    await expect(square(page, 'G15')).toHaveAccessibleName(/mountain/);

    // Armies are put on it in the position editor.
    await page.goto('./#map');
    await button(page, 'Armies…').click();
    await expect(heading(page, 'Position editor')).toBeVisible();
    await expect(page.getByRole('gridcell')).toHaveCount(15 * 12);
  },
);

test('digits and arrows typed as fast as can be paint each square they pass', async ({ page }) => {
  await page.goto('./#map');
  await expect(heading(page, 'Map editor')).toBeVisible();
  await square(page, 'Q1').focus();
  for (let i = 0; i < 20; i++) {
    await page.keyboard.press('2');
    await page.keyboard.press('ArrowRight');
  }
  await expect(square(page, 'Q21')).toBeFocused();
  await expect(page.locator('[role="gridcell"][aria-label*="mountain"]')).toHaveCount(20);
});
