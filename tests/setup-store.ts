import { fetchPast } from '../src/war/store/pastLate';
import { fetchReader } from '../src/war/store/reader';
import { fetchSealing } from '../src/war/store/deploymentOrders';

// As on a page where something is kept, and once the history has been opened.
await Promise.all([fetchReader(), fetchPast(), fetchSealing()]);
