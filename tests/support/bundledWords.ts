import littleWarsParts from '../../src/littlewars/words/parts.json';
import { bundledSource, type Formats } from '../../src/shell/language/source';
import shellParts from '../../src/shell/words/parts.json';

/** The shell's messages in all languages, so that nothing is fetched. */
export const SHELL_BUNDLED = bundledSource(
  shellParts,
  import.meta.glob<object>('./*/shell/*.json', {
    base: '../../src/languages',
    eager: true,
    import: 'default',
  }),
);

/** The messages of Little Wars in all languages, so that nothing is fetched. */
export const LITTLE_WARS_BUNDLED = bundledSource(
  littleWarsParts,
  import.meta.glob<object>('./*/littlewars/*.json', {
    base: '../../src/languages',
    eager: true,
    import: 'default',
  }),
  import.meta.glob<Formats>('./*/littlewars/grammar.ts', {
    base: '../../src/languages',
    eager: true,
    import: 'formats',
  }),
);
