/**
 * Everything that the plan shows and answers. It draws what it is given and knows neither orders nor rules nor the store.
 * Places are those of the engine, in sixteenths of an inch; what is on the screen is in CSS pixels and never leaves the plan.
 */
import type { Ref } from 'react';
import type { Shot } from '../../engine/flight';
import type { Battle, Country, Gun, Man, Melee, Point, Side, Way } from '../../engine/types';

/**
 * What a press or a lasso on the plan does. `hand`: drags men and guns; on the ground a mouse or a pen draws a lasso, one
 * finger moves the plan, and a finger that rests half a second draws a lasso. `lasso`: every drag draws one, wherever it
 * begins. `ruler`: every drag measures. Two fingers, the wheel and the middle button move and enlarge the plan with each.
 */
export type Tool = 'hand' | 'lasso' | 'ruler';

/** Whether what was chosen takes the place of what is chosen, is added to it, or is taken from it if it is in it. */
export type ChooseMode = 'replace' | 'add' | 'toggle';

/** A drag of men and guns, or of a remembered body. */
export interface Drag {
  /** Whom the hand has: all that are chosen where one of them was taken, else him alone. Men and guns, by their ids. */
  readonly ids: readonly string[];
  /** Where on the field the hand took hold, and where it is: each of `ids` is wanted at his place and `to` − `from`. */
  readonly from: Point;
  readonly to: Point;
  /** `begin` once, `move` at most once a frame, then `drop`, or `cancel` (Escape, a second finger, a lost pointer, let go of outside the plan). */
  readonly phase: 'begin' | 'move' | 'drop' | 'cancel';
}

/** A line laid on the field to measure it: rounded to whole sixteenths. */
export interface Measure {
  readonly from: Point;
  readonly to: Point;
  readonly phase: 'begin' | 'move' | 'drop' | 'cancel';
}

/** The way of a man or a gun as it is shown, from where his move began. */
export interface ShownWay {
  readonly id: string;
  /** As the engine finds it (`wayOf`); null where there is none, and then nothing but `at` is drawn. */
  readonly way: Way | null;
  /** How far he may go in the move, in sixteenths: the way is drawn firm so far, and broken beyond. */
  readonly limit: number;
  /** Where he would stop; null where he would stay. */
  readonly at: Point | null;
  /** `wanted`: under the hand. `made`: gone already in this move. `enemy`: what the other side did. */
  readonly kind: 'wanted' | 'made' | 'enemy';
}

/** A body that is remembered: outlined, and named where it has a name. */
export interface ShownBody {
  readonly id: string;
  readonly men: readonly string[];
  readonly name?: string;
}

/** The six inches about a gun, and who of them serves it (4.1). */
export interface ShownAction {
  readonly gun: string;
  readonly crew: readonly string[];
  readonly inAction: boolean;
}

/** A circle on the field: how far somebody reaches, or a lesson's. */
export interface ShownCircle {
  readonly at: Point;
  readonly radius: number;
  readonly kind: 'move' | 'near' | 'observer';
}

/** The ground that a man can reach in his move, as a region (`reach.ts`). */
export interface ShownReach {
  readonly battle: Battle;
  readonly id: string;
  /** The length of his move. */
  readonly limit: number;
}

/** Something to be dragged on the plan that is neither a man nor a piece, with a line to what it belongs to. */
export interface ShownHandle {
  readonly id: string;
  readonly at: Point;
  readonly of: Point;
}

/** What is marked on a man or a gun, by form as well as by colour. */
export interface ShownMark {
  readonly id: string;
  readonly mark: 'dies' | 'taken' | 'supports' | 'refused' | 'moved' | 'pointed';
}

/** A shot that is played: what of it has happened at `time`, in seconds since it left the muzzle; null shows it whole. */
export interface ShownShot {
  readonly shot: Shot;
  readonly time: number | null;
}

/** Part of a back line that counts, from `from` to `to` along x (6.2, 6.3). */
export interface ShownLine {
  readonly side: Side;
  readonly from: number;
  readonly to: number;
}

/** What whoever has the plan may ask of it. */
export interface PlanHandle {
  /** The place of the field under a place of the window; null where that is outside the plan. Whole sixteenths. */
  readonly pointAt: (at: { readonly clientX: number; readonly clientY: number }) => Point | null;
  /** Brings places into sight, moving the plan no further than it takes. */
  readonly reveal: (places: readonly Point[]) => void;
  readonly closer: () => void;
  readonly farther: () => void;
  readonly whole: () => void;
  /** Gives the keyboard to the plan. */
  readonly focus: () => void;
}

export interface PlanProps {
  readonly country: Country;
  /** Who stands on it. The dead, the gone and captives are not drawn; while setting out give those that are placed. */
  readonly men?: readonly Man[];
  readonly guns?: readonly Gun[];
  /** From whose back line one looks: it is below. */
  readonly side: Side;
  /** The accessible name of the plan. */
  readonly label: string;
  readonly tool?: Tool;
  /** Who is chosen: men and guns, by their ids. */
  readonly chosen?: readonly string[];
  /** Whether all that is chosen is added to them, as by a finger that has no Shift: a tap toggles, a lasso adds. */
  readonly adding?: boolean;
  /** Who can be chosen, and who dragged; nobody where they are missing. They are asked as gestures happen. */
  readonly mayChoose?: (id: string) => boolean;
  readonly mayDrag?: (id: string) => boolean;
  /** What a man, a gun or a piece is called, for the ear as the keys go over the plan, and for a small choice under a finger. */
  readonly nameOf?: (id: string) => string;

  /** The Country itself is laid out: hands take pieces and handles, by their ids, in the place of men and guns. */
  readonly editing?: boolean;
  /** What can be dragged besides while it is laid out, as to turn a piece. */
  readonly handles?: readonly ShownHandle[];

  readonly bodies?: readonly ShownBody[];
  readonly ways?: readonly ShownWay[];
  /** Contact as it would be judged now (`meleesOf`): who touches whom, the six inches, isolated or supported. */
  readonly melees?: readonly Melee[];
  readonly actions?: readonly ShownAction[];
  readonly circles?: readonly ShownCircle[];
  readonly reach?: ShownReach | null;
  readonly marks?: readonly ShownMark[];
  readonly shot?: ShownShot | null;
  readonly ruler?: Omit<Measure, 'phase'> | null;
  /** The depths between which somebody may be set out (`groundFor`): the rest is veiled. */
  readonly ground?: readonly [least: number, most: number] | null;
  readonly lines?: readonly ShownLine[];
  /** Whether the names of the Country are written on it; they are unless this is false. */
  readonly names?: boolean;

  /** Chosen by a tap, a lasso (of whom it goes round those that can be dragged, if any can) or a key; an empty list with `replace` when the bare ground was tapped. */
  readonly onChoose?: (ids: readonly string[], mode: ChooseMode) => void;
  readonly onDrag?: (drag: Drag) => void;
  readonly onMeasure?: (measure: Measure) => void;
  /** A drag or a measure was let go of outside the plan: it has been cancelled, and the hand is to hear that nothing came of it. */
  readonly onOutside?: () => void;
  /** The ground was tapped: where nothing is chosen by it, before `onChoose`; answering true takes the tap. */
  readonly onGround?: (at: Point) => boolean;
  /** The pointer rests on somebody, a gun or a piece (by its id), or on nothing. A mouse's and a pen's affair. */
  readonly onPoint?: (id: string | null) => void;
  readonly ref?: Ref<PlanHandle>;
}
