import { fetchPast } from '../src/war/store/pastLate';
import { fetchReader } from '../src/war/store/reader';

// As on a page where something is kept, and once the history has been opened.
await Promise.all([fetchReader(), fetchPast()]);
