import { bundledSource, type Formats } from '../../shell/language/source';
import parts from './parts.json';

/** The messages bundled in a program: the tests. */
export const BUNDLED = bundledSource(
  parts,
  import.meta.glob<object>('./*/*.json', { eager: true, import: 'default' }),
  import.meta.glob<Formats>('./*/grammar.ts', { eager: true, import: 'formats' }),
);
