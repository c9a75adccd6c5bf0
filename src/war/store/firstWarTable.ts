import { createStore } from 'zustand/vanilla';
import { createSignal } from '../../shell/signal';
import { readAction } from '../engine/notation/actionReading';
import type { Action } from '../engine/vocabulary';
import { NOTHING } from '../game/choice';
import {
  firstWar,
  GROUND,
  SCRIPT,
  wrongOrder,
  type FirstWarStep,
  type WrongOrder,
} from '../game/firstWar';
import { order, present, undoEvent, type War, type WarEvent } from '../game/war';
import type { BotFault } from './botState';
import { createTable, laid, type Readable, type Table, type TableState } from './table';

/** The first war as far as it has come. */
export interface FirstWarState extends TableState {
  readonly war: War;
  /** The index of the step in the script. */
  readonly step: number;
  /** Why the last order was not carried out though it was legal; `lost` where the war was lost and goes back. */
  readonly wrong: WrongOrder | 'lost' | null;
  /**
   * What the South is still to do before the player goes on; `asked` of a program, or why no program plays its turn;
   * empty where it is the player's turn.
   */
  readonly reply: readonly Action[] | 'asked' | BotFault;
}

/** A table for the first war: the player leads the North. An order that the step does not ask for changes nothing. */
export interface FirstWarTable extends Table {
  readonly state: Readable<FirstWarState>;
  /** On from a sentence that has been read. */
  readonly goOn: () => void;
  /** What the program plays; none at all is as bad as an order that the rules refuse. */
  readonly answer: (actions: readonly Action[]) => void;
  /** The program that was asked cannot play. */
  readonly fail: (fault: BotFault) => void;
  /** Asks the program that could not play once more. */
  readonly askAgain: () => void;
  /** Ends the turn of the South, which no program plays; where it may not be ended so, the South surrenders. */
  readonly skipReply: () => void;
  /** Carries out the next order of the South. */
  readonly nextReply: () => void;
}

/** The step of the script with an index. */
export const stepAt = (index: number): FirstWarStep => SCRIPT[index] ?? SCRIPT[0];

const read = (texts: readonly string[]): Action[] =>
  texts.flatMap((text) => readAction(GROUND, text) ?? []);

const END: Action = { type: 'endTurn' };

/** Why no program plays the turn of the South, or null. */
export const faultOf = (reply: FirstWarState['reply']): BotFault | null =>
  typeof reply === 'string' && reply !== 'asked' ? reply : null;

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
  /** The war as the player may begin to play freely with it. */
  let free = store.getState().war;

  function goOn(): void {
    const { step, war } = store.getState();
    if (stepAt(step + 1).is === 'free') free = war;
    if (step < SCRIPT.length - 1)
      store.setState({ step: step + 1, choice: NOTHING, refusal: null, wrong: null });
  }

  /** Goes on where the war now stands, after an order of either side. */
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

  /** Carries out an order of the South, after which it has others to give. */
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
    // What the script has told is not taken back.
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
      // Whoever must retreat first cannot end the turn.
      carryOut(isFree ? END : { type: 'surrender' }, []);
    },
    nextReply: () => {
      const { reply } = store.getState();
      const [action, ...rest] = typeof reply === 'string' ? [] : reply;
      if (action !== undefined) carryOut(action, rest);
    },
  };
}
