import { bundledSource } from '../language/source';
import parts from './parts.json';

/** The shell's messages in all languages as part of the program, so that nothing is fetched; for the tests. */
export const SHELL_BUNDLED = bundledSource(
  parts,
  import.meta.glob<object>('./*/shell/*.json', {
    base: '../../languages',
    eager: true,
    import: 'default',
  }),
);
