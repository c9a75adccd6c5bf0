/**
 * Invisible characters: controls, marks of writing direction, zero-width blanks, fillers. Joiners, variation
 * selectors of emoji and the letters of flags are kept, because they affect what is beside them.
 */
const INVISIBLE = /(?![\u200C\u200D\uFE0F\u{E0020}-\u{E007F}])[\p{Cc}\p{DI}]/gu;
/** The empty Braille pattern counts as a symbol. */
const VISIBLE = /[^\s\u2800\p{DI}]/u;

/**
 * Returns a name without invisible characters (control characters, zero-width spaces and the like) and without blanks
 * at its ends; empty if no character is visible. Joiners within emoji stay.
 */
export const stripInvisible = (text: string): string =>
  VISIBLE.test(text) ? text.replace(INVISIBLE, '').trim() : '';
