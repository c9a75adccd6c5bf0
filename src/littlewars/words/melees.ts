import { other } from '../engine/men';
import type { Melee } from '../engine/types';
import { sideName } from './names';
import { t } from './t';

/** Returns the numbers of a melee, and its outcome (5.3): `7 red against 4 blue. …` */
export function meleeWords({ men, smaller, isolation, toll }: Melee): string {
  const numbers = t('lwMelees:numbers', { red: men.red.length, blue: men.blue.length });
  if (smaller === null || isolation === null) return `${numbers} ${t('lwMelees:equal')}`;
  const { supporters, needed, isolated } = isolation;
  const few = { side: sideName(smaller), number: men[smaller].length };
  const support = { ...few, count: supporters.length, needed };
  const help =
    few.number === 1
      ? isolated
        ? t('lwMelees:isolatedOne', few)
        : t('lwMelees:supportedOne', support)
      : t(isolated ? 'lwMelees:isolated' : 'lwMelees:supported', support);
  const many = sideName(other(smaller));
  const cost =
    toll.taken === 0
      ? t('lwMelees:dead', { count: toll.dead })
      : toll.dead === 0
        ? t('lwMelees:allTaken', { count: toll.taken, side: many })
        : t('lwMelees:takenAndDead', { count: toll.dead, taken: toll.taken, side: many });
  return `${numbers} ${help} ${cost}`;
}
