import { bundledSource, type Formats } from '../../shell/language/source';
import parts from './parts.json';

/**
 * The message source of Little Wars for the tests: the messages of every language are part of the program, so that
 * they are there at once.
 */
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
