import { listed } from '../../../../shell/language/intl';
import type { Side } from '../../../engine/types';
import type { KriegspielOrder } from '../../../kriegspiel/orders';
import type { KriegspielBattle } from '../../../kriegspiel/types';
import { countsIn, menNamed, nameIn } from '../../../words/kriegspiel/names';
import { capital, sideName } from '../../../words/names';
import { t } from '../../../words/t';
import type { Unit } from './units';

/** Returns how many of a unit there are, in words. */
export function unitWords(unit: Unit, count: number): string {
  switch (unit) {
    case 'gun':
      return t('lwField:count.guns', { count });
    case 'waggon':
    case 'boat':
    case 'train':
      return t(`lwKriegspielTable:settingOut.units.${unit}`, { count });
    default:
      return capital(t(`lwKriegspiel:count.${unit}`, { count }));
  }
}

/** Returns a sentence on whom a side sets out by these orders, or places anew if they stand already. */
export function setOutWords(
  battle: KriegspielBattle,
  side: Side,
  orders: readonly KriegspielOrder[],
): string {
  const ids = orders.flatMap((order): readonly string[] => {
    switch (order.kind) {
      case 'placeBody':
        return order.men;
      case 'place':
        return [order.man];
      case 'placeGun':
        return [order.gun];
      case 'placeWaggon':
        return [order.waggon];
      case 'placeTransport':
        return [order.transport];
      default:
        return [];
    }
  });
  const among = (things: readonly { readonly id: string }[]): readonly string[] =>
    ids.filter((id) => things.some((each) => each.id === id));
  const { waggons, transports } = battle.kriegspiel;
  const things = [
    ['gun', among(battle.guns)],
    ['waggon', among(waggons)],
    ['boat', among(transports.filter(({ kind }) => kind === 'boat'))],
    ['train', among(transports.filter(({ kind }) => kind === 'train'))],
  ] as const;
  const who = [
    ...countsIn(battle, menNamed(battle, ids)),
    ...things.flatMap(([unit, [first, ...others]]) =>
      first === undefined
        ? []
        : [others.length === 0 ? nameIn(battle, first) : unitWords(unit, others.length + 1)],
    ),
  ];
  const isAnew = ids.every((id) => battle.placed.includes(id));
  return t(`lwKriegspielTable:settingOut.${isAnew ? 'anew' : 'done'}`, {
    side: sideName(side),
    who: listed(who),
  });
}
