import type { Formats } from '../../../shell/language/source';

const VOWEL = /^[aeiouyàâäéèêëîïôöùûüœæ]/i;

/**
 * The French grammatical forms of a placeholder in messages of Little Wars: a name together with the word before it,
 * the article being part of the name. No two games may use the same names of forms; these begin with `lw`.
 */
export const formats: Formats = {
  /** `de la grange`, `du clocher`, `des rochers`, `de l’église`, `d’Ada`, `de Firely` */
  lwDe: (name) =>
    name.startsWith('le ')
      ? `du ${name.slice(3)}`
      : name.startsWith('les ')
        ? `des ${name.slice(4)}`
        : VOWEL.test(name)
          ? `d’${name}`
          : `de ${name}`,
  /** A direction: `du nord-est`, `de l’ouest` */
  lwDu: (quarter) => (VOWEL.test(quarter) ? `de l’${quarter}` : `du ${quarter}`),
  /** A direction: `au nord-est`, `à l’ouest` */
  lwAu: (quarter) => (VOWEL.test(quarter) ? `à l’${quarter}` : `au ${quarter}`),
};
