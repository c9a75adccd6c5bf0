import type { Formats } from '../../../shell/language/source';

const VOWEL = /^[aeiouyàâäéèêëîïôöùûüœæ]/i;
/** A name with a rank takes an article within a sentence; a plain name does not. */
const RANK = /^(?:conscrit|soldat|caporal|lieutenant|capitaine|colonel|maréchal) /i;

const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** `le caporal Lambert`, `Ada`, `le Nord` */
const le = (text: string): string => (RANK.test(text) ? `le ${lower(text)}` : text);

/** The noun after a contracted article, or null: `Nord`, `caporal Lambert`. */
const contracted = (text: string): string | null =>
  /^le (?:nord|sud)$/i.test(text) || RANK.test(text) ? le(text).slice(3) : null;

/**
 * The French grammatical forms of a placeholder in messages of Debord's game, by the form's name: `la` and `le` add the
 * article (`la cavalerie`), `de` and `au` contract or elide (`du Nord`, `d’Ada`, `au Nord`), `capital` begins with a
 * capital letter. Every unit and terrain is feminine, so that sentences agree with it.
 */
export const formats: Formats = {
  /** `la cavalerie`, `l’infanterie du Nord` */
  la: (unit) => `${VOWEL.test(unit) ? 'l’' : 'la '}${lower(unit)}`,
  le,
  /** `du Nord`, `du caporal Lambert`, `d’Ada`, `de Charles`, `de la cavalerie` */
  de: (text) => {
    const noun = contracted(text);
    return noun !== null ? `du ${noun}` : VOWEL.test(text) ? `d’${text}` : `de ${text}`;
  },
  /** `au Nord`, `au caporal Lambert`, `à Ada` */
  au: (text) => {
    const noun = contracted(text);
    return noun !== null ? `au ${noun}` : `à ${text}`;
  },
  /** With a capital letter, to begin a sentence. */
  capital: (text) => text.charAt(0).toUpperCase() + text.slice(1),
};
