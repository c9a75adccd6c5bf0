import {
  settingsFrom,
  SHELL_SETTINGS,
  type Definitions,
  type ShellSettings,
} from '../../shell/settings';
import { SETTINGS_KEY } from '../../shell/settingsStore';
import type { TextStorage } from '../../shell/storage';
import { WAR_SETTINGS, type WarSettings } from '../game/settings';

/** Settings of a library's file, of the war and of the page. */
export interface OwnSettings {
  readonly war: Partial<WarSettings>;
  readonly shell: Partial<ShellSettings>;
}

/** The settings that this browser keeps and this version knows. */
export function keptSettings(
  storage: Pick<TextStorage, 'read'>,
): Readonly<Record<string, unknown>> {
  try {
    const kept: unknown = JSON.parse(storage.read(SETTINGS_KEY) ?? '{}');
    const own = typeof kept === 'object' && kept !== null ? kept : {};
    return { ...known(SHELL_SETTINGS, own), ...known(WAR_SETTINGS, own) };
  } catch {
    return {};
  }
}

/** Of some values those that settings know, and may be. */
const known = (definitions: Definitions, values: object): Partial<Record<string, unknown>> => {
  const good = settingsFrom(definitions, values as Readonly<Record<string, unknown>>);
  return Object.fromEntries(
    Object.entries(good).filter(
      ([name, value]) => (values as Record<string, unknown>)[name] === value,
    ),
  );
};

/** The settings of a file that are good and not as they are here; null where there are none. */
export function differing(
  values: object,
  here: Readonly<Record<string, unknown>>,
): OwnSettings | null {
  const other = Object.fromEntries(
    Object.entries(values).filter(([name, value]) => here[name] !== value),
  );
  const [war, shell] = [known(WAR_SETTINGS, other), known(SHELL_SETTINGS, other)];
  return Object.keys(war).length + Object.keys(shell).length === 0 ? null : { war, shell };
}
