import {
  drum,
  explosion,
  muffled,
  paper,
  roll,
  shot,
  spring,
  wood,
  type Desk,
} from '../../../../shell/ui/sound/instruments';
import type { Score } from '../../../../shell/ui/sound/score';

/** A lead man knocked over: the hit, and his base on the table. */
const man = (desk: Desk, at: number): void => {
  wood(desk, at, 1240, 0.24);
  wood(desk, at + 0.09, 300, 0.4);
  wood(desk, at + 0.16, 340, 0.16);
};

/**
 * How each sound of Little Wars and Kriegspiel is played; none is longer than two seconds. They are of wood, brick and
 * lead, because the gun is a toy with a spring; `volley` and `burst` are of the rifles and shells of Kriegspiel.
 */
export const SCORE = {
  spring: { lasts: 0.3, play: (desk, at) => spring(desk, at, 0.4) },
  // Five of a row, not quite together.
  volley: {
    lasts: 0.7,
    play: (desk, at) =>
      [0, 0.03, 0.05, 0.09, 0.12].forEach((time, i) => shot(desk, at + time, 0.2 - 0.02 * (i % 3))),
  },
  burst: { lasts: 1.1, play: (desk, at) => explosion(desk, at, 1, 0.5) },
  bounce: { lasts: 0.1, play: (desk, at) => wood(desk, at, 230, 0.3) },
  wood: {
    lasts: 0.15,
    play: (desk, at) => {
      wood(desk, at, 480, 0.5);
      wood(desk, at + 0.07, 620, 0.14);
    },
  },
  brick: {
    lasts: 0.2,
    play: (desk, at) => {
      muffled(desk, at, 170, 0.24);
      paper(desk, at, 0.09, [1500, 700], 0.6);
    },
  },
  man: { lasts: 0.3, play: man },
  splash: { lasts: 0.4, play: (desk, at) => paper(desk, at, 0.3, [900, 2600], 0.5) },
  rest: {
    lasts: 0.5,
    play: (desk, at) =>
      [0, 0.13, 0.23, 0.3].forEach((time, i) => wood(desk, at + time, 560, 0.16 - 0.03 * i)),
  },
  step: { lasts: 0.12, play: (desk, at) => wood(desk, at, 390, 0.3) },
  wheels: {
    lasts: 0.5,
    play: (desk, at) => {
      paper(desk, at, 0.36, [500, 800], 0.5);
      wood(desk, at + 0.38, 210, 0.4);
    },
  },
  melee: {
    lasts: 0.6,
    play: (desk, at) => {
      man(desk, at);
      man(desk, at + 0.24);
    },
  },
  flag: { lasts: 0.3, play: (desk, at) => paper(desk, at, 0.24, [3200, 4400], 0.4) },
  undo: {
    lasts: 0.3,
    play: (desk, at) => {
      wood(desk, at, 410, 0.25);
      paper(desk, at + 0.04, 0.16, [3400, 1700], 0.4);
    },
  },
  curtain: { lasts: 1, play: (desk, at) => paper(desk, at, 0.85, [700, 2400], 0.5) },
  end: {
    lasts: 1.4,
    play: (desk, at) => {
      roll(desk, at, 0.6, 0.5);
      drum(desk, at + 0.9, 0.5);
    },
  },
} satisfies Score<string>;

/** The name of a sound of Little Wars or Kriegspiel, such as `spring`, the shot of a gun, or `melee`. */
export type Sound = keyof typeof SCORE;
