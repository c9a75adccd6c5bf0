/** Keys and the pointer in the form that WebDriver and WebDriver BiDi share (W3C WebDriver, chapter 15). */

/** Keys that are no characters, by the names of the DOM. */
const KEYS: Readonly<Record<string, string>> = {
  Shift: '\uE008',
  Control: '\uE009',
  Alt: '\uE00A',
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  PageUp: '\uE00E',
  PageDown: '\uE00F',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Delete: '\uE017',
};

/** Sources of actions; pointer and keys stay as they are left until the next. */
export type Actions = readonly object[];

const pointer = (action: object): Actions => [
  { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions: [action] },
];

export const movedTo = (x: number, y: number): Actions =>
  pointer({ type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 });

export const buttonIs = (is: 'down' | 'up'): Actions =>
  pointer({ type: is === 'down' ? 'pointerDown' : 'pointerUp', button: 0 });

/** Keys pressed one after another: `a`, `Enter`, `Shift+Tab`. */
export const pressed = (keys: readonly string[]): Actions => [
  {
    type: 'key',
    id: 'keyboard',
    actions: keys.flatMap((key) => {
      const parts = key === '+' ? ['+'] : key.split('+');
      const values = parts.map((part) => KEYS[part] ?? part);
      return [
        ...values.map((value) => ({ type: 'keyDown', value })),
        ...[...values].reverse().map((value) => ({ type: 'keyUp', value })),
      ];
    }),
  },
];
