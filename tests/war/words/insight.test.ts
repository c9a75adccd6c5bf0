import { describe, expect, test } from 'vitest';
import { assaultOn } from '../../../src/war/engine/combat';
import { chainTo } from '../../../src/war/engine/insight/chain';
import { cuttingOf } from '../../../src/war/engine/insight/cutting';
import { isolationOf } from '../../../src/war/engine/insight/isolation';
import type { Position } from '../../../src/war/engine/position';
import { foresee } from '../../../src/war/engine/insight/consequence';
import { prospectsOf } from '../../../src/war/engine/insight/prospects';
import { notCountedAround } from '../../../src/war/engine/insight/notCounted';
import { noChargeNote, notCountedSentences } from '../../../src/war/words/notCounted';
import { threatWords } from '../../../src/war/words/terse';
import { changeSentences } from '../../../src/war/words/changes';
import { chainSteps, cuttingSentences, isolationSentences } from '../../../src/war/words/insight';
import { scene, square } from '../../support/board';

const why = (p: Position, of: string): string[] =>
  isolationSentences(p, square(of), isolationOf(p, square(of))!);

describe('what is said of the network', () => {
  test('a chain, from its arsenal to the unit', () => {
    const p = scene({ H8: 'R', L11: 'III' });
    expect(chainSteps(p, chainTo(p, square('L11'))!)).toEqual([
      'Arsenal D8',
      'line to foot communications H8',
      'line to infantry L12',
      'contact',
    ]);
    expect(chainSteps(p, chainTo(p, square('H8'))!)).toEqual(['Arsenal D8', 'line to H8']);
  });

  test('every cause of isolation', () => {
    expect(why(scene({ K8: 'I', G8: 'i' }), 'K8')).toEqual([
      'The South infantry at G8 cuts the line from D8 that would serve it.',
    ]);
    expect(why(scene({ K8: 'I', D8: 'r' }, { text: 'summary' }), 'K8')).toEqual([
      'The South foot communications at D8 holds the arsenal that would serve it.',
    ]);
    expect(why(scene({ K8: 'I', G8: 'i', I8: 'i' }), 'K8')).toEqual([
      'The line from D8 is cut at G8 by the South infantry.',
      'It touches no fighting unit of its side.',
    ]);
    expect(why(scene({ K8: 'I', D8: 'r', I8: 'i' }, { text: 'summary' }), 'K8')).toEqual([
      'The South foot communications at D8 holds the arsenal there, which sends no lines.',
      'It touches no fighting unit of its side.',
    ]);
    expect(why(scene({ D12: 'I' }), 'D12')[0]).toBe(
      'The line from D8 ends at the mountain on D10.',
    );
    expect(why(scene({ H9: 'R', L9: 'I' }), 'L9')[0]).toBe(
      'The line of the foot communications at H9 would reach it, but that unit is itself out of communication.',
    );
    expect(why(scene({ K8: 's' }, { standing: 'D8' }), 'K8')).toEqual([
      'No arsenal of the South stands.',
    ]);
    expect(why(scene({ L9: 'IC' }), 'L9')).toEqual([
      'No line leads to L9.',
      'The units it touches are isolated too: cavalry at L10.',
    ]);
    expect(why(scene({ K8: 'IR' }), 'K9')).toEqual([
      'No line leads to K9.',
      'Contact with infantry at K8 does not serve a communications unit.',
    ]);
  });

  test('no more than three causes', () => {
    const p = scene({ B4: 'R', H15: 'S', H4: 'I', C4: 'i', E4: 'i', F6: 'i', G5: 'i' });
    expect(isolationOf(p, square('H4'))!.causes).toHaveLength(4);
    expect(why(p, 'H4')).toHaveLength(3);
  });

  test('what a unit cuts, whom that isolates, and an arsenal held', () => {
    const p = scene({ K8: 'II', G8: 'i' });
    expect(cuttingSentences(p, cuttingOf(p, square('G8'))!)).toEqual([
      'It cuts the North’s line D8–T8.',
      'Out of communication for that reason alone: infantry at K8 and infantry at K9.',
    ]);
    const relay = scene({ B8: 'R', G8: 'i' });
    expect(cuttingSentences(relay, cuttingOf(relay, square('G8'))!)).toEqual([
      'It cuts the North’s lines D8–T8 and B8–T8.',
    ]);
    const held = scene({ K8: 'I', D8: 'r' }, { text: 'summary' });
    expect(cuttingSentences(held, cuttingOf(held, square('D8'))!)).toEqual([
      'It holds the arsenal on D8, which sends no lines.',
      'Out of communication for that reason alone: infantry at K8.',
    ]);
  });
});

