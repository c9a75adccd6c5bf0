import { useMemo, useState, type ReactNode } from 'react';
import { Dialog } from '../../../shell/ui/Dialog';
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
import { capital, nameOf } from '../../words/names';
import { t } from '../../words/t';

interface BodyListProps {
  readonly battle: Battle;
  readonly bodies: readonly StandingBody[];
  readonly chosen: readonly string[];
  readonly onChoose: (ids: readonly string[]) => void;
}

/**
 * Renders a list of all whom the mover commands, as groups of men and guns, each with its place in words. `onChoose`
 * is called with the ids of the group pressed.
 */
export const BodyList = (props: BodyListProps): ReactNode => (
  <section aria-labelledby="lw-bodies">
    <h2 id="lw-bodies">{t('lwTable:bodies')}</h2>
    <List {...props} />
  </section>
);

/**
 * Renders a button that opens the list of the mover's men and guns in a dialog, for a panel that has no room for the
 * list. `onChoose` is called with the ids of the group pressed, and the dialog closes.
 */
export function BodyListButton({ onChoose, ...props }: BodyListProps): ReactNode {
  const announcer = useAnnouncer();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        {t('lwTable:bodies')}
      </button>
      <Dialog open={open} title={t('lwTable:bodies')} onClose={() => setOpen(false)}>
        <List
          {...props}
          onChoose={(ids) => {
            setOpen(false);
            onChoose(ids);
            // The list that would have shown the choice has closed.
            announcer.answer(chosenWords(props.battle, ids));
          }}
        />
      </Dialog>
    </>
  );
}

function List({ battle, bodies, chosen, onChoose }: BodyListProps): ReactNode {
  const language = useLanguage();
  // A shot renders the panel in every frame of its flight.
  const entries = useMemo(
    () => ({ language, own: ownEntries(battle, bodies), enemies: enemyEntries(battle) }),
    [language, battle, bodies],
  );
  const item = ({ key, ids, words }: Entry): ReactNode => (
    <li key={key}>
      <button
        type="button"
        aria-pressed={ids.length === chosen.length && ids.every((id) => chosen.includes(id))}
        onClick={() => onChoose(ids)}
      >
        {capital(words)}
      </button>
    </li>
  );
  return (
    <>
      <ul className="lw-list">{entries.own.map(item)}</ul>
      <details className="lw-more">
        <summary>{t('lwTable:enemies')}</summary>
        <ul className="lw-list">{entries.enemies.map(item)}</ul>
      </details>
    </>
  );
}

/** A line of the list, and whom it chooses. */
interface Entry {
  readonly key: string;
  readonly words: string;
  readonly ids: readonly string[];
}

/** Returns the line of some men; remembered bodies have their letter as a key, because they may be the same men. */
const entryOf = (men: readonly Man[], words: string, key?: string): Entry => {
  const ids = men.map(({ id }) => id);
  return { key: key ?? ids.join(), words, ids };
};

const prisonerEntries = (battle: Battle, men: readonly Man[]): readonly Entry[] =>
  bodiesOf(men).map((each) => entryOf(each, prisonersWords(battle, each)));

/** Returns the lines of whom the mover commands; guns come first while they may fire. */
function ownEntries(battle: Battle, bodies: readonly StandingBody[]): readonly Entry[] {
  const { mover, country, phase } = battle;
  const own = battle.men.filter((man) => man.side === mover);
  const guns = battle.guns
    .filter((gun) => gun.side === mover && !gun.gone)
    .map((gun): Entry => ({ key: gun.id, words: gunWords(battle, gun), ids: [gun.id] }));
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
function enemyEntries(battle: Battle): readonly Entry[] {
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
      .map((gun): Entry => ({
        key: gun.id,
        words: t('lwTable:enemyGun', {
          gun: nameOf(battle, gun.id),
          place: placeWords(country, gun),
        }),
        ids: [gun.id],
      })),
  ];
}
