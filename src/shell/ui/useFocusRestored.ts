import { useEffect } from 'react';
import { isPending, onPendingEnd } from '../pendingOverlays';

/** Where the focus goes, in this order, when its element leaves the page or a dialog. */
const FALLBACKS = [
  '[data-first-focus]',
  '[role="grid"] [tabindex="0"]',
  ':is(main, dialog) h1[tabindex]',
  ':is(main, dialog) button:not(:disabled)',
] as const;

/** Returns whether an element cannot have the focus any more: removed, disabled, or hidden. */
const isLost = (element: Element): boolean =>
  !element.isConnected ||
  element.matches(':disabled') ||
  element.closest('[hidden], [inert]') !== null;

/** An element that had the focus, and the dialog in which it was then. */
interface Focused {
  readonly element: Element;
  readonly dialog: Element | null;
}
const focusedNow = (element: Element): Focused => ({ element, dialog: element.closest('dialog') });

/** What had the focus before each modal dialog. */
const openers = new WeakMap<Element, Focused>();
/** What had the focus last; it may have left the page since. */
let last: Focused | null = null;

/** Returns what had the focus, or what had it before the dialogs that have left the page with that. */
function lastLeft(focused: Focused): Focused {
  const { dialog } = focused;
  const opener = dialog?.isConnected === false && openers.get(dialog);
  return opener ? lastLeft(opener) : focused;
}

/** Remembers to which element the focus returns when the `dialog`, which is about to open, leaves the page. */
export function rememberOpener(dialog: HTMLDialogElement): void {
  const { activeElement, body } = document;
  // The dialog before it may leave the page in the same step, and has returned nothing yet.
  const isGone = activeElement === null || activeElement === body;
  const opener = isGone ? last && lastLeft(last) : focusedNow(activeElement);
  if (opener !== null) openers.set(dialog, opener);
}

/** Has the dialog with the focus return it to this element; null changes nothing. */
export function returnFocusTo(element: Element | null): void {
  if (last?.dialog && element !== null) openers.set(last.dialog, focusedNow(element));
}

/** Moves the focus to an element, without scrolling; returns whether it has it. */
function moveFocus(goal: Element | null): boolean {
  if (goal === null) return false;
  const take = (): boolean => {
    (goal as HTMLElement).focus({ preventScroll: true });
    return document.activeElement === goal;
  };
  if (take()) return true;
  // While a style sheet is loading, WebKit treats the page as inert until it is laid out.
  document.body.getBoundingClientRect();
  return take();
}

/**
 * Hook: when the focused element is removed, disabled or hidden, moves the focus to the first of these that exists: the
 * element that had it before the dialog that was removed; in the dialog that is left, or on the page, the element
 * marked `data-first-focus`, the board's current square, the heading, the first button. If the user has clicked on
 * nothing, the page stays without focus.
 */
export function useFocusRestored(): void {
  useEffect(() => {
    function note({ target }: FocusEvent): void {
      if (target instanceof Element) last = focusedNow(target);
    }
    function goOn(): void {
      const { activeElement, body } = document;
      if (activeElement !== null && activeElement !== body && !isLost(activeElement)) return;
      if (last === null || !isLost(last.element)) return;
      const { element, dialog } = lastLeft(last);
      if (!isLost(element) && moveFocus(element)) return;
      // A newly opened overlay takes the focus itself, and returns it.
      if (isPending()) return;
      const place = dialog?.isConnected ? dialog : document;
      FALLBACKS.some((selector) => moveFocus(place.querySelector(selector)));
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
      last = null;
    };
  }, []);
}
