import { seatsOf } from '../../store/fakes';
import { PEOPLE } from '../../../../src/war/game/seat';
import { describe, expect, test } from 'vitest';
import type { TurnAnalysis } from '../../../../src/war/analysis/analyseTurn';
import { ROOT, lineFrom, nodeOf, positionAt } from '../../../../src/war/game/study';
import { readText } from '../../../../src/war/game/records';
import { turnLookedAt, lineShapes, annotatedStudy } from '../../../../src/war/ui/analysis/analysed';
import { answered } from '../../../../src/war/ui/analysis/answer';
import { askedTurns, mayAnalyse } from '../../../../src/war/ui/analysis/question';
import { noteSentences } from '../../../../src/war/words/analysis';
import { boardOf } from '../../../../src/war/game/war';

const RECORD = `[Event "Planted"]
[Rules "debord"]
[Position "25/2R22/25/25/25/25/25/25/25/25/25/25/2C22/2C22/25/2i22/24i/25/25/25 N B15,D8,T3,T23 - 1"]

1. M3-L3 .
2. P3-O3 .
3. L3-M3
`;

function opened(text = RECORD) {
  const { found } = readText(text);
  if (found === null) throw new Error('no record');
  const { war } = found;
  return { war, game: { ...found, tags: found.tags ?? [], board: boardOf(war) } };
}

const found = (question: ReturnType<typeof askedTurns>[0]['question']): TurnAnalysis => {
  const answer = answered({ ...question, nodes: 1_000 });
  if (answer.is === 'fault') throw new Error(answer.fault);
  return answer.analysis;
};

describe('the questions about a war', () => {
  test('are for each turn that has ended, with the position it began with', () => {
    const { war, game } = opened();
    const asked = askedTurns(game, war);
    expect(asked.map(({ question }) => question.actions)).toEqual([
      ['M3-L3', '.'],
      ['P3-O3', '.'],
    ]);
    expect(asked[1]!.question).toMatchObject({ is: 'analysis', map: 'debord' });
    expect(asked[1]!.question.position).toMatch(/ S B15,D8,T3,T23 - 2$/);
    expect([0, 1, 2, 3, 4, 5].map((at) => turnLookedAt(asked, at))).toEqual([0, 0, 1, 1, 1, 1]);
    expect(turnLookedAt([], 0)).toBe(-1);
  });

  test('leave out the turn of a surrender', () => {
    const { war, game } = opened(RECORD.replace('P3-O3 .\n3. L3-M3', 'resign'));
    expect(askedTurns(game, war)).toHaveLength(1);
  });

  test('are allowed in a game of two people only with hints allowed, or once it is over', () => {
    const { war, game } = opened();
    const over = opened(RECORD.replace('P3-O3 .\n3. L3-M3', 'resign'));
    const tags = [{ name: 'Hints', value: 'allowed' }];
    expect(mayAnalyse({ beginning: 'open', tags: [], seats: PEOPLE }, war)).toBe(false);
    expect(mayAnalyse({ beginning: 'open', tags, seats: PEOPLE }, war)).toBe(true);
    expect(mayAnalyse({ beginning: 'hidden', tags: [], seats: PEOPLE }, over.war)).toBe(true);
    expect(mayAnalyse({ beginning: 'open', tags: [], seats: seatsOf({ N: 3 }) }, war)).toBe(true);
    expect(mayAnalyse({ ...game, beginning: 'position' }, war)).toBe(true);
  });

  test.each([{ map: 'none' }, { rules: 'none' }, { position: 'none' }, { actions: ['M3-L3'] }])(
    'return a fault if it cannot be read: %o',
    (change) => {
      const { war, game } = opened();
      const { question } = askedTurns(game, war)[0]!;
      expect(answered({ ...question, ...change }).is).toBe('fault');
    },
  );
});

describe('the results', () => {
  const { war, game } = opened();
  const asked = askedTurns(game, war);
  const results = asked.map(({ question }) => found(question));

  test('are described in words: the loss, the better turn, the missed kill', () => {
    const announced = noteSentences(boardOf(war), results[0]!).join(' ');
    expect(announced).toMatch(/The North could expect \d+% before this turn, and \d+% after it\./);
    const loss =
      /and (\d+)% after it\. With the best turn found, the North could expect (\d+)%: this turn cost (\d+) points of a hundred\./;
    const [, after, best, cost] = (loss.exec(announced) ?? []).map(Number);
    expect(cost).toBeGreaterThan(0);
    expect(best! - after!).toBe(cost);
    expect(announced).toMatch(/The best turn found: .*xP3\./);
    expect(announced).toMatch(/The North could have destroyed the infantry on P3: [\w-]+, xP3\./);
  });

  test('are drawn: the better turn, and how the played one differs', () => {
    const { better } = results[0]!;
    const shapes = lineShapes(better!.actions, war.actions.slice(0, 2));
    expect(shapes.filter(({ brush }) => brush === 'blue')).toHaveLength(1);
    expect(shapes.some(({ to }) => to === null)).toBe(true);
    expect(
      lineShapes(better!.actions, better!.actions).every(({ brush }) => brush === 'green'),
    ).toBe(true);
  });

  test('are a study: the better turn as a variation beside the played one, the notes as its comment', () => {
    const study = annotatedStudy(war, game, { asked, found: results }, 0);
    expect(study.at).toBe(ROOT);
    const [own, better] = nodeOf(study, ROOT).children;
    expect(nodeOf(study, own!).action).toEqual(war.actions[0]);
    expect(nodeOf(study, better!).action).toEqual(results[0]!.better!.actions[0]);
    const line = lineFrom(study, ROOT);
    expect(line).toHaveLength(war.actions.length);
    expect(line[1]!.comment).toContain('could have destroyed');
    expect(positionAt(study, line[1]!.id).turn).toBe(2);
  });

  test('are left out of a study if nothing is known', () => {
    const study = annotatedStudy(war, game, { asked, found: [undefined, undefined] }, 0);
    expect(nodeOf(study, ROOT).children).toHaveLength(1);
  });
});
