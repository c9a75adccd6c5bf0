import { fetchedSource, type Formats } from '../../shell/language/source';
import type parts from './parts.json';
import { ADDRESSES } from './parts.json?urls';

/** The source of the messages on a page, which fetches each part in the language of the page when it is needed. */
export const FETCHED = fetchedSource<keyof typeof parts>(
  ADDRESSES,
  import.meta.glob<Formats>('./*/war/grammar.ts', {
    base: '../../languages',
    eager: true,
    import: 'formats',
  }),
);
