import { fetchDisplayFont } from './styleSheets';

/**
 * Starts to load the font of headquarters. This happens on import, and the page imports it first, so that the network is in use
 * while the rest of the program starts.
 */
void fetchDisplayFont();
