import { useMemo, useState } from 'react';
import { listed } from '../../../shell/language/intl';
import { CONTACT } from '../../engine/lengths';
import { isReady, manOf } from '../../engine/men';
import type { Battle } from '../../engine/types';
import { nearestEnemy } from '../../game/attack';
import { capital, nameOf } from '../../words/names';
import { t } from '../../words/t';
import type { ShownHint } from '../base/shownHint';

const NO_HINTS: readonly ShownHint[] = [];

/** Returns the id of the enemy whom the panel names as the nearest to the chosen men; null if it names none. */
function nearestOf(battle: Battle, chosen: readonly string[]): string | null {
  const own = chosen.flatMap((id) => {
    const man = manOf(battle, id);
    return man !== undefined && man.side === battle.mover && isReady(man) ? [man] : [];
  });
  const nearest = nearestEnemy(battle, own);
  return nearest !== null && nearest.apart > CONTACT ? nearest.enemy.id : null;
}

/**
 * Returns the name of a man or a gun, and for screen readers which of the hints that are shown names him, or that he is
 * the enemy `nearest` to the chosen.
 */
function markedName(
  battle: Battle,
  id: string,
  hints: readonly ShownHint[],
  nearest: string | null,
): string {
  const plain = capital(nameOf(battle, id));
  const name = id === nearest ? t('lwTable:isNearest', { name: plain }) : plain;
  const by = hints.filter(({ about, enemies }) => about.includes(id) || enemies.includes(id));
  if (by.length === 0) return name;
  const numbers = by.flatMap(({ number }) => number ?? []);
  return t(numbers.length === 0 ? 'lwTable:hinted' : 'lwTable:hintedBy', {
    name,
    numbers: listed(numbers.map(String)),
  });
}

/**
 * Hook: returns the men and guns that sentences of the panel name, which the plan marks. `given` are the hints of the
 * program, set by `give`; `shown` also has, while men are `ordered`, the enemy nearest to the chosen men. `nameOf`
 * returns the name of a man or a gun for screen readers, with the reason why he is marked.
 */
export function useHints(battle: Battle, chosen: readonly string[], ordered: boolean) {
  const [given, give] = useState<readonly ShownHint[]>(NO_HINTS);
  const nearest = useMemo(
    () => (ordered ? nearestOf(battle, chosen) : null),
    [battle, chosen, ordered],
  );
  const shown = useMemo(
    (): readonly ShownHint[] =>
      nearest === null
        ? given
        : [...given, { about: [], enemies: [nearest], to: null, number: null }],
    [given, nearest],
  );
  return {
    given,
    give,
    shown,
    nameOf: (id: string): string => markedName(battle, id, given, nearest),
  };
}
