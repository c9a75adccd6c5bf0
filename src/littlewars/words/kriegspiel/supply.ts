import { listed } from '../../../shell/language/intl';
import type { Ration } from '../../kriegspiel/supply';
import type { KriegspielBattle } from '../../kriegspiel/types';
import { capital } from '../names';
import { t } from '../t';
import { bothSidesWords, movesUntil, nameIn, sideOf, supplyName } from './names';

/** Returns why a packet comes from nowhere (5.2): no store is in reach, all are cut off, or they are empty. */
function whyWords(battle: KriegspielBattle, { lines }: Ration): string {
  if (lines.length === 0) return t('lwKriegspielPanels:supply.outOfReach');
  const cut = lines.filter(({ cutBy }) => cutBy.length > 0);
  return cut.length < lines.length
    ? t('lwKriegspielPanels:supply.tooFew')
    : t('lwKriegspielPanels:supply.cut', {
        stores: listed(cut.map(({ store }) => nameIn(battle, store))),
        by: bothSidesWords(battle, [...new Set(cut.flatMap(({ cutBy }) => cutBy))]),
      });
}

/**
 * Returns sentences on how many packets of one kind of supplies some men need who are counted together, and where
 * these come from (kriegspiel.md 5.1, 5.2): `Food: 2 packets. From waggon W1.` They also say how many come from
 * nowhere and why, and from when on the men go without. `rations` has an element for each packet; an empty text
 * without any.
 */
export function rationsWords(battle: KriegspielBattle, rations: readonly Ration[]): string {
  const [first] = rations;
  if (first === undefined) return '';
  const side = sideOf(battle, first.men[0] ?? '') ?? battle.mover;
  const given = rations.filter(({ from }) => from !== null);
  const lacking = rations.filter(({ from }) => from === null);
  const owed = rations.filter(({ since }) => since !== null).length;
  const stores = [...new Set(given.flatMap(({ from }) => from ?? []))].map((id) =>
    nameIn(battle, id),
  );
  const stops = given.flatMap(({ stops: move }) => move ?? []);
  return [
    capital(
      t('lwKriegspielPanels:supply.needs', {
        supply: supplyName(first.supply),
        count: rations.length,
      }),
    ),
    ...(owed > 0 ? [t('lwKriegspielPanels:supply.owed', { count: owed })] : []),
    ...(stores.length > 0 ? [t('lwKriegspielPanels:supply.from', { stores: listed(stores) })] : []),
    ...lacking.slice(0, 1).map((ration) =>
      t('lwKriegspielPanels:supply.nowhere', {
        count: lacking.length,
        why: whyWords(battle, ration),
      }),
    ),
    ...(stops.length > 0
      ? [
          t('lwKriegspielPanels:supply.stops', {
            count: movesUntil(battle, side, Math.min(...stops) + 1),
          }),
        ]
      : []),
  ].join(' ');
}
