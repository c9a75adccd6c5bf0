import { useLayoutEffect } from 'react';
import { latinKey } from './latinKey';
import { useShell } from './useShell';

type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/**
 * The name of a key as lists of keys write it (`u`, `Escape`, `Ctrl+Home`, `Ctrl+Shift+z`), or null where it is the browser's or a screen reader's affair. Signs are
 * taken as they are written, since on many keyboards `[` and `]` need Alt; but `=` is the key of `+`, without Shift. Letters that are not
 * Latin go by their place (`latinKey`).
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

/** Where letters are text, or a dialog's affair; radios and ticks have no use for them. */
const TYPED_INTO =
  'input:not([type="radio"], [type="checkbox"], [type="range"]), select, textarea, dialog';
/** What is pressed by Space itself. */
const PRESSED = 'button, input, select, textarea, a, summary, [role="grid"], [role="slider"]';

/**
 * Binds keys by their names wherever the focus is but in a text field, with no dialog and no menu open. Who has
 * switched single keys off for the page (WCAG 2.1.4) has them on the board alone, a grid.
 */
export function useKeyActs(actOf: (name: string) => (() => void) | undefined): void {
  const { settings } = useShell();
  // Bound in the moment what they act on is seen, and not some time after.
  useLayoutEffect(() => {
    function listen(event: KeyboardEvent): void {
      if (event.defaultPrevented || event.isComposing) return;
      const name = keyName(event);
      const act = name === null ? undefined : actOf(name);
      if (name === null || act === undefined) return;
      // A letter held down does its act once; signs step on.
      if (event.repeat && /^[a-z0-9]$/.test(name)) return;
      const target = event.target instanceof Element ? event.target : document.body;
      if (target.closest(TYPED_INTO) || (name === ' ' && target.closest(PRESSED))) return;
      if (document.querySelector('dialog[open], :popover-open') !== null) return;
      const single = name.length === 1 && name !== ' ';
      const { singleKeys } = settings.getState();
      if (single && !singleKeys && !target.closest('[role="grid"]')) return;
      event.preventDefault();
      act();
    }
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  });
}
