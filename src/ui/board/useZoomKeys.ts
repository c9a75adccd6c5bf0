import { useEffect, useEffectEvent } from 'react';

interface ZoomKeys {
  readonly closer: () => void;
  readonly farther: () => void;
  readonly whole: () => void;
}

/** Where signs and figures are text, or a dialog's affair. */
const TYPED_INTO =
  'input:not([type="radio"], [type="checkbox"], [type="range"]), select, textarea, dialog';

/** `+`, `-` and `0`, wherever the focus is but in a text field, with no dialog and no menu open. */
export function useZoomKeys({ closer, farther, whole }: ZoomKeys): void {
  const act = useEffectEvent((key: string): boolean => {
    if (key === '+' || key === '=') closer();
    else if (key === '-') farther();
    else if (key === '0') whole();
    else return false;
    return true;
  });
  useEffect(() => {
    function listen(event: KeyboardEvent): void {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      const { target } = event;
      if (target instanceof Element && target.closest(TYPED_INTO)) return;
      if (document.querySelector('dialog[open], :popover-open') !== null) return;
      if (act(event.key)) event.preventDefault();
    }
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
