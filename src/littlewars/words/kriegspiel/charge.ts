import { listed } from '../../../shell/language/intl';
import type { Casualties } from '../../engine/meleeTypes';
import type { ChargeToll, Losses } from '../../kriegspiel/chargeTolls';
import type { Charge, ChargeMade, KriegspielBattle } from '../../kriegspiel/types';
import { lengthWords } from '../lengths';
import { capital } from '../names';
import { t } from '../t';
import { bothSidesWords, nameIn } from './names';

const lossesOf = ({ dead, taken }: Losses): readonly string[] => [
  ...(dead > 0 ? [t('lwKriegspielOrders:charge.dead', { count: dead })] : []),
  ...(taken > 0 ? [t('lwKriegspielOrders:charge.taken', { count: taken })] : []),
];

const orNobody = (parts: readonly string[]): string =>
  parts.length === 0 ? t('lwKriegspielOrders:charge.nobody') : listed(parts);

/** Returns both sides' losses in a charge (kriegspiel.md 7.1 to 7.7): `Charging: 4 dead. Charged: 12 dead.` */
export const tollWords = ({ chargers, charged, putBack, gunsTaken }: ChargeToll): string =>
  t('lwKriegspielOrders:charge.toll', {
    charging: orNobody(lossesOf(chargers)),
    charged: orNobody([
      ...lossesOf(charged),
      ...(putBack > 0 ? [t('lwKriegspielOrders:charge.putBack', { count: putBack })] : []),
      ...(gunsTaken > 0 ? [t('lwKriegspielOrders:charge.guns', { count: gunsTaken })] : []),
    ]),
  });

/**
 * Returns both sides' losses in a charge that is previewed, as one of its tolls has them; and, if so, that nobody of the
 * charging cavalry would be left.
 */
export const previewedTollWords = (charge: Charge, toll: ChargeToll): string =>
  isRuin(charge, toll)
    ? `${tollWords(toll)} ${t('lwKriegspielPanels:charge.ruin')}`
    : tollWords(toll);

/** Returns whether nobody of the charging cavalry is left after a charge with this toll (kriegspiel.md 7.1, 7.5). */
export const isRuin = ({ sabres }: Charge, { chargers: { dead, taken } }: ChargeToll): boolean =>
  dead + taken >= sabres.length;

/**
 * Returns the losses of both sides in a charge, in words, after a sentence on whether the charging side has won the
 * toss (kriegspiel.md 7.5) if there was one: `The toss is won. Charging: 4 dead. Charged: 12 dead.`
 */
export function resultOfCharge({ won, toll }: Pick<ChargeMade, 'won' | 'toll'>): string {
  if (won === null) return tollWords(toll);
  return `${t(`lwKriegspielOrders:charge.${won ? 'won' : 'lost'}`)} ${tollWords(toll)}`;
}

/**
 * Returns a sentence on a charge, followed by `result`, such as the sentences on its losses: `Body A charges body H
 * from 2 ft 6 in. …` The distance is in sixteenths of an inch.
 */
export const chargeMadeWords = (
  battle: KriegspielBattle,
  { body, target, distance }: Pick<Charge, 'body' | 'target' | 'distance'>,
  result: string,
): string =>
  t('lwKriegspielOrders:charge.made', {
    body: capital(nameIn(battle, body)),
    target: nameIn(battle, target),
    length: lengthWords(distance),
    toll: result,
  });

/**
 * Returns a sentence on who has died and who was taken in a charge, by side and service: `The charge is settled: 4
 * cavalry of Red and 12 infantry of Blue die.`
 */
export function chargeSettledWords(battle: KriegspielBattle, { dead, taken }: Casualties): string {
  const part = (key: 'died' | 'were', ids: readonly string[]): readonly string[] =>
    ids.length === 0
      ? []
      : [
          t(`lwKriegspielOrders:charge.${key}`, {
            count: ids.length,
            men: bothSidesWords(battle, ids),
          }),
        ];
  return t('lwKriegspielOrders:charge.settled', {
    who: orNobody([...part('died', dead), ...part('were', taken)]),
  });
}
