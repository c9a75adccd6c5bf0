import { LANGUAGES } from './language/languages';

/** The definition of a setting: its default value (`first`), and whether a value is valid (`may`). */
export interface Setting<T> {
  /** The default, used if the stored value is missing or invalid. */
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

/** The definitions of the settings of the shell or a game, by their names, which no two games may share. */
export type Definitions = Readonly<
  Record<string, Setting<string> | Setting<boolean> | Setting<number>>
>;
/** The values of the settings whose definitions are `D`, by the names of the settings. */
export type ValuesOf<D extends Definitions> = { readonly [K in keyof D]: D[K]['first'] };

/** Returns a value for each defined setting, by name: that in `saved`, or the default if missing or invalid. */
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

/** The colour schemes that a player may choose: that of the device (`system`), light, dark, or high contrast. */
export const THEMES = ['system', 'light', 'dark', 'contrast'] as const;
/**
 * The choices of language: `browser`, the first language preferred in the browser that the page has, then the codes of
 * the page's languages.
 */
export const LANGUAGE_OPTIONS = ['browser', ...LANGUAGES] as const;

/**
 * The definitions, with defaults, of the settings that all games share, by name: `theme`, `language`, `singleKeys`
 * (keys of one character act everywhere), `sounds`, `soundsOffered` (sounds have been offered once) and `volume` (0 to
 * 100).
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
/** The values of the settings that all games share: theme, language, single keys, sounds and volume. */
export type ShellSettings = ValuesOf<typeof SHELL_SETTINGS>;
