/**
 * Asks for the faces of the page's style sheets as it is imported, which is to be the first thing a program does: the network
 * fetches them while the rest of the program begins. Who waits for them is `fetchFonts`, which also sees what cannot be had.
 */
const nothing = (): void => undefined;
if ('fonts' in document) for (const face of document.fonts) face.load().catch(nothing);
export {};
