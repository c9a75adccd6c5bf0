import { THEMES } from '../shell/settings';
import { LANGUAGES, languageOf, type Language } from '../shell/language/languages';

/**
 * The options of an embedded board, given in the fragment of its address after the game (docs/embed.md): `language`;
 * the colours (`theme`); the step (`at`) or node of a study shown first; whether the South is at the top (`flipped`);
 * and whether lines of communication are drawn (`lines`).
 */
export interface EmbedOptions {
  readonly language: Language;
  readonly theme: (typeof THEMES)[number];
  /** The first step shown, counted from the start, or from the end if negative; null for a game's first. */
  readonly at: number | null;
  /** The first action shown, counted from 1 in the order of the record, variations included; null for none. */
  readonly node: number | null;
  /** Whether the South is at the top. */
  readonly flipped: boolean;
  readonly lines: boolean;
}

/**
 * Returns the options of an embedded board (docs/embed.md) in a fragment such as
 * `#r2=…&lang=fr&theme=dark&at=12&flip&lines=none`. Without `lang`, the language is the first known one of the language
 * tags `languages`. Missing and invalid options have their defaults; unknown ones are ignored. Never throws.
 */
export function readOptions(fragment: string, languages: readonly string[]): EmbedOptions {
  const [, ...parts] = fragment.split('&');
  const options = new Map(
    parts.map((part): [string, string] => {
      const [name = '', value = ''] = part.split('=');
      return [name, value];
    }),
  );
  const oneOf = <T extends string>(name: string, values: readonly T[]): T | undefined =>
    values.find((value) => value === options.get(name));
  const at = options.get('at') ?? '';
  const node = options.get('node') ?? '';
  return {
    language: oneOf('lang', LANGUAGES) ?? languageOf(languages),
    theme: oneOf('theme', THEMES) ?? 'system',
    at: /^-?\d{1,6}$/.test(at) ? Number(at) : null,
    node: /^\d{1,6}$/.test(node) ? Number(node) : null,
    flipped: options.has('flip'),
    lines: options.get('lines') !== 'none',
  };
}

/** Returns the part of an embedded board's fragment that contains the game: all before the first `&`. */
export const gameIn = (fragment: string): string => fragment.split('&')[0] ?? '';
