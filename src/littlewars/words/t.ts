import {
  namespaceContent,
  translate,
  type MessageKeyOf,
  type Translate,
} from '../../shell/language/translate';
import type { ShellMessages } from '../../shell/words/t';
import type lwBook from './en/lwBook.json';
import type lwCountries from './en/lwCountries.json';
import type lwCountry from './en/lwCountry.json';
import type lwField from './en/lwField.json';
import type lwGunner from './en/lwGunner.json';
import type lwHeadquarters from './en/lwHeadquarters.json';
import type lwLessons from './en/lwLessons.json';
import type lwMelees from './en/lwMelees.json';
import type lwPlan from './en/lwPlan.json';
import type lwReasons from './en/lwReasons.json';
import type lwRecords from './en/lwRecords.json';
import type lwResults from './en/lwResults.json';
import type lwRules from './en/lwRules.json';
import type lwSettingOut from './en/lwSettingOut.json';
import type lwTable from './en/lwTable.json';

/** The messages of the game by namespace, each a file. English has the types of all languages. */
interface Messages {
  readonly lwField: typeof lwField;
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
}
export type MessageKey = MessageKeyOf<Messages & ShellMessages>;

/** Returns the message of a key such as `lwField:title`, or of the shell's, with its `{{places}}` filled. */
export const t: Translate<Messages & ShellMessages> = translate;

/** Returns a namespace as in its file, for structured content: the rules. */
export const content = <N extends keyof Messages>(namespace: N): Messages[N] =>
  namespaceContent(namespace) as Messages[N];
