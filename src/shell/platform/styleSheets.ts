/** The links to style sheets that could not be fetched. A link without a sheet may also be loading. */
const failed = new Set<HTMLLinkElement>();
let fixing: Promise<unknown> | null = null;

/**
 * Begins to record which style sheets of the page cannot be fetched, for `styleSheetsMissing`; and to remove the
 * preload links of modules once these have loaded. Call it once, at the start.
 */
export function watchLinks(): void {
  const linkOf = ({ target }: Event, rel: string): HTMLLinkElement | null =>
    target instanceof HTMLLinkElement && target.rel === rel ? target : null;
  // Events of links do not bubble.
  addEventListener(
    'error',
    (event) => {
      const link = linkOf(event, 'stylesheet');
      if (link !== null) failed.add(link);
    },
    true,
  );
  // A window gets no load events of its links.
  document.addEventListener('load', (event) => linkOf(event, 'modulepreload')?.remove(), true);
}

/** Returns whether a style sheet of the page could not be fetched and is not being fetched again at present. */
export const styleSheetsMissing = (): boolean => failed.size > 0;

/**
 * Fetches again the style sheets that could not be fetched. Returns a promise that resolves when all have loaded and
 * rejects if one fails again; null if none is missing.
 */
export function fixStyleSheets(): Promise<unknown> | null {
  if (failed.size > 0) {
    const all = (fixing = Promise.all([fixing, ...[...failed].map(fetchAnew)]));
    const ended = (): void => {
      if (fixing === all) fixing = null;
    };
    all.then(ended, ended);
  }
  return fixing;
}

const fetchAnew = (link: HTMLLinkElement): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const again = document.createElement('link');
    again.rel = link.rel;
    // A browser may cache the answer of the same address.
    again.href = `${link.href.replace(/\?.*/, '')}?${performance.now()}`;
    again.onload = resolve;
    again.onerror = reject;
    failed.delete(link);
    link.replaceWith(again);
  });

/**
 * How long a screen waits for its fonts, in milliseconds: then `font-display: fallback` leaves them out for good,
 * so that no late font moves the layout.
 */
const LONGEST_FOR_FONTS = 3000;

/** The font of titles, buttons and maps, used by headquarters. */
const DISPLAY = /Old Standard TT/;

async function load(fonts: readonly FontFace[]): Promise<void> {
  const loaded = Promise.allSettled(fonts.map((font) => font.load()));
  await Promise.race([loaded, new Promise((done) => setTimeout(done, LONGEST_FOR_FONTS))]);
}

const pageFonts = (): FontFace[] => ('fonts' in document ? [...document.fonts] : []);

/**
 * Fetches the font of titles, buttons and maps; resolves when it is loaded or has failed, at the latest after three
 * seconds. Never rejects.
 */
export const fetchDisplayFont = (): Promise<void> =>
  load(pageFonts().filter(({ family }) => DISPLAY.test(family)));

let all: Promise<void> | null = null;

/**
 * Fetches all fonts that the page's style sheets name; resolves when they are loaded or have failed, at the latest
 * after three seconds. Later calls return the same promise. Never rejects.
 */
export const fetchFonts = (): Promise<void> => (all ??= load(pageFonts()));
