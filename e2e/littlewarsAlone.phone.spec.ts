import { everyBattle, wholeBattle, type Press, type Spoken } from './support/againstProgram';
import { ONLY_EXHAUSTIVE, test } from './support/page';

/** Brings something out from below the foot of the panel, and taps it. */
const tap: Press = async (target) => {
  await target.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await target.tap();
};

const LOCALES: Readonly<Record<Spoken, string>> = { en: 'en-GB', fr: 'fr-FR' };

for (const language of ['en', 'fr'] as const)
  test.describe(`on a phone, ${language}`, () => {
    test.use({ locale: LOCALES[language] });

    for (const [kind, name] of everyBattle(language))
      test(`${kind} against ${name}, watched to its end`, ONLY_EXHAUSTIVE, async ({ page }) => {
        await wholeBattle(page, language, tap, { kind, name });
      });
  });
