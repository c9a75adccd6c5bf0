import {
  namespaceContent,
  translate,
  type MessageKeyOf,
  type Translate,
} from '../../shell/language/translate';
import type { ShellMessages } from '../../shell/words/t';

/** The messages of the game by namespace, each a file. English has the types of all languages. */
interface Messages {
  readonly field: typeof import('../../languages/en/war/field.json');
  readonly reasons: typeof import('../../languages/en/war/reasons.json');
  readonly headquarters: typeof import('../../languages/en/war/headquarters.json');
  readonly saving: typeof import('../../languages/en/war/saving.json');
  readonly ruleSets: typeof import('../../languages/en/war/ruleSets.json');
  readonly openings: typeof import('../../languages/en/war/openings.json');
  readonly deployment: typeof import('../../languages/en/war/deployment.json');
  readonly war: typeof import('../../languages/en/war/war.json');
  readonly opponent: typeof import('../../languages/en/war/opponent.json');
  readonly maps: typeof import('../../languages/en/war/maps.json');
  readonly faults: typeof import('../../languages/en/war/faults.json');
  readonly history: typeof import('../../languages/en/war/history.json');
  readonly insight: typeof import('../../languages/en/war/insight.json');
  readonly readings: typeof import('../../languages/en/war/readings.json');
  readonly squares: typeof import('../../languages/en/war/squares.json');
  readonly terse: typeof import('../../languages/en/war/terse.json');
  readonly ground: typeof import('../../languages/en/war/ground.json');
  readonly clock: typeof import('../../languages/en/war/clock.json');
  readonly handicap: typeof import('../../languages/en/war/handicap.json');
  readonly formats: typeof import('../../languages/en/war/formats.json');
  readonly keys: typeof import('../../languages/en/war/keys.json');
  readonly lists: typeof import('../../languages/en/war/lists.json');
  readonly pictures: typeof import('../../languages/en/war/pictures.json');
  readonly plots: typeof import('../../languages/en/war/plots.json');
  readonly printing: typeof import('../../languages/en/war/printing.json');
  readonly records: typeof import('../../languages/en/war/records.json');
  readonly saves: typeof import('../../languages/en/war/saves.json');
  readonly settings: typeof import('../../languages/en/war/settings.json');
  readonly switches: typeof import('../../languages/en/war/switches.json');
  readonly templates: typeof import('../../languages/en/war/templates.json');
  readonly line: typeof import('../../languages/en/war/line.json');
  readonly minute: typeof import('../../languages/en/war/minute.json');
  readonly studies: typeof import('../../languages/en/war/studies.json');
  readonly editor: typeof import('../../languages/en/war/editor.json');
  readonly mapEditor: typeof import('../../languages/en/war/mapEditor.json');
  readonly version: typeof import('../../languages/en/war/version.json');
  readonly hints: typeof import('../../languages/en/war/hints.json');
  readonly analysis: typeof import('../../languages/en/war/analysis.json');
  readonly rulebook: typeof import('../../languages/en/war/rulebook.json');
  readonly lessons: typeof import('../../languages/en/war/lessons.json');
  readonly problems: typeof import('../../languages/en/war/problems.json');
  readonly firstWar: typeof import('../../languages/en/war/firstWar.json');
  readonly embed: typeof import('../../languages/en/war/embed.json');
}
/** The key of a message of Debord's game or of the shell, such as `war:endTurn`: namespace and name. */
export type MessageKey = MessageKeyOf<Messages & ShellMessages>;

/**
 * Returns the message with a key such as `war:endTurn`, of Debord's game or of the shell, in the language of the page;
 * placeholders such as `{{square}}` are replaced by the given values.
 */
export const t: Translate<Messages & ShellMessages> = translate;

/**
 * Returns all messages of a namespace as they are in its file, in the language of the page, for texts that are laid out
 * as a whole, such as the rule book.
 */
export const content = <N extends keyof Messages>(namespace: N): Messages[N] =>
  namespaceContent(namespace) as Messages[N];
