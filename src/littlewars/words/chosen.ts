import { outOfAction } from '../engine/gun';
import { isOnField, manOf, movedBy } from '../engine/men';
import { gunNamed } from '../engine/refusals';
import type { Battle, Gun, Man } from '../engine/types';
import { capital, nameOf } from './names';
import { bodyWords, centre, placeWords } from './places';
import { t } from './t';

/** Returns a description of a gun: its place, and whether it is in action. */
export const gunWords = (battle: Battle, gun: Gun): string =>
  t('lwTable:gunLine', {
    gun: nameOf(battle, gun.id),
    place: placeWords(battle.country, gun),
    state: t(outOfAction(battle, gun).length === 0 ? 'lwTable:gunIn' : 'lwTable:gunOut'),
  });

/** Returns a description of prisoners, and where they are held. */
export const prisonersWords = (battle: Battle, men: readonly Man[]): string =>
  t('lwTable:prisonersHere', {
    count: men.length,
    men: t('lwField:count.prisoners', { count: men.length }),
    place: placeWords(battle.country, centre(men)),
  });

/** Describes several chosen men, separating prisoners and enemies, because a screen reader has no colours. */
function severalWords(battle: Battle, men: readonly Man[]): string {
  if (men.every(({ state }) => state === 'prisoner'))
    return t('lwTable:chosenMen', { body: prisonersWords(battle, men) });
  const theirs = men.every((man) => movedBy(man) !== battle.mover);
  return t(theirs ? 'lwTable:chosenEnemies' : 'lwTable:chosenMen', {
    body: bodyWords(battle.country, men),
  });
}

/** Returns a description of who is chosen, and where; empty if nobody on the field is. */
export function chosenWords(battle: Battle, ids: readonly string[]): string {
  const men = ids.flatMap((id): Man[] => {
    const man = manOf(battle, id);
    return man !== undefined && isOnField(man) ? [man] : [];
  });
  const [first] = men;
  if (first === undefined) {
    const gun = ids.flatMap((id) => gunNamed(battle, id) ?? [])[0];
    return gun === undefined ? '' : capital(gunWords(battle, gun));
  }
  return men.length === 1
    ? t('lwTable:chosenOne', {
        name: capital(nameOf(battle, first.id)),
        place: placeWords(battle.country, first),
      })
    : severalWords(battle, men);
}
