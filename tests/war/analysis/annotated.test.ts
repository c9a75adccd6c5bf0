import { describe, expect, test } from 'vitest';
import { readAnalysis, writeAnalysis } from '../../../src/war/analysis/analysisText';
import { play } from '../../../src/war/engine/turn';
import type { Position } from '../../../src/war/engine/position';
import type { Action } from '../../../src/war/engine/vocabulary';
import { readText } from '../../../src/war/game/records';
import { boardOf, present } from '../../../src/war/game/war';
import { askedTurns } from '../../../src/war/ui/analysis/question';
import { annotated, PUBLISHED_GAMES } from '../../../src/war/ui/library/published/annotated';

const GAMES = [...PUBLISHED_GAMES, ...annotated.games];

function opened(text: string) {
  const { found, faults } = readText(text);
  expect(faults).toEqual([]);
  return found!;
}

function isLegal(begun: Position, actions: readonly Action[]): boolean {
  let now = begun;
  return actions.every((action) => {
    const next = play(now, action);
    if (next.ok) now = next.position;
    return next.ok;
  });
}

describe('the games that come with their analysis', () => {
  test.each(GAMES)(
    '$id: each turn has its line, and all its turns can be played',
    ({ id, text }) => {
      const { war, rules } = opened(text);
      const board = boardOf(war);
      const lines = annotated.notes[id].trim().split('\n');
      const asked = askedTurns({ board, rules }, war);
      expect(lines).toHaveLength(asked.length);
      let after: number | null = null;
      for (const [i, { row }] of asked.entries()) {
        const begun = war.positions[row.from]!;
        const found = readAnalysis(begun, lines[i]!);
        expect(writeAnalysis(board, found)).toBe(lines[i]);
        expect(found).toMatchObject({ turn: row.turn, side: row.side });
        expect(found.before).toBe(after ?? found.before);
        ({ after } = found);
        const orders = [found.better, ...found.kills, found.cut].filter((each) => each !== null);
        for (const { actions } of orders) expect(isLegal(begun, actions)).toBe(true);
        for (const { unit } of found.kills) expect(unit.side).not.toBe(row.side);
      }
    },
  );

  test.each(annotated.games)('$id of the program is fought to its end', ({ text }) => {
    expect(['arsenals', 'annihilation']).toContain(present(opened(text).war).over?.by);
  });
});

test('what of a line cannot be read is left out; a line without shares is none', () => {
  const begun = opened(PUBLISHED_GAMES[0].text).war.positions[0];
  const found = readAnalysis(begun, '500 480|kH9-G9 xA1|b520 nothing|cnone');
  expect(found).toMatchObject({ before: 0.5, after: 0.48, loss: 0.04, kills: [] });
  expect(found.better?.actions).toEqual([]);
  expect(() => readAnalysis(begun, 'nothing')).toThrow(RangeError);
});
