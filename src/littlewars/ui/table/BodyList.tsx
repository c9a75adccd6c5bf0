import { useMemo, type ReactNode } from 'react';
import { useAnnouncer } from '../../../shell/ui/useAnnouncer';
import { useLanguage } from '../../../shell/ui/useLanguage';
import { isOnField, isReady } from '../../engine/men';
import type { Battle, Man } from '../../engine/types';
import { bodiesOf, type StandingBody } from '../../game/bodies';
import {
  chosenWords,
  gunWords,
  prisonersWords,
  bodyWords,
  centre,
  countWords,
  placeWords,
} from '../../words/places';
import { nameOf } from '../../words/names';
import { t } from '../../words/t';
import { ForceList, type Listed } from './ForceList';
import type { ChosenPanelProps } from './ChosenPanel';

interface BodyListProps extends Omit<ChosenPanelProps, 'table' | 'tool'> {
  readonly folded: boolean;
}

/**
 * Renders a list of all whom the mover commands, as groups of men and guns, each with its place in words. `onChoose`
 * is called with the ids of the group pressed. If it is `folded`, it is behind a button.
 */
export function BodyList({ battle, bodies, chosen, folded, onChoose }: BodyListProps): ReactNode {
  const announcer = useAnnouncer();
  const language = useLanguage();
  // A shot renders the panel in every frame of its flight.
  const entries = useMemo(
    () => ({ language, own: ownEntries(battle, bodies), enemies: enemyEntries(battle) }),
    [language, battle, bodies],
  );
  return (
    <ForceList
      title={t('lwTable:bodies')}
      {...{ chosen, folded }}
      own={entries.own}
      enemies={entries.enemies}
      enemiesTitle={t('lwTable:enemies')}
      onChoose={(ids) => {
        onChoose(ids);
        // The list that would have shown the choice has closed.
        if (folded) announcer.answer(chosenWords(battle, ids));
      }}
    />
  );
}

/** Returns the line of some men; remembered bodies have their letter as a key, because they may be the same men. */
const entryOf = (men: readonly Man[], words: string, key?: string): Listed => {
  const ids = men.map(({ id }) => id);
  return { key: key ?? ids.join(), words, ids };
};

const prisonerEntries = (battle: Battle, men: readonly Man[]): readonly Listed[] =>
  bodiesOf(men).map((each) => entryOf(each, prisonersWords(battle, each)));

/** Returns the lines of whom the mover commands; guns come first while they may fire. */
function ownEntries(battle: Battle, bodies: readonly StandingBody[]): readonly Listed[] {
  const { mover, country, phase } = battle;
  const own = battle.men.filter((man) => man.side === mover);
  const guns = battle.guns
    .filter((gun) => gun.side === mover && !gun.gone)
    .map((gun): Listed => ({ key: gun.id, words: gunWords(battle, gun), ids: [gun.id] }));
  return [
    ...(phase === 'guns' ? guns : []),
    ...bodies.map(({ letter, men }) =>
      entryOf(
        men,
        t('lwTable:remembered', {
          name: t('lwTable:body', { letter }),
          body: bodyWords(country, men),
        }),
        letter,
      ),
    ),
    ...bodiesOf(own.filter(isReady)).map((men) => entryOf(men, bodyWords(country, men))),
    ...bodiesOf(own.filter(({ state }) => state === 'freed')).map((men) =>
      entryOf(
        men,
        t('lwTable:freedHere', {
          count: men.length,
          men: countWords(men),
          place: placeWords(country, centre(men)),
        }),
      ),
    ),
    ...prisonerEntries(
      battle,
      battle.men.filter(({ side, state }) => side !== mover && state === 'prisoner'),
    ),
    ...(phase === 'guns' ? [] : guns),
  ];
}

/** Returns the lines of the enemy, and of the mover's men whom he holds. */
function enemyEntries(battle: Battle): readonly Listed[] {
  const { mover, country } = battle;
  return [
    ...bodiesOf(
      battle.men.filter((man) => man.side !== mover && man.state !== 'prisoner' && isOnField(man)),
    ).map((men) => entryOf(men, bodyWords(country, men))),
    ...prisonerEntries(
      battle,
      battle.men.filter(({ side, state }) => side === mover && state === 'prisoner'),
    ),
    ...battle.guns
      .filter((gun) => gun.side !== mover && !gun.gone)
      .map((gun): Listed => ({
        key: gun.id,
        words: t('lwTable:enemyGun', {
          gun: nameOf(battle, gun.id),
          place: placeWords(country, gun),
        }),
        ids: [gun.id],
      })),
  ];
}
