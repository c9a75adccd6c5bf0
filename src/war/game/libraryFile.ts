import {
  saveWithId,
  type JudgedText,
  type TextFormat,
  type Judged,
} from '../../shell/libraryFile/texts';
import { isSecret, type Game } from './game';
import { readGame, type SaveFault } from './save';
import { FORMAT } from './linkFormat';
import { isContinuationOf } from './progress';
import { entryOf, readTemplates, type DamagedTemplate, type Template } from './templates';
import type { MapFault, MapWarning } from '../engine/maps/mapFaults';
import type { MapWords } from '../engine/maps/mapHead';
import { readMapDraft } from './mapDraftText';
import type { Shape } from '../engine/notation/commentText';
import { writeHead } from '../engine/notation/recordHead';
import { continuation, nodeOf, ROOT, studyName, type NodeId, type Study } from './study';
import { readSavedStudy, recordOfSaved, type SavedStudyReading } from './studySave';

type StudyFault = SavedStudyReading['faults'][number];
/**
 * A study of a library file, compared with the studies of this browser: `verdict` says whether it is new, here already,
 * older, further advanced, different or unreadable; `about` is its name, which may be empty.
 */
export type JudgedStudy = JudgedText<string, StudyFault>;

/** How the studies in a library file are read, compared with those of this browser and merged with them. */
export const STUDY_TEXTS: TextFormat<Study, string, StudyFault> = {
  kind: 'study',
  read: (text) => {
    const { study, faults } = readSavedStudy(text);
    return { value: study, faults };
  },
  // The last position shown is not part of the content.
  content: (text) => recordOfSaved(text) ?? text,
  hasAllOf,
  about: studyName,
  // A study does not contain its id.
  withId: (text) => text,
};

/**
 * Returns whether a study contains everything in another: its start, its tags, its lines in their order, its comments
 * and shapes.
 */
export function hasAllOf(study: Study, other: Study): boolean {
  if (beginning(study) !== beginning(other)) return false;
  const hasTag = (name: string, value: string): boolean =>
    study.tags.some((tag) => tag.name === name && tag.value === value);
  if (!other.tags.every(({ name, value }) => hasTag(name, value))) return false;
  const todo: [NodeId, NodeId][] = [[ROOT, ROOT]];
  for (let next = todo.pop(); next !== undefined; next = todo.pop()) {
    const [ours, theirs] = [nodeOf(study, next[0]), nodeOf(other, next[1])];
    const ownNotes = new Set([...ours.shapes.map(shapeKey), ...ours.commands]);
    const notes = [...theirs.shapes.map(shapeKey), ...theirs.commands];
    if (!ours.comment.includes(theirs.comment) || !notes.every((note) => ownNotes.has(note)))
      return false;
    let last = -1;
    for (const child of theirs.children) {
      const { action } = nodeOf(other, child);
      const own = action === null ? undefined : continuation(study, ours.id, action);
      const place = own === undefined ? -1 : ours.children.indexOf(own);
      if (own === undefined || place <= last) return false;
      last = place;
      todo.push([own, child]);
    }
  }
  return true;
}

/** Returns the map, rules and position of a record. */
function beginning({ start: { board, rules, ruleSet, setup } }: Study): string {
  return writeHead(board, { tags: [], rules, ruleSet, start: setup }, null).join('\n');
}

const shapeKey = ({ brush, from, to }: Shape): string => `${brush} ${from} ${to ?? ''}`;

/** The name and version of this game's library files (docs/library-file.md). */
export const LIBRARY_FORMAT = { name: 'game-of-war-library', version: 1 } as const;

/** The players and the name of a game. */
type AboutGame = Pick<Game, 'players' | 'tags'>;
/**
 * A game of a library file, compared with the games of this browser: `verdict` says whether it is new, here already,
 * older, further advanced, different, secret or unreadable; `about` has its players and tags, null if it is unreadable.
 */
export type JudgedGame = JudgedText<AboutGame, SaveFault>;

/** How the games in a library file are read and compared with those of this browser. */
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

/** The type of each kind of entry in a library file, each compared with those of this browser. */
export interface WarEntries {
  readonly games: JudgedGame;
  readonly studies: JudgedStudy;
  readonly maps: JudgedMap;
  readonly templates: JudgedTemplate;
}

/**
 * A deployment template of a library file, compared with those of this browser: `new`, to be added (under another id
 * if its own is taken); already `here`; or `unreadable`.
 */
export type JudgedTemplate =
  | { readonly verdict: 'new' | 'here'; readonly template: Template }
  | { readonly verdict: 'unreadable'; readonly damage: DamagedTemplate };

/**
 * Returns the verdict on an entry of a library file, a deployment template, compared with the templates `here` of this
 * browser. Never throws.
 */
export function judgeTemplate(entry: unknown, here: readonly Template[]): JudgedTemplate {
  const { templates, damaged } = readTemplates([entry]);
  const [template] = templates;
  // An entry that is no template is damaged.
  if (template === undefined)
    return { verdict: 'unreadable', damage: damaged[0] as DamagedTemplate };
  const content = contentOf(template);
  return { verdict: here.some((other) => contentOf(other) === content) ? 'here' : 'new', template };
}

/** Returns all of a template except its id. */
const contentOf = (template: Template): string => JSON.stringify(entryOf({ ...template, id: '' }));

/** A player's own map in a library file. */
interface FiledMap {
  readonly id: string;
  /** The text of the map, which may have faults (docs/maps.md). */
  readonly text: string;
}

/**
 * A map of a library file, compared with those of this browser: `new`; already `here`; different from the one of the
 * same id and to be added beside it (`apart`), because neither is known to be the later; or `unreadable`. The faults
 * are those of its text.
 */
export interface JudgedMap extends FiledMap, Judged {
  readonly verdict: 'new' | 'here' | 'apart' | 'unreadable';
  /** Its names by language; null if they cannot be read. */
  readonly names: MapWords | null;
  readonly faults: readonly (MapFault | MapWarning)[];
}

/** Looks up the maps of this browser: whether one has an id, and whether one has a text. */
interface MapsHere {
  readonly hasId: (id: string) => boolean;
  readonly hasText: (text: string) => boolean;
}

/**
 * Returns the verdict on a map of a library file, given by its id and text, compared with the maps of this browser, in
 * which `here` looks an id or a text up: `new`, `here` (this text is here), `apart` (another text has its id) or
 * `unreadable`. Never throws.
 */
export function judgeMap(filed: FiledMap, here: MapsHere): JudgedMap {
  const { draft, left } = readMapDraft(filed.text);
  const verdict = ((): JudgedMap['verdict'] => {
    if (here.hasText(filed.text)) return 'here';
    if (draft === null) return 'unreadable';
    return here.hasId(filed.id) ? 'apart' : 'new';
  })();
  return { ...filed, verdict, names: draft && draft.names, faults: left };
}
