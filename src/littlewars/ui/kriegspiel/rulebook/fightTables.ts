// The tables of the rule book of Kriegspiel on fire and charges, in words: every number in them is the engine's.
import { METRE } from '../../../engine/shot';
import type { Man } from '../../../engine/types';
import { CHARGE_BANDS, CHARGE_TABLE, type ChargeLine } from '../../../kriegspiel/chargeTolls';
import { burstOf } from '../../../kriegspiel/bursts';
import { FILE, FILE_APART, FILE_ARC, FILE_OFF_LINE } from '../../../kriegspiel/rifles';
import { SCREW_SPEED, SCREWS } from '../../../kriegspiel/shells';
import { currentLanguage } from '../../../../shell/language/current';
import { LOCALES } from '../../../../shell/language/languages';
import { lengthWords } from '../../../words/lengths';
import { t } from '../../../words/t';
import { across, words, type BookTable } from './bookTable';
import { battleOf } from './figureTable';

/** Returns the table of the brass screws thrown as shells, with their speeds (kriegspiel.md 3.2). */
export function screws(): BookTable {
  const own = words().screws;
  return {
    caption: own.caption,
    columns: ['', own.speed],
    rows: SCREWS.map((screw) => [
      own.rows[screw],
      t('lwKriegspielRules:tables.screws.metres', {
        speed: new Intl.NumberFormat(LOCALES[currentLanguage()]).format(SCREW_SPEED[screw] / METRE),
      }),
    ]),
  };
}

/** Returns how many of so many men in a circle die (3.3). */
function deadOf(count: number): number {
  const bodies = Array.from({ length: count }, (_, i) => ({ count: 1, x: 10 + 0.5 * i, y: 10 }));
  const battle = battleOf({ width: 40, depth: 40, bodies });
  return burstOf(battle, battle.men[0] as Man).dead.length;
}

/** Returns the table of how many of the men in the circle of a shell die (kriegspiel.md 3.3). */
export function circle(): BookTable {
  const own = words().circle;
  return across(own.caption, own.counted, own.dead, [1, 2, 3, 4, 5, 6], deadOf);
}

/** Returns the table of the row in which five riflemen stand to fire (kriegspiel.md 3.6). */
export function rifles(): BookTable {
  const own = words().rifles;
  const { rows } = own;
  return {
    caption: own.caption,
    columns: [],
    rows: [
      [rows.men, `${FILE}`],
      [rows.apart, lengthWords(FILE_APART)],
      [rows.line, lengthWords(FILE_OFF_LINE)],
      [rows.arc, `${FILE_ARC / 1000}°`],
    ],
  };
}

/** Returns a table of charges, a line for each distance (7.1). */
function byBand(
  caption: string,
  heads: readonly string[],
  cellsOf: (line: ChargeLine) => readonly string[],
): BookTable {
  const { bands, charges: own } = words();
  return {
    caption,
    columns: [own.from, ...heads],
    rows: CHARGE_BANDS.map((band) => [bands[band], ...cellsOf(CHARGE_TABLE[band])]),
  };
}

const eachSabre = (count: number): string =>
  t('lwKriegspielRules:tables.charges.eachSabre', { count });

/** Returns the table of the losses in charges on troops on foot (kriegspiel.md 7.1). */
export function charges(): BookTable {
  const own = words().charges;
  return byBand(
    own.caption,
    [own.chargedForOne, own.eachSabreKills, own.eachManKills, own.sabresForOne],
    (line) => [
      t('lwKriegspielRules:tables.charges.oneFor', { count: line.chargedForOne }),
      eachSabre(line.eachSabreKills),
      t('lwKriegspielRules:tables.charges.eachMan', { count: line.eachManKills }),
      t('lwKriegspielRules:tables.charges.oneForSabres', { count: line.sabresForOne }),
    ],
  );
}

/** Returns the table of the losses in charges on troops that retire, and on guns (kriegspiel.md 7.3, 7.7). */
export function pursued(): BookTable {
  const own = words().pursued;
  return byBand(own.caption, [own.extended, own.close, own.gun], (line) => [
    // 7.3: double losses.
    eachSabre(2 * line.eachSabreKills),
    eachSabre(line.eachSabreKillsRetiring),
    `${line.sabresForGun}`,
  ]);
}
