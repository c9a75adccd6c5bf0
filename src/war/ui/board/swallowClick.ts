/** The click after a drag or a pan belongs to it; it comes at once or not at all, and never after another press. */
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
