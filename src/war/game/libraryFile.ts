import { saveWithId, type JudgedText, type TextFormat } from '../../shell/libraryFile/texts';
import type { JudgedMap } from './filedMaps';
import type { JudgedStudy } from './filedStudies';
import { isSecret, type Game } from './game';
import { readGame, type SaveFault } from './save';
import { FORMAT } from './saveFormat';
import { isContinuationOf } from './standing';
import { entryOf, readTemplates, type DamagedTemplate, type Template } from './templates';

/** The name and version of this game's library files (docs/library-file.md). */
export const LIBRARY_FORMAT = { name: 'game-of-war-library', version: 1 } as const;

/** The players and the name of a game. */
type AboutGame = Pick<Game, 'players' | 'tags'>;
export type JudgedGame = JudgedText<AboutGame, SaveFault>;

/** The format of games in library files, with their comparison. */
export const GAME_TEXTS: TextFormat<Game, AboutGame, SaveFault> = {
  kind: 'game',
  format: FORMAT,
  read: (text) => {
    const { game, faults } = readGame(text);
    return { value: game, faults };
  },
  // A hidden deployment.
  secret: {
    isIn: isSecret,
    words: /camps|seal|placing|deploy/i,
    valueOf: (text) => readGame(text).game,
  },
  content: (text) => saveWithId(text, ''),
  hasAllOf: (game, old) => isContinuationOf(old, game),
  about: ({ players, tags }) => ({ players, tags }),
  withId: saveWithId,
};

/** The entries of a library file of this game, judged. */
export interface WarEntries {
  readonly games: JudgedGame;
  readonly studies: JudgedStudy;
  readonly maps: JudgedMap;
  readonly templates: JudgedTemplate;
}

/** A judged template of a library file: added, added under another id because its own is taken, or present already. */
export type JudgedTemplate =
  | { readonly verdict: 'new' | 'here'; readonly template: Template }
  | { readonly verdict: 'unreadable'; readonly damage: DamagedTemplate };

/** Judges a template of a library file against the present ones. Never throws. */
export function judgeTemplate(entry: unknown, here: readonly Template[]): JudgedTemplate {
  const { templates, damaged } = readTemplates([entry]);
  const [template] = templates;
  // An entry that is no template is damaged.
  if (template === undefined)
    return { verdict: 'unreadable', damage: damaged[0] as DamagedTemplate };
  const said = saidOf(template);
  return { verdict: here.some((other) => saidOf(other) === said) ? 'here' : 'new', template };
}

/** Returns all of a template except its id. */
const saidOf = (template: Template): string => JSON.stringify(entryOf({ ...template, id: '' }));
