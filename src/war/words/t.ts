import {
  namespaceContent,
  translate,
  type MessageKeyOf,
  type Translate,
} from '../../shell/language/translate';
import type { ShellMessages } from '../../shell/words/t';
import type analysis from './en/analysis.json';
import type clock from './en/clock.json';
import type deployment from './en/deployment.json';
import type editor from './en/editor.json';
import type embed from './en/embed.json';
import type faults from './en/faults.json';
import type field from './en/field.json';
import type firstWar from './en/firstWar.json';
import type formats from './en/formats.json';
import type ground from './en/ground.json';
import type handicap from './en/handicap.json';
import type headquarters from './en/headquarters.json';
import type hints from './en/hints.json';
import type history from './en/history.json';
import type insight from './en/insight.json';
import type keeping from './en/keeping.json';
import type keys from './en/keys.json';
import type lessons from './en/lessons.json';
import type line from './en/line.json';
import type lists from './en/lists.json';
import type mapEditor from './en/mapEditor.json';
import type maps from './en/maps.json';
import type minute from './en/minute.json';
import type openings from './en/openings.json';
import type opponent from './en/opponent.json';
import type pictures from './en/pictures.json';
import type plots from './en/plots.json';
import type printing from './en/printing.json';
import type problems from './en/problems.json';
import type readings from './en/readings.json';
import type reasons from './en/reasons.json';
import type records from './en/records.json';
import type ruleSets from './en/ruleSets.json';
import type rulebook from './en/rulebook.json';
import type saves from './en/saves.json';
import type settings from './en/settings.json';
import type squares from './en/squares.json';
import type studies from './en/studies.json';
import type switches from './en/switches.json';
import type templates from './en/templates.json';
import type terse from './en/terse.json';
import type version from './en/version.json';
import type war from './en/war.json';

/** The messages of the game by namespace, each a file. English has the types of all languages. */
interface Messages {
  readonly field: typeof field;
  readonly reasons: typeof reasons;
  readonly headquarters: typeof headquarters;
  readonly keeping: typeof keeping;
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
export type MessageKey = MessageKeyOf<Messages & ShellMessages>;

/** Returns the message of a key such as `war:endTurn`, or of the shell's, with its `{{places}}` filled. */
export const t: Translate<Messages & ShellMessages> = translate;

/** Returns a namespace as in its file, for structured content: the rule book. */
export const content = <N extends keyof Messages>(namespace: N): Messages[N] =>
  namespaceContent(namespace) as Messages[N];
