import { bundledSource, type Formats } from '../../shell/language/source';
import parts from './parts.json';

/** The source of the messages of Little Wars as part of a program, for the tests. */
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