describe('what is said of sums', () => {
  const sentencesOf = (p: Position, target: string): string[] => {
    const { attack, defence } = notCountedAround(p, square(target));
    return [attack, defence].flatMap((units) => notCountedSentences(p, square(target), units));
  };
  test('why those near by do not count, a sentence a reason', () => {
    const block = { rules: { enemyUnitsBlockFire: true, communicationsUnitRange: 0 as const } };
    // On column 8, the line of D8.
    expect(
      sentencesOf(scene({ F8: 'I', G8: 'I', J8: 'i', I9: 'R', H7: 'I', K9: 'C' }), 'J8'),
    ).toEqual([
      '4 squares away, with a range of 2: infantry at F8.',
      '3 squares away, with a range of 2: infantry at G8.',
      'Not in line with J8: infantry at H7.',
      'Communications units have no attack: foot communications at I9.',
      'Isolated: cavalry at K9.',
    ]);
    expect(sentencesOf(scene({ F8: 'A', G8: 'i', I8: 'i', J8: 'r' }, block), 'I8')).toEqual([
      'The enemy unit on G8 stops the fire: foot artillery at F8.',
      'Isolated: infantry at G8.',
      'Communications units support nobody: foot communications at J8.',
    ]);
    const house = { rules: { isolatedCommunicationsUnitsDefend: false } };
    expect(sentencesOf(scene({ D8: 'I', D11: 'i', E11: 'r' }, house), 'D11')).toEqual([
      'The mountain on D10 stops the fire: infantry at D8.',
      'Out of communication: foot communications at E11.',
    ]);
    expect(sentencesOf(scene({ G8: 'I', I8: 'i' }, { dislodged: 'G8' }), 'I8')).toEqual([
      'Dislodged, and so not in an attack this turn: infantry at G8.',
    ]);
    expect(sentencesOf(scene({ F8: 'C', H8: 'C', I8: 'i' }), 'I8')).toEqual([
      '3 squares away, with a range of 2, and no charge, the column being broken at G8: cavalry at F8.',
    ]);
    expect(sentencesOf(scene({ B12: 'C', B8: 'i' }), 'B8')).toEqual([
      '4 squares away, with a range of 2, and no charge at a fort: cavalry at B12.',
    ]);
    expect(sentencesOf(scene({ B8: 'C', C8: 'C', D8: 'C', E8: 'i' }), 'E8')).toEqual([
      '3 squares away, with a range of 2, and no charge from a fort: cavalry at B8.',
    ]);
  });

  test('why cavalry does not charge, and nothing of that which does', () => {
    const notes = (p: Position, target: string): string[] => {
      const assault = assaultOn(p, square(target))!;
      return assault.attackers.map((attacker) => noChargeNote(p, assault, attacker));
    };
    expect(notes(scene({ G8: 'C', H8: 'C', I8: 'i' }), 'I8')).toEqual(['', '']);
    expect(notes(scene({ G8: 'C', H8: 'I', I8: 'i' }), 'I8')).toEqual([
      'no charge: the column breaks at H8',
      '',
    ]);
    expect(notes(scene({ D8: 'C', C8: 'i', B8: 'C' }), 'C8')).toEqual([
      'no charge from a fort',
      '',
    ]);
    expect(notes(scene({ D8: '.', B9: 'C', B8: 'i' }), 'B8')).toEqual(['no charge at a fort']);
  });
});

test('what a move does to a sum, and what a square says of a threat', () => {
  const p = scene({ E8: 'C', F8: 'I', H8: 'i' });
  const sentencesAt = (to: string): string[] => {
    const { after } = foresee(p, square('E8'), square(to))!;
    return changeSentences(after, prospectsOf(p, after).attacks).map(({ words }) => words);
  };
  expect(sentencesAt('G8')).toEqual([
    'Infantry at H8: 4\u00a0:\u00a00 → 11\u00a0:\u00a00, is destroyed',
  ]);
  const lone = scene({ F8: 'I', H8: 'i', D8: 'I' });
  const left = foresee(lone, square('F8'), square('E8'))!.after;
  expect(changeSentences(left, prospectsOf(lone, left).attacks).map(({ words }) => words)).toEqual([
    'No longer under fire: infantry H8',
  ]);
  const near = foresee(left, square('D8'), square('D7'))!.after;
  expect(prospectsOf(left, near).attacks).toEqual([]);
  expect(changeSentences(lone, prospectsOf(left, lone).attacks).map(({ words }) => words)).toEqual([
    'Infantry at H8: 4\u00a0:\u00a00, is destroyed',
  ]);
  expect(threatWords({ attack: 9, defence: 12, outcome: 'resists' })).toBe(
    'under fire, 9 against 12: resists',
  );
});
