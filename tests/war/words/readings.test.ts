import { describe, expect, test } from 'vitest';
import { moveEffect } from '../../../src/war/engine/insight/consequence';
import type { Position } from '../../../src/war/engine/position';
import { previewMove } from '../../../src/war/game/previews';
import {
  marchSentences,
  communicationSentences,
  stateSentences,
  sumSentences,
} from '../../../src/war/words/readings';
import { raySentences } from '../../../src/war/words/rayReadings';
import { drill, playAll, position, scene, square } from '../../support/board';

/** A diagram of Debord's own book. */
const FORT =
  '25/25/25/25/25/20c4/16I3ccr2/11R4I3ac3/14A1I3i4/12I1H1I2i5/11CCIII2i6/7S3CCIiiih7/15i9/16i5s2/25/25/25/25/25/25 N B15,D8,T3,T23 - 1';

describe('the eight rays', () => {
  test('what stands on them, isolated or not, on what ground, up to the first mountain', () => {
    const p = scene({ F8: 'I', F5: 'c', E8: 'C', B8: 'I' }, { standing: 'B15,D8,T3' });
    expect(raySentences(p, square('F8'))).toEqual([
      'From F8.',
      'To the north: North cavalry E8 (1 away), arsenal of the North D8 (2 away) and North infantry, fort B8 (4 away).',
      'To the northeast: mountain D10 (2 away).',
      'To the east: mountain pass F10 (2 away).',
      'To the southeast: mountain H10 (2 away).',
      'To the west: isolated South cavalry F5 (3 away).',
      'Free to the edge: south, southwest and northwest.',
    ]);
    // From a corner, nothing is said of what lies beyond the edge.
    expect(raySentences(p, square('T1'))).toEqual([
      'From T1.',
      'To the east: arsenal of the South T3 (2 away) and fallen arsenal of the South T23 (22 away).',
      'Free to the edge: north and northeast.',
    ]);
    expect(raySentences(p, square('T21')).slice(1)).toContain(
      'To the east: fallen arsenal of the South T23 (2 away).',
    );
  });
});

describe('where a square is in the network', () => {
  const sentencesOf = (p: Position, at: string) => communicationSentences(p, square(at));
  test('the chain of a unit in communication', () => {
    expect(sentencesOf(scene({ K8: 'R', K12: 'I', L12: 'C' }), 'L12')).toEqual([
      'L12, North cavalry, in communication.',
      'Its chain: Arsenal D8, line to foot communications K8, line to infantry K12, contact.',
    ]);
  });
  test('what cuts off an isolated one, and what it cuts itself', () => {
    const p = scene({ G8: 'i', K8: 'I' });
    expect(sentencesOf(p, 'K8')).toEqual([
      'K8, North infantry, isolated.',
      'The South infantry at G8 cuts the line from D8 that would serve it.',
    ]);
    expect(sentencesOf(p, 'G8')).toContain(
      'Out of communication for that reason alone: infantry at K8.',
    );
  });
  test('the lines over an empty square', () => {
    expect(sentencesOf(scene({ K8: 'R' }), 'K12')).toEqual([
      'K12, empty.',
      'Lines of the North reach it from K8.',
      'Lines of the South reach it from T3.',
    ]);
    expect(sentencesOf(scene({}), 'A1')).toContain('No line of the North reaches it.');
  });
});

describe('the sum on a square', () => {
  test('with every term, and charges', () => {
    const p = scene({ E8: 'C', F8: 'C', G8: 'i' });
    expect(sumSentences(p, square('G8'))).toEqual([
      'G8, South infantry, isolated.',
      'Attack 14, defence 0: it is destroyed.',
      'In the attack: cavalry E8 7, charging and cavalry F8 7, charging.',
      'In the defence: infantry G8 0.',
    ]);
    expect(sumSentences(p, square('E8'))).toEqual([
      'E8, North cavalry, in communication.',
      'No unit of the South in communication can fire at it.',
    ]);
  });
  test('that a unit beaten by one point is destroyed for want of a way out (7.2)', () => {
    const board = drill();
    const p = scene({ K1: 'RC', L1: 'iS' }, { board });
    expect(sumSentences(p, square('L1', board)).slice(1, 3)).toEqual([
      'Attack 7, defence 6: it is destroyed.',
      'Beaten by one point and with nowhere to go, the target is destroyed.',
    ]);
  });
  test('on an empty square, the fire of both sides', () => {
    expect(sumSentences(scene({ E8: 'I', T10: 'i' }), square('G8'))).toEqual([
      'G8, empty.',
      'The fire of the North adds up to 4 here, charges left out.',
      'The fire of the South adds up to 0 here, charges left out.',
    ]);
  });
});

