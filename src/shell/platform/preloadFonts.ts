/**
 * Starts to load the fonts of the page's style sheets. This happens on import, and the page imports it first, so that the network
 * is in use while the rest of the program starts. `fetchFonts` waits for them, and bounds that wait.
 */
const ignore = (): void => undefined;
if ('fonts' in document) for (const face of document.fonts) face.load().catch(ignore);
export {};
