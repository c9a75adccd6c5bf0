import { useLayoutEffect } from 'react';
import { actsOf, keyName, type Act, type Section } from './keys';
import { useShell } from '../../../shell/ui/useShell';

/** Where letters are text, or a dialog's affair; radios and ticks have no use for them. */
const TYPED_INTO =
  'input:not([type="radio"], [type="checkbox"], [type="range"]), select, textarea, dialog';
/** What is pressed by Space itself. */
const PRESSED = 'button, input, select, textarea, a, summary, [role="grid"], [role="slider"]';

/**
 * Binds the keys of sections wherever the focus is but in a text field, with no dialog and no menu open. Who has
 * switched single keys off for the page (WCAG 2.1.4) has them on the board alone.
 */
export function useKeys<S extends Section>(
  sections: readonly S[],
  acts: Readonly<Record<Act<S>, () => void>>,
): void {
  const { settings } = useShell();
  // Bound in the moment what they act on is seen, and not some time after.
  useLayoutEffect(() => {
    const act = (name: string): Act<S> | undefined =>
      sections.map((section) => actsOf(section)[name]).find((found) => found !== undefined);

    function listen(event: KeyboardEvent): void {
      if (event.defaultPrevented || event.isComposing) return;
      const name = keyName(event);
      const done = name === null ? undefined : act(name);
      if (name === null || done === undefined) return;
      // A letter held down does its act once; signs step on.
      if (event.repeat && /^[a-z0-9]$/.test(name)) return;
      const target = event.target instanceof Element ? event.target : document.body;
      if (target.closest(TYPED_INTO) || (name === ' ' && target.closest(PRESSED))) return;
      if (document.querySelector('dialog[open], :popover-open') !== null) return;
      const single = name.length === 1 && name !== ' ';
      const { singleKeys } = settings.getState();
      if (single && !singleKeys && !target.closest('[role="grid"]')) return;
      event.preventDefault();
      acts[done]();
    }
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  });
}
