import type { ReactNode } from 'react';
import { KeySheet as Sheet } from '../../../../shell/ui/pages/KeySheet';
import { t, type MessageKey } from '../../../words/t';

const ARROWS = ['ArrowLeft', 'ArrowUp', 'ArrowDown', 'ArrowRight'];
const SHIFT_ARROWS = ARROWS.map((arrow) => `Shift+${arrow}`);
const PRESS = ['Enter', ' '];
const ZOOM = ['+', '-', '0'];
const UNDO = ['u', 'Ctrl+z'];

/** Every key of Little Wars and of Kriegspiel, by section and purpose; each is named as on the sheet of the shell. */
const KEYS = {
  plan: { next: ARROWS, pan: SHIFT_ARROWS, zoom: ZOOM },
  choice: { choose: PRESS, add: ['Shift+Enter', 'Shift+ '], clear: ['Escape'] },
  orders: { undo: UNDO, lasso: ['l'] },
  views: { march: ['m'], undo: UNDO, menace: ['c'], supply: ['s'], notes: ['n'] },
  path: {
    inch: ARROWS,
    foot: SHIFT_ARROWS,
    place: PRESS,
    back: ['Backspace'],
    drop: ['Escape'],
  },
  settingOut: { undo: ['u'], takeUp: ['Delete'] },
  barrel: {
    turn: ['ArrowLeft', 'ArrowRight'],
    raise: ['ArrowUp', 'ArrowDown'],
    fine: SHIFT_ARROWS,
    far: ['PageUp', 'PageDown'],
    about: ['t'],
    read: ['s'],
    fire: ['f'],
    leave: ['Escape'],
  },
  rounds: { screws: ['1', '2', '3'], fives: ['[', ']'] },
  replay: {
    step: ['[', ']'],
    move: ['PageUp', 'PageDown'],
    ends: ['Home', 'End'],
    play: [' '],
    close: ['Escape'],
  },
  country: {
    nextPiece: ['p', 'n'],
    movePiece: ARROWS,
    movePieceFine: SHIFT_ARROWS,
    turnPiece: ['[', ']'],
    remove: ['Delete', 'Backspace'],
    undo: ['Ctrl+z'],
    redo: ['Ctrl+y', 'Ctrl+Shift+z'],
    zoom: ZOOM,
  },
  lists: {
    through: ['Shift+Tab', 'Tab'],
    press: PRESS,
    values: ['ArrowLeft', 'ArrowRight'],
    closeList: ['Escape'],
  },
  page: { help: ['?'] },
} as const satisfies Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

/** The sections of each screen, in reading order. */
const SHEETS = {
  battle: ['plan', 'choice', 'orders', 'barrel', 'lists', 'page'],
  kriegspiel: ['plan', 'choice', 'views', 'path', 'barrel', 'rounds', 'lists', 'page'],
  settingOut: ['plan', 'choice', 'settingOut', 'lists', 'page'],
  practice: ['barrel', 'page'],
  replay: ['plan', 'replay', 'lists', 'page'],
  country: ['country', 'lists', 'page'],
} as const satisfies Readonly<Record<string, readonly (keyof typeof KEYS)[]>>;

type LineKey = Extract<MessageKey, `lwKeys:lines.${string}`>;

interface KeySheetProps {
  /** A screen of Little Wars with keys of its own. */
  readonly screen: keyof typeof SHEETS;
  readonly onClose: () => void;
}

/** Renders a dialog that lists the keys of a screen of Little Wars, or of a battle of Kriegspiel, with what they do. */
export const KeySheet = ({ screen, onClose }: KeySheetProps): ReactNode => (
  <Sheet
    sections={SHEETS[screen].map((section) => ({
      title: t(`lwKeys:sections.${section}`),
      lines: Object.entries(KEYS[section]).map(([line, keys]) => ({
        keys: keys as readonly string[],
        words: t(`lwKeys:lines.${line}` as LineKey),
      })),
    }))}
    onClose={onClose}
  />
);
