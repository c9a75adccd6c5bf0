import type { SaveFormat, SavedGame } from '../../shell/persistence/format';
import { isSecret, type Game } from '../game/game';
import type { RecordReading } from '../game/parseRecord';
import type { RecordFault } from '../game/recordFaults';
import { FORMAT, parseSave, readSaveSteps, SAVE_VERSION, writeSave } from '../game/save';
import { isContinuationOf, standing } from '../game/standing';
import { battleOf, lastingOrders } from '../game/timeline';

/** The name of the database of this game's library. */
export const LIBRARY = 'little-wars-library';
/** Where local storage has the pointer to the game in hand. */
export const GAME_KEY = 'little-wars/game';

/** A game of the library, as far as it can be read. Its orders are not carried out: that is for who opens it. */
export type KeptGame = SavedGame<Game, RecordFault> & BattleHead;
/** How its record says that it has ended. */
export type BattleHead = Pick<RecordReading, 'result'>;

/** How battles are saved. */
export const BATTLE_SAVES: SaveFormat<Game, RecordFault, BattleHead> = {
  name: FORMAT,
  version: SAVE_VERSION,
  key: GAME_KEY,
  damagedKey: 'little-wars/damaged',
  write: writeSave,
  readSteps: readSaveSteps,
  // To carry out the orders of a long battle takes seconds, and nothing of them is compared.
  scan: parseSave,
  isSecret,
  isOver: (game) => game.stage.name === 'battle' && battleOf(game)?.phase === 'over',
  mayFork: ({ stage }) => stage.name === 'battle',
  isContinuation: isContinuationOf,
  standing,
  isIrreversible,
  named: (game, name) => ({ ...game, name }),
};

/** Whether something has been done that nobody may take back: a battle begun, a shot, a move ended. */
function isIrreversible(before: Game | null, { id, stage }: Game): boolean {
  if (before?.id !== id || before.stage.name !== stage.name) return true;
  return (
    stage.name === 'battle' &&
    before.stage.name === 'battle' &&
    lastingOrders(before.stage.orders) !== lastingOrders(stage.orders)
  );
}
