import { other } from '../engine/men';
import type { Melee } from '../engine/types';
import { sideName } from './names';
import { messagesOf } from './t';

const tell = messagesOf('lwMelees');

/** Who fights whom, and what comes of it (5.3): `7 red against 4 blue. …` */
export function meleeWords({ men, smaller, isolation, toll }: Melee): string {
  const numbers = tell('numbers', { red: men.red.length, blue: men.blue.length });
  if (smaller === null || isolation === null) return `${numbers} ${tell('equal')}`;
  const { supporters, needed, isolated } = isolation;
  const few = { side: sideName(smaller), number: men[smaller].length };
  const support = { ...few, count: supporters.length, needed };
  const help =
    few.number === 1
      ? isolated
        ? tell('isolatedOne', few)
        : tell('supportedOne', support)
      : tell(isolated ? 'isolated' : 'supported', support);
  const many = sideName(other(smaller));
  const cost =
    toll.taken === 0
      ? tell('dead', { count: toll.dead })
      : toll.dead === 0
        ? tell('allTaken', { count: toll.taken, side: many })
        : tell('takenAndDead', { count: toll.dead, taken: toll.taken, side: many });
  return `${numbers} ${help} ${cost}`;
}
