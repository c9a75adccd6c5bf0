import type { StoreApi } from 'zustand/vanilla';
import type { SettingsStore } from '../../../shell/settingsStore';
import { goalsOf } from '../../engine/march';
import { reasonsAgainst, reasonsNotToAttack, reasonsToStay } from '../../engine/objections';
import { unitAt, type Position } from '../../engine/position';
import type { Signal, Subscribe } from '../../../shell/signal';
import type { Action, Side, Square } from '../../engine/vocabulary';
import {
  choiceOfUnit,
  chosenUnit,
  NOTHING,
  shownFirst,
  type Choice,
  type Refusal,
} from '../../game/choice';
import { areHere, isHere } from '../../game/seat';
import type { WarSettings } from '../../game/settings';
import {
  forcedUnit,
  order,
  present,
  undo,
  undoEvent,
  type War,
  type WarEvent,
} from '../../game/war';
import { warOf, type GameState, type Store } from '../state';

/**
 * The state of a board with a war on it: the war, what is chosen, and the refusal of the last order, null if it was not
 * refused.
 */
export interface TableState {
  /** Null without a war on it. */
  readonly war: War | null;
  /** What is chosen on the board. */
  readonly choice: Choice;
  /** Why the last order was refused; null if it was executed. */
  readonly refusal: Refusal | null;
}

/** A store that can be read and subscribed to, but not changed. */
export type Readable<T> = Pick<StoreApi<T>, 'getState' | 'getInitialState' | 'subscribe'>;

/**
 * Returns a read-only store whose state is `part` of the state of the store `from`. Subscribers are called at every
 * change of `from`, even if the part stays the same.
 */
export const derived = <S, T>(from: Readable<S>, part: (state: S) => T): Readable<T> => ({
  getState: () => part(from.getState()),
  getInitialState: () => part(from.getInitialState()),
  subscribe: (changed) => from.subscribe((now, before) => changed(part(now), part(before))),
});

/**
 * A board with a war on it, and the orders that can be given there. An order affects only the `Table` on which it is
 * given: the page's war, its past, a study and a lesson each have their own.
 */
export interface Table {
  readonly state: Readable<TableState>;
  /** Calls back after every event of the war, once the state has it; returns an unsubscribe function. */
  readonly onEvent: Subscribe<WarEvent>;
  /**
   * Handles a press on a square: chooses a unit, moves the chosen one, or shows the sum of an attack. With
   * `confirm` (touch) a first press shows a destination, and a second takes it.
   */
  readonly press: (square: Square, how?: { readonly confirm?: boolean }) => void;
  /** Clears what is chosen, shown or aimed at. */
  readonly leave: () => void;
  /** Undoes the last move of the turn. */
  readonly undo: () => void;
  /** Executes an action by the rules; `at` is the square where a refusal is shown. */
  readonly order: (action: Action, at: Square | null) => void;
  /** Attacks the unit on a square, which ends the turn. */
  readonly attack: (target: Square) => void;
  readonly endTurn: () => void;
  readonly surrender: () => void;
  /** Ends the war as a draw that both sides have agreed on. */
  readonly agreeDraw: () => void;
}

/**
 * The argument of `createTable`: where its state is stored (`state`, `set`, `put`), its events, which side's orders it
 * accepts (`takes`), and who gives them (`by`).
 */
export interface TableHolder {
  readonly state: Readable<TableState>;
  readonly onEvent: Subscribe<WarEvent>;
  /** Returns whether it accepts orders of a side now: of seats at this screen, or of all others. */
  readonly takes: (side: Side) => boolean;
  /** Who gives its orders. */
  readonly by: Extract<WarEvent, { is: 'action' }>['by'];
  readonly set: (change: Pick<TableState, 'choice' | 'refusal'>) => void;
  /** Stores a war, and sends the event that led to it; neither, if this table's own rules forbid it. */
  readonly put: (war: War, event: WarEvent) => void;
}

/**
 * Returns the state of a `Table` when a war is shown on it: nothing is refused, and a unit that must act first is
 * chosen (its retreat is due, or it alone may advance; rules.md 7.1, 6.8).
 */
export const laid = (war: War): TableState & { readonly war: War } => ({
  war,
  choice: choiceOfUnit(forcedUnit(war)),
  refusal: null,
});

/**
 * Creates a board with orders for a war. Orders are executed by the rules, and only for sides that `takes` accepts;
 * refused orders are stored with their reasons.
 */
