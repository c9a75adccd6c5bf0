import { afterEach, describe, expect, test } from 'vitest';
import { setLanguage } from '../../../src/shell/language/current';
import { previewMove } from '../../../src/war/game/previews';
import { unitsOf, type Position } from '../../../src/war/engine/position';
import {
  communicationChangeSentences,
  consequenceSentence,
  unitsByKind,
  changeSentences,
} from '../../../src/war/words/changes';
import { reachSentences, reachWords } from '../../../src/war/words/lists';
import { read } from '../../../src/war/words/readings';
import {
  unspentAttacks,
  asksBeforeEnd,
  attackEndsTurn,
  unspentAfter,
  unspentIn,
} from '../../../src/war/words/prompts';
import { drill, position, scene, square } from '../../support/board';

afterEach(() => setLanguage('en'));

/** North cavalry on R25 can take the arsenal on T23, on which hangs infantry on Q20. */
const ARSENAL =
  '25/25/25/25/25/25/25/25/25/22I2/25/24R/25/25/7c17/6i18/19i5/24C/24I/25 N B15,D8,T3,T23 - 28';

const sentencesOf = (p: Position, from: string, to: string): string[] => {
  const ahead = previewMove(p, square(from), square(to))!;
  return [
    ...(ahead.consequence ? [consequenceSentence(p.board, ahead.consequence)] : []),
    ...communicationChangeSentences(ahead.after, ahead.changes).map(
      ({ good, words }) => `${good ? '+' : '-'} ${words}`,
    ),
    ...changeSentences(ahead.after, ahead.prospects.attacks).map(({ words }) => words),
  ];
};

describe('what a move would change', () => {
  test('first what it decides, then what the enemy loses, then what one loses', async () => {
    const p = position(ARSENAL);
    expect(sentencesOf(p, 'R25', 'T23')).toEqual([
      'Takes the arsenal on T23, and that is the attack of this turn.',
      '+ Cuts off 1 enemy unit: infantry Q20.',
      '- 1 of your units loses communication: cavalry T23.',
    ]);
    await setLanguage('fr');
    expect(sentencesOf(p, 'R25', 'T23')).toEqual([
      'Prend l’arsenal en T23, et cela tient lieu d’attaque.',
      '+ Prive de liaison 1 unité ennemie\u00a0: infanterie Q20.',
      '- 1 de vos unités perd la liaison\u00a0: cavalerie T23.',
    ]);
  });

  test('the war won, at once or at the end of the turn, or lost', async () => {
    const last = position(ARSENAL.replace('B15,D8,T3,T23', 'B15,D8,T23'));
    const decides = (p: Position, from: string, to: string) => sentencesOf(p, from, to)[0];
    expect(decides(last, 'R25', 'T23')).toBe('Takes the arsenal on T23 and wins the war.');
    const late = scene({ S23: 'C', R22: 'S', T1: 'i' }, { text: 'summary', standing: 'D8,T23' });
    expect(decides(late, 'S23', 'T23')).toBe(
      'With the arsenal on T23, wins the war if the turn ends like this.',
    );
    const alone = scene({ E8: 'I', T3: 'i' }, { text: 'pykrieg' });
    expect(decides(alone, 'E8', 'F9')).toMatch(/^Loses the war if the turn ends like this:/);
    await setLanguage('fr');
    expect(decides(last, 'R25', 'T23')).toBe('Prend l’arsenal en T23 et gagne la guerre.');
  });

  test('by ear in the same order: a reading, a square in reach, all squares in reach', () => {
    const p = position(ARSENAL);
    expect(read('change', p, square('T23'), square('R25'))).toEqual([
      'Cavalry R25 to T23: in reach, taking the arsenal.',
      'Takes the arsenal on T23, and that is the attack of this turn.',
      'Cuts off 1 enemy unit: infantry Q20.',
      '1 of your units loses communication: cavalry T23.',
    ]);
    expect(reachWords(p, square('R25'), square('T23'))).toMatch(
      /; cuts off the enemy’s infantry at Q20$/,
    );
    const last = position(ARSENAL.replace('B15,D8,T3,T23', 'B15,D8,T23'));
    expect(reachSentences(last, square('R25'))[0]).toMatch(/^T23: in reach, winning the war; /);
  });

  test('units are gathered by kind; those no longer under fire in one sentence', () => {
    const p = scene({ J9: 'I', K12: 'I', J12: 'C' });
    expect(unitsByKind(p.board, unitsOf(p))).toBe('infantry J9 and K12; cavalry J12');
    const away = scene({ F8: 'I', H8: 'i', F6: 'c' });
    expect(sentencesOf(away, 'F8', 'E8')).toContain(
      'No longer under fire: infantry H8; cavalry F6',
    );
  });
});

