/**
 * Everything that the plan draws besides the Country, men and guns. The plan knows neither orders nor rules nor the
 * store. Places are the engine's, in sixteenths of an inch; CSS pixels are used only within the plan.
 */
import type { ReactNode } from 'react';
import type { Shot } from '../../engine/flight';
import type { Casualties } from '../../engine/meleeTypes';
import type { Battle, Piece, Point, Shape, Side } from '../../engine/types';
import type { Path } from '../../engine/paths';
import type { DressOf } from './art/Soldier';
import type { Box } from './art/names';
import type { Projection } from './place';

/** The path of a man or a gun from where the move began, as the plan draws it, and the length of the move. */
export interface ShownPath {
  readonly id: string;
  /** The path as the engine finds it (`pathOf`); null if there is none, and then only `at` is drawn. */
  readonly path: Path | null;
  /** How long the move is, in sixteenths of an inch: up to there the path is drawn solid, beyond it dashed. */
  readonly limit: number;
  /** Where he would stop; null if he would stay. */
  readonly at: Point | null;
  /** `wanted`: being dragged. `made`: already made in this move. */
  readonly kind: 'wanted' | 'made';
}

/** A body named by the player, which the plan outlines: its id, the ids of its men, and the name written at it. */
export interface ShownBody {
  readonly id: string;
  readonly men: readonly string[];
  readonly name?: string;
}

/** The six inches around a gun on the plan: the ids of the `crew` there, and whether it is in action. */
export interface ShownAction {
  readonly gun: string;
  readonly crew: readonly string[];
  readonly inAction: boolean;
}

/**
 * A circle that the plan draws, with its middle and radius in sixteenths of an inch: six inches (`near`), or a `place`
 * that a sentence names.
 */
export interface ShownCircle {
  readonly at: Point;
  readonly radius: number;
  readonly kind: 'near' | 'place';
}

/** The man whose reach in this move the plan draws (`reachOf`), and the length of his move in sixteenths of an inch. */
export interface ShownReach {
  readonly battle: Battle;
  readonly id: string;
  /** The length of his move. */
  readonly limit: number;
}

/** A handle at the place `at` of the editor's plan, which turns or shapes a piece at its place `of`. */
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
  readonly burnt: readonly string[];
}

/**
 * A mark on a man or a gun of the plan, by id; each kind has its own shape and colour. `dies`, `taken`, `supports`:
 * what becomes of a man, or that he supports the smaller side of a melee; `moved`: he has just marched; `threatened`: a
 * gun that is out of action or that enemies might capture; `pointed`: the keyboard's cursor is on it.
 */
export interface ShownMark {
  readonly id: string;
  readonly mark: 'dies' | 'taken' | 'supports' | 'moved' | 'threatened' | 'pointed';
}

/** Returns the marks on men who die and are taken. */
export const marksOf = ({ dead, taken }: Casualties): readonly ShownMark[] => [
  ...dead.map((id) => ({ id, mark: 'dies' as const })),
  ...taken.map((id) => ({ id, mark: 'taken' as const })),
];

/** A clock that a drawing reads in each frame, because a plan that rendered in each frame would be too slow. */
export interface FrameClock {
  /** Returns the elapsed seconds of a flight; Infinity once it has ended. */
  readonly now: () => number;
  /** Calls back in each frame until the flight has ended, and once more; returns the unsubscribe function. */
  readonly subscribe: (frame: () => void) => () => void;
}

/** A shot that the plan draws: as far as its `clock` says, the whole of it without a clock. */
export interface ShownShot {
  readonly shot: Shot;
  readonly clock?: FrameClock | undefined;
}

/** The part of a side's back line that counts, along x in sixteenths of an inch (littlewars.md 6.2, 6.3). */
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
 * A function that draws a layer of a plan as SVG in units of the plan's drawing, which are sixteenths of an inch;
 * `projection` is how the Country is turned on it, and `ppu` how many pixels long a unit is.
 */
export type DrawLayer = (drawing: Drawing) => ReactNode;

/** How the Country is turned on a plan, and how many pixels long a unit is. */
export interface Drawing {
  readonly projection: Projection;
  /** Pixels per sixteenth of an inch. */
  readonly ppu: number;
}

/** What Kriegspiel adds to a plan of men and guns: vehicles, dress, bodies, and layers that it draws. */
export interface PlanAdditions {
  /** The same list as long as nothing of it changes. */
  readonly things: readonly ShownThing[];
  /** The same function as long as nobody changes his dress. */
  readonly dressOf: DressOf;
  /** Returns what somebody is chosen with: a finger between two who are chosen together means either. */
  readonly groupOf?: (id: string) => string;
  /** What is drawn on the Country below those who stand on it, and above them. */
  readonly below: DrawLayer;
  readonly above: DrawLayer;
  /**
   * Returns the boxes of what is drawn above the Country besides men, guns and things; the same function as long as
   * nothing of it changes.
   */
  readonly boxes?: (drawing: Drawing) => readonly Box[];
  /**
   * Called with each key that is pressed on the plan, before its own, and with whom the keys point at, by id, null at
   * first; returning true consumes it.
   */
  readonly onKey?: (key: string, shift: boolean, cursor: string | null) => boolean;
  /** What screen readers announce of its keys, after those of every plan. */
  readonly help?: string;
}
