import { translate, type Translate } from '../language/translate';
import type shell from '../../languages/en/shell/shell.json';
import type shellDrafts from '../../languages/en/shell/shellDrafts.json';
import type shellLibrary from '../../languages/en/shell/shellLibrary.json';

/** The shell's own messages by namespace, each a file: what every game has, the pages of a library, the editors of drafts. */
export interface ShellMessages {
  readonly shell: typeof shell;
  readonly shellLibrary: typeof shellLibrary;
  readonly shellDrafts: typeof shellDrafts;
}

/** Returns the message of one of the shell's keys, such as `shell:close`, its `{{places}}` filled. */
export const t: Translate<ShellMessages> = translate;
