import { useLayoutEffect } from 'react';
import { latinKey } from './latinKey';
import { useShell } from './useShell';

type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/**
 * Returns the name of a key press, such as `u`, `Escape`, `Ctrl+Home` or `Ctrl+Shift+z`; null for a press with Alt,
 * which belongs to the browser. A letter is in lower case, Control and Command are `Ctrl+`, punctuation is named by its
 * character, `=` as `+`. A key of a non-Latin layout is named by its position (`latinKey`).
 */
export function keyName(pressed: Pressed): string | null {
  const { ctrlKey, metaKey, altKey, shiftKey } = pressed;
  const latin = latinKey(pressed);
  const key = latin === '=' ? '+' : latin;
  const sign = key.length === 1 && !/[\p{L}\p{N} ]/u.test(key);
  if (sign && altKey) return key;
  if (altKey) return null;
  const name = key.length === 1 ? key.toLowerCase() : key;
  if (!ctrlKey && !metaKey) return name;
  return shiftKey && /^\p{L}$/u.test(name) ? `Ctrl+Shift+${name}` : `Ctrl+${name}`;
}

/** Where letters are text, or belong to a dialog; radio buttons and check boxes do not use them. */
const TYPED_INTO =
  'input:not([type="radio"], [type="checkbox"], [type="range"]), select, textarea, dialog';
/** Elements that Space itself presses. */
const PRESSED = 'button, input, select, textarea, a, summary, [role="grid"], [role="slider"]';

/** A board of squares, or a plan. */
const BOARD = '[role="grid"], [role="application"]';

/**
 * Hook: for each key pressed on the page, calls the function that `actOf` returns for the key's name (`keyName`), if
 * any. Keys typed into a text field, or pressed while a dialog or menu is open, are ignored. If the setting
 * `singleKeys` is off, keys of one character work only on a board or plan (WCAG 2.1.4).
 */
export function useKeyActs(actOf: (name: string) => (() => void) | undefined): void {
  const { settings } = useShell();
  // A layout effect binds the keys as soon as the elements that they act on are visible.
  useLayoutEffect(() => {
    function listen(event: KeyboardEvent): void {
      if (event.defaultPrevented || event.isComposing) return;
      const name = keyName(event);
      const act = name === null ? undefined : actOf(name);
      if (name === null || act === undefined) return;
      const target = event.target instanceof Element ? event.target : document.body;
      if (target.closest(TYPED_INTO) || (name === ' ' && target.closest(PRESSED))) return;
      if (document.querySelector('dialog[open], :popover-open') !== null) return;
      const single = name.length === 1 && name !== ' ';
      const { singleKeys } = settings.getState();
      if (single && !singleKeys && !target.closest(BOARD)) return;
      event.preventDefault();
      // A held letter acts once; punctuation repeats.
      if (!event.repeat || !/(?:^|\+)[a-z0-9]$/.test(name)) act();
    }
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  });
}