describe('what a turn would end without', () => {
  const board = drill();
  const at = (units: Readonly<Record<string, string>>): Position =>
    scene({ L13: 'i', ...units }, { board });

  test('attacks that would only be resisted are not asked about', () => {
    const resisted = at({ D4: 'I', F4: 'i' });
    expect(unspentIn(resisted)).toMatchObject({ attacks: 0 });
    expect(unspentAttacks(resisted)).toBeNull();
    const left = { moves: 0, loses: false, bound: false };
    expect(asksBeforeEnd({ ...left, attacks: 0 }, true)).toBe(false);
    expect(asksBeforeEnd({ ...left, attacks: 1 }, true)).toBe(true);
  });

  test('moves are counted after an attack, but after one that wins or is refused none', () => {
    const units = { D4: 'I', F2: 'C', F4: 'i' };
    const after = (p: Position): string => attackEndsTurn(unspentAfter(p, square('F4', board)));
    expect(after(at(units))).toBe('An attack ends the turn: 5 moves would go unspent.');
    expect(asksBeforeEnd(unspentAfter(at(units), square('F4', board)), true)).toBe(true);
    expect(after(scene(units, { board }))).toBe('An attack ends the turn.');
    expect(unspentAfter(at(units), square('L13', board)).moves).toBe(0);
    const victor = scene({ ...units, L13: 'i' }, { board, text: 'bracken' });
    expect(after(victor)).toBe('An attack ends the turn: 5 moves would go unspent.');
  });

  test('the end of a turn that wins the war leaves nothing undone', () => {
    const won = scene({ T23: 'C', R22: 'S', T1: 'i' }, { text: 'summary', standing: 'D8,T23' });
    expect(unspentIn(won)).toMatchObject({ moves: 0, attacks: 0, loses: false });
  });

  test('the attacks worth making are counted, and the best is named', async () => {
    const one = at({ D4: 'I', F2: 'C', F4: 'i' });
    expect(unspentIn(one)).toMatchObject({ attacks: 1 });
    expect(unspentAttacks(one)).toBe(
      '1 attack would succeed: the infantry at F4 would be destroyed, 8\u00a0:\u00a06.',
    );
    const two = at({ D4: 'I', F2: 'C', F4: 'i', D11: 'A', F9: 'I', F11: 'a' });
    expect(unspentAttacks(two)).toBe(
      '2 attacks would succeed. The best: the infantry at F4 would be destroyed, 8\u00a0:\u00a06.',
    );
    const push = at({ D11: 'A', F9: 'I', F11: 'a' });
    expect(unspentAttacks(push)).toMatch(
      /the foot artillery at F11 would have to retreat, 9\u00a0:\u00a08\.$/,
    );
    const last = scene({ D4: 'I', F2: 'C', F4: 'i' }, { board });
    expect(unspentAttacks(last)).toMatch(/would be destroyed, 8\u00a0:\u00a06, and the war won\.$/);
    await setLanguage('fr');
    expect(unspentAttacks(two)).toBe(
      '2 attaques réussiraient. La meilleure\u00a0: l’infanterie en F4 serait détruite, 8\u00a0:\u00a06.',
    );
  });
});
