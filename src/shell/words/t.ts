import { translate, type Translate } from '../language/translate';
import type shell from '../../languages/en/shell/shell.json';
import type shellDrafts from '../../languages/en/shell/shellDrafts.json';
import type shellLibrary from '../../languages/en/shell/shellLibrary.json';

/**
 * The namespaces of the shell's own messages, each a file: texts of every game (`shell`), of the library's pages
 * (`shellLibrary`), of the editors of drafts (`shellDrafts`).
 */
export interface ShellMessages {
  readonly shell: typeof shell;
  readonly shellLibrary: typeof shellLibrary;
  readonly shellDrafts: typeof shellDrafts;
}

/**
 * Returns the message of one of the shell's keys, such as `shell:close`, in the language of the page, with its
 * placeholders (`{{name}}`) filled.
 */
export const t: Translate<ShellMessages> = translate;
