import { openGameDatabase, type GameDatabase } from '../../../shell/library';

let opened: GameDatabase | null = null;

/** The database of the studies of this browser, apart from that of its games. */
export const studiesDatabase = (): GameDatabase =>
  (opened ??= openGameDatabase('game-of-war-studies'));
