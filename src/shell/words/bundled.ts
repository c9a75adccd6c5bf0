import { bundledSource } from '../language/source';
import parts from './parts.json';

/** The messages bundled in a program: the tests. */
export const SHELL_BUNDLED = bundledSource(
  parts,
  import.meta.glob<object>('./*/shell/*.json', {
    base: '../../languages',
    eager: true,
    import: 'default',
  }),
);
