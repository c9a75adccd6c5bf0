import { muffled, wood, type Desk } from './instruments';

/**
 * A sound of a game: a function that plays it, beginning at the time `at` in seconds of the audio context's clock, and
 * the seconds after which the next sound may begin (`lasts`).
 */
export interface Piece {
  /** Seconds until the next sound may begin. */
  readonly lasts: number;
  readonly play: (desk: Desk, at: number) => void;
}

/** The sounds of a game by name: how each is played, and for how many seconds it delays the next. */
export type Score<S extends string> = Readonly<Record<S, Piece>>;

/** The sounds of a clock by name: how each is played, and for how many seconds it delays the next. */
export const CLOCK_SCORE = {
  tick: { lasts: 0.1, play: (desk, at) => wood(desk, at, 880, 0.14) },
  warning: {
    lasts: 0.5,
    play: (desk, at) => {
      wood(desk, at, 700, 0.35);
      wood(desk, at + 0.16, 700, 0.35);
    },
  },
  timeOut: {
    lasts: 0.6,
    play: (desk, at) => {
      muffled(desk, at, 196, 0.5);
      wood(desk, at + 0.02, 440, 0.3);
    },
  },
} satisfies Score<string>;

/** A sound of a clock: one of the last ten seconds (`tick`), a warning, or the end of the time (`timeOut`). */
export type ClockSound = keyof typeof CLOCK_SCORE;
