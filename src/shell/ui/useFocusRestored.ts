import { useEffect } from 'react';
import { isPending, onPendingEnd } from '../pendingOverlays';

/** Where the focus goes, in this order, when its element leaves the page. */
const FALLBACKS = [
  '[data-first-focus]',
  '[role="grid"] [tabindex="0"]',
  'main h1[tabindex]',
  'main button:not(:disabled)',
] as const;

/** Returns whether an element cannot have the focus any more: removed, disabled, or hidden. */
const isLost = (element: Element): boolean =>
  !element.isConnected ||
  element.matches(':disabled') ||
  element.closest('[hidden], [inert]') !== null;

/**
 * Hook: when the focused element is removed, disabled or hidden, moves the focus to the first of these that exists: the
 * element marked `data-first-focus`, the board's current square, the page's heading, its first button. If the user has
 * clicked on nothing, the page stays without focus.
 */
export function useFocusRestored(): void {
  useEffect(() => {
    let last: Element | null = null;
    function note({ target }: FocusEvent): void {
      if (target instanceof Element) last = target;
    }
    function goOn(): void {
      // A newly opened overlay takes the focus itself, and gives it back.
      if (isPending()) return;
      const { activeElement, body } = document;
      if (activeElement !== null && activeElement !== body && !isLost(activeElement)) return;
      if (last === null || !isLost(last)) return;
      for (const selector of FALLBACKS) {
        const goal = document.querySelector<HTMLElement>(selector);
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
