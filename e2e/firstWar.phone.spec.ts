import { expect } from '@playwright/test';
import { FIRST_WAR_WORDS, firstWarTask, playFirstWar } from './support/firstWar';
import { button, heading, ONLY_EXHAUSTIVE, outOfSight, test } from './support/page';

for (const language of ['en', 'fr'] as const)
  test.describe(language, () => {
    const words = FIRST_WAR_WORDS[language];
    test.use({ locale: words.locale });

    test(
      `the first war by finger to its end in ${language}, which leads on to the machine`,
      language === 'en' ? {} : ONLY_EXHAUSTIVE,
      async ({ page }) => {
        await playFirstWar(page, 'finger', language);
        const machine = button(page, words.machine);
        const shown = [firstWarTask(page), page.getByRole('grid'), machine];
        expect(await outOfSight(page, shown)).toEqual([]);
        await machine.tap();
        await expect(heading(page, words.machine)).toBeFocused();
      },
    );
  });
