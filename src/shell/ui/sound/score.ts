import { muffled, wood, type Desk } from './instruments';

/** How one sound is played, and for how many seconds it delays the next. */
export interface Piece {
  /** Seconds until the next sound may begin. */
  readonly lasts: number;
  readonly play: (desk: Desk, at: number) => void;
}

/** How each sound of a game is played, by the name of the sound. */
export type Score<S extends string> = Readonly<Record<S, Piece>>;

/** The sounds of a clock: one of the last ten seconds (`tick`), a warning, and the end of the time (`timeOut`). */
export const CLOCK_SOUNDS = ['tick', 'warning', 'timeOut'] as const;
/** A sound of a clock: one of the last ten seconds (`tick`), a warning, or the end of the time (`timeOut`). */
export type ClockSound = (typeof CLOCK_SOUNDS)[number];

/** How each sound of a clock is played, by the name of the sound. */
export const CLOCK_SCORE: Score<ClockSound> = {
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
};
