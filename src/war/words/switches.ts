import type { Rules, Switch } from '../engine/rules';
import { t, type MessageKey } from './t';

/** Returns the value of a switch in words; a test checks that every value has a message. */
export const settingOf = (name: Switch, value: Rules[Switch]): string =>
  t(`switches:${name}.values.${String(value)}` as Extract<MessageKey, `switches:${string}`>);
