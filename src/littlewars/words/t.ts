import type { Values } from '../../shell/language/messages';
import { namespaceTeller, tell, type MessageKeyOf } from '../../shell/language/tell';
import type { Parts } from './parts';

type All = Parts['lwBattle'] & Parts['lwPlan'] & Parts['lwGunner'] & Parts['lwRecords'];
export type MessageKey = MessageKeyOf<All>;

/** The message of a key such as `lwField:title`, its `{{places}}` filled. */
export const t = (key: MessageKey, values?: Values): string => tell(key, values);

/** What tells the messages of one namespace. */
export const lateMessages = <N extends keyof All>(namespace: N) =>
  namespaceTeller<All[N]>(namespace);
