import { fetchedSource, type Formats } from '../../shell/language/source';
import type parts from './parts.json';
import { ADDRESSES } from './parts.json?urls';

/** The message source of Little Wars on a page: each part is fetched as JSON when it is first needed. */
export const FETCHED = fetchedSource<keyof typeof parts>(
  ADDRESSES,
  import.meta.glob<Formats>('./*/littlewars/grammar.ts', {
    base: '../../languages',
    eager: true,
    import: 'formats',
  }),
);
