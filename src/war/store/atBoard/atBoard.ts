import type { Persistence } from '../../../shell/persistence/persistence';
import type { SettingsStore } from '../../../shell/settingsStore';
import type { Game } from '../../game/game';
import type { SaveFault } from '../../game/save';
import { areHere } from '../../game/seat';
import type { WarSettings } from '../../game/settings';
import type { War } from '../../game/war';
import { warOf, type Services, type Store } from '../state';
import type { Past } from '../tables/past';
import type { Table } from '../tables/table';

/**
 * The services for the clock of a war and its seats that are not at this screen (bots) while the war's board is shown:
 * the store and settings, the saving of the game, and the tables that accept their orders.
 */
export interface AtBoard extends Pick<Services, 'randomInt' | 'storage'> {
  readonly store: Store;
  readonly settings: SettingsStore<WarSettings>;
  readonly saved: Pick<Persistence<Game, SaveFault>, 'saveTime' | 'settle'>;
  /** The table for orders of people at this screen. */
  readonly table: Table;
  /** The table for orders of all other seats. */
  readonly portTable: Table;
  readonly past: Pick<Past, 'backTo'>;
}

/** Starts a service of the current war, its clock or its seats elsewhere; returns a function that ends it. */
export type RunAtBoard = (board: AtBoard, game: Game, war: War) => () => void;

/**
 * Starts the clock of the current game, if it has one, and its seats that are not at this screen (bots), if there are
 * any, whenever the board of a war is shown; ends them when the war's board is left. `runs` are the functions that
 * start them.
 */
export function runAtBoard(
  board: AtBoard,
  runs: Readonly<Record<'clock' | 'seats', RunAtBoard>>,
): void {
  follow(({ clock }) => clock !== undefined, runs.clock);
  // The seats follow the clock.
  follow(({ seats }) => !areHere(seats), runs.seats);

  function follow(isWanted: (game: Game) => boolean, run: RunAtBoard): void {
    const { store } = board;
    let running: { readonly id: string; end?: () => void } | null = null;
    const look = (): void => {
      const { game, screen } = store.getState();
      const war = screen === 'game' && game !== null && isWanted(game) ? warOf({ game }) : null;
      if (running !== null && (war === null || running.id !== game?.id)) {
        const { end } = running;
        running = null;
        end?.();
      }
      if (game === null || war === null || running !== null) return;
      // Changes it makes in the state are handled here too.
      running = { id: game.id };
      running.end = run(board, game, war);
    };
    look();
    store.subscribe(look);
  }
}
