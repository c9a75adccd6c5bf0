import { THEMES } from '../shell/settings';
import { LANGUAGES, languageOf, type Language } from '../shell/language/languages';

/** How a board in an article is shown: what the fragment of its address says behind the game. */
export interface EmbedOptions {
  readonly language: Language;
  readonly theme: (typeof THEMES)[number];
  /** The step it begins at, counted from the start, or from the end where it is below zero; null: a game's first. */
  readonly at: number | null;
  /** The action of a study that it begins at, counted in the order of the record from 1, variations' too; null for none. */
  readonly node: number | null;
  /** The South at the top. */
  readonly flipped: boolean;
  readonly lines: boolean;
}

/** Reads `#r2=…&lang=fr&theme=dark&at=12&flip&lines=none`. Never throws; what is not understood is passed over. */
export function readOptions(fragment: string, languages: readonly string[]): EmbedOptions {
  const [, ...parts] = fragment.split('&');
  const said = new Map(
    parts.map((part): [string, string] => {
      const [name = '', value = ''] = part.split('=');
      return [name, value];
    }),
  );
  const oneOf = <T extends string>(name: string, values: readonly T[]): T | undefined =>
    values.find((value) => value === said.get(name));
  const at = said.get('at') ?? '';
  const node = said.get('node') ?? '';
  return {
    language: oneOf('lang', LANGUAGES) ?? languageOf(languages),
    theme: oneOf('theme', THEMES) ?? 'system',
    at: /^-?\d{1,6}$/.test(at) ? Number(at) : null,
    node: /^\d{1,6}$/.test(node) ? Number(node) : null,
    flipped: said.has('flip'),
    lines: said.get('lines') !== 'none',
  };
}

/** The game of a fragment, without what is said of how it is shown. */
export const gameIn = (fragment: string): string => fragment.split('&')[0] ?? '';
