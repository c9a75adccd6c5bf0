import { memoizeLast } from '../../../shell/memoizeLast';
import type { Signal } from '../../../shell/signal';
import { choiceOfUnit, NOTHING, pastIndex } from '../../game/choice';
import type { Game } from '../../game/game';
import type { StepKind } from '../../../shell/replay';
import { othersAllow } from '../../game/seat';
import {
  backTo,
  startOfTurn,
  steppedTo,
  takeBackOrder,
  takeBackTurn,
  warAt,
} from '../../game/past';
import { forcedUnit, present, undoEvent, type War, type WarEvent } from '../../game/war';
import { warOf, type GameState, type Store } from '../state';
import { createTable, derived, laid, type Table, type TableState } from './table';

/** The operations on the past of the war: to show earlier positions, and to take back orders and turns. */
export interface Past {
  /** The board of the war up to the viewed position, where nothing can be ordered; null before anything is viewed. */
  readonly table: Table | null;
  /** Shows the position at an index, 0 being the start; null returns to the present and its orders. */
  readonly show: (at: number | null) => void;
  /** Steps from the viewed position, or back from the present. */
  readonly step: (stepKind: StepKind) => void;
  /** Shows the last position of a turn, or the latest of the current one; before the first, the start. */
  readonly showTurn: (turn: number) => void;
  /** Takes back the latest finished turn, and everything since, by agreement of both sides. */
  readonly takeBackTurn: () => void;
  /**
   * Takes back the last order given at this screen, and those of other seats since: at once, or when they have agreed
   * if their kind must be asked.
   */
  readonly takeBackOrder: () => void;
  /** Undoes all after the first `at` actions, as a seat that is not at this screen has agreed or been allowed to. */
  readonly backTo: (at: number) => void;
}

/**
 * Creates the operations on the past of the war in `store`. Each change of the position and each undo is sent to
 * `events`.
 */
export function createPast(store: Store, events: Signal<WarEvent>): Past {
  const then = memoizeLast((war: War | null, at: number | null) =>
    war === null || at === null ? war : warAt(war, at),
  );
  const seen = (state: GameState): TableState => ({
    war: then(warOf(state), pastIndex(state.choice)),
    choice: NOTHING,
    refusal: null,
  });

  function show(at: number | null): void {
    const war = warOf(store.getState());
    const before = pastIndex(store.getState().choice);
    if (war === null || at === before) return;
    const now = war.actions.length;
    const [from, to] = [before ?? now, Math.min(Math.max(0, at ?? now), now)];
    store.setState({
      choice: at === null ? choiceOfUnit(forcedUnit(war)) : { of: 'past', at: to },
      refusal: null,
    });
    events.send({ is: 'look', war, from, to, isPresent: at === null });
  }

  function goBack(to: (war: War, game: Game) => War): void {
    const { game } = store.getState();
    const war = warOf({ game });
    if (game === null || war === null) return;
    const earlier = to(war, game);
    if (earlier === war) return;
    const { choice, refusal } = laid(earlier);
    store.setState({
      choice,
      refusal,
      curtain: false,
      game: { ...game, stage: { name: 'war', war: earlier } },
    });
    events.send(undoEvent(war, earlier));
  }

  return {
    table: {
      ...createTable({
        state: derived(store, seen),
        onEvent: events.subscribe,
        by: 'person',
        takes: () => false,
        set: () => undefined,
        put: () => undefined,
      }),
      leave: () => show(null),
    },
    show,

    step(stepKind) {
      const war = warOf(store.getState());
      const now = pastIndex(store.getState().choice);
      if (war === null || (now === null && (stepKind === 'next' || stepKind === 'nextTurn')))
        return;
      show(steppedTo(war, now ?? war.actions.length, stepKind));
    },

    showTurn(turn) {
      const war = warOf(store.getState());
      if (war === null) return;
      show(turn >= present(war).turn ? war.actions.length : startOfTurn(war, turn + 1));
    },

    takeBackTurn: () => goBack((war, { clock }) => takeBackTurn(war, clock)),

    takeBackOrder() {
      const { game, ports } = store.getState();
      const back = (): void => goBack((war, { clock, seats }) => takeBackOrder(war, seats, clock));
      if (game === null || othersAllow(game.seats, 'allowsTakingBack')) back();
      else
        void ports?.propose('takeBack').then((agreed) => {
          if (agreed) back();
        });
    },

    backTo: (at) =>
      goBack((war, { clock }) => (at < war.actions.length ? backTo(war, at, clock) : war)),
  };
}
