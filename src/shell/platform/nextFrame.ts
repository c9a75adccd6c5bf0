/** Resolves after the next frame has been painted. In a hidden tab that is once the tab is visible again. */
export const nextFrame = (): Promise<void> =>
  // The frame's callback runs before painting, a timer after it.
  new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
