import type { Values } from '../../shell/language/messages';
import { namespaceContent, tell, type KeysOf, type MessageKeyOf } from '../../shell/language/tell';
import type { Parts } from './parts';

type First = Parts['first'] & Parts['game'];
type LazyModule = First & Parts['late'] & Parts['course'] & Parts['embed'];
export type MessageKey = MessageKeyOf<First>;

/** The message of a key such as `war:endTurn`, its `{{places}}` filled. */
export const t = (key: MessageKey, values?: Values): string => tell(key, values);

/** What tells the messages of a namespace that is loaded with the late parts of the page. */
export const messagesOf =
  <N extends keyof LazyModule>(namespace: N) =>
  (key: KeysOf<LazyModule[N]>, values?: Values): string =>
    tell(`${namespace}:${key}`, values);

type All = First & LazyModule & Parts['ruleBook'];

/** A namespace as it stands in its file, for what is laid out rather than told: the rule book. */
export const content = <N extends keyof All>(namespace: N): All[N] =>
  namespaceContent(namespace) as All[N];
