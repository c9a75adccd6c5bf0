import type { Persistence } from '../../shell/persistence/persistence';
import type { SettingsStore } from '../../shell/settingsStore';
import type { Game } from '../game/game';
import type { SaveFault } from '../game/save';
import { arePeople } from '../game/seat';
import type { WarSettings } from '../game/settings';
import type { War } from '../game/war';
import { warOf, type Services, type Store } from './state';
import type { Table } from './table';

/** What runs beside a war at its board, its clock and its seats, needs of the store. */
export interface AtBoard extends Pick<Services, 'randomInt'> {
  readonly store: Store;
  readonly settings: SettingsStore<WarSettings>;
  readonly saved: Pick<Persistence<Game, SaveFault>, 'save' | 'settle'>;
  /** Where orders of people are given, and of programs. */
  readonly table: Table;
  readonly botTable: Table;
}

/** Begins to run beside a war in hand; returns what ends that. */
export type RunAtBoard = (board: AtBoard, game: Game, war: War) => () => void;

/**
 * Runs the clock of every war that has one, and the seats of whoever does not sit at this screen: from when it is at its board until
 * it leaves it or another takes its place.
 */
export function runAtBoard(
  board: AtBoard,
  runs: Readonly<Record<'clock' | 'seats', RunAtBoard>>,
): void {
  follow(({ clock }) => clock !== undefined, runs.clock);
  // Whoever plays by a clock follows it.
  follow(({ seats }) => !arePeople(seats), runs.seats);

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
      // What it sets in the state is heard here too.
      running = { id: game.id };
      running.end = run(board, game, war);
    };
    look();
    store.subscribe(look);
  }
}
