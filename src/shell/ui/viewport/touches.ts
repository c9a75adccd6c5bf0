/**
 * While `moves` returns true, keeps the touches on an element from the browser, which might take them for a
 * scrolling of the page. A mere tap is not affected. Returns a function that ends this.
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
