import type { Formats } from '../parts';

const VOWEL = /^[aeiouyàâäéèêëîïôöùûüœæ]/i;
const SIDE = /^le (?:nord|sud)$/i;

const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/**
 * What French does to the text of a place: its article, and the contraction or elision with the word before.
 * Every unit and every ground is feminine, so sentences agree with them.
 */
export const formats: Formats = {
  /** `la cavalerie`, `l’infanterie du Nord` */
  la: (unit) => `${VOWEL.test(unit) ? 'l’' : 'la '}${lower(unit)}`,
  /** `du Nord`, `d’Ada`, `de Charles`, `de la cavalerie` */
  de: (text) =>
    SIDE.test(text) ? `du ${text.slice(3)}` : VOWEL.test(text) ? `d’${text}` : `de ${text}`,
  /** `au Nord`, `à Ada` */
  au: (text) => (SIDE.test(text) ? `au ${text.slice(3)}` : `à ${text}`),
  /** The first letter of a sentence. */
  capital: (text) => text.charAt(0).toUpperCase() + text.slice(1),
};
