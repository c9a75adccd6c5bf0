import type { SaveFormat, SavedGame } from '../../shell/persistence/format';
import { isSecret, type Game } from '../game/game';
import type { RecordReading } from '../game/parseRecord';
import type { RecordFault } from '../game/recordText';
import { FORMAT, parseSave, readSaveSteps, SAVE_VERSION, writeSave } from '../game/save';
import { isContinuationOf, standing } from '../game/standing';
import { battleOf, lastingOrders } from '../game/timeline';

/** The name of the database of this game's library. */
export const LIBRARY = 'little-wars-library';
/** The storage key of the pointer to the current game. */
export const GAME_KEY = 'little-wars/game';

/** A game of the library, as far as it can be read. Its orders are not executed before it is opened. */
export type SavedBattle = SavedGame<Game, RecordFault> & BattleHead;
/** Its result by its record. */
export type BattleHead = Pick<RecordReading, 'result'>;

/** The format of saved battles. */
export const BATTLE_SAVES: SaveFormat<Game, RecordFault, BattleHead> = {
  name: FORMAT,
  version: SAVE_VERSION,
  key: GAME_KEY,
  damagedKey: 'little-wars/damaged',
  write: writeSave,
  readSteps: readSaveSteps,
  // Executing the orders of a long battle takes seconds, and comparing needs none of them.
  scan: parseSave,
  isSecret,
  isOver: (game) => game.stage.name === 'battle' && battleOf(game)?.phase === 'over',
  mayFork: ({ stage }) => stage.name === 'battle',
  isContinuation: isContinuationOf,
  standing,
  isIrreversible,
  named: (game, name) => ({ ...game, name }),
};

/** Returns whether something irreversible has happened: a battle begun, a shot, the end of a move. */
function isIrreversible(before: Game | null, { id, stage }: Game): boolean {
  if (before?.id !== id || before.stage.name !== stage.name) return true;
  return (
    stage.name === 'battle' &&
    before.stage.name === 'battle' &&
    lastingOrders(before.stage.orders) !== lastingOrders(stage.orders)
  );
}
