/**
 * Everything that the plan shows and reports. It draws what it is given and knows neither orders nor rules nor the
 * store. Places are the engine's, in sixteenths of an inch; CSS pixels are used only within the plan.
 */
import type { ReactNode, Ref } from 'react';
import type { Shot } from '../../engine/flight';
import type {
  Battle,
  Country,
  Gun,
  Man,
  Melee,
  Piece,
  Point,
  Shape,
  Side,
} from '../../engine/types';
import type { Path } from '../../engine/paths';
import type { ShownHint } from '../base/shownHint';
import type { DressOf } from './art/Soldier';
import type { Projection } from './place';

/**
 * What a press or a drag on the plan does. `hand`: drags men and guns; on the ground a mouse or a pen draws a lasso,
 * one finger moves the plan, and a finger kept still for half a second draws a lasso. `lasso`: a drag that begins on
 * one of the chosen drags all of them; any other draws a lasso. With Shift or Ctrl both draw a lasso that adds to the
 * chosen. `ruler`: every drag measures. With all of them, two fingers, the wheel and the middle button move and zoom
 * the plan.
 */
export type Tool = 'hand' | 'lasso' | 'ruler';

/**
 * How newly chosen men and guns combine with those chosen before: they replace them, are added, or are each added if
 * not chosen and removed if chosen (`toggle`).
 */
export type ChooseMode = 'replace' | 'add' | 'toggle';

/**
 * A step of dragging men and guns, or a body that the player has named, on the plan: it begins, moves, or ends by
 * dropping them or by being cancelled.
 */
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

/** The path of a man or a gun from where the move began, as the plan draws it, and the length of the move. */
export interface ShownPath {
  readonly id: string;
  /** The path as the engine finds it (`pathOf`); null if there is none, and then only `at` is drawn. */
  readonly path: Path | null;
  /** How long the move is, in sixteenths of an inch: up to there the path is drawn solid, beyond it dashed. */
  readonly limit: number;
  /** Where he would stop; null if he would stay. */
  readonly at: Point | null;
  /** `wanted`: being dragged. `made`: already made in this move. `enemy`: made by the other side. */
  readonly kind: 'wanted' | 'made' | 'enemy';
}

/**
 * A body of men that the player has named, which the plan outlines: its id, the ids of its men, and the name written
 * at it.
 */
export interface ShownBody {
  readonly id: string;
  readonly men: readonly string[];
  readonly name?: string;
}

/**
 * The six inches around a gun, as the plan draws them: the ids of the `crew` there who serve it, and whether it is in
 * action (littlewars.md 4.1).
 */
export interface ShownAction {
  readonly gun: string;
  readonly crew: readonly string[];
  readonly inAction: boolean;
}

/**
 * A circle that the plan draws, with its middle and radius in sixteenths of an inch: how far a man moves (`move`),
 * six inches (`near`), what the observer reports of a shot (`observer`), or a `place` that a sentence names.
 */
export interface ShownCircle {
  readonly at: Point;
  readonly radius: number;
  readonly kind: 'move' | 'near' | 'observer' | 'place';
}

/** The man whose reach in this move the plan draws (`reachOf`), and the length of his move in sixteenths of an inch. */
export interface ShownReach {
  readonly battle: Battle;
  readonly id: string;
  /** The length of his move. */
  readonly limit: number;
}

/**
 * A handle at the place `at` of the editor's plan, which turns or shapes a piece of scenery; a line connects it with
 * the place `of` on that piece.
 */
export interface ShownHandle {
  readonly id: string;
  readonly at: Point;
  readonly of: Point;
}

/**
 * What engineering works have changed in the Country (kriegspiel.md 6), as the plan and the gunner's view draw it:
 * earthworks, destroyed bridges and culverts, torn-up rails, and burnt depots.
 */
export interface ShownWorks {
  /** The ids of walls that are entrenchments or epaulements. */
  readonly built: readonly string[];
  /** Bridges that are destroyed, which are not in the Country, and culverts that are. */
  readonly ruins: readonly Piece[];
  /** Rails that are torn up, each on the railway with this id. */
  readonly gaps: readonly { readonly railway: string; readonly at: Point }[];
  /** The ids of depots that are burnt. */
  readonly burnt: readonly string[];
}

/**
 * A mark on a man or a gun of the plan, by id; each kind has its own shape and colour. `dies`, `taken`, `supports`:
 * what becomes of a man, or that he supports the smaller side of a melee; `refused`: his order was refused; `moved`:
 * he has just marched; `threatened`: a gun that is out of action or that enemies might capture; `pointed`: the
 * keyboard's cursor is on it.
 */
export interface ShownMark {
  readonly id: string;
  readonly mark: 'dies' | 'taken' | 'supports' | 'refused' | 'moved' | 'threatened' | 'pointed';
}

/** A clock that a drawing reads in each frame, because a plan that rendered in each frame would be too slow. */
export interface FrameClock {
  /** Returns the elapsed seconds of a flight; Infinity once it has ended. */
  readonly now: () => number;
  /** Calls back in each frame until the flight has ended; returns the unsubscribe function. */
  readonly subscribe: (frame: () => void) => () => void;
}

/**
 * A shot that the plan draws up to `time`, in seconds since it left the muzzle; null draws the whole shot. With a
 * `clock` the drawing follows that instead.
 */