describe('a march before it is made', () => {
  const march = (p: Position, from: string, to: string) => {
    const [a, b] = [square(from), square(to)];
    return marchSentences(p, {
      from: a,
      to: b,
      ahead: previewMove(p, a, b),
      effect: moveEffect(p, a, b),
    });
  };
  test('what becomes of the unit, of communication and of sums', () => {
    expect(march(scene({ E8: 'I' }), 'E8', 'F8')).toEqual([
      'Infantry E8 to F8: in reach.',
      'Neither communication nor any sum changes.',
    ]);
    expect(march(position(FORT), 'J17', 'K18')).toEqual([
      'Infantry J17 to K18: in reach, isolated there.',
      '1 of your units loses communication: infantry K18.',
      // Of the sums those first that come out otherwise.
      'Attacks on you with a different outcome.',
      'Infantry K18: 8 against 32 becomes 22 against 6, it is destroyed.',
      'Your attacks with the same outcome.',
      'Infantry L15: 38 against 42 becomes 34 against 42, it resists.',
      'Infantry L17: 13 against 42 becomes 9 against 42, it resists.',
      'Attacks on you with the same outcome.',
      'Infantry K16: 16 against 32 becomes 16 against 26, it resists.',
      'Infantry I17: 4 against 38 becomes 4 against 32, it resists.',
      'Mounted artillery J15: 8 against 57 becomes 8 against 51, it resists.',
    ]);
    const sentences = march(scene({ E8: 'C', G8: 'i' }), 'E8', 'D9');
    expect(sentences).toContain('Infantry G8: no longer under fire.');
    expect(march(scene({ K8: 'R', K12: 'I' }), 'K8', 'K9')).toContain(
      '2 of your units lose communication: infantry K12; foot communications K9.',
    );
  });
  test('why it cannot be made; that a unit has to be chosen first', () => {
    expect(march(scene({ E8: 'I' }), 'E8', 'G8')).toEqual([
      'G8 is 2 squares away; the infantry marches 1 square a turn.',
    ]);
    expect(marchSentences(scene({}), null)).toEqual([
      'Choose a unit first: this key then says what its march to a square would change.',
    ]);
  });
});

describe('the state of the turn', () => {
  test('orders left, who can march and be attacked, charges', () => {
    const p = scene({ E8: 'C', F8: 'C', G8: 'i' });
    expect(stateSentences(p)).toEqual([
      'Turn 1. The North to move.',
      '5 moves left, one attack left.',
      '2 units can march.',
      '1 enemy unit can be attacked.',
      'Charges count against infantry at G8.',
    ]);
    expect(stateSentences(playAll(p, 'E8-E7 F8-F9 .'))).toEqual([
      'Turn 2. The South to move.',
      '5 moves left, one attack left.',
      'No unit can march.',
      'No enemy unit can be attacked.',
    ]);
  });
  test('a retreat that is due, and the end', () => {
    const p = scene({ E8: 'I' }, { dislodged: 'E8', turn: 4 });
    expect(stateSentences(p).slice(0, 2)).toEqual([
      'Turn 4. The North to move.',
      'The infantry on E8 must retreat first.',
    ]);
    expect(stateSentences(p)[2]).toBe('5 moves left, attack after the retreat.');
    expect(stateSentences(playAll(p, 'resign'))).toEqual([
      'The South wins.',
      'The North surrendered.',
    ]);
  });
});
