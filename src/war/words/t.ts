import {
  namespaceContent,
  translate,
  type MessageKeyOf,
  type Translate,
} from '../../shell/language/translate';
import type { ShellMessages } from '../../shell/words/t';
import type analysis from '../../languages/en/war/analysis.json';
import type clock from '../../languages/en/war/clock.json';
import type deployment from '../../languages/en/war/deployment.json';
import type editor from '../../languages/en/war/editor.json';
import type embed from '../../languages/en/war/embed.json';
import type faults from '../../languages/en/war/faults.json';
import type field from '../../languages/en/war/field.json';
import type firstWar from '../../languages/en/war/firstWar.json';
import type formats from '../../languages/en/war/formats.json';
import type ground from '../../languages/en/war/ground.json';
import type handicap from '../../languages/en/war/handicap.json';
import type headquarters from '../../languages/en/war/headquarters.json';
import type hints from '../../languages/en/war/hints.json';
import type history from '../../languages/en/war/history.json';
import type insight from '../../languages/en/war/insight.json';
import type saving from '../../languages/en/war/saving.json';
import type keys from '../../languages/en/war/keys.json';
import type lessons from '../../languages/en/war/lessons.json';
import type line from '../../languages/en/war/line.json';
import type lists from '../../languages/en/war/lists.json';
import type mapEditor from '../../languages/en/war/mapEditor.json';
import type maps from '../../languages/en/war/maps.json';
import type minute from '../../languages/en/war/minute.json';
import type openings from '../../languages/en/war/openings.json';
import type opponent from '../../languages/en/war/opponent.json';
import type pictures from '../../languages/en/war/pictures.json';
import type plots from '../../languages/en/war/plots.json';
import type printing from '../../languages/en/war/printing.json';
import type problems from '../../languages/en/war/problems.json';
import type readings from '../../languages/en/war/readings.json';
import type reasons from '../../languages/en/war/reasons.json';
import type records from '../../languages/en/war/records.json';
import type ruleSets from '../../languages/en/war/ruleSets.json';
import type rulebook from '../../languages/en/war/rulebook.json';
import type saves from '../../languages/en/war/saves.json';
import type settings from '../../languages/en/war/settings.json';
import type squares from '../../languages/en/war/squares.json';
import type studies from '../../languages/en/war/studies.json';
import type switches from '../../languages/en/war/switches.json';
import type templates from '../../languages/en/war/templates.json';
import type terse from '../../languages/en/war/terse.json';
import type version from '../../languages/en/war/version.json';
import type war from '../../languages/en/war/war.json';

/** The messages of the game by namespace, each a file. English has the types of all languages. */
interface Messages {
  readonly field: typeof field;
  readonly reasons: typeof reasons;
  readonly headquarters: typeof headquarters;
  readonly saving: typeof saving;
  readonly ruleSets: typeof ruleSets;
  readonly openings: typeof openings;
  readonly deployment: typeof deployment;
  readonly war: typeof war;
  readonly opponent: typeof opponent;
  readonly maps: typeof maps;
  readonly faults: typeof faults;
  readonly history: typeof history;
  readonly insight: typeof insight;
  readonly readings: typeof readings;
  readonly squares: typeof squares;
  readonly terse: typeof terse;
  readonly ground: typeof ground;
  readonly clock: typeof clock;
  readonly handicap: typeof handicap;
  readonly formats: typeof formats;
  readonly keys: typeof keys;
  readonly lists: typeof lists;
  readonly pictures: typeof pictures;
  readonly plots: typeof plots;
  readonly printing: typeof printing;
  readonly records: typeof records;
  readonly saves: typeof saves;
  readonly settings: typeof settings;
  readonly switches: typeof switches;
  readonly templates: typeof templates;
  readonly line: typeof line;
  readonly minute: typeof minute;
  readonly studies: typeof studies;
  readonly editor: typeof editor;
  readonly mapEditor: typeof mapEditor;
  readonly version: typeof version;
  readonly hints: typeof hints;
  readonly analysis: typeof analysis;
  readonly rulebook: typeof rulebook;
  readonly lessons: typeof lessons;
  readonly problems: typeof problems;
  readonly firstWar: typeof firstWar;
  readonly embed: typeof embed;
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
