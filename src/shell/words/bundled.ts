import { bundledSource } from '../language/source';
import parts from './parts.json';

/** The messages bundled in a program: the tests. */
export const SHELL_BUNDLED = bundledSource(
  parts,
  import.meta.glob<object>('./*/*.json', { eager: true, import: 'default' }),
);
