import type { SaveFormat, SavedGame } from '../../../shell/persistence/format';
import { isSecret, isOver, type Game } from '../../game/game';
import { readGame, readGameSteps, type SaveFault } from '../../game/save';
import { FORMAT, SAVE_VERSION } from '../../game/linkFormat';
import { isContinuationOf, progress } from '../../game/progress';
import { writeGame } from '../../game/writing';
import { saveDraftTemplates } from '../deployment/drafts';

/** The name of the database with the saved games of Debord's game. */
export const LIBRARY = 'game-of-war-library';
/**
 * The key in local storage of the pointer to the current game, its id. Earlier versions stored the whole game there,
 * even hidden deployments.
 */
export const GAME_KEY = 'game-of-war/game';

/** A saved game as the library lists it: the game, as far as its save can be read, and the save's faults. */
export type SavedWar = SavedGame<Game, SaveFault>;

/** The format of the saves of Debord's game: how they are written, read, compared with each other and named. */
export const WAR_SAVES: SaveFormat<Game, SaveFault> = {
  name: FORMAT,
  version: SAVE_VERSION,
  key: GAME_KEY,
  damagedKey: 'game-of-war/damaged',
  write: writeGame,
  timePath: ['game', 'stage', 'times', 'left'],
  readSteps: readGameSteps,
  // A war is listed by its last turn, and compared by orders legal under its own rules.
  scan: readGame,
  isSecret,
  isOver,
  mayFork: ({ stage }) => stage.name !== 'deployment',
  isContinuation: isContinuationOf,
  progress,
  isIrreversible,
  named: (game, name) => {
    // The name of a game is the event of its record.
    const others = game.tags.filter((tag) => tag.name !== 'Event');
    return { ...game, tags: name === '' ? others : [{ name: 'Event', value: name }, ...others] };
  },
  nameOf: ({ tags }) => tags.find(({ name }) => name === 'Event')?.value ?? '',
  // Templates outlive the game they were made for. What a side has sealed stays sealed: the game may continue
  // elsewhere.
  rescue: (game, storage) => saveDraftTemplates({ storage }, game),
};

/** Returns whether something irreversible has happened: the end of a turn, drawn lots, revealed armies. */
function isIrreversible(before: Game | null, { id, stage }: Game): boolean {
  if (before?.id !== id || before.stage.name !== stage.name) return true;
  return stage.name === 'war' ? stage.war.actions.at(-1)?.type !== 'move' : stage.name === 'lots';
}
