/**
 * How long the page waits for its faces, in milliseconds: the time after which `font-display: fallback` leaves them out for
 * good, so that no face that comes later moves what stands.
 */
const LONGEST = 3000;

/** Fetches the faces of the style sheets that are here, or waits no longer. Never rejects. */
export async function fetchFonts(): Promise<void> {
  if (!('fonts' in document)) return;
  const faces = Promise.allSettled([...document.fonts].map((face) => face.load()));
  await Promise.race([faces, new Promise((done) => setTimeout(done, LONGEST))]);
}
