/**
 * Keeps touches that move what the page itself moves from the browser, while `moves` says so: else it may take them for
 * a fling of the page, and the next tap for the hand that stops it. A tap alone is left as it is. Answers what ends it.
 */
export function claimTouches(element: HTMLElement, moves: () => boolean): () => void {
  const claim = (event: TouchEvent): void => {
    if (moves()) event.preventDefault();
  };
  element.addEventListener('touchmove', claim, { passive: false });
  return () => element.removeEventListener('touchmove', claim);
}
