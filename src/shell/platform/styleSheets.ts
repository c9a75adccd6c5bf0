/** The links to style sheets that could not be fetched. A link without a sheet may also be on its way. */
const failed = new Set<HTMLLinkElement>();
let mending: Promise<unknown> | null = null;

/** Notes from now on which style sheets cannot be fetched. */
export function watchStyleSheets(): void {
  const note = ({ target }: Event): void => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') failed.add(target);
  };
  // The error of a link does not bubble.
  addEventListener('error', note, true);
}

/**
 * Fetches anew the style sheets that have failed, for which no import asks again; null where none is missing.
 * The promise rejects where one fails again.
 */
export function mendStyleSheets(): Promise<unknown> | null {
  if (failed.size > 0) {
    const all = (mending = Promise.all([mending, ...[...failed].map(fetchAnew)]));
    const ended = (): void => {
      if (mending === all) mending = null;
    };
    all.then(ended, ended);
  }
  return mending;
}

const fetchAnew = (link: HTMLLinkElement): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const again = document.createElement('link');
    again.rel = link.rel;
    // A browser may remember what the very same address has answered.
    again.href = `${link.href.replace(/\?.*/, '')}?${performance.now()}`;
    again.onload = resolve;
    again.onerror = reject;
    failed.delete(link);
    link.replaceWith(again);
  });

/**
 * How long the page waits for its faces, in milliseconds: the time after which `font-display: fallback` leaves them out for
 * good, so that no face that comes later moves what stands.
 */
const LONGEST_FOR_FONTS = 3000;

/** Fetches the faces of the style sheets that are here, or waits no longer. Never rejects. */
export async function fetchFonts(): Promise<void> {
  if (!('fonts' in document)) return;
  const faces = Promise.allSettled([...document.fonts].map((face) => face.load()));
  await Promise.race([faces, new Promise((done) => setTimeout(done, LONGEST_FOR_FONTS))]);
}
