import { bundledSource } from '../language/source';
import parts from './parts.json';

/** The message source of the shell whose texts are part of the program, for the tests. */
export const SHELL_BUNDLED = bundledSource(
  parts,
  import.meta.glob<object>('./*/shell/*.json', {
    base: '../../languages',
    eager: true,
    import: 'default',
  }),
);
