/**
 * Prevents the browser from scrolling the page with touches that begin on `element`, whenever `moves` returns true;
 * taps are not affected. Returns a function that ends this.
 */
export function claimTouches(element: HTMLElement, moves: () => boolean): () => void {
  const claim = (event: TouchEvent): void => {
    if (moves()) event.preventDefault();
  };
  element.addEventListener('touchmove', claim, { passive: false });
  return () => element.removeEventListener('touchmove', claim);
}

/**
 * Suppresses the click that the browser may send just after a pointer was lifted, because that ended a drag or another
 * gesture. Clicks of later presses are not affected.
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
