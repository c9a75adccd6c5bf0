/**
 * What does not show: controls, what turns the direction of writing, blanks without a width, fillers. Joiners, the variation
 * of emoji and the letters of flags stay, which are seen by what is beside them.
 */
const INVISIBLE = /(?![\u200C\u200D\uFE0F\u{E0020}-\u{E007F}])[\p{Cc}\p{DI}]/gu;
/** The empty Braille sign is a sign by name. */
const VISIBLE = /[^\s\u2800\p{DI}]/u;

/** A name as it is seen, without blanks around it; empty where nothing of it shows. */
export const stripInvisible = (text: string): string =>
  VISIBLE.test(text) ? text.replace(INVISIBLE, '').trim() : '';
