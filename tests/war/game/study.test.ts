import { describe, expect, test } from 'vitest';
import { readAction } from '../../../src/war/engine/notation/recordText';
import { writeAction } from '../../../src/war/engine/notation/notation';
import { STANDARD_BOARD as B } from '../../../src/war/engine/standardMap';
import type { Action } from '../../../src/war/engine/vocabulary';
import * as tree from '../../../src/war/game/study';
import * as edits from '../../../src/war/game/studyEdits';
import { studyLines } from '../../../src/war/game/studyTurns';
import { mulberry32, pick } from '../../support/randomPositions';
import { anyAction, studyOf } from '../../support/studies';

// A study is a tree of actions; the naive model beside it is nested lists of texts, copied whole at every edit.

interface Naive {
  action: string;
  comment: string;
  children: Naive[];
}

const act = (text: string): Action => readAction(B, text)!;
/** Plays actions from where one stands. */
function play(study: tree.Study, ...texts: string[]): tree.Study {
  return texts.reduce((now, text) => {
    const added = tree.add(now, act(text));
    if (!added.ok) throw new Error(`${text}: ${JSON.stringify(added)}`);
    return added.study;
  }, study);
}
const naiveOf = (study: tree.Study, id = tree.ROOT): Naive => {
  const { action, comment, children } = tree.nodeOf(study, id);
  return {
    action: action === null ? '' : writeAction(B, action),
    comment,
    children: children.map((child) => naiveOf(study, child)),
  };
};
const textOf = (study: tree.Study): string => {
  const text = ({ action, children }: Naive): string =>
    [action, ...children.map((child) => (child === children[0] ? text(child) : `(${text(child)})`))]
      .filter((part) => part !== '')
      .join(' ');
  return text(naiveOf(study));
};
/** The indexes of children that lead to a node. */
const pathTo = (study: tree.Study, id: tree.NodeId): number[] =>
  tree
    .pathTo(study, id)
    .flatMap(({ id: own, parent }) =>
      parent === null ? [] : [tree.nodeOf(study, parent).children.indexOf(own)],
    );

describe('a tree of turns', () => {
  const main = play(studyOf(), 'G8-F9', 'G3-E5', '.', 'K15-J15', '.');

  test('another order at the same place is a variation; the same order adds nothing', () => {
    const back = tree.goTo(main, 1);
    const branched = play(back, 'F5-E4', '.');
    expect(textOf(branched)).toBe('G8-F9 G3-E5 . K15-J15 . (F5-E4 .)');
    expect(textOf(play(tree.goTo(branched, 1), 'F5-E4', '.'))).toBe(textOf(branched));
    expect(play(tree.goTo(branched, 1), 'F5-E4').at).toBe(6);
  });

  test('an illegal order is refused with its reasons, and nothing changes', () => {
    const added = tree.add(tree.goTo(main, 0), act('G8-A1'));
    expect(added.ok).toBe(false);
    expect(!added.ok && added.reasons.length).toBeGreaterThan(0);
  });

  test('promoted, made the main line, deleted', () => {
    let study = play(tree.goTo(main, 1), 'F5-E4', '.');
    study = play(tree.goTo(study, 6), 'H6-J7');
    expect(textOf(study)).toBe('G8-F9 G3-E5 . K15-J15 . (F5-E4 . (H6-J7))');
    expect(textOf(edits.promote(study, study.at))).toBe(
      'G8-F9 G3-E5 . K15-J15 . (F5-E4 H6-J7 (.))',
    );
    expect(textOf(edits.makeMainLine(study, study.at))).toBe(
      'G8-F9 F5-E4 H6-J7 (.) (G3-E5 . K15-J15 .)',
    );
    const deleted = edits.deleteFrom(study, 6);
    expect(textOf(deleted)).toBe(textOf(main));
    expect(deleted.at).toBe(1);
    expect(deleted.nodes.size).toBe(main.nodes.size);
    expect(edits.deleteFrom(study, tree.ROOT)).toBe(study);
  });

  test('a line of a program is a branch like any, and one stands where one stood', () => {
    const grown = tree.addLine(main, 3, ['K16-J16', 'K17-J17', 'A1-A2', '.'].map(act));
    expect(textOf(grown)).toBe('G8-F9 G3-E5 . K15-J15 . (K16-J16 K17-J17)');
    expect(grown.at).toBe(main.at);
  });

  test('shapes: once more is none, in another colour changes it', () => {
    const shape = { brush: 'green', from: 3, to: 9 } as const;
    const drawn = edits.toggleShape(main, 2, shape);
    expect(tree.nodeOf(drawn, 2).shapes).toEqual([shape]);
    const red = edits.toggleShape(drawn, 2, { ...shape, brush: 'red' });
    expect(tree.nodeOf(red, 2).shapes).toEqual([{ ...shape, brush: 'red' }]);
    expect(tree.nodeOf(edits.toggleShape(drawn, 2, shape), 2).shapes).toEqual([]);
  });

  test('the turns of a line are whole, also where it leaves another in the midst of one', () => {
    const study = play(tree.goTo(main, 1), 'F5-E4', '.');
    const [first, second] = studyLines(study);
    expect([first?.ids, second?.ids]).toEqual([
      [1, 2, 3],
      [4, 5],
    ]);
    expect(first?.variations[0]?.[0]).toMatchObject({ turn: 1, ids: [1, 6, 7], shared: 1 });
  });
});

