import { actsOf, type KeySections } from './keys';

/**
 * Keys for users of screen readers, in the form of `KEYS`: by section and purpose, each with the name of what it does.
 * The keys that read out the eight directions from a square are arranged as on a numeric keypad.
 */
export const SPEECH_KEYS = {
  typing: { line: { '/': 'line' } },
  clock: {
    timeLeft: { m: 'timeLeft' },
    pauseClock: { k: 'pauseClock' },
  },
  programs: {
    skipProgram: { x: 'skipProgram' },
    pauseProgram: { v: 'pauseProgram' },
  },
  advice: {
    hint: { y: 'hint' },
    check: { q: 'check' },
  },
  near: {
    threatened: { d: 'threatened' },
    cutOff: { i: 'cutOff' },
    reach: { 5: 'reach' },
  },
  compass: {
    straight: {
      'Shift+ArrowUp': 'up',
      'Shift+ArrowRight': 'right',
      'Shift+ArrowDown': 'down',
      'Shift+ArrowLeft': 'left',
    },
    slanting: {
      'Shift+PageUp': 'upRight',
      'Shift+PageDown': 'downRight',
      'Shift+End': 'downLeft',
      'Shift+Home': 'upLeft',
    },
  },
} as const satisfies KeySections;

/** The eight directions on the screen, by name, each as a step of columns and rows: `upRight` is `[1, -1]`. */
export const HEADINGS = {
  up: [0, -1],
  upRight: [1, -1],
  right: [1, 0],
  downRight: [1, 1],
  down: [0, 1],
  downLeft: [-1, 1],
  left: [-1, 0],
  upLeft: [-1, -1],
} as const;
/** The name of one of the eight directions on the screen, such as `upRight`. */
export type Heading = keyof typeof HEADINGS;

/** The direction that each key reads out, by the name of the key without Shift: `PageUp` reads out `upRight`. */
export const COMPASS: Readonly<Record<string, Heading>> = Object.fromEntries(
  Object.entries(actsOf([SPEECH_KEYS.compass])).map(([name, heading]) => [
    name.replace('Shift+', ''),
    heading,
  ]),
);
