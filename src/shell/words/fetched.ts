import { fetchedSource } from '../language/source';
import type parts from './parts.json';
import { ADDRESSES } from './parts.json?urls';

/** The shell's messages in all languages, each part fetched as JSON when it is needed; for a page. */
export const SHELL_FETCHED = fetchedSource<keyof typeof parts>(ADDRESSES);
