/** A setting: what it is at first, and what it may be set to. */
export interface Setting<T> {
  /** At a first visit, and where what is kept is missing or damaged. */
  readonly first: T;
  readonly may: (value: unknown) => value is T;
}

export const oneOf = <T extends string>(values: readonly T[], first: T): Setting<T> => ({
  first,
  may: (value): value is T => (values as readonly unknown[]).includes(value),
});
export const yesOrNo = (first: boolean): Setting<boolean> => ({
  first,
  may: (value) => typeof value === 'boolean',
});
/** How often something has happened. */
export const count = (first: number): Setting<number> => ({
  first,
  may: (value): value is number => Number.isInteger(value) && Number(value) >= 0,
});
/** A whole or broken number from 0 to 100. */
export const perCent = (first: number): Setting<number> => ({
  first,
  may: (value): value is number => typeof value === 'number' && value >= 0 && value <= 100,
});

/** The settings that the shell, or a game, has: a definition each, by name. Names belong to the whole page. */
export type Definitions = Readonly<
  Record<string, Setting<string> | Setting<boolean> | Setting<number>>
>;
export type ValuesOf<D extends Definitions> = { readonly [K in keyof D]: D[K]['first'] };

/** What is kept of settings, as far as it is good; what is missing or damaged is as at a first visit. */
export const settingsFrom = <D extends Definitions>(
  definitions: D,
  kept: Readonly<Record<string, unknown>>,
): ValuesOf<D> =>
  Object.fromEntries(
    Object.entries(definitions).map(([name, { first, may }]) => [
      name,
      may(kept[name]) ? kept[name] : first,
    ]),
  ) as ValuesOf<D>;

export const THEMES = ['system', 'light', 'dark', 'contrast'] as const;
/** That of the browser until one is chosen. */
export const LANGUAGE_WISHES = ['browser', 'en', 'fr'] as const;

/** What each browser keeps for its people, whatever they play. */
export const SHELL_SETTINGS = {
  theme: oneOf(THEMES, 'system'),
  language: oneOf(LANGUAGE_WISHES, 'browser'),
  /** Keys of one letter or sign act on the whole page; otherwise on the board alone (WCAG 2.1.4). */
  singleKeys: yesOrNo(true),
  /** What happens is heard. */
  sounds: yesOrNo(false),
  /** Whether that has been offered, which is done once. */
  soundsOffered: yesOrNo(false),
  /** How loud, in per cent. */
  volume: perCent(60),
};
export type ShellSettings = ValuesOf<typeof SHELL_SETTINGS>;
