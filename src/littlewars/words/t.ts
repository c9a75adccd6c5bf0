import type { Values } from '../../shell/language/messages';
import {
  namespaceContent,
  namespaceTeller,
  tell,
  type MessageKeyOf,
} from '../../shell/language/tell';
import type { Parts } from './parts';

type All = Parts['lwBattle'] &
  Parts['lwPlan'] &
  Parts['lwGunner'] &
  Parts['lwRecords'] &
  Parts['lwRules'];
export type MessageKey = MessageKeyOf<All>;

/** The message of a key such as `lwField:title`, its `{{places}}` filled. */
export const t = (key: MessageKey, values?: Values): string => tell(key, values);

/** What tells the messages of one namespace. */
export const messagesOf = <N extends keyof All>(namespace: N) => namespaceTeller<All[N]>(namespace);

/** A namespace as it stands in its file, for what is laid out rather than told: the rules. */
export const content = <N extends keyof All>(namespace: N): All[N] =>
  namespaceContent(namespace) as All[N];
