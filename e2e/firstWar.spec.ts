import { expect } from '@playwright/test';
import { FIRST_WAR_WORDS, playFirstWar } from './support/firstWar';
import { axeFaults } from './support/axe';
import { button, heading, ONLY_EXHAUSTIVE, test } from './support/page';

for (const language of ['en', 'fr'] as const)
  test.describe(language, () => {
    const words = FIRST_WAR_WORDS[language];
    test.use({ locale: words.locale });

    test(
      `the first war by keyboard alone to its end in ${language}, which leads on to the lessons`,
      language === 'en' ? {} : ONLY_EXHAUSTIVE,
      async ({ page }) => {
        await playFirstWar(page, 'keyboard', language);
        await expect(button(page, words.machine)).toBeFocused();
        expect(await axeFaults(page)).toEqual([]);
        await page.keyboard.press('Shift+Tab');
        await page.keyboard.press('Enter');
        await expect(page).toHaveURL(/#learn$/);
        await expect(heading(page, words.lessons)).toBeVisible();
      },
    );

    test(
      `the first war by mouse to its end in ${language}, which leads on to the machine`,
      ONLY_EXHAUSTIVE,
      async ({ page }) => {
        await playFirstWar(page, 'mouse', language);
        await button(page, words.machine).click();
        await expect(heading(page, words.machine)).toBeFocused();
      },
    );
  });
