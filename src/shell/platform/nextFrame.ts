/** Waits until the next frame is shown. In a page that nobody sees that is when it is seen again. */
export const nextFrame = (): Promise<void> =>
  // A frame's callback runs before it is drawn, and a timer after.
  new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
