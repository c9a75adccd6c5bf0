import type lwBattle from './en/battle.json';
import type lwGunner from './en/gunner.json';
import type lwPlan from './en/plan.json';
import type lwRecords from './en/records.json';

/**
 * The messages of Little Wars in the parts they are loaded in, each a few namespaces. The names of parts and of namespaces
 * belong to the whole page: all begin with `lw`. English has the types of all languages.
 */
export interface Parts {
  /** What headquarters, the setting out and the table say; its namespace `lwField` has the words of the rules. */
  readonly lwBattle: typeof lwBattle;
  /** What the plan says, and who draws a country. */
  readonly lwPlan: typeof lwPlan;
  /** What the gunner sees and what a shot did. */
  readonly lwGunner: typeof lwGunner;
  /** Records, links and the library. */
  readonly lwRecords: typeof lwRecords;
}
export type Part = keyof Parts;
