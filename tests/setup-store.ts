import { fetchReader } from '../src/store/reader';

// As on a page where something is kept.
await fetchReader();
