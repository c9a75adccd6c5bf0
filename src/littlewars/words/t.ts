import {
  namespaceContent,
  translate,
  type MessageKeyOf,
  type Translate,
} from '../../shell/language/translate';
import type { ShellMessages } from '../../shell/words/t';

/** The messages of the game by namespace, each a file. English has the types of all languages. */
interface Messages {
  readonly lwField: typeof import('../../languages/en/littlewars/lwField.json');
  readonly lwProgram: typeof import('../../languages/en/littlewars/lwProgram.json');
  readonly lwReasons: typeof import('../../languages/en/littlewars/lwReasons.json');
  readonly lwHeadquarters: typeof import('../../languages/en/littlewars/lwHeadquarters.json');
  readonly lwSettingOut: typeof import('../../languages/en/littlewars/lwSettingOut.json');
  readonly lwMelees: typeof import('../../languages/en/littlewars/lwMelees.json');
  readonly lwResults: typeof import('../../languages/en/littlewars/lwResults.json');
  readonly lwTable: typeof import('../../languages/en/littlewars/lwTable.json');
  readonly lwPlan: typeof import('../../languages/en/littlewars/lwPlan.json');
  readonly lwCountries: typeof import('../../languages/en/littlewars/lwCountries.json');
  readonly lwCountry: typeof import('../../languages/en/littlewars/lwCountry.json');
  readonly lwGunner: typeof import('../../languages/en/littlewars/lwGunner.json');
  readonly lwKeys: typeof import('../../languages/en/littlewars/lwKeys.json');
  readonly lwRecords: typeof import('../../languages/en/littlewars/lwRecords.json');
  readonly lwBook: typeof import('../../languages/en/littlewars/lwBook.json');
  readonly lwRules: typeof import('../../languages/en/littlewars/lwRules.json');
  readonly lwLessons: typeof import('../../languages/en/littlewars/lwLessons.json');
  readonly lwCourse: typeof import('../../languages/en/littlewars/lwCourse.json');
  readonly lwKriegspielFire: typeof import('../../languages/en/littlewars/lwKriegspielFire.json');
  readonly lwKriegspielPanels: typeof import('../../languages/en/littlewars/lwKriegspielPanels.json');
  readonly lwKriegspielPlan: typeof import('../../languages/en/littlewars/lwKriegspielPlan.json');
  readonly lwKriegspiel: typeof import('../../languages/en/littlewars/lwKriegspiel.json');
  readonly lwKriegspielOrders: typeof import('../../languages/en/littlewars/lwKriegspielOrders.json');
  readonly lwKriegspielReasons: typeof import('../../languages/en/littlewars/lwKriegspielReasons.json');
  readonly lwKriegspielRules: typeof import('../../languages/en/littlewars/lwKriegspielRules.json');
  readonly lwKriegspielTable: typeof import('../../languages/en/littlewars/lwKriegspielTable.json');
}
/** The key of a message of Little Wars or of the shell, such as `lwField:title`. */
export type MessageKey = MessageKeyOf<Messages & ShellMessages>;

/**
 * Returns the message of a key of Little Wars, such as `lwField:title`, or of the shell, in the language of the page,
 * with its placeholders (`{{name}}`) filled.
 */
export const t: Translate<Messages & ShellMessages> = translate;

/**
 * Returns all messages of a namespace as they stand in its file, in the language of the page, for texts that are laid
 * out as a whole, such as the rules.
 */
export const content = <N extends keyof Messages>(namespace: N): Messages[N] =>
  namespaceContent(namespace) as Messages[N];
