import {
  drum,
  explosion,
  muffled,
  paper,
  roll,
  shot,
  wood,
  type Desk,
} from '../../../../shell/ui/sound/instruments';
import { CLOCK_SCORE, type Score } from '../../../../shell/ui/sound/score';

/** Two strokes almost at once. */
const flam = (desk: Desk, at: number, loud: number): void => {
  drum(desk, at, loud * 0.4);
  drum(desk, at + 0.035, loud);
};

/** A volley: shots come one or two at a time. */
const volley = (desk: Desk, at: number, times: readonly number[]): void =>
  times.forEach((time, i) => shot(desk, at + time, 0.34 - 0.03 * (i % 3)));

/**
 * The sounds of the war by name: how each is synthesized, and for how many seconds it delays the next, at most three.
 * They are those of orders, outcomes and events, those of moving over the board (`edge`, `fire`, `cut`), and those of
 * the clock.
 */
export const SCORE = {
  choose: { lasts: 0.1, play: (desk, at) => wood(desk, at, 620, 0.3) },
  place: { lasts: 0.15, play: (desk, at) => wood(desk, at, 330, 0.5) },
  move: {
    lasts: 0.35,
    play: (desk, at) => {
      paper(desk, at, 0.17, [2100, 3400], 0.5);
      wood(desk, at + 0.19, 330, 0.5);
    },
  },
  undo: {
    lasts: 0.35,
    play: (desk, at) => {
      wood(desk, at, 410, 0.3);
      paper(desk, at + 0.04, 0.2, [3400, 1700], 0.5);
    },
  },
  refused: {
    lasts: 0.25,
    play: (desk, at) => {
      wood(desk, at, 190, 0.5);
      wood(desk, at + 0.11, 180, 0.4);
    },
  },
  edge: { lasts: 0.1, play: (desk, at) => muffled(desk, at, 120, 0.4) },
  fire: { lasts: 0.2, play: (desk, at) => shot(desk, at, 0.16) },
  cut: { lasts: 0.25, play: (desk, at) => paper(desk, at, 0.14, [4200, 1500], 0.45) },
  charge: {
    lasts: 0.75,
    play: (desk, at) => {
      for (let stride = 0; stride < 4; stride++)
        [0, 0.07, 0.115].forEach((hoof, i) =>
          wood(desk, at + stride * 0.18 + hoof, [240, 275, 215][i] ?? 240, 0.22 + 0.1 * stride),
        );
    },
  },
  destroyed: {
    lasts: 1,
    play: (desk, at) => {
      volley(desk, at, [0, 0.05, 0.13, 0.17, 0.26]);
      muffled(desk, at + 0.42, 78, 0.7);
    },
  },
  dislodged: {
    lasts: 0.8,
    play: (desk, at) => {
      volley(desk, at, [0, 0.09, 0.15]);
      paper(desk, at + 0.36, 0.26, [3000, 1200], 0.7);
    },
  },
  resists: {
    lasts: 0.8,
    play: (desk, at) => {
      volley(desk, at, [0, 0.09, 0.15]);
      wood(desk, at + 0.38, 150, 0.7);
      wood(desk, at + 0.52, 150, 0.55);
    },
  },
  arsenal: {
    lasts: 1.6,
    play: (desk, at) => {
      shot(desk, at, 0.3);
      explosion(desk, at + 0.12, 1.7, 0.64);
    },
  },
  isolation: {
    lasts: 0.9,
    play: (desk, at) => {
      paper(desk, at, 0.3, [4200, 1500], 0.5);
      muffled(desk, at + 0.34, 150, 0.42);
      muffled(desk, at + 0.58, 112, 0.42);
    },
  },
  turn: {
    lasts: 0.7,
    play: (desk, at) => {
      roll(desk, at, 0.36, 0.5);
      flam(desk, at + 0.5, 0.5);
    },
  },
  victory: {
    lasts: 2.4,
    play: (desk, at) => {
      roll(desk, at, 1, 0.6);
      [1.15, 1.45, 1.6, 1.75, 2.05].forEach((time) => flam(desk, at + time, 0.65));
      muffled(desk, at + 2.05, 92, 0.6);
    },
  },
  ...CLOCK_SCORE,
  draw: {
    lasts: 1.2,
    play: (desk, at) => {
      muffled(desk, at, 140, 0.55);
      muffled(desk, at + 0.55, 140, 0.5);
    },
  },
} satisfies Score<string>;

/**
 * The name of a sound of the war: of an order or its outcome, such as `move` or `destroyed`; of moving over the board,
 * such as `edge`; or of the clock, such as `tick`.
 */
export type Sound = keyof typeof SCORE;
