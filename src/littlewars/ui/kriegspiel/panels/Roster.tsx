import { useMemo, type ReactNode } from 'react';
import { useLanguage } from '../../../../shell/ui/useLanguage';
import { isReady, other } from '../../../engine/men';
import type { Side } from '../../../engine/types';
import { bodiesOf } from '../../../game/bodies';
import { bodyWith, presentOf } from '../../../kriegspiel/bodies';
import { isGeneral } from '../../../kriegspiel/general';
import type { Body, KriegspielBattle } from '../../../kriegspiel/types';
import { bodyLineAt, menWords, nameIn } from '../../../words/kriegspiel/names';
import {
  statusOfBody,
  statusOfGun,
  statusOfMen,
  statusOfTransport,
  statusOfWaggon,
  withStatus,
} from '../../../words/kriegspiel/status';
import { sideName } from '../../../words/names';
import { centre, placeWords } from '../../../words/places';
import { t } from '../../../words/t';
import { ForceList, type Listed } from '../../table/ForceList';

interface RosterProps {
  /** As its mover may see it (`seenBy`). */
  readonly battle: KriegspielBattle;
  /** Letters of bodies, and ids of men, guns, waggons, boats and trains. */
  readonly chosen: readonly string[];
  readonly folded?: boolean;
  readonly onChoose: (ids: readonly string[]) => void;
}

/**
 * Renders a list of all bodies, single men, guns and vehicles of the mover's side, each with its strength, its place,
 * what is left of its march and what hinders it, and one of the enemy's. `onChoose` is called with the letters or ids
 * of those pressed. If it is `folded`, it is behind a button.
 */
export function Roster({ battle, chosen, folded, onChoose }: RosterProps): ReactNode {
  const { mover } = battle;
  const language = useLanguage();
  // A shot renders the panel in every frame of its flight.
  const entries = useMemo(
    () => ({ language, red: entriesOf(battle, 'red'), blue: entriesOf(battle, 'blue') }),
    [language, battle],
  );
  return (
    <ForceList
      title={t('lwKriegspielPanels:roster.title')}
      own={entries[mover]}
      enemies={entries[other(mover)]}
      enemiesTitle={t('lwKriegspielPanels:roster.of', { side: sideName(other(mover)) })}
      none={t('lwKriegspielPanels:roster.none')}
      {...{ chosen, folded, onChoose }}
    />
  );
}

/** Returns whether anybody of a body is on the field or aboard. */
const isLeft = (battle: KriegspielBattle, body: Body): boolean =>
  presentOf(battle, body).length > 0 ||
  battle.men.some(({ id, state }) => state === 'aboard' && body.men.includes(id));

/** Returns the list of a side: bodies, guns, waggons, boats, trains, the General, men of no body as they stand. */
function entriesOf(battle: KriegspielBattle, side: Side): readonly Listed[] {
  const { country } = battle;
  const { bodies, waggons, transports } = battle.kriegspiel;
  const thing = (
    each: Parameters<typeof placeWords>[1] & { readonly id: string },
    status: readonly string[],
  ): Listed => {
    const words = t('lwKriegspielPanels:roster.thing', {
      what: nameIn(battle, each.id),
      place: placeWords(country, each),
    });
    return { ids: [each.id], words: withStatus(words, status) };
  };
  const isOwn = (each: { readonly side: Side }): boolean => each.side === side;
  const ready = battle.men.filter((man) => isOwn(man) && isReady(man));
  const loose = ready.filter(
    ({ id }) => !isGeneral(battle, id) && bodyWith(battle, id) === undefined,
  );
  return [
    ...bodies
      .filter((body) => isOwn(body) && isLeft(battle, body))
      .map((body) => ({
        ids: [body.id],
        words: withStatus(bodyLineAt(battle, body), statusOfBody(battle, body)),
      })),
    ...battle.guns
      .filter((gun) => isOwn(gun) && !gun.gone)
      .map((gun) => thing(gun, statusOfGun(battle, gun))),
    ...waggons
      .filter((waggon) => isOwn(waggon) && !waggon.destroyed)
      .map((waggon) => thing(waggon, statusOfWaggon(battle, waggon))),
    ...transports
      .filter((each) => isOwn(each) && !each.destroyed)
      .map((each) => thing(each, statusOfTransport(battle, each))),
    ...ready
      .filter(({ id }) => isGeneral(battle, id))
      .map((man) => thing(man, statusOfMen(battle, [man]))),
    ...bodiesOf(loose).map((men) => ({
      ids: men.map(({ id }) => id),
      words: withStatus(
        t('lwKriegspielPanels:roster.loose', {
          men: menWords(battle, men),
          place: placeWords(country, centre(men)),
        }),
        statusOfMen(battle, men),
      ),
    })),
  ];
}
