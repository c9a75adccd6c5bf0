import { settingsFrom, SHELL_SETTINGS, type ShellSettings } from '../settings';
import { SETTINGS_KEY, storedSettings } from '../settingsStore';
import type { TextStorage } from '../storage';
import type { Line } from './lines';

/** The storage key of a game's settings, and the check of their values; invalid ones get their defaults. */
export interface GameSettings<G extends object> {
  readonly key: string;
  readonly good: (values: Line) => G;
}

/** The settings in a library file, of the game and of the page. */
export interface FiledSettings<G extends object> {
  readonly game: Partial<G>;
  readonly shell: Partial<ShellSettings>;
}

const goodOfShell = (values: Line): ShellSettings => settingsFrom(SHELL_SETTINGS, values);

/** Returns the values that are known and valid settings. */
const known = <S extends object>(good: (values: Line) => S, values: Line): Partial<S> =>
  Object.fromEntries(
    Object.entries(good(values)).filter(([name, value]) => values[name] === value),
  ) as Partial<S>;

/** Returns the settings stored in this browser that this version knows. */
export function savedSettings<G extends object>(
  { key, good }: GameSettings<G>,
  storage: Pick<TextStorage, 'read'>,
): Line {
  return {
    ...known(goodOfShell, storedSettings(storage, SETTINGS_KEY)),
    ...known(good, storedSettings(storage, key)),
  };
}

/** Returns the valid settings of a file that differ from those here; null if there are none. */
export function differing<G extends object>(
  settings: GameSettings<G>,
  values: Line,
  storage: Pick<TextStorage, 'read'>,
): FiledSettings<G> | null {
  const here = savedSettings(settings, storage);
  const other = Object.fromEntries(
    Object.entries(values).filter(([name, value]) => here[name] !== value),
  );
  const [game, shell] = [known(settings.good, other), known(goodOfShell, other)];
  return Object.keys(game).length + Object.keys(shell).length === 0 ? null : { game, shell };
}
