import { listed } from '../../../shell/language/intl';
import { lengthOf } from '../../game/kriegspiel/alongPath';
import { bodyWith } from '../../kriegspiel/bodies';
import { affords } from '../../kriegspiel/moveState';
import type { MarchCost } from '../../kriegspiel/marches';
import { usedBy } from '../../kriegspiel/marches';
import type { KriegspielReason } from '../../kriegspiel/reasons';
import type { KriegspielBattle } from '../../kriegspiel/types';
import { lengthWords } from '../lengths';
import { capital } from '../names';
import { t } from '../t';
import { nameIn, shareWords } from './names';

/** Returns the longest path of those who march together. */
const longestOf = ({ paths }: Pick<MarchCost, 'paths'>): number =>
  Math.max(0, ...Object.values(paths).map(lengthOf));

/** Returns the contours and rivers that a march crosses, and in how many whole moves (2.3, 2.4), each as a sentence. */
function crossingWords(
  battle: KriegspielBattle,
  { up, down, rivers, moves }: MarchCost,
): readonly string[] {
  const [river] = rivers;
  return [
    ...(up > 0 ? [t('lwKriegspielOrders:march.up', { count: up })] : []),
    ...(down > 0 ? [t('lwKriegspielOrders:march.down', { count: down })] : []),
    ...(river === undefined
      ? moves > 0
        ? [t('lwKriegspielOrders:march.whole', { count: moves })]
        : []
      : [t('lwKriegspielOrders:march.river', { river: nameIn(battle, river) })]),
  ];
}

/**
 * Returns what a march of this length would take before it is ordered, and what would be left after it: `1 ft: 75% of
 * a march, 25% left.`; of one that takes more than is left, only what it would take. `cost` and `left`, which is what
 * is left before it, are shares of a whole march.
 */
export const wouldWords = (length: number, cost: number, left: number): string => {
  const values = { length: lengthWords(length), cost: shareWords(cost) };
  return affords(left, cost)
    ? t('lwKriegspielOrders:march.would', { ...values, left: leftAfter(left, cost) })
    : t('lwKriegspielOrders:march.exceeds', values);
};

/** Returns what is left of a march after some of it is used, in percent. */
export const leftAfter = (left: number, used: number): string =>
  shareWords(Math.max(0, left - used), true);

/**
 * Returns what a march would cost before it is ordered, in words: `1 ft: 75% of a march, 25% left. 1 contour up.`;
 * empty if no path leads there.
 */
export const marchCostWords = (battle: KriegspielBattle, cost: MarchCost): string =>
  cost.faults.some(({ code }) => code === 'noWay')
    ? ''
    : [wouldWords(longestOf(cost), usedBy(cost), cost.left), ...crossingWords(battle, cost)].join(
        ' ',
      );

/** The most of those in the way that are named. */
const MOST_NAMED = 3;

/**
 * Returns before whom or what a march stops, `stops before body K`, from the reasons against the place to which it was
 * sent; empty without reasons.
 */
export function stopWords(battle: KriegspielBattle, stops: readonly KriegspielReason[]): string {
  const names = stops.map((reason) => {
    if (reason.code === 'waggonInWay') return nameIn(battle, reason.waggon);
    if (reason.code !== 'tooNear' || reason.to.kind === 'edge') return t('lwField:edge');
    const { id } = reason.to;
    return nameIn(battle, bodyWith(battle, id)?.id ?? id);
  });
  if (names.length === 0) return '';
  return t('lwKriegspielOrders:march.stops', {
    what: listed([...new Set(names)].slice(0, MOST_NAMED)),
  });
}

/**
 * Returns a sentence on how far the man, body or vehicle with this id went in a march, and what that cost: `Body A
 * marches 9 in: 75% of a march, 25% left.` Where a contour or a river takes several moves, it says how many of them
 * are paid (kriegspiel.md 2.3, 2.4). `before` and `after` are the battles around the march.
 */
export function marchedWords(
  before: KriegspielBattle,
  after: KriegspielBattle,
  id: string,
  cost: MarchCost,
): string {
  const what = capital(nameIn(before, id));
  const crossing = after.kriegspiel.crossing[id];
  if (cost.moves > 1 && crossing !== undefined)
    return t('lwKriegspielOrders:march.pays', {
      what,
      paid: crossing.paid,
      needed: cost.moves,
    });
  return [
    t('lwKriegspielOrders:march.goes', {
      what,
      length: lengthWords(longestOf(cost)),
      cost: shareWords(usedBy(cost)),
      left: leftAfter(cost.left, usedBy(cost)),
    }),
    ...crossingWords(before, cost),
  ].join(' ');
}
