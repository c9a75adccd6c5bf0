import { memoizeLast } from '../../shell/memoizeLast';
import type { Signal } from '../../shell/signal';
import { choiceOfUnit, NOTHING, pastIndex } from '../game/choice';
import type { Game } from '../game/game';
import type { StepKind } from '../../shell/replay';
import { startOfTurn, steppedTo, takeBackOrder, takeBackTurn, warAt } from '../game/past';
import { forcedUnit, present, undoEvent, type War, type WarEvent } from '../game/war';
import { warOf, type GameState, type Store } from './state';
import { createTable, derived, laid, type Table, type TableState } from './table';

/** What can be done with the past of a war: it is looked back at, and taken back when both sides agree. */
export interface Past {
  /** The war as it was at the moment looked back at: nothing can be ordered there. Null before anything is looked back at. */
  readonly table: Table | null;
  /** Shows the position at an index, 0 the start; null goes back to the present and its orders. */
  readonly show: (at: number | null) => void;
  /** Goes on from the moment looked back at, or back from the present, beyond which there is nothing. */
  readonly step: (stepKind: StepKind) => void;
  /** Shows the position that a turn ended with, or as far as it has gone; before the first, the start. */
  readonly showTurn: (turn: number) => void;
  /** Takes back the latest turn that has ended, and with it what has been done since: both sides agree. */
  readonly takeBackTurn: () => void;
  /** Takes back the last order of a person, and what programs have played since. */
  readonly takeBackOrder: () => void;
}

/** What looks back. */
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
    takeBackOrder: () => goBack((war, { clock, seats }) => takeBackOrder(war, seats, clock)),
  };
}