test('200 seeded edits of 30 studies, against nested lists', { tags: ['slow'] }, () => {
  for (let seed = 1; seed <= 30; seed++) {
    const random = mulberry32(seed);
    let study = studyOf();
    let naive = naiveOf(study);
    const at = (path: number[]): Naive => path.reduce((node, i) => node.children[i]!, naive);
    for (let edit = 0; edit < 200; edit++) {
      const before = naiveOf(study);
      const id = pick(random, [...study.nodes.keys()]);
      const path = pathTo(study, id);
      naive = structuredClone(naive);
      const node = at(path);
      const parent = path.length === 0 ? null : at(path.slice(0, -1));
      const old = study;
      switch (Math.floor(random() * 8)) {
        case 0:
          study = edits.comment(study, id, `c${edit}`);
          node.comment = `c${edit}`;
          break;
        case 1: {
          study = edits.makeMainLine(study, id);
          for (let depth = 0; depth < path.length; depth++) {
            const { children } = at(path.slice(0, depth).map(() => 0));
            children.unshift(...children.splice(path[depth]!, 1));
          }
          break;
        }
        case 2: {
          study = edits.promote(study, id);
          const depth = path.findLastIndex((i) => i > 0);
          if (depth < 0) break;
          const { children } = at(path.slice(0, depth));
          children.unshift(...children.splice(path[depth]!, 1));
          break;
        }
        case 3:
          if (random() < 0.5) break;
          study = edits.deleteFrom(study, id);
          if (parent !== null) parent.children.splice(path.at(-1)!, 1);
          break;
        default: {
          const now = tree.positionAt(study, id);
          if (now.over !== null) break;
          const action = anyAction(random, now);
          const added = tree.add(study, action, id);
          if (!added.ok) throw new Error(`seed ${seed}, edit ${edit}`);
          study = added.study;
          const text = writeAction(B, action);
          if (!node.children.some((child) => child.action === text))
            node.children.push({ action: text, comment: '', children: [] });
        }
      }
      expect(naiveOf(study), `seed ${seed}, edit ${edit}`).toEqual(naive);
      // Values are immutable: the former study is unchanged.
      expect(naiveOf(old), `seed ${seed}, edit ${edit}`).toEqual(before);
      expect(study.nodes.has(study.at)).toBe(true);
    }
  }
});

test('a position that was taken back is not taken for the one that is put in its place', () => {
  const study = studyOf();
  const one = play(study, 'G8-F9');
  const other = play(study, 'G3-E5');
  expect(one.at).toBe(other.at);
  expect(tree.positionAt(one, one.at).squares).not.toEqual(
    tree.positionAt(other, other.at).squares,
  );
});

test('as many actions as it may hold, and no more', () => {
  const study = studyOf();
  const full = { ...study, nodes: new Map(study.nodes) };
  for (let id = 1; id <= tree.MOST_STEPS; id++) full.nodes.set(-id, tree.nodeOf(study, tree.ROOT));
  expect(tree.add(full, act('G8-F9'))).toEqual({ ok: false, reasons: [], full: true });
});
