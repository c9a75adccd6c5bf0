import type { Rules, Switch } from '../engine/rules';
import { messagesOf } from './t';

/** The messages of the switches. */
export const tellSwitch = messagesOf('switches');

/** What a switch is set to; its values have a message each, which a test sees to. */
export const settingOf = (name: Switch, value: Rules[Switch]): string =>
  tellSwitch(`${name}.values.${String(value)}` as Parameters<typeof tellSwitch>[0]);
