import { expect } from '@playwright/test';
import {
  goTo,
  listen,
  loadOpening,
  lost,
  press,
  raise,
  redeploy,
  seal,
  announcements,
} from './support/keyboard';
import { fixLots } from './support/random';
import {
  atHeadquarters,
  button,
  heading,
  keyTo,
  square,
  test,
  ONLY_EXHAUSTIVE,
} from './support/page';

/** Every word of the game below, in order. */
const ANNOUNCED = [
  'The North deploys. 17 units left to place: 9 infantry, 4 cavalry, 1 foot artillery, 1 mounted artillery, 1 foot communications and 1 mounted communications.',
  'All 17 units are placed.',
  'Out of communication: foot communications at D23 and mounted communications at F21.',
  'The South deploys. 17 units left to place: 9 infantry, 4 cavalry, 1 foot artillery, 1 mounted artillery, 1 foot communications and 1 mounted communications.',
  'All 17 units are placed.',
  'Now choose another square for the cavalry at K19.',
  'Cavalry moved from K19 to K8. Isolated: cavalry at K8.',
  'Now choose another square for the cavalry at L18.',
  'Cavalry moved from L18 to K15. Infantry moved from K15 to L18.',
  'Now choose another square for the foot communications at O23.',
  'Foot communications moved from O23 to O8. Every unit placed is in communication.',
  'Now choose another square for the mounted communications at N17.',
  'Mounted communications moved from N17 to L15. Infantry moved from L15 to N17.',
  'Turn 1. The South to move.',
  'Cavalry K8 chosen: 23 squares in reach.',
  'Cavalry marched from K8 to I8.',
  'The last move has been taken back.',
  'Cavalry K8 chosen: 23 squares in reach.',
  'Cavalry marched from K8 to I8.',
  'Cavalry K15 chosen: 16 squares in reach.',
  'Cavalry marched from K15 to I15.',
  'Turn 2. The North to move.',
  'Turn 3. The South to move.',
  'Turn 2, the North. Turn 3. The South to move.',
  'Turn 1, the South. Turn 2. The North to move.',
  'Back to the present: turn 3, the South to move.',
  'Cavalry I8 chosen: 21 squares in reach.',
  'Cavalry marched from I8 to G8.',
  'Cavalry I15 chosen: 20 squares in reach.',
  'Cavalry marched from I15 to G15.',
  'Turn 4. The North to move.',
  'Turn 5. The South to move.',
  'Cavalry G8 chosen: 20 squares in reach.',
  'Cavalry marched from G8 to E8.',
  'Cavalry G15 chosen: 20 squares in reach.',
  'Cavalry marched from G15 to E15.',
  'North infantry F16: attack 7, defence 18: it resists. Press Enter again to go to the order.',
  'Attack on the North infantry at F16, 7 against 18: it resists. Turn 6. The North to move.',
  'Turn 7. The South to move.',
  'Cavalry E15 chosen: 21 squares in reach.',
  'Cavalry marched from E15 to C15.',
  'Turn 8. The North to move.',
  'Turn 9. The South to move.',
  'Cavalry E8 chosen: 20 squares in reach.',
  'Cavalry marched from E8 to D8. The arsenal on D8 has fallen.',
  'Turn 10. The North to move.',
  'Turn 11. The South to move.',
  'Cavalry C15 chosen: 23 squares in reach.',
  'Cavalry marched from C15 to B15. The arsenal on B15 has fallen. The South wins. Both arsenals of the North have fallen.',
];

/**
 * The North's army stands aside in the east. Two cavalry of the South ride for both its arsenals at once, up columns
 * 8 and 15, on the lines of the communications units on O8 and in the fort L15.
 */
test(
  'a whole game by keyboard alone, from headquarters to the end, every word in order',
  ONLY_EXHAUSTIVE,
  async ({ page }) => {
    await fixLots(page);
    await atHeadquarters(page);
    await keyTo(page, 'Tab', button(page, 'More'));
    await press(page, 'Enter');
    await keyTo(page, 'Tab', button(page, 'New game'));
    await listen(page);
    await press(page, 'Enter');
    await keyTo(page, 'Shift+Tab', button(page, 'Begin'), 60);
    await press(page, 'Enter');

    await raise(page, /North.* deploys/);
    await loadOpening(page, 'C');
    await keyTo(page, 'Shift+Tab', button(page, 'Mirror'));
    await press(page, 'Enter');
    // Its communications units are on no line there, which is said, a frame later, and asked about.
    await expect
      .poll(() => announcements(page))
      .toContainEqual(expect.stringMatching(/^Out of communication/));
    await seal(page);
    await keyTo(page, 'Tab', button(page, 'Seal it'));
    await press(page, 'Enter');
    await raise(page, /South.* deploys/);
    await loadOpening(page, 'C');
    await redeploy(page, ['K19', 'K8'], ['L18', 'K15'], ['O23', 'O8'], ['N17', 'L15']);
    await seal(page);
    await raise(page, /Both armies are sealed/);
    await expect(button(page, 'Draw lots')).toBeFocused();
    await press(page, 'Enter', 'Enter');
    await expect(heading(page, 'The South to move')).toBeVisible();

    const UP = ['ArrowUp', 'ArrowUp', 'Enter'];
    /** The cavalry in focus and the one on a square, each two squares north. */
    const ride = async (next: string) => {
      await press(page, 'Enter', ...UP);
      await goTo(page, next);
      await press(page, 'Enter', ...UP);
    };
    await goTo(page, 'K8');
    await press(page, 'Enter', ...UP, 'u', 'ArrowDown', 'ArrowDown');
    await ride('K15');
    // Orders are left, which is asked about once.
    await press(page, 'e');
    await keyTo(page, 'Tab', page.getByRole('checkbox', { name: 'Do not ask again' }));
    await press(page, ' ');
    const question = page.getByRole('dialog');
    await keyTo(page, 'Tab', question.getByRole('button', { name: 'End the turn' }));
    await press(page, 'Enter', 'e');

    // The history and the rule book, and back.
    await press(page, 'h', 'ArrowUp', 'p');
    await goTo(page, 'I8');
    await ride('I15');
    await press(page, 'e', 'e');
    await goTo(page, 'G8');
    await ride('G15');
    // An attack that will be resisted, found in the list of targets, asks again.
    await press(page, '3');
    await expect(page.getByRole('dialog', { name: 'Lists' })).toBeVisible();
    await press(page, 'Enter');
    await expect(square(page, 'F16')).toBeFocused();
    await press(page, 'Enter', 'Enter', 'Enter');
    await keyTo(page, 'Tab', question.getByRole('button', { name: 'Attack and end the turn' }));
    await press(page, 'Enter');
    await expect(heading(page, 'The North to move')).toBeVisible();
    await press(page, 'e');

    await goTo(page, 'E15');
    await press(page, 'Enter', ...UP, 'e', 'e');
    await goTo(page, 'E8');
    await press(page, 'Enter', 'ArrowUp', 'Enter', 'e', 'e');
    await goTo(page, 'C15');
    await press(page, 'Enter', 'ArrowUp', 'Enter');
    await expect(heading(page, 'The South wins')).toBeFocused();

    await expect.poll(() => announcements(page)).toEqual(ANNOUNCED);
    await expect.poll(() => lost(page)).toEqual([]);
  },
);
