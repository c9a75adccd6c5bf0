import { fetchedSource } from '../language/source';
import type parts from './parts.json';
import { ADDRESSES } from './parts.json?urls';

/** The source of the shell's messages on a page, which fetches each part as JSON when it is needed. */
export const SHELL_FETCHED = fetchedSource<keyof typeof parts>(ADDRESSES);
