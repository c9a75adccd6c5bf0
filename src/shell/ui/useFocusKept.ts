import { useEffect } from 'react';
import { isPending, onPendingEnd } from '../pendingOverlays';

/** Where the focus goes on, in this order, when what had it leaves the page. */
const WAYS_ON = [
  '[data-first-focus]',
  '[role="grid"] [tabindex="0"]',
  'main h1[tabindex]',
  'main button:not(:disabled)',
] as const;

/** Whether an element can have the focus no more: gone, disabled, or hidden with what is around it. */
const isLost = (element: Element): boolean =>
  !element.isConnected ||
  element.matches(':disabled') ||
  element.closest('[hidden], [inert]') !== null;

/**
 * The focus is never lost: where a button goes with what it ordered, or a screen with the next, the board's tab stop
 * has it, or else the first thing there is to do. Whoever clicks beside everything has let go of it themselves.
 */
export function useFocusKept(): void {
  useEffect(() => {
    let last: Element | null = null;
    function note({ target }: FocusEvent): void {
      if (target instanceof Element) last = target;
    }
    function goOn(): void {
      // What has been opened takes the focus itself, and gives it back where it found it.
      if (isPending()) return;
      const { activeElement, body } = document;
      if (activeElement !== null && activeElement !== body && !isLost(activeElement)) return;
      if (last === null || !isLost(last)) return;
      for (const way of WAYS_ON) {
        const goal = document.querySelector<HTMLElement>(way);
        goal?.focus({ preventScroll: true });
        if (goal !== null && document.activeElement === goal) return;
      }
    }
    const observer = new MutationObserver(goOn);
    observer.observe(document.body, {
      childList: true,
      subtree: true,
      attributeFilter: ['disabled', 'hidden'],
    });
    document.addEventListener('focusin', note);
    const stop = onPendingEnd(() => queueMicrotask(goOn));
    return () => {
      stop();
      observer.disconnect();
      document.removeEventListener('focusin', note);
    };
  }, []);
}
