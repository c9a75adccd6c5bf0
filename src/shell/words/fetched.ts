import { fetchedSource } from '../language/source';
import type parts from './parts.json';
import { ADDRESSES } from './parts.json?urls';

/** The message source of the shell on a page: each part is fetched as JSON when it is needed. */
export const SHELL_FETCHED = fetchedSource<keyof typeof parts>(ADDRESSES);
