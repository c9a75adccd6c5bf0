import { useEffect, useRef, type RefObject } from 'react';
import { useMedia } from '../../../shell/ui/useMedia';

/** Matches where the panel stands below the plan (frame.css): there it has no room for a list of everybody. */
const BELOW = '(max-aspect-ratio: 7/8)';
/**
 * The share of the panel, from its top, in which orders may begin without being scrolled to. Farther down a phone
 * shows their title alone.
 */
const TOP = 1 / 3;
/** How many pixels from the edge of the panel scrolled-to elements stay. */
const OFF_EDGE = 16;

/** Hook: returns whether the panel of a battle is below the plan (on a narrow screen) instead of beside it. */
export const usePanelBelow = (): boolean => useMedia(BELOW);

/**
 * Hook: returns a ref for the orders of those `chosen`; whenever others are chosen, it is scrolled into view. If they
 * were chosen in a list, it gets the focus.
 */
export function useOrdersInView(chosen: readonly string[]): RefObject<HTMLDivElement | null> {
  const orders = useRef<HTMLDivElement>(null);
  const whom = chosen.join(' ');
  // The chosen men may be far down a list.
  useEffect(() => {
    const shown = orders.current;
    const box = shown?.closest('.lw-side');
    if (whom === '' || shown === null || !box) return;
    const off =
      shown.getBoundingClientRect().top -
      box.getBoundingClientRect().top -
      (box.querySelector<HTMLElement>('.lw-top')?.offsetHeight ?? 0);
    if (off < 0 || off > box.clientHeight * TOP) box.scrollTop += off - OFF_EDGE;
    // The orders push the pressed line of the list under the foot, and the Tab key would pass them by. A line among
    // the orders has left the page.
    const { activeElement, body } = document;
    if (
      activeElement === body ||
      (activeElement?.closest('.lw-list') && !shown.contains(activeElement))
    )
      shown.focus();
  }, [whom]);
  return orders;
}

/** Scrolls a panel to its top. */
export function toTop(panel: HTMLElement | null): void {
  if (panel !== null) panel.scrollTop = 0;
}

/**
 * Hook: when a section of the panel `box` (an HTML `details`) is opened, scrolls the panel so that the section is
 * visible.
 */
export function useUnfoldedInView(box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const panel = box.current;
    const show = ({ target }: Event): void => {
      if (target instanceof HTMLDetailsElement && target.open)
        target.scrollIntoView({ block: 'nearest' });
    };
    // A toggle does not bubble.
    panel?.addEventListener('toggle', show, { capture: true });
    return () => panel?.removeEventListener('toggle', show, { capture: true });
  }, [box]);
}
