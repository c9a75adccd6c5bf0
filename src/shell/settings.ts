import { LANGUAGES } from './language/languages';

/** The definition of a setting: its default value, and which values are valid. */
export interface Setting<T> {
  /** The default, also if the stored value is missing or invalid. */
  readonly first: T;
  readonly may: (value: unknown) => value is T;
}

/** Returns the definition of a setting that is one of the texts `values`; `first` is its default. */
export const oneOf = <T extends string>(values: readonly T[], first: T): Setting<T> => ({
  first,
  may: (value): value is T => (values as readonly unknown[]).includes(value),
});
/** Returns the definition of a setting that is on or off; `first` is its default. */
export const yesOrNo = (first: boolean): Setting<boolean> => ({
  first,
  may: (value) => typeof value === 'boolean',
});
/**
 * Returns the definition of a setting that counts something, a whole number of at least 0; `first` is its default.
 */
export const count = (first: number): Setting<number> => ({
  first,
  may: (value): value is number => Number.isInteger(value) && Number(value) >= 0,
});
/** Returns the definition of a setting that is a number from 0 to 100; `first` is its default. */
export const perCent = (first: number): Setting<number> => ({
  first,
  may: (value): value is number => typeof value === 'number' && value >= 0 && value <= 100,
});

/**
 * The definitions of the settings of the shell or of a game, by the names of the settings. No two games may use the
 * same name.
 */
export type Definitions = Readonly<
  Record<string, Setting<string> | Setting<boolean> | Setting<number>>
>;
/** The values of settings, by name, for their definitions `D`. */
export type ValuesOf<D extends Definitions> = { readonly [K in keyof D]: D[K]['first'] };

/** Returns the values of settings from what was stored; a missing or invalid value is replaced by its default. */
export const settingsFrom = <D extends Definitions>(
  definitions: D,
  saved: Readonly<Record<string, unknown>>,
): ValuesOf<D> =>
  Object.fromEntries(
    Object.entries(definitions).map(([name, { first, may }]) => [
      name,
      may(saved[name]) ? saved[name] : first,
    ]),
  ) as ValuesOf<D>;

/** The colour schemes that a player may choose; `system` follows the device. */
export const THEMES = ['system', 'light', 'dark', 'contrast'] as const;
/** The languages that a player may choose; `browser` means the language of the browser. */
export const LANGUAGE_OPTIONS = ['browser', ...LANGUAGES] as const;

/**
 * The definitions of the settings for all games, such as theme, language and sound; each browser stores their values.
 */
export const SHELL_SETTINGS = {
  theme: oneOf(THEMES, 'system'),
  language: oneOf(LANGUAGE_OPTIONS, 'browser'),
  /** Whether keys of one character act on the whole page; otherwise on the board alone (WCAG 2.1.4). */
  singleKeys: yesOrNo(true),
  /** Whether events make sounds. */
  sounds: yesOrNo(false),
  /** Whether sounds have been offered, which is done once. */
  soundsOffered: yesOrNo(false),
  /** The volume in per cent. */
  volume: perCent(60),
};
/** The values of the settings for all games, such as theme, language and sound. */
export type ShellSettings = ValuesOf<typeof SHELL_SETTINGS>;