export function createTable({ state, onEvent, takes, by, set, put }: TableHolder): Table {
  /** Returns the war, if its orders are given here now; otherwise null. */
  function currentWar(): War | null {
    const { war, choice } = state.getState();
    if (war === null || choice.of === 'past') return null;
    return takes(present(war).side) ? war : null;
  }

  /** Refuses an order; the chosen unit stays chosen. */
  const refuse = (refusal: Refusal): void =>
    set({ choice: withoutPreview(state.getState().choice), refusal });

  function carryOut(action: Action, at: Square | null): void {
    const war = currentWar();
    if (war === null) return;
    const ordered = order(war, action);
    if (ordered.ok) put(ordered.war, { is: 'action', ...ordered.step, by });
    else refuse({ reasons: ordered.reasons, at });
  }

  /** Handles a press on a possible destination of the chosen unit; returns false if it is none. */
  function march(position: Position, from: Square, to: Square, confirm: boolean): boolean {
    if (!goalsOf(position, from).includes(to)) return false;
    if (confirm && shownFirst(state.getState().choice) !== to)
      set({ choice: { of: 'unit', square: from, preview: to }, refusal: null });
    else carryOut({ type: position.advance === null ? 'move' : 'advance', from, to }, to);
    return true;
  }

  function choose(position: Position, square: Square): void {
    const reasons = position.advance === null ? reasonsToStay(position, square) : [];
    set({
      choice: choiceOfUnit(square),
      refusal: reasons.length > 0 ? { reasons, at: square } : null,
    });
  }

  function aim(war: War, square: Square): void {
    const reasons = reasonsNotToAttack(present(war), square);
    set(
      reasons.length === 0
        ? { choice: { of: 'target', square }, refusal: null }
        : { choice: choiceOfUnit(forcedUnit(war)), refusal: { reasons, at: square } },
    );
  }

  function leave(): void {
    const { war } = state.getState();
    set({ choice: war === null ? NOTHING : choiceOfUnit(forcedUnit(war)), refusal: null });
  }

  return {
    state,
    onEvent,
    leave,

    press(square, { confirm = false } = {}) {
      const war = currentWar();
      if (war === null) return;
      const position = present(war);
      const chosen = chosenUnit(state.getState().choice);
      if (position.over !== null) return;
      if (chosen !== null && march(position, chosen, square, confirm)) return;
      const unit = unitAt(position, square);
      if (unit?.side === position.side && chosen !== square) choose(position, square);
      else if (unit !== null && unit.side !== position.side) aim(war, square);
      else if (chosen === null || chosen === square) leave();
      else {
        const move: Action = { type: 'move', from: chosen, to: square };
        refuse({ reasons: reasonsAgainst(position, move), at: square });
      }
    },

    undo() {
      const war = currentWar();
      if (war === null) return;
      const undone = undo(war);
      if (undone !== war) put(undone, undoEvent(war, undone));
    },

    order: carryOut,
    attack: (target) => carryOut({ type: 'attack', target }, target),
    endTurn: () => carryOut({ type: 'endTurn' }, null),
    surrender: () => carryOut({ type: 'surrender' }, null),
    agreeDraw: () => carryOut({ type: 'draw' }, null),
  };
}

/**
 * Creates the board with orders for the page's current war; behind the curtain it shows no war. `by` says whose orders
 * it accepts: those of a `person` at this screen, or through a `port` those of all other seats, such as bots.
 */
export function createWarTable(
  store: Store,
  settings: SettingsStore<WarSettings>,
  events: Signal<WarEvent>,
  by: 'person' | 'port',
): Table {
  // Behind the curtain no orders are given.
  const shown = (state: GameState): TableState => ({
    war: state.curtain ? null : warOf(state),
    choice: state.choice,
    refusal: state.refusal,
  });
  return createTable({
    state: derived(store, shown),
    onEvent: events.subscribe,
    by,
    takes(side) {
      const { game } = store.getState();
      return game !== null && isHere(game.seats[side]) === (by === 'person');
    },
    set: store.setState,
    put(next, event) {
      const { game, clock } = store.getState();
      if (game === null) return;
      const { war, ...change } = laid(clock?.stamped(next) ?? next);
      const turnEnded =
        event.is === 'action' && event.after.turn > event.before.turn && event.after.over === null;
      store.setState({
        ...change,
        // There is a hand-over only between two people at this screen.
        curtain: turnEnded && areHere(game.seats) && settings.getState().handOver,
        game: { ...game, stage: { name: 'war', war } },
      });
      events.send(event);
    },
  });
}

const withoutPreview = (choice: Choice): Choice =>
  shownFirst(choice) === null ? choice : choiceOfUnit(chosenUnit(choice));
