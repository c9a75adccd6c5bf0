import { fetchReader } from '../src/war/store/reader';

// As on a page where something is kept.
await fetchReader();
