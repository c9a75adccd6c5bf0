import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * The ref of a dialog that is modal while it is in the page. Its `data-first-focus` gets the focus, else what the browser
 * chooses; when it goes, what had the focus before has it again.
 */
export function useModal(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const { activeElement, body } = document;
    const shown = dialog.current;
    shown?.showModal();
    shown?.querySelector<HTMLElement>('[data-first-focus]')?.focus();
    return () => {
      // Closed before it leaves the page, a dialog gives the focus back.
      shown?.close();
      if (document.activeElement !== body) return;
      // While a style sheet is on its way, WebKit takes the page for inert until it is laid out, and gives nothing back.
      body.getBoundingClientRect();
      (activeElement as HTMLElement | null)?.focus();
    };
  }, []);
  return dialog;
}
