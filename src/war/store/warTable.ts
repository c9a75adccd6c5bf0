import type { SettingsStore } from '../../shell/settingsStore';
import { arePeople, type Seat } from '../game/seat';
import type { WarSettings } from '../game/settings';
import { present, type War } from '../game/war';
import type { GameState, Store } from './state';
import { createTable, derived, type Table, type TableState } from './table';

/** The war of the game in hand, or null before it has begun. */
export const warOf = ({ game }: Pick<GameState, 'game'>): War | null =>
  game?.stage.name === 'war' ? game.stage.war : null;

/** A table of the war of the page: for orders from this screen, or for those of programs. */
export function createWarTable(
  store: Store,
  settings: SettingsStore<WarSettings>,
  seat: Seat['kind'],
): Table {
  // Behind the curtain nobody orders anything.
  const shown = (state: GameState): TableState => ({
    war: state.curtain ? null : warOf(state),
    choice: state.choice,
    refusal: state.refusal,
  });
  return createTable({
    state: derived(store, shown),
    takes: (side) => store.getState().game?.seats[side].kind === seat,
    set({ war, ...change }) {
      const { game, clock } = store.getState();
      const before = warOf({ game });
      if (game === null || before === null || !war) {
        store.setState(change);
        return;
      }
      const position = present(war);
      const turnEnded = position.turn > present(before).turn && position.over === null;
      store.setState({
        ...change,
        // Nothing is handed over to a program.
        curtain: turnEnded && arePeople(game.seats) && settings.getState().handOver,
        game: { ...game, stage: { name: 'war', war: clock?.stamped(war) ?? war } },
      });
    },
  });
}
