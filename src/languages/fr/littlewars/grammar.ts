import type { Formats } from '../../../shell/language/source';

const VOWEL = /^[aeiouyàâäéèêëîïôöùûüœæ]/i;

/**
 * The French grammatical forms of a placeholder in messages of Little Wars, by the form's name: `lwDe` joins a name to
 * *de* (`du clocher`), `lwDu` and `lwAu` a direction to *de* and *à* (`de l’ouest`, `au nord-est`), `lwLe` gives an
 * officer without a name his article. No other game may use the same names.
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
  /** `l’officier 2`, `Ada` */
  lwLe: (name) => (name.startsWith('officier ') ? `l’${name}` : name),
  /** A direction: `du nord-est`, `de l’ouest` */
  lwDu: (quarter) => (VOWEL.test(quarter) ? `de l’${quarter}` : `du ${quarter}`),
  /** A direction: `au nord-est`, `à l’ouest` */
  lwAu: (quarter) => (VOWEL.test(quarter) ? `à l’${quarter}` : `au ${quarter}`),
};
