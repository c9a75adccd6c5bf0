import { useState, type ReactNode } from 'react';
import { Dialog } from '../../../shell/ui/Dialog';
import { useAnnouncer } from '../../../shell/ui/useAnnouncer';
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
 * A list of all whom the mover commands, as bodies and guns, each with a description of its place; they can be
 * chosen here as on the plan.
 */
export const BodyList = (props: BodyListProps): ReactNode => (
  <section aria-labelledby="lw-bodies">
    <h2 id="lw-bodies">{t('lwTable:bodies')}</h2>
    <List {...props} />
  </section>
);

/** A button that opens the list of the mover's men and guns in a dialog, for a panel that has no room for it. */
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
  const { mover, country, phase } = battle;
  const same = (ids: readonly string[]): boolean =>
    ids.length === chosen.length && ids.every((id) => chosen.includes(id));
  const seen = bodiesOf(battle.men.filter((man) => man.side === mover && isReady(man)));
  const prisoners = battle.men.filter(({ state }) => state === 'prisoner');
  const held = prisoners.filter(({ side }) => side !== mover);
  const lost = prisoners.filter(({ side }) => side === mover);
  const freed = battle.men.filter((man) => man.side === mover && man.state === 'freed');
  const item = (key: string, words: string, ids: readonly string[]): ReactNode => (
    <li key={key}>
      <button type="button" aria-pressed={same(ids)} onClick={() => onChoose(ids)}>
        {capital(words)}
      </button>
    </li>
  );
  const idsOf = (men: readonly Man[]): string[] => men.map(({ id }) => id);
  const prisonerItems = (of: readonly Man[]): readonly ReactNode[] =>
    bodiesOf(of).map((men) => item(idsOf(men).join(), prisonersWords(battle, men), idsOf(men)));
  const guns = battle.guns
    .filter((gun) => gun.side === mover && !gun.gone)
    .map((gun) => item(gun.id, gunWords(battle, gun), [gun.id]));
  const enemies = bodiesOf(
    battle.men.filter((man) => man.side !== mover && man.state !== 'prisoner' && isOnField(man)),
  );
  return (
    <>
      <ul className="lw-list">
        {phase === 'guns' && guns}
        {bodies.map(({ letter, men }) =>
          item(
            letter,
            t('lwTable:remembered', {
              name: t('lwTable:body', { letter }),
              body: bodyWords(country, men),
            }),
            idsOf(men),
          ),
        )}
        {seen.map((men) => item(idsOf(men).join(), bodyWords(country, men), idsOf(men)))}
        {bodiesOf(freed).map((men) =>
          item(
            idsOf(men).join(),
            t('lwTable:freedHere', {
              count: men.length,
              men: countWords(men),
              place: placeWords(country, centre(men)),
            }),
            idsOf(men),
          ),
        )}
        {prisonerItems(held)}
        {phase !== 'guns' && guns}
      </ul>
      <details className="lw-more">
        <summary>{t('lwTable:enemies')}</summary>
        <ul className="lw-list">
          {enemies.map((men) => item(idsOf(men).join(), bodyWords(country, men), idsOf(men)))}
          {prisonerItems(lost)}
          {battle.guns
            .filter((gun) => gun.side !== mover && !gun.gone)
            .map((gun) =>
              item(
                gun.id,
                t('lwTable:enemyGun', {
                  gun: nameOf(battle, gun.id),
                  place: placeWords(country, gun),
                }),
                [gun.id],
              ),
            )}
        </ul>
      </details>
    </>
  );
}
