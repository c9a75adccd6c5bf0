import { createStore } from 'zustand/vanilla';
import type { Position } from '../../engine/position';
import { setupOf } from '../../engine/setups';
import { createSignal } from '../../../shell/signal';
import { other, type Side } from '../../engine/vocabulary';
import { warAt } from '../../game/past';
import { present, undoEvent, type War, type WarEvent } from '../../game/war';
import { createTable, laid, type Table } from './table';

/**
 * A table (a board with a war and its orders) for lessons and problems: the learner commands one side, the lesson the
 * other. Nothing is saved, and past positions cannot be viewed.
 */
export interface LessonTable extends Table {
  /** The same war, for the lesson's orders of the other side. */
  readonly enemy: Pick<Table, 'order'>;
  /** Undoes all but the first `count` actions. */
  readonly backTo: (count: number) => void;
  /** Replaces the war on the table. */
  readonly lay: (war: War) => void;
  /** Sets the learner's side from here on. */
  readonly seat: (learner: Side) => void;
}

/** Returns a war that begins with a position, even within a turn, whose moves cannot be undone. */
export const warFrom = (position: Position): War => ({
  start: setupOf(position),
  actions: [],
  positions: [position],
});

/**
 * Returns the side of the learner in a lesson that shows `war`: the side to move, or the other one if the lesson gives
 * the first orders (`lessonFirst`).
 */
export function learnerIn(war: War, lessonFirst: boolean): Side {
  const { side } = present(war);
  return lessonFirst ? other(side) : side;
}

/** Creates a table for lessons and problems that shows a war; `first` is the learner's side at the beginning. */
export function createLessonTable(war: War, first: Side): LessonTable {
  let learner = first;
  const store = createStore(() => laid(war));
  const events = createSignal<WarEvent>();
  function put(next: War, event: WarEvent): void {
    store.setState(laid(next));
    events.send(event);
  }
  const holder = { state: store, onEvent: events.subscribe, set: store.setState, put };
  return {
    ...createTable({ ...holder, by: 'person', takes: (side) => side === learner }),
    enemy: createTable({ ...holder, by: 'lesson', takes: (side) => side !== learner }),
    backTo(count) {
      const now = store.getState().war;
      const earlier = warAt(now, count);
      if (earlier !== now) put(earlier, undoEvent(now, earlier));
    },
    lay: (laidOut) => store.setState(laid(laidOut)),
    seat: (given) => {
      learner = given;
    },
  };
}
