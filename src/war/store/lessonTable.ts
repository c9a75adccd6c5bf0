import { createStore } from 'zustand/vanilla';
import type { Position } from '../engine/position';
import { setupOf } from '../engine/setups';
import { other, type Side } from '../engine/vocabulary';
import { choiceOfUnit } from '../game/choice';
import { dutyOf, present, type War } from '../game/war';
import { createTable, type Table, type TableState } from './table';

/** A table to learn on: the learner orders one side, the lesson the other. It keeps nothing and has no past. */
export interface LessonTable extends Table {
  /** Lays out a war, whatever was on the table. */
  readonly lay: (war: War) => void;
  /** Says which side is the learner's from here on. */
  readonly seat: (learner: Side) => void;
}

/** A war that goes on from a position in the middle of a turn: what came before cannot be taken back. */
export const warFrom = (position: Position): War => ({
  start: setupOf(position),
  actions: [],
  positions: [position],
});

/** The learner's side: the one to move in a war, or the other where the lesson moves first. */
export function learnerIn(war: War, lessonFirst: boolean): Side {
  const { side } = present(war);
  return lessonFirst ? other(side) : side;
}

export function createLessonTable(war: War, first: Side): LessonTable {
  const laid = (laidOut: War): TableState => ({
    war: laidOut,
    choice: choiceOfUnit(dutyOf(laidOut)),
    refusal: null,
  });
  let learner = first;
  const store = createStore<TableState>(() => laid(war));
  return {
    ...createTable({
      state: store,
      takes: (side) => side === learner,
      set: (change) => store.setState(change),
    }),
    lay: (laidOut) => store.setState(laid(laidOut)),
    seat: (given) => {
      learner = given;
    },
  };
}
