import { expect, test } from 'vitest';
import { reasonsAgainst } from '../../../src/war/engine/objections';
import { contextOf, reasonSentence } from '../../../src/war/words/sentences';
import { scene, square } from '../../support/board';

test('5.2: an occupied square is reported with its unit', () => {
  const p = scene({ E7: 'I', E8: 'C', D7: 'i' }, { standing: 'D8,T3,T23' });
  const sentencesOf = (to: string): string[] =>
    reasonsAgainst(p, { type: 'move', from: square('E7'), to: square(to) }).map((reason) =>
      reasonSentence(contextOf(p), reason),
    );
  expect(sentencesOf('E8')).toEqual(['E8 is occupied by the North.']);
  expect(sentencesOf('D7')).toEqual(['D7 is occupied by the South.']);
});
