import { bundledSource, type Formats } from '../../shell/language/source';
import parts from './parts.json';

/** The message source of Little Wars whose texts are part of the program, for the tests. */
export const BUNDLED = bundledSource(
  parts,
  import.meta.glob<object>('./*/littlewars/*.json', {
    base: '../../languages',
    eager: true,
    import: 'default',
  }),
  import.meta.glob<Formats>('./*/littlewars/grammar.ts', {
    base: '../../languages',
    eager: true,
    import: 'formats',
  }),
);
