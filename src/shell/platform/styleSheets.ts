/** The links to style sheets that could not be fetched. A link without a sheet may also be loading. */
const failed = new Set<HTMLLinkElement>();
let fixing: Promise<unknown> | null = null;

/**
 * Watches the page for style sheets that cannot be fetched, and removes the preload links of modules once these have
 * loaded, because they only make the document longer.
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

/** Returns whether a style sheet has failed to load and is not being fetched again at present. */
export const styleSheetsMissing = (): boolean => failed.size > 0;

/**
 * Fetches again the style sheets that have failed, because importing a module again does not; returns null if none
 * has failed and none is being fetched again. The promise rejects if one fails again.
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
 * Fetches the font of the titles on headquarters; resolves when it is loaded, or after three seconds. Never rejects.
 */
export const fetchDisplayFont = (): Promise<void> =>
  load(pageFonts().filter(({ family }) => DISPLAY.test(family)));

let all: Promise<void> | null = null;

/**
 * Fetches all fonts that a first game needs; resolves when they are loaded, or after three seconds. Later calls
 * return the same promise. Never rejects.
 */
export const fetchFonts = (): Promise<void> => (all ??= load(pageFonts()));
