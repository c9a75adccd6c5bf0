import { bundledSource } from '../language/source';
import parts from './parts.json';

/** The source of the shell's messages as part of a program, for the tests. */
export const SHELL_BUNDLED = bundledSource(
  parts,
  import.meta.glob<object>('./*/shell/*.json', {
    base: '../../languages',
    eager: true,
    import: 'default',
  }),
);
