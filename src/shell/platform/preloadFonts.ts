import { fetchDisplayFont } from './styleSheets';

/** Starts to load the font of headquarters, on import, while the rest of the program starts. */
void fetchDisplayFont();