export interface ShownShot {
  readonly shot: Shot;
  readonly time: number | null;
  readonly clock?: FrameClock | undefined;
}

/**
 * The part of a side's back line that counts, from `from` to `to` along x, in sixteenths of an inch (littlewars.md
 * 6.2, 6.3).
 */
export interface ShownLine {
  readonly side: Side;
  readonly from: number;
  readonly to: number;
}

/** A vehicle of Kriegspiel on the field (a waggon, boat or train), which can be chosen on the plan. */
export interface ShownThing {
  readonly id: string;
  /** Its middle, and its outline on the floor. */
  readonly at: Point;
  readonly shape: Shape;
}

/**
 * A function that draws a layer of a plan as SVG in units of the plan's sheet, which are sixteenths of an inch;
 * `projection` is how the Country is turned on it, and `ppu` how many pixels long a unit is.
 */
export type DrawLayer = (drawing: {
  readonly projection: Projection;
  readonly ppu: number;
}) => ReactNode;

/** What Kriegspiel adds to a plan of men and guns: vehicles, dress, bodies, and layers that it draws. */
export interface PlanAdditions {
  /** The same list as long as nothing of it changes. */
  readonly things: readonly ShownThing[];
  /** The same function as long as nobody changes his dress. */
  readonly dressOf: DressOf;
  /** Returns what somebody is chosen with: a finger between two who are chosen together means either. */
  readonly groupOf: (id: string) => string;
  /** What is drawn on the Country below those who stand on it, and above them. */
  readonly below: DrawLayer;
  readonly above: DrawLayer;
  /** Called with each key that is pressed on the plan, before its own; returning true consumes it. */
  readonly onKey: (key: string, shift: boolean) => boolean;
}

/**
 * Which part of the field a plan shows, whichever way it is turned: the place of the field in the middle, and the
 * pixels per sixteenth of an inch.
 */
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
  /** Zooms in by a step. */
  readonly closer: () => void;
  /** Zooms out by a step. */
  readonly farther: () => void;
  /** Shows the whole plan. */
  readonly whole: () => void;
  /** Returns which part of the field is shown. */
  readonly look: () => PlanLook;
  /** Shows a part of the field. */
  readonly lookAt: (look: PlanLook) => void;
  /** Moves the keyboard focus to the plan. */
  readonly focus: () => void;
}

/** The props of a plan: the Country, who stands on it, what else is drawn, and callbacks for gestures. */
export interface PlanProps {
  readonly country: Country;
  /** Drawn with the Country; the same object as long as nothing of it changes. */
  readonly works?: ShownWorks;
  /**
   * Who stands on it. The dead, the departed and captives are not drawn; during setting out, pass those already
   * placed.
   */
  readonly men?: readonly Man[];
  readonly guns?: readonly Gun[];
  /** Whose back line is at the bottom. */
  readonly side: Side;
  /** The accessible name of the plan. */
  readonly label: string;
  readonly tool?: Tool;
  /** The ids of the chosen men and guns. */
  readonly chosen?: readonly string[];
  /** Whether every choice is added to the chosen, as for a finger, which has no Shift: a tap toggles, a lasso adds. */
  readonly adding?: boolean;
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

  readonly bodies?: readonly ShownBody[];
  readonly paths?: readonly ShownPath[];
  /** Contact as it would be judged now (`meleesOf`): who touches whom, the six inches, isolated or supported. */
  readonly melees?: readonly Melee[];
  readonly actions?: readonly ShownAction[];
  readonly circles?: readonly ShownCircle[];
  readonly reach?: ShownReach | null;
  readonly marks?: readonly ShownMark[];
  readonly hints?: readonly ShownHint[];
  /** The ids of men whose number is written at their feet, once the plan is zoomed in far enough to read it. */
  readonly numbered?: readonly string[];
  readonly shot?: ShownShot | null;
  readonly ruler?: Omit<Measure, 'phase'> | null;
  /** The depths between which someone may be set out (`groundFor`): the rest is veiled. */
  readonly ground?: readonly [least: number, most: number] | null;
  readonly lines?: readonly ShownLine[];
  /** What another game draws and answers besides; without it, men and guns are dragged in their own shape. */
  readonly additions?: PlanAdditions;
  /** Whether the names of the Country are written on it; true by default. */
  readonly names?: boolean;

  /**
   * Called for a choice by a tap, a lasso (only those in it that can be dragged, if there are any) or a key; with
   * an empty list and `replace` when empty ground was tapped.
   */
  readonly onChoose?: (ids: readonly string[], mode: ChooseMode) => void;
  readonly onDrag?: (drag: Drag) => void;
  readonly onMeasure?: (measure: Measure) => void;
  /** Called when a drag or measurement ended outside the plan and was cancelled, so that the player can be told. */
  readonly onOutside?: () => void;
  /** Called when ground was tapped on which nothing is chosen, before `onChoose`; returning true consumes the tap. */
  readonly onGround?: (at: Point) => boolean;
  /**
   * Called with the id of a man, a gun or a piece when the pointer rests on it, or with null. Only for mouse and
   * pen.
   */
  readonly onPoint?: (id: string | null) => void;
  readonly ref?: Ref<PlanHandle>;
}
