import type { Rules, Switch } from '../engine/rules';
import { t, type MessageKey } from './t';

/** What a switch is set to; its values have a message each, which a test sees to. */
export const settingOf = (name: Switch, value: Rules[Switch]): string =>
  t(`switches:${name}.values.${String(value)}` as Extract<MessageKey, `switches:${string}`>);
