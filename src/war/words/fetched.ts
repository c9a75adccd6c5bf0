import { fetchedSource, type Formats } from '../../shell/language/source';
import type parts from './parts.json';
import { ADDRESSES } from './parts.json?urls';

/** The messages of a page: each part is fetched on demand, as data. */
export const FETCHED = fetchedSource<keyof typeof parts>(
  ADDRESSES,
  import.meta.glob<Formats>('./*/war/grammar.ts', {
    base: '../../languages',
    eager: true,
    import: 'formats',
  }),
);
