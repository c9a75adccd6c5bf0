/**
 * Keeps touches that move the page's own content from the browser, while `moves` returns true: otherwise it may
 * take them for a fling of the page, and the next tap for the end of the fling. A mere tap is not affected. Returns
 * a function that ends this.
 */
export function claimTouches(element: HTMLElement, moves: () => boolean): () => void {
  const claim = (event: TouchEvent): void => {
    if (moves()) event.preventDefault();
  };
  element.addEventListener('touchmove', claim, { passive: false });
  return () => element.removeEventListener('touchmove', claim);
}

/**
 * Suppresses the click that the browser sends after a drag or a pan, if it sends one. A click that follows another
 * press is never suppressed.
 */
export function swallowClick(): void {
  const swallow = (event: Event): void => event.stopPropagation();
  const leave = (): void => {
    window.removeEventListener('click', swallow, { capture: true });
    window.removeEventListener('pointerdown', leave, { capture: true });
    clearTimeout(timer);
  };
  const timer = setTimeout(leave);
  window.addEventListener('click', swallow, { capture: true, once: true });
  window.addEventListener('pointerdown', leave, { capture: true });
}
