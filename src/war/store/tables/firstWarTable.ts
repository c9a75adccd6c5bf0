import { createStore } from 'zustand/vanilla';
import { createSignal } from '../../../shell/signal';
import { readAction } from '../../engine/notation/recordText';
import type { Action } from '../../engine/vocabulary';
import { NOTHING } from '../../game/choice';
import {
  firstWar,
  GROUND,
  SCRIPT,
  wrongOrder,
  type FirstWarStep,
  type WrongOrder,
} from '../../game/firstWar';
import { order, present, undoEvent, type War, type WarEvent } from '../../game/war';
import type { BotFault } from '../../seats/bot/kind';
import { createTable, laid, type Readable, type Table, type TableState } from './table';

/**
 * The state of *Your first war*, a scripted war for beginners: the step of the script, why the last legal order was not
 * executed (null if it was), and what the enemy (the South, a bot) still has to order before the player continues.
 */
export interface FirstWarState extends TableState {
  readonly war: War;
  /** The index of the step in the script. */
  readonly step: number;
  /** Why the last legal order was not executed; `lost` if the war was lost and goes back; null if it was executed. */
  readonly wrong: WrongOrder | 'lost' | null;
  /**
   * The South's remaining orders before the player continues; `asked` while a bot computes them, or why no bot can;
   * empty on the player's turn.
   */
  readonly reply: readonly Action[] | 'asked' | BotFault;
}

/**
 * The board of *Your first war*, a scripted war for beginners: the player has the North, a bot the South. An order that
 * the current step of the script does not ask for is not executed.
 */
export interface FirstWarTable extends Table {
  readonly state: Readable<FirstWarState>;
  /** Continues after a sentence has been read. */
  readonly goOn: () => void;
  /** Plays the bot's actions; none at all counts as an illegal one. */
  readonly answer: (actions: readonly Action[]) => void;
  /** Reports that the bot cannot play. */
  readonly fail: (fault: BotFault) => void;
  /** Asks the bot again after it could not play. */
  readonly askAgain: () => void;
  /** Ends the South's turn without a bot; if that is illegal, the South surrenders. */
  readonly skipReply: () => void;
  /** Executes the South's next order. */
  readonly nextReply: () => void;
}

/** Returns the step of *Your first war* at an index of its script, counted from 0; the first for one outside it. */
export const stepAt = (index: number): FirstWarStep => SCRIPT[index] ?? SCRIPT[0];

const read = (texts: readonly string[]): Action[] =>
  texts.flatMap((text) => readAction(GROUND, text) ?? []);

const END: Action = { type: 'endTurn' };

/** Returns why no bot can play the South's turn in *Your first war*, from its `reply`; null if one can. */
export const faultOf = (reply: FirstWarState['reply']): BotFault | null =>
  typeof reply === 'string' && reply !== 'asked' ? reply : null;

/** Creates the board of *Your first war*, a scripted war for beginners, at the first step of its script. */
export function createFirstWarTable(): FirstWarTable {
  const store = createStore<FirstWarState>(() => ({
    war: firstWar(),
    choice: NOTHING,
    refusal: null,
    step: 0,
    wrong: null,
    reply: [],
  }));
  const events = createSignal<WarEvent>();
  /** The war with which the player may begin to play freely. */
  let free = store.getState().war;

  function goOn(): void {
    const { step, war } = store.getState();
    if (stepAt(step + 1).is === 'free') free = war;
    if (step < SCRIPT.length - 1)
      store.setState({ step: step + 1, choice: NOTHING, refusal: null, wrong: null });
  }

  /** Continues from the present war, after an order of either side. */
  function follow(): void {
    const { step, war, reply } = store.getState();
    const { over, side } = present(war);
    if (stepAt(step).is !== 'free') {
      if (reply.length === 0) goOn();
    } else if (over?.winner === 'N') {
      goOn();
    } else if (over !== null) {
      store.setState({ war: free, choice: NOTHING, wrong: 'lost', reply: [] });
      events.send(undoEvent(war, free));
    } else if (side === 'S' && reply.length === 0) {
      store.setState({ reply: 'asked' });
    }
  }

  /** Executes an order of the South, which has others left. */
  function carryOut(action: Action, rest: readonly Action[]): void {
    const ordered = order(store.getState().war, action);
    if (ordered.ok) {
      store.setState({ war: ordered.war, reply: rest });
      events.send({ is: 'action', ...ordered.step, by: 'lesson' });
    } else store.setState({ reply: 'garbled' });
    follow();
  }

  const table = createTable({
    state: store,
    onEvent: events.subscribe,
    by: 'person',
    takes: (side) => {
      const { step, reply } = store.getState();
      return side === 'N' && reply.length === 0 && /order|free/.test(stepAt(step).is);
    },
    set: store.setState,
    put(war, event) {
      const current = stepAt(store.getState().step);
      const wrong = event.is === 'action' ? wrongOrder(current, event.action) : null;
      if (wrong !== null) {
        store.setState({ choice: NOTHING, refusal: null, wrong });
        return;
      }
      const reply = current.is === 'order' ? read(current.reply) : [];
      store.setState({ ...laid(war), ...(event.is === 'action' && { wrong, reply }) });
      events.send(event);
      if (event.is === 'action') follow();
    },
  });

  return {
    ...table,
    state: store,
    // The orders of the script cannot be undone.
    undo: () => {
      const { step, war } = store.getState();
      if (stepAt(step).is === 'free' && war.actions.length > free.actions.length) table.undo();
    },
    goOn: () => {
      if (stepAt(store.getState().step).is === 'read') goOn();
    },
    answer: (actions) => {
      if (store.getState().reply === 'asked')
        store.setState({ reply: actions.length > 0 ? actions : 'garbled' });
    },
    fail: (fault) => {
      if (store.getState().reply === 'asked') store.setState({ reply: fault });
    },
    askAgain: () => {
      if (faultOf(store.getState().reply) !== null) store.setState({ reply: 'asked' });
    },
    skipReply: () => {
      const { war, reply } = store.getState();
      if (faultOf(reply) === null) return;
      const isFree = order(war, END).ok;
      // A side that must retreat cannot end its turn.
      carryOut(isFree ? END : { type: 'surrender' }, []);
    },
    nextReply: () => {
      const { reply } = store.getState();
      const [action, ...rest] = typeof reply === 'string' ? [] : reply;
      if (action !== undefined) carryOut(action, rest);
    },
  };
}
