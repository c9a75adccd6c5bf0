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

/** The message of a key such as `lwField:title`, or of one of the shell's, its `{{places}}` filled. */
export const t: Translate<Messages & ShellMessages> = translate;

/** A namespace as it stands in its file, for what is laid out and not said message by message: the rules. */
export const content = <N extends keyof Messages>(namespace: N): Messages[N] =>
  namespaceContent(namespace) as Messages[N];
