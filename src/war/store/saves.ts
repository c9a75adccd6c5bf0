import type { SaveFormat, SavedGame } from '../../shell/persistence/format';
import { isSecret, type Game } from '../game/game';
import { isOver } from '../game/over';
import { readGame, readGameSteps, type SaveFault } from '../game/save';
import { FORMAT, SAVE_VERSION } from '../game/saveFormat';
import { isContinuationOf, standing } from '../game/standing';
import { writeGame } from '../game/writing';
import { saveDraftTemplates } from './drafts';

/** The name of the database of this game's library. */
export const LIBRARY = 'game-of-war-library';
/** Where local storage has the pointer to the game in hand; earlier versions kept the game here, hidden deployments too. */
export const GAME_KEY = 'game-of-war/game';

/** A game of the library, as far as it can be read. */
export type KeptGame = SavedGame<Game, SaveFault>;

/** How wars are saved. */
export const WAR_SAVES: SaveFormat<Game, SaveFault> = {
  name: FORMAT,
  version: SAVE_VERSION,
  key: GAME_KEY,
  damagedKey: 'game-of-war/damaged',
  write: writeGame,
  readSteps: readGameSteps,
  // A war is listed by its last turn, and compared by orders that its own rules have let pass.
  scan: readGame,
  isSecret,
  isOver,
  mayFork: ({ stage }) => stage.name !== 'deployment',
  isContinuation: isContinuationOf,
  standing,
  isIrreversible,
  named: (game, name) => {
    // A game's name is the event of its record.
    const others = game.tags.filter((tag) => tag.name !== 'Event');
    return { ...game, tags: name === '' ? others : [{ name: 'Event', value: name }, ...others] };
  },
  // Templates outlive the game they were made for. What a side has sealed stays so: the game may go on elsewhere.
  rescue: (game, storage) => saveDraftTemplates({ storage }, game),
};

/** Whether something has been done that nobody may take back: a turn has ended, lots are drawn, armies are revealed. */
function isIrreversible(before: Game | null, { id, stage }: Game): boolean {
  if (before?.id !== id || before.stage.name !== stage.name) return true;
  return stage.name === 'war' ? stage.war.actions.at(-1)?.type !== 'move' : stage.name === 'lots';
}
