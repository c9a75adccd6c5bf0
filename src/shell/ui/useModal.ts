import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Hook: returns the ref of a dialog that is modal while it is on the page. Its `data-first-focus` gets the focus,
 * otherwise the browser's choice; when it leaves, the former element gets the focus back.
 */
export function useModal(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const { activeElement, body } = document;
    const shown = dialog.current;
    shown?.showModal();
    shown?.querySelector<HTMLElement>('[data-first-focus]')?.focus();
    return () => {
      // A dialog closed before it leaves the page gives the focus back.
      shown?.close();
      if (document.activeElement !== body) return;
      // While a style sheet is loading, WebKit treats the page as inert until it is laid out, and gives nothing
      // back.
      body.getBoundingClientRect();
      (activeElement as HTMLElement | null)?.focus();
    };
  }, []);
  return dialog;
}
