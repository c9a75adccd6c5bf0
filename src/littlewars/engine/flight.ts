// The data of a shot (4.6, 4.7).

/** How far a shot leaves the barrel's line (littlewars.md 4.7), in millionths of a radian: rightwards, and upwards. */
export interface Deviation {
  readonly sideways: number;
  readonly upwards: number;
}

/** How a gun is aimed: its bearing, and its elevation above the horizontal, in thousandths of a degree. */
export interface Aim {
  readonly bearing: number;
  readonly elevation: number;
}

/**
 * A point of a bolt's path, not rounded: in sixteenths of an inch, `z` above the floor, with its time in seconds
 * since the shot.
 */
export interface FlightPoint {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly time: number;
}

/**
 * Something that happens on a bolt's path: it hits the floor, a top, a side of scenery (`piece`), a gun or a man; a man
 * falls whom a falling man hits (`fall`); or it falls into water, comes to rest or leaves the field. `what` is the id
 * of what is hit or falls. `before` and `after` are the bolt's speeds, in sixteenths of an inch a second. A man who is
 * `overset` or `touched` may die of it (littlewars.md 4.6).
 */
export type ShotEvent =
  | {
      readonly kind: 'floor' | 'top' | 'piece' | 'gun';
      /** The piece or gun hit; the empty text for the floor. */
      readonly what: string;
      readonly at: FlightPoint;
      readonly before: number;
      readonly after: number;
    }
  | {
      readonly kind: 'man';
      readonly what: string;
      readonly at: FlightPoint;
      readonly before: number;
      readonly after: number;
      readonly effect: 'overset' | 'touched' | 'unharmed';
    }
  /** A man made to fall by another who fell. */
  | { readonly kind: 'fall'; readonly what: string; readonly by: string; readonly at: FlightPoint }
  | { readonly kind: 'water' | 'rest' | 'offField'; readonly at: FlightPoint };

/**
 * A shot that was fired, by the id of its gun: how it was aimed, how far the bolt deviated, its whole flight, and
 * whom it killed (littlewars.md 4.6, 4.7).
 */
export interface Shot {
  readonly gun: string;
  readonly aim: Aim;
  readonly deviation: Deviation;
  readonly path: readonly FlightPoint[];
  readonly events: readonly ShotEvent[];
  /** The ids of the dead, in the order in which they were hit. */
  readonly dead: readonly string[];
  /** The men who fell, by id, and the direction in which each did, in thousandths of a degree. */
  readonly falls: readonly { readonly man: string; readonly bearing: number }[];
}
