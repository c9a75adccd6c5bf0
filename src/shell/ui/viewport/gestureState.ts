import type { Point, Viewport } from './viewport';

/**
 * What a press has hit, `target`, and what becomes of the press when the pointer moves or rests. The game decides
 * this when the press begins.
 */
export interface Press<T> {
  /** Null if a tap or a drag would have no target. */
  readonly target: T | null;
  /** The effect of moving the pointer; `none` lets the browser decide whether it is a click. */
  readonly onMove: 'drag' | 'pan' | 'lasso' | 'none';
  /** The effect of a finger that stays in place. */
  readonly onRest: 'loupe' | 'lasso' | 'none';
}

/** A pointer that is pressed on the frame, with its first and its present place in pixels of the frame. */
export interface Pressed<T> {
  readonly pointer: number;
  /** `mouse`, `pen` or `touch`. */
  readonly kind: string;
  /** Its first and its present place, in pixels of the frame. */
  readonly start: Point;
  readonly at: Point;
  readonly press: Press<T>;
}

/**
 * The kind of a movement over the sheet: dragging something (`drag`), drawing a line around something (`lasso`), or
 * moving a magnifier (`loupe`).
 */
export type Stroke = 'drag' | 'lasso' | 'loupe';

/**
 * The gesture that is in progress: none (`idle`), a cancelled one (`over`), a press, a stroke, or moving the sheet.
 * Only the pointer that began it moves and ends it; all fingers move the sheet.
 */
export type Gesture<T> =
  | { readonly is: 'idle' }
  /** It was cancelled; its pointer may still be down. */
  | { readonly is: 'over' }
  | (Pressed<T> & { readonly is: 'press'; readonly moved: boolean })
  | (Pressed<T> & {
      readonly is: Stroke;
      /** Places of the sheet: the first, and those of a lasso since. */
      readonly line: readonly [Point, ...Point[]];
      /** Whether a long press began it. */
      readonly rested: boolean;
    })
  /** A mouse or a pen moves the view, or fingers do, and two zoom it. */
  | {
      readonly is: 'pan';
      readonly pointer?: number;
      /** The view, the middle of the fingers and the pixels between them when their number last changed. */
      readonly held: Viewport;
      readonly middle: Point;
      readonly apart: number;
    };

/** The gesture in progress, and the fingers that take part in it. */
export interface Gestures<T> {
  readonly gesture: Gesture<T>;
  /** The fingers that count, at most two, and their places in the frame. */
  readonly fingers: ReadonlyMap<number, Point>;
}

/** The state of gestures when there is none and no finger is down. */
export const IDLE: Gestures<never> = { gesture: { is: 'idle' }, fingers: new Map() };

/**
 * An event of a pointer on the frame of a sheet, with its place in pixels of the frame: `down`, `move`, `up`, `lost`
 * to the browser, or that a finger has rested, or that the gesture is to end.
 */
export type PointerInput<T> =
  | {
      readonly type: 'down';
      readonly pointer: number;
      readonly kind: string;
      /** Whether it is the first finger on the screen: the ends of any others were lost. */
      readonly primary: boolean;
      readonly at: Point;
      readonly press: Press<T>;
    }
  | { readonly type: 'move' | 'up' | 'lost'; readonly pointer: number; readonly at: Point }
  /** A finger has stayed in place for the time of a long press. */
  | { readonly type: 'rested' }
  /** The gesture must end now: as if released here, or as if it had not begun. */
  | { readonly type: 'end'; readonly lands: boolean };

/** The phase of a movement over the sheet: it begins, goes on, ends where it is (`drop`), or is cancelled. */
export type Phase = 'begin' | 'move' | 'drop' | 'cancel';

/** One step of a drag, lasso or loupe that is in progress. Its places are in units of the sheet. */
export interface StrokeStep<T> {
  readonly do: Stroke;
  readonly phase: Phase;
  readonly target: T | null;
  readonly from: Point;
  readonly to: Point;
  readonly line: readonly Point[];
  readonly rested: boolean;
}

/** A short press whose pointer did not move, with what it has hit. */
export interface Tap<T> {
  readonly do: 'tap';
  readonly target: T | null;
  readonly at: Point;
  readonly touch: boolean;
}

/**
 * What an event of a pointer makes the game do: a step of a stroke, a tap, showing another view of the sheet
 * (`show`), ending that (`rest`), or ignoring the browser's click (`swallow`).
 */
export type Effect<T> =
  | StrokeStep<T>
  | Tap<T>
  /** The new view of the sheet, while it is moved. */
  | { readonly do: 'show'; readonly view: Viewport }
  /** The fingers have left. */
  | { readonly do: 'rest' }
  /** The following click belongs to the gesture. */
  | { readonly do: 'swallow' };

/**
 * Returns whether the gesture in progress uses the touches itself, so that the browser must not scroll the page with
 * them.
 */
export const isTaken = ({ gesture }: Gestures<unknown>): boolean =>
  gesture.is !== 'idle' && (gesture.is !== 'press' || gesture.moved);

/** Returns whether a press of a finger becomes a long press if the finger stays in place. */
export const waits = ({ gesture }: Gestures<unknown>): boolean =>
  gesture.is === 'press' &&
  gesture.kind === 'touch' &&
  !gesture.moved &&
  gesture.press.onRest !== 'none';

/**
 * Returns whether the pointer with this number takes no part in the gesture in progress. While the sheet is moved,
 * all fingers take part.
 */
export const isOthers = (gesture: Gesture<unknown>, pointer: number): boolean =>
  'pointer' in gesture && gesture.pointer !== pointer;
