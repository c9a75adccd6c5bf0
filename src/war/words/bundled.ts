import { bundledSource, type Formats } from '../../shell/language/source';
import parts from './parts.json';

/** The source of the messages in all languages, as part of the program: for the consoles and the tests. */
export const BUNDLED = bundledSource(
  parts,
  import.meta.glob<object>('./*/war/*.json', {
    base: '../../languages',
    eager: true,
    import: 'default',
  }),
  import.meta.glob<Formats>('./*/war/grammar.ts', {
    base: '../../languages',
    eager: true,
    import: 'formats',
  }),
);
