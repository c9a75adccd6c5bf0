import { fetchedSource } from '../language/source';
import type parts from './parts.json';
import { ADDRESSES } from './parts.json?urls';

/** The messages of a page: each part is fetched on demand, as data. */
export const SHELL_FETCHED = fetchedSource<keyof typeof parts>(ADDRESSES);
