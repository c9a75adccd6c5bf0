import { expect } from '@playwright/test';
import { act, BACK, announced, judge, to, write } from './support/byKeys';
import { listen, lost, press } from './support/keyboard';
import { button, heading, ONLY_EXHAUSTIVE, test } from './support/page';

/** Every word of what is laid out below, in order. */
const ANNOUNCED: readonly string[] = [
  'Nothing is wrong: the country is ready to fight over. There is little cover. Too much is better than too little. A large open space lies along the middle: nobody dares advance, and guns fire to no effect.',
  'river 1, 5 ft from the west edge, 4 ft from Red’s line',
  'road bridge 1, 5 ft from the west edge, 4 ft from Red’s line',
  'block 1, 3 ft from the west edge, 2 ft from Red’s line',
  'block 2, 3 ft from the west edge, 2 ft from Red’s line',
  'railway 1, 4 ft from the west edge, 5 ft from Red’s line',
  'railway 1, turned 15° clockwise',
  'railway 1, turned 30° clockwise',
  'railway 1, 4 ft 1 in from the west edge, 5 ft from Red’s line',
  'railway 1, 4 ft 1 in from the west edge, 5 ft ¼ in from Red’s line',
  'culvert 1, 4 ft 1 in from the west edge, 5 ft ¼ in from Red’s line',
  'station 1, 5 ft 6 in from the west edge, 3 ft from Red’s line',
  'depot 1, 5 ft 6 in from the west edge, 5 ft from Red’s line',
  'river 1, 5 ft from the west edge, 4 ft from Red’s line',
  'depot 1, 5 ft 6 in from the west edge, 5 ft from Red’s line',
  'depot 1 has been removed',
  'depot 1, 5 ft 6 in from the west edge, 5 ft from Red’s line',
  'Red moves first.',
  'Move 1 – Nobody may fire yet, but men and guns may march. Marches of this move are measured from the back line.',
];

test(
  'a country of Kriegspiel is laid out by keyboard alone, with every announcement, and fought over',
  ONLY_EXHAUSTIVE,
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('./#littlewars');
    await expect(heading(page, 'Little Wars')).toBeVisible();
    await act(page, 'New battle');
    await act(page, 'Lay out a country by hand');
    await expect(heading(page, 'Laying out the country')).toBeFocused();
    await listen(page);
    await to(page, page.getByLabel('Start from'));
    await page.keyboard.type('an');
    const field = page.getByRole('application', { name: 'The field being laid out' });

    // The box of Kriegspiel is folded away until it is opened, or one of its pieces lies on the field.
    await act(page, 'Pieces of Kriegspiel', BACK);
    await expect(button(page, 'Pieces of Kriegspiel')).toHaveAttribute('aria-expanded', 'true');
    await act(page, 'River');
    await expect(heading(page, 'river 1')).toBeVisible();
    await to(page, page.getByRole('checkbox', { name: 'It can be forded' }));
    await press(page, ' ');
    await expect(field.locator('.plan-shallow')).toHaveCount(1);
    // What belongs to water or rails is put on them.
    await act(page, 'Road bridge', BACK);
    await write(page.getByLabel('Its name'), 'the Old Bridge');
    await act(page, 'Block of hill', BACK);
    await act(page, 'Pile a block on it');
    await act(page, 'Railway', BACK);
    await to(page, field, BACK);
    await press(page, ']', ']', 'ArrowRight', 'Shift+ArrowUp');
    await act(page, 'Culvert');
    await act(page, 'Station');
    await act(page, 'Depot', BACK);
    // From piece to piece, and one is taken away and put back.
    await to(page, field, BACK);
    await press(page, 'n', 'p', 'Delete', 'Control+z');
    await expect(page.locator('.draft-faults').getByText('Nothing is wrong')).toBeVisible();
    await judge(page);
    await write(page.getByLabel('Name of the country'), 'The Old Bridge');
    await act(page, 'Save it');
    await act(page, 'Fight over it');
    await expect(heading(page, 'Kriegspiel')).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'The country' })).toHaveValue(
      'own The Old Bridge',
    );
    await act(page, 'Begin the battle');
    await act(page, 'Go');
    await expect(page.locator('.plan-shallow')).toHaveCount(1);
    await judge(page);
    await expect.poll(() => lost(page)).toEqual([]);
    await expect.poll(() => announced(page)).toEqual(ANNOUNCED);
  },
);
