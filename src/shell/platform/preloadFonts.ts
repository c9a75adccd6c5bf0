import { fetchDisplayFont } from './styleSheets';

/**
 * Starts to load the font of headquarters, on import. The page imports it first, so that the network is in use
 * while the rest of the program starts.
 */
void fetchDisplayFont();
