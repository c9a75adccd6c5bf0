/**
 * Calls `act` once, just after the next frame has been painted, so that work without a visible effect does not delay
 * the frame. Returns a function that cancels the call.
 */
export function afterFrame(act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(act);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
