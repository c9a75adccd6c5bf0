import { createStore } from 'zustand/vanilla';
import type { Position } from '../engine/position';
import { setupOf } from '../engine/setups';
import { other } from '../engine/vocabulary';
import { choiceOfUnit } from '../game/choice';
import type { Seats } from '../game/seat';
import { dutyOf, present, type War } from '../game/war';
import { createTable, type Table, type TableState } from './table';

/** A table to learn on: the learner has one side's seat, the lesson the other's. It keeps nothing and has no past. */
export interface LessonTable extends Table {
  /** Lays out a war, whatever was on the table. */
  readonly lay: (war: War) => void;
  /** Says who is to give the orders from here on: the learner those of a side, the lesson the other's. */
  readonly seat: (seats: Seats) => void;
}

/** A war that goes on from a position in the middle of a turn: what came before cannot be taken back. */
export const warFrom = (position: Position): War => ({
  start: setupOf(position),
  actions: [],
  positions: [position],
});

/** The learner's seat: the side to move in a war, or the other where the lesson moves first. */
export function lessonSeats(war: War, lessonFirst: boolean): Seats {
  const { side } = present(war);
  const learner = lessonFirst ? other(side) : side;
  return learner === 'N' ? { N: 'person', S: 'program' } : { N: 'program', S: 'person' };
}

export function createLessonTable(war: War, first: Seats): LessonTable {
  const laid = (laidOut: War): TableState => ({
    war: laidOut,
    choice: choiceOfUnit(dutyOf(laidOut)),
    refusal: null,
  });
  let seats = first;
  const store = createStore<TableState>(() => laid(war));
  return {
    ...createTable({
      state: store,
      takes: (side) => seats[side] === 'person',
      set: (change) => store.setState(change),
    }),
    lay: (laidOut) => store.setState(laid(laidOut)),
    seat: (given) => {
      seats = given;
    },
  };
}
