import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { TurnAnalysis } from '../../../../src/war/analysis/analyseTurn';
import { readText } from '../../../../src/war/game/records';
import { boardOf } from '../../../../src/war/game/war';
import { useAnalysed } from '../../../../src/war/ui/analysis/analysed';
import { analyst } from '../../../../src/war/ui/analysis/analyst';
import { answered } from '../../../../src/war/ui/analysis/answer';

const RECORD = `[Rules "debord"]
[Position "25/2R22/25/25/25/25/25/25/25/25/25/25/2C22/2C22/25/2i22/24i/25/25/25 N B15,D8,T3,T23 - 1"]

1. M3-L3 .
2. P3-O3 .
`;

test('no turn is said to have decided the war until all turns are analysed', () => {
  const opened = readText(RECORD).found!;
  const game = { ...opened, board: boardOf(opened.war) };
  const { result } = renderHook(() => useAnalysed(game, opened.war));
  const learnt = result.current.asked.map(({ question }) => {
    const answer = answered({ ...question, nodes: 500 });
    if (answer.is === 'fault') throw new Error(answer.fault);
    return [question, answer.analysis] as const;
  });
  const [[first, cheap], [second, dear]] = learnt as [(typeof learnt)[0], (typeof learnt)[0]];
  const costing = (analysis: TurnAnalysis, loss: number): TurnAnalysis => ({ ...analysis, loss });
  act(() => analyst.learn([[first, costing(cheap, 0.1)]]));
  expect(result.current).toMatchObject({ count: 1, deciding: [] });
  act(() => analyst.learn([[second, costing(dear, 0.3)]]));
  expect(result.current.deciding.map(({ turn, loss }) => [turn, loss])).toEqual([
    [1, 0.1],
    [2, 0.3],
  ]);
});
