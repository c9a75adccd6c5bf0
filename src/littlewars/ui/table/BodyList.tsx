import type { ReactNode } from 'react';
import { outOfAction } from '../../engine/gun';
import { isReady, manOf } from '../../engine/men';
import type { Battle, Man } from '../../engine/types';
import { bodiesOf } from '../../game/bodies';
import { capital, nameOf } from '../../words/names';
import { bodyWords, placeWords } from '../../words/places';
import { lateMessages, t } from '../../words/t';
import type { Body } from './useTable';

const tell = lateMessages('lwTable');

interface BodyListProps {
  readonly battle: Battle;
  readonly bodies: readonly Body[];
  readonly chosen: readonly string[];
  readonly onChoose: (ids: readonly string[]) => void;
}

/** Everybody whom the mover orders, as bodies and guns, each with where it is in words: chosen here as on the plan. */
export function BodyList({ battle, bodies, chosen, onChoose }: BodyListProps): ReactNode {
  const { mover, country } = battle;
  const same = (ids: readonly string[]): boolean =>
    ids.length === chosen.length && ids.every((id) => chosen.includes(id));
  const guns = battle.guns.filter((gun) => gun.side === mover && !gun.gone);
  const seen = bodiesOf(battle.men.filter((man) => man.side === mover && isReady(man)));
  const remembered = bodies.flatMap((body) => {
    const men = body.men.flatMap((id): Man[] => {
      const man = manOf(battle, id);
      return man !== undefined && isReady(man) && man.side === mover ? [man] : [];
    });
    return men.length > 0 ? [{ letter: body.letter, men }] : [];
  });
  const held = battle.men.filter((man) => man.side !== mover && man.state === 'prisoner');
  const item = (key: string, words: string, ids: readonly string[]): ReactNode => (
    <li key={key}>
      <button type="button" aria-pressed={same(ids)} onClick={() => onChoose(ids)}>
        {capital(words)}
      </button>
    </li>
  );
  const idsOf = (men: readonly Man[]): string[] => men.map(({ id }) => id);
  return (
    <section aria-labelledby="lw-bodies">
      <h2 id="lw-bodies">{tell('bodies')}</h2>
      <ul className="lw-list">
        {guns.map((gun) =>
          item(
            gun.id,
            tell('gunLine', {
              gun: nameOf(battle, gun.id),
              place: placeWords(country, gun),
              state: tell(outOfAction(battle, gun).length === 0 ? 'gunIn' : 'gunOut'),
            }),
            [gun.id],
          ),
        )}
        {remembered.map(({ letter, men }) =>
          item(
            letter,
            tell('remembered', { name: tell('body', { letter }), body: bodyWords(country, men) }),
            idsOf(men),
          ),
        )}
        {seen.map((men) => item(idsOf(men).join(), bodyWords(country, men), idsOf(men)))}
        {bodiesOf(held).map((men) =>
          item(
            idsOf(men).join(),
            tell('prisonersHere', {
              men: t('lwField:count.prisoners', { count: men.length }),
              place: placeWords(country, men[0] ?? { x: 0, y: 0 }),
            }),
            idsOf(men),
          ),
        )}
      </ul>
    </section>
  );
}
