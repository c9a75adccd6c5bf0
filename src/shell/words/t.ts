import { translate, type Translate } from '../language/translate';
import type shell from '../../languages/en/shell/shell.json';
import type shellDrafts from '../../languages/en/shell/shellDrafts.json';
import type shellLibrary from '../../languages/en/shell/shellLibrary.json';

/**
 * The type of the shell's own messages by namespace: `shell` for texts of every game, `shellLibrary` for the pages of a
 * library, `shellDrafts` for the editors of drafts.
 */
export interface ShellMessages {
  readonly shell: typeof shell;
  readonly shellLibrary: typeof shellLibrary;
  readonly shellDrafts: typeof shellDrafts;
}

/**
 * Returns a message of the shell by its key, such as `shell:close`, in the language of the page, with `values` in its
 * placeholders (`{{name}}`). It is `translate` limited to the shell's keys.
 */
export const t: Translate<ShellMessages> = translate;
