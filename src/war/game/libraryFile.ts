import { saveWithId, type JudgedText, type TextFormat } from '../../shell/libraryFile/texts';
import type { JudgedMap } from './filedMaps';
import type { JudgedStudy } from './filedStudies';
import { isSecret, type Game } from './game';
import { readGame, type SaveFault } from './save';
import { FORMAT } from './saveFormat';
import { isContinuationOf } from './standing';
import { entryOf, readTemplates, type DamagedTemplate, type Template } from './templates';

/** What the files of this game's library say of themselves (docs/library-file.md). */
export const LIBRARY_FORMAT = { name: 'game-of-war-library', version: 1 } as const;

/** Who plays a game and what it is called. */
type AboutGame = Pick<Game, 'players' | 'tags'>;
export type JudgedGame = JudgedText<AboutGame, SaveFault>;

/** The games of the library, as its file has and compares them. */
export const GAME_TEXTS: TextFormat<Game, AboutGame, SaveFault> = {
  kind: 'game',
  format: FORMAT,
  read: (text) => {
    const { game, faults } = readGame(text);
    return { value: game, faults };
  },
  // An army that is deployed unseen.
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

/** What a library of this game has, as its file is judged. */
export interface WarEntries {
  readonly games: JudgedGame;
  readonly studies: JudgedStudy;
  readonly maps: JudgedMap;
  readonly templates: JudgedTemplate;
}

/** A template of a file as it was judged: added, under another id where another goes by its own, or here already. */
export type JudgedTemplate =
  | { readonly verdict: 'new' | 'here'; readonly template: Template }
  | { readonly verdict: 'unreadable'; readonly damage: DamagedTemplate };

/** Judges a template of a file by those on the list here. Never throws. */
export function judgeTemplate(entry: unknown, here: readonly Template[]): JudgedTemplate {
  const { templates, damaged } = readTemplates([entry]);
  const [template] = templates;
  // What is no template is damaged.
  if (template === undefined)
    return { verdict: 'unreadable', damage: damaged[0] as DamagedTemplate };
  const said = saidOf(template);
  return { verdict: here.some((other) => saidOf(other) === said) ? 'here' : 'new', template };
}

/** All that a template says but its id. */
const saidOf = (template: Template): string => JSON.stringify(entryOf({ ...template, id: '' }));
