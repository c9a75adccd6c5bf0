import type { SaveFormat, SavedGame } from '../../shell/persistence/format';
import { isSecret } from '../game/game';
import {
  isContinuation,
  playing,
  readAnySave,
  readyToRead,
  scanAnySave,
  writeAnySave,
} from '../game/kinds';
import type { AnyGame, AnyReading, AnyRecordFault } from '../game/playing';
import { FORMAT, SAVE_VERSION } from '../game/save';

/** The name of the browser's database with the library of Little Wars. */
export const LIBRARY = 'little-wars-library';
/** The storage key of the pointer to the current game of Little Wars. */
export const GAME_KEY = 'little-wars/game';

/** A battle saved in the library, with its faults, as far as it can be read without executing its orders. */
export type SavedBattle = SavedGame<AnyGame, AnyRecordFault> & BattleHead;
/**
 * What a saved battle says without its orders being executed: the `result` that its record states, `red`, `blue` or
 * `draw`, or `*` if it was not over. Missing if the record states none.
 */
export type BattleHead = Pick<AnyReading, 'result'>;

/** The format of the saves of Little Wars and Kriegspiel: how they are written, read and compared. */
export const BATTLE_SAVES: SaveFormat<AnyGame, AnyRecordFault, BattleHead> = {
  name: FORMAT,
  version: SAVE_VERSION,
  key: GAME_KEY,
  damagedKey: 'little-wars/damaged',
  write: writeAnySave,
  timePath: ['game', 'left'],
  ready: readyToRead,
  readSteps: readAnySave,
  // Executing the orders of a long battle takes seconds, and comparing needs none of them.
  scan: scanAnySave,
  isSecret,
  isOver: (game) =>
    game.stage.name === 'battle' && playing(game).battles(game).at(-1)?.phase === 'over',
  mayFork: ({ stage }) => stage.name === 'battle',
  isContinuation,
  progress: (game) => playing(game).progress(game),
  isIrreversible,
  named: (game, name) => ({ ...game, name }),
  nameOf: ({ name }) => name,
};

/** Returns whether something irreversible has happened: a battle begun, a shot, the end of a move. */
function isIrreversible(before: AnyGame | null, game: AnyGame): boolean {
  if (before?.id !== game.id || before.stage.name !== game.stage.name) return true;
  return playing(before).lasting(before) !== playing(game).lasting(game);
}
