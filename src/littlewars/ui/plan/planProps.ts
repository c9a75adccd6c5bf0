import type { Ref } from 'react';
import type { Point, Country, Man, Gun, Side, Melee } from '../../engine/types';
import type { ChooseMode } from '../base/chosen';
import type { ShownHint } from '../base/shownHint';
import type {
  ShownWorks,
  ShownHandle,
  ShownBody,
  ShownPath,
  ShownAction,
  ShownCircle,
  ShownReach,
  ShownMark,
  ShownShot,
  ShownLine,
  PlanAdditions,
} from './view';

/**
 * What a press or a drag on the plan does. `hand`: drags men and guns; on the ground a mouse or a pen draws a lasso,
 * one finger moves the plan, and a finger kept still for half a second draws a lasso. `lasso`: a drag that begins on
 * one of the chosen drags all of them; any other draws a lasso. With Shift or Ctrl both draw a lasso that adds to the
 * chosen. `ruler`: every drag measures. With all of them, two fingers, the wheel and the middle button move and zoom
 * the plan.
 */
export type Tool = 'hand' | 'lasso' | 'ruler';

/** A step of dragging men and guns, or a named body, on the plan: it begins, moves, drops them, or is cancelled. */
export interface Drag {
  /** The ids of the dragged men and guns: all the chosen if one of them was picked up, otherwise that one alone. */
  readonly ids: readonly string[];
  /** Where on the field the drag began, and where it is: each of `ids` is wanted at its place plus `to` − `from`. */
  readonly from: Point;
  readonly to: Point;
  /**
   * `begin` once, `move` at most once per frame, then `drop`, or `cancel` (Escape, a second finger, a lost pointer,
   * a drop outside the plan).
   */
  readonly phase: 'begin' | 'move' | 'drop' | 'cancel';
}

/**
 * A step of a measurement with the ruler on the plan, between two places of the field in whole sixteenths of an inch:
 * it begins, moves, or ends by lifting the pointer or by being cancelled.
 */
export interface Measure {
  readonly from: Point;
  readonly to: Point;
  readonly phase: 'begin' | 'move' | 'drop' | 'cancel';
}

/** Which part of the field a plan shows: the place in the middle, and the pixels per sixteenth of an inch. */
export interface PlanLook {
  readonly at: Point;
  readonly scale: number;
}

/**
 * The methods of a plan for the component that renders it: finding the place under a pointer, moving and zooming the
 * plan, and reading and restoring which part it shows.
 */
export interface PlanHandle {
  /** Returns the place of the field at a place of the window, in whole sixteenths; null outside the plan. */
  readonly pointAt: (at: { readonly clientX: number; readonly clientY: number }) => Point | null;
  /** Scrolls places into view, moving the plan as little as possible. */
  readonly reveal: (places: readonly Point[]) => void;
  /** Zooms in on places until single men can be pressed with a finger. */
  readonly nearer: (places: readonly Point[]) => void;
  /** Shows places together, as near as they fit into the view, at most as near as `nearer` does. */
  readonly fit: (places: readonly Point[]) => void;
  readonly closer: () => void;
  readonly farther: () => void;
  readonly whole: () => void;
  /** Returns which part of the field is shown. */
  readonly look: () => PlanLook;
  /** Shows a part of the field. */
  readonly lookAt: (look: PlanLook) => void;
  /** Moves the keyboard focus to the plan. */
  readonly focus: () => void;
}

/**
 * What a plan draws above its Country, other than men and guns: marks, paths, circles, melees, a shot, and others.
 */
export interface Shown {
  readonly bodies?: readonly ShownBody[];
  readonly paths?: readonly ShownPath[];
  /** Contact as it would be judged now (`meleesOf`): who touches whom, the six inches, isolated or supported. */
  readonly melees?: readonly Melee[];
  /** The men in these melees, by id, where they would stand; by default those of the plan. */
  readonly meleeMen?: ReadonlyMap<string, Man>;
  readonly actions?: readonly ShownAction[];
  readonly circles?: readonly ShownCircle[];
  readonly reach?: ShownReach | null;
  readonly marks?: readonly ShownMark[];
  readonly hints?: readonly ShownHint[];
  /** The ids of men whose number is written at their feet, once the plan is zoomed in far enough to read it. */
  readonly numbered?: readonly string[];
  readonly shot?: ShownShot | null;
  /** The depths between which someone may be set out (`groundFor`): the rest is dimmed. */
  readonly ground?: readonly [least: number, most: number] | null;
  readonly lines?: readonly ShownLine[];
  /** What another game draws and answers besides; without it, men and guns are dragged in their own shape. */
  readonly additions?: PlanAdditions;
}

/** The props of a plan: the Country, who stands on it, what else is drawn, and callbacks for gestures. */
export interface PlanProps extends Shown {
  readonly country: Country;
  /** Drawn with the Country; the same object as long as nothing of it changes. */
  readonly works?: ShownWorks;
  /** Who stands on it. The dead, the departed and captives are not drawn; in setting out, those placed. */
  readonly men?: readonly Man[];
  readonly guns?: readonly Gun[];
  /** Whose back line is at the bottom. */
  readonly side: Side;
  readonly label: string;
  readonly tool?: Tool;
  /** The ids of the chosen men and guns. */
  readonly chosen?: readonly string[];
  /** Who can be chosen, and who can be dragged; nobody if they are missing. Called during gestures. */
  readonly mayChoose?: (id: string) => boolean;
  readonly mayDrag?: (id: string) => boolean;
  /**
   * Returns the name of a man, a gun or a piece, for screen readers as the cursor moves over the plan and for the
   * menu under a finger.
   */
  readonly nameOf?: (id: string) => string;

  /** Whether the Country itself is edited: gestures then move pieces and handles, by id, instead of men and guns. */
  readonly editing?: boolean;
  /** Other things that can be dragged in the editor, for example to turn a piece. */
  readonly handles?: readonly ShownHandle[];

  readonly ruler?: Omit<Measure, 'phase'> | null;
  /** Whether the names of the Country are written on it; true by default. */
  readonly names?: boolean;

  /**
   * Called for a choice by a tap, a lasso (only those in it that can be dragged, if there are any) or a key; with
   * an empty list and `replace` when empty ground was tapped.
   */
  readonly onChoose?: (ids: readonly string[], mode: ChooseMode) => void;
  readonly onDrag?: (drag: Drag) => void;
  readonly onMeasure?: (measure: Measure) => void;
  /** Called when a drag or measurement ended outside the plan and was cancelled, so that this can be announced. */
  readonly onOutside?: () => void;
  /** Called when ground was tapped on which nothing is chosen, before `onChoose`; returning true consumes the tap. */
  readonly onGround?: (at: Point) => boolean;
  readonly ref?: Ref<PlanHandle>;
}
