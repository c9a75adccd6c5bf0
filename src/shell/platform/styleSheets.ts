/** The links to style sheets that could not be fetched. A link without a sheet may also be on its way. */
const failed = new Set<HTMLLinkElement>();
let mending: Promise<unknown> | null = null;

/**
 * Notes from now on which style sheets cannot be fetched, and removes the links by which programs are fetched ahead once they are
 * here: there would be some forty in a page whose elements are counted.
 */
export function watchLinks(): void {
  const linkOf = ({ target }: Event, rel: string): HTMLLinkElement | null =>
    target instanceof HTMLLinkElement && target.rel === rel ? target : null;
  // What a link tells does not bubble.
  addEventListener(
    'error',
    (event) => {
      const link = linkOf(event, 'stylesheet');
      if (link !== null) failed.add(link);
    },
    true,
  );
  // Of what has loaded a window hears nothing at all.
  document.addEventListener('load', (event) => linkOf(event, 'modulepreload')?.remove(), true);
}

/** Whether a style sheet is missing that nobody is fetching anew. */
export const styleSheetsMissing = (): boolean => failed.size > 0;

/**
 * Fetches anew the style sheets that have failed, for which no import asks again; null where none is missing.
 * The promise rejects where one fails again.
 */
export function fixStyleSheets(): Promise<unknown> | null {
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
 * How long a screen waits for its fonts, in milliseconds: the time after which `font-display: fallback` leaves them out for
 * good, so that no font that comes later moves what stands.
 */
const LONGEST_FOR_FONTS = 3000;

/** The font of titles, buttons and maps, in which headquarters are set. */
const DISPLAY = /Old Standard TT/;

async function load(fonts: readonly FontFace[]): Promise<void> {
  const loaded = Promise.allSettled(fonts.map((font) => font.load()));
  await Promise.race([loaded, new Promise((done) => setTimeout(done, LONGEST_FOR_FONTS))]);
}

const pageFonts = (): FontFace[] => ('fonts' in document ? [...document.fonts] : []);

/** Fetches the font that headquarters are set in, or waits no longer. Never rejects. */
export const fetchDisplayFont = (): Promise<void> =>
  load(pageFonts().filter(({ family }) => DISPLAY.test(family)));

let all: Promise<void> | null = null;

/** Fetches all fonts of a first game, or waits no longer; later calls return the same promise. Never rejects. */
export const fetchFonts = (): Promise<void> => (all ??= load(pageFonts()));
