import { translate, type Translate } from '../language/translate';

/**
 * The type of the shell's own messages by namespace: `shell` for texts of every game, `shellLibrary` for the pages of a
 * library, `shellDrafts` for the editors of drafts, `shellKeys` for the lists of keys.
 */
export interface ShellMessages {
  readonly shell: typeof import('../../languages/en/shell/shell.json');
  readonly shellLibrary: typeof import('../../languages/en/shell/shellLibrary.json');
  readonly shellDrafts: typeof import('../../languages/en/shell/shellDrafts.json');
  readonly shellKeys: typeof import('../../languages/en/shell/shellKeys.json');
}

/**
 * Returns a message of the shell by its key, such as `shell:close`, in the language of the page, with `values` in its
 * placeholders (`{{name}}`). It is `translate` limited to the shell's keys.
 */
export const t: Translate<ShellMessages> = translate;
