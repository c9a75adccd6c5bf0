import {
  namespaceContent,
  translate,
  type MessageKeyOf,
  type Translate,
} from '../../shell/language/translate';
import type { ShellMessages } from '../../shell/words/t';
import type { Parts } from './parts';

type Messages = Parts['lwBattle'] &
  Parts['lwPlan'] &
  Parts['lwGunner'] &
  Parts['lwRecords'] &
  Parts['lwRules'];
export type MessageKey = MessageKeyOf<Messages & ShellMessages>;

/** Returns the message of a key such as `lwField:title`, or of the shell's, with its `{{places}}` filled. */
export const t: Translate<Messages & ShellMessages> = translate;

/** Returns a namespace as in its file, for structured content: the rules. */
export const content = <N extends keyof Messages>(namespace: N): Messages[N] =>
  namespaceContent(namespace) as Messages[N];
