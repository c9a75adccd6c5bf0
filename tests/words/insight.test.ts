import { describe, expect, test } from 'vitest';
import { chainTo } from '../../src/engine/chain';
import { cuttingOf } from '../../src/engine/cutting';
import { isolationOf } from '../../src/engine/isolation';
import type { Position } from '../../src/engine/position';
import { chainSteps, cuttingSentences, isolationSentences } from '../../src/words/insight';
import { scene, square } from '../support/board';

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
      'No fighting unit of its side stands around it.',
    ]);
    expect(why(scene({ K8: 'I', D8: 'r', I8: 'i' }, { text: 'summary' }), 'K8')).toEqual([
      'The South foot communications at D8 holds the arsenal there, which sends no lines.',
      'No fighting unit of its side stands around it.',
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
      'Around it, cavalry at L10: isolated too.',
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
      'Out of communication for that alone: infantry at K8 and infantry at K9.',
    ]);
    const relay = scene({ B8: 'R', G8: 'i' });
    expect(cuttingSentences(relay, cuttingOf(relay, square('G8'))!)).toEqual([
      'It cuts the North’s lines D8–T8 and B8–T8.',
    ]);
    const held = scene({ K8: 'I', D8: 'r' }, { text: 'summary' });
    expect(cuttingSentences(held, cuttingOf(held, square('D8'))!)).toEqual([
      'It holds the arsenal on D8, which sends no lines.',
      'Out of communication for that alone: infantry at K8.',
    ]);
  });
});
