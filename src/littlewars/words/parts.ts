import type lwBattle from './en/battle.json';
import type lwGunner from './en/gunner.json';
import type lwPlan from './en/plan.json';
import type lwRecords from './en/records.json';
import type lwRules from './en/rules.json';

/**
 * The messages of Little Wars by the parts in which they are loaded, each with a few namespaces. The names of parts
 * and of namespaces belong to the whole page: all begin with `lw`. English has the types of all languages.
 */
export interface Parts {
  /** Headquarters, the setting out and the table; the namespace `lwField` has the vocabulary of the rules. */
  readonly lwBattle: typeof lwBattle;
  /** The plan, and the editor of Countries. */
  readonly lwPlan: typeof lwPlan;
  /** The gunner's view, and the effects of shots. */
  readonly lwGunner: typeof lwGunner;
  /** Records, links and the library. */
  readonly lwRecords: typeof lwRecords;
  /** The rule book; its namespace `lwRules` is structured content. */
  readonly lwRules: typeof lwRules;
}
export type Part = keyof Parts;
