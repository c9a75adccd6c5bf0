import type { Point } from '../../engine/types';
import type { Sight } from './sight';
import type { SightControl } from './useSight';
import type { ChooseMode, Tool } from './view';

/** What a press was upon, the nearest first; those that may be dragged, likewise. */
export interface Touched {
  readonly near: readonly string[];
  readonly movable: readonly string[];
}

/** The plan, to hands. Places are of the sheet, but those of a measure and of a drag, which are of the field. */
export interface Hands {
  readonly tool: () => Tool;
  readonly sight: SightControl;
  readonly touched: (at: Point, touch: boolean) => Touched;
  readonly field: (at: Point) => Point;
  readonly tap: (at: Point, touched: Touched, touch: boolean, mode: ChooseMode) => void;
  readonly lasso: (line: readonly Point[] | null, mode: ChooseMode, done: boolean) => void;
  readonly drag: (
    id: string,
    from: Point,
    to: Point,
    phase: 'begin' | 'move' | 'drop' | 'cancel',
  ) => void;
  readonly measure: (from: Point, to: Point, phase: 'begin' | 'move' | 'drop' | 'cancel') => void;
  /** A drag or a measure was let go of outside the plan, after it was cancelled. */
  readonly outside: () => void;
  readonly point: (at: Point | null) => void;
}

/** What a hand is doing: one thing at a time, with the pointer that began it (`pointer`); no other ends it or moves it. */
export type Doing =
  | { readonly is: 'nothing' }
  /** A press is over that did what it can do, or was broken off; its finger may still be down. */
  | { readonly is: 'over' }
  | {
      readonly is: 'pressing';
      readonly pointer: number;
      readonly kind: string;
      readonly start: Point;
      readonly touched: Touched;
      readonly mode: ChooseMode;
    }
  | {
      readonly is: 'dragging';
      readonly pointer: number;
      readonly id: string;
      readonly from: Point;
      readonly to: Point;
    }
  | {
      readonly is: 'measuring';
      readonly pointer: number;
      readonly from: Point;
      readonly to: Point;
    }
  | {
      readonly is: 'lasso';
      readonly pointer: number;
      readonly line: readonly Point[];
      readonly mode: ChooseMode;
    }
  | {
      readonly is: 'panning';
      readonly pointer: number;
      readonly start: Point;
      readonly held: Sight;
    }
  | {
      readonly is: 'pinching';
      readonly middle: Point;
      readonly apart: number;
      readonly held: Sight;
    };
