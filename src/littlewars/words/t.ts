import {
  namespaceContent,
  translate,
  type MessageKeyOf,
  type Translate,
} from '../../shell/language/translate';
import type { ShellMessages } from '../../shell/words/t';
import type lwBook from '../../languages/en/littlewars/lwBook.json';
import type lwCountries from '../../languages/en/littlewars/lwCountries.json';
import type lwCountry from '../../languages/en/littlewars/lwCountry.json';
import type lwCourse from '../../languages/en/littlewars/lwCourse.json';
import type lwField from '../../languages/en/littlewars/lwField.json';
import type lwGunner from '../../languages/en/littlewars/lwGunner.json';
import type lwHeadquarters from '../../languages/en/littlewars/lwHeadquarters.json';
import type lwKriegspielFire from '../../languages/en/littlewars/lwKriegspielFire.json';
import type lwKriegspielPanels from '../../languages/en/littlewars/lwKriegspielPanels.json';
import type lwKriegspielPlan from '../../languages/en/littlewars/lwKriegspielPlan.json';
import type lwKriegspiel from '../../languages/en/littlewars/lwKriegspiel.json';
import type lwKriegspielOrders from '../../languages/en/littlewars/lwKriegspielOrders.json';
import type lwKriegspielReasons from '../../languages/en/littlewars/lwKriegspielReasons.json';
import type lwKriegspielRules from '../../languages/en/littlewars/lwKriegspielRules.json';
import type lwKriegspielTable from '../../languages/en/littlewars/lwKriegspielTable.json';
import type lwLessons from '../../languages/en/littlewars/lwLessons.json';
import type lwMelees from '../../languages/en/littlewars/lwMelees.json';
import type lwPlan from '../../languages/en/littlewars/lwPlan.json';
import type lwProgram from '../../languages/en/littlewars/lwProgram.json';
import type lwReasons from '../../languages/en/littlewars/lwReasons.json';
import type lwRecords from '../../languages/en/littlewars/lwRecords.json';
import type lwResults from '../../languages/en/littlewars/lwResults.json';
import type lwRules from '../../languages/en/littlewars/lwRules.json';
import type lwSettingOut from '../../languages/en/littlewars/lwSettingOut.json';
import type lwTable from '../../languages/en/littlewars/lwTable.json';

/** The messages of the game by namespace, each a file. English has the types of all languages. */
interface Messages {
  readonly lwField: typeof lwField;
  readonly lwProgram: typeof lwProgram;
  readonly lwReasons: typeof lwReasons;
  readonly lwHeadquarters: typeof lwHeadquarters;
  readonly lwSettingOut: typeof lwSettingOut;
  readonly lwMelees: typeof lwMelees;
  readonly lwResults: typeof lwResults;
  readonly lwTable: typeof lwTable;
  readonly lwPlan: typeof lwPlan;
  readonly lwCountries: typeof lwCountries;
  readonly lwCountry: typeof lwCountry;
  readonly lwGunner: typeof lwGunner;
  readonly lwRecords: typeof lwRecords;
  readonly lwBook: typeof lwBook;
  readonly lwRules: typeof lwRules;
  readonly lwLessons: typeof lwLessons;
  readonly lwCourse: typeof lwCourse;
  readonly lwKriegspielFire: typeof lwKriegspielFire;
  readonly lwKriegspielPanels: typeof lwKriegspielPanels;
  readonly lwKriegspielPlan: typeof lwKriegspielPlan;
  readonly lwKriegspiel: typeof lwKriegspiel;
  readonly lwKriegspielOrders: typeof lwKriegspielOrders;
  readonly lwKriegspielReasons: typeof lwKriegspielReasons;
  readonly lwKriegspielRules: typeof lwKriegspielRules;
  readonly lwKriegspielTable: typeof lwKriegspielTable;
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
