import type { Point, Viewport } from './viewport';

/**
 * What a press on zoomable content, such as a board, has hit (`target`), and what begins when its pointer moves
 * (`onMove`) or a finger stays in place (`onRest`). The game decides this when the press begins.
 */
export interface Press<T> {
  /** What was hit; null if there is nothing to tap or drag. */
  readonly target: T | null;
  /** What a movement of the pointer begins; with `none`, the browser decides whether the press is a click. */
  readonly onMove: 'drag' | 'pan' | 'lasso' | 'none';
  /** What a finger that stays in place begins. */
  readonly onRest: 'loupe' | 'lasso' | 'none';
}

/**
 * A pressed pointer: its number and kind, the place where it was pressed (`start`), the place where it is (`at`), both
 * in pixels from the frame's top left, and what it has hit (`press`).
 */
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
 * The kind of a movement over zoomable content, such as a board: dragging something (`drag`), drawing a line around
 * something (`lasso`), or moving a magnifying glass (`loupe`).
 */
export type Stroke = 'drag' | 'lasso' | 'loupe';

/**
 * The gesture in progress on zoomable content, such as a board: none (`idle`), a cancelled one whose pointer may still
 * be down (`over`), a `press`, a `drag`, `lasso` or `loupe`, or moving and zooming the view (`pan`). Other pointers
 * than its own do not affect it, except that all fingers take part in a pan.
 */
export type Gesture<T> =
  | { readonly is: 'idle' }
  /** It was cancelled; its pointer may still be down. */
  | { readonly is: 'over' }
  | (Pressed<T> & { readonly is: 'press'; readonly moved: boolean })
  | (Pressed<T> & {
      readonly is: Stroke;
      /** Places of the content: the first, and those of a lasso since. */
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

/**
 * The state of the gestures on zoomable content, such as a board: the gesture in progress, and the fingers that take
 * part in it, with their places in pixels of the frame, by pointer number.
 */
export interface Gestures<T> {
  readonly gesture: Gesture<T>;
  /** The fingers that count, at most two, with their places in pixels of the frame, by pointer number. */
  readonly fingers: ReadonlyMap<number, Point>;
}

/** The state of the gestures on zoomable content when none is in progress and no finger is down. */
export const IDLE: Gestures<never> = { gesture: { is: 'idle' }, fingers: new Map() };

/**
 * An event of a pointer on the frame of zoomable content, such as a board, as `type` says: `down`, `move`, `up`;
 * `lost`, the browser has taken the pointer; `rested`, a finger has stayed in place; `end`, the gesture must end now.
 * Places are in pixels of the frame.
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

/** The phase of a drag, lasso or loupe: it begins, goes on (`move`), ends where it is (`drop`), or is undone. */
export type Phase = 'begin' | 'move' | 'drop' | 'cancel';

/**
 * One step of a drag, lasso or loupe over zoomable content, such as a board: its kind (`do`) and phase, what the press
 * hit (`target`), and where it began (`from`) and is now (`to`); `line` are the places of a lasso so far; `rested` says
 * that a long press began it. Places are in units of the content.
 */
export interface StrokeStep<T> {
  readonly do: Stroke;
  readonly phase: Phase;
  readonly target: T | null;
  readonly from: Point;
  readonly to: Point;
  readonly line: readonly Point[];
  readonly rested: boolean;
}

/**
 * A press whose pointer was lifted without moving: what it has hit (`target`, null for nothing), its place in units of
 * the content (`at`), and whether it was a finger (`touch`).
 */
export interface Tap<T> {
  readonly do: 'tap';
  readonly target: T | null;
  readonly at: Point;
  readonly touch: boolean;
}

/**
 * An effect of a pointer's event, as `do` says: a step of a `drag`, `lasso` or `loupe`; a `tap`; another `view` of the
 * content (`show`); the end of moving it (`rest`); or that the click which the browser sends next is to be ignored
 * (`swallow`).
 */
export type Effect<T> =
  | StrokeStep<T>
  | Tap<T>
  /** The new view of the content, while it is moved. */
  | { readonly do: 'show'; readonly view: Viewport }
  /** The fingers have left. */
  | { readonly do: 'rest' }
  /** The following click belongs to the gesture. */
  | { readonly do: 'swallow' };

/** Returns whether the page uses the present gesture's movements, so that the browser must not scroll. */
export const isTaken = ({ gesture }: Gestures<unknown>): boolean =>
  gesture.is !== 'idle' && (gesture.is !== 'press' || gesture.moved);

/**
 * Returns whether the gesture in progress is a finger's press that has not moved and would become a long press if the
 * finger stayed in place.
 */
export const waits = ({ gesture }: Gestures<unknown>): boolean =>
  gesture.is === 'press' &&
  gesture.kind === 'touch' &&
  !gesture.moved &&
  gesture.press.onRest !== 'none';

/**
 * Returns whether the pointer with the number `pointer` has no part in a gesture, because another pointer began it.
 * While fingers move the view, all pointers have.
 */
export const isOthers = (gesture: Gesture<unknown>, pointer: number): boolean =>
  'pointer' in gesture && gesture.pointer !== pointer;
