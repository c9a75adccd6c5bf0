import { fetchAhead } from '../../src/shell/lazyModule';
// Every entry, and with it all lazily loaded code.
import '../../src/war/ui/App';

/** All that the page fetches ahead; once for the files that share a world, of which some declare what never comes. */
export const fetchedAhead = fetchAhead();
