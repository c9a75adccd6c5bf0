import { describe, expect, test } from 'vitest';
import { gameIn, readOptions } from '../../src/embed/address';
import { readFragment } from '../../src/embed/reading';
import { lastAttack } from '../../src/embed/LastAttack';
import { STEP_KINDS } from '../../src/shell/replay';
import { steppedTo } from '../../src/war/game/past';
import { embedCode } from '../../src/war/ui/dialogs/record/embedCode';
import { writeAction } from '../../src/war/engine/notation/notation';
import { arsenalsOf } from '../../src/war/engine/position';
import { STANDARD_BOARD as BOARD } from '../../src/war/engine/standardMap';
import {
  leftAt,
  lineThrough,
  placeAmong,
  siblingAt,
  continuationsFrom,
  type ShownStudy,
} from '../../src/embed/study';
import { recordNumber } from '../../src/war/game/studySave';
import { readText } from '../../src/war/game/records';
import { writeLink } from '../../src/war/store/library/link';

const POSITION =
  '25/25/25/2R22/25/4S4I15/2CC1IIAI16/2CCIHIII16/5I19/25/14iiiac6/14iiicc6/14iiic7/16s8/15h6r2/25/25/25/25/25 N B15,D8,T3,T23 - 1';
/** Seven actions: two moves and an end, a move and an end, a move and an end. */
const RECORD = `[Rules "debord"]
[Position "${POSITION}"]

1. G8-F9 G3-F4 .
2. K15-J15 .
3. H6-I7 .
`;

test('a board in an article knows which arsenals were given away', () => {
  const given = RECORD.replace('B15,D8,T3,T23', 'D8,T3,T23').replace(
    '\n\n',
    '\n[Handicap "N B15"]\n\n',
  );
  const { found } = readText(given);
  const [start] = found!.war.positions;
  expect(arsenalsOf(start).map(({ is }) => is)).toEqual([
    'given',
    'standing',
    'standing',
    'standing',
  ]);
});

describe('the address of a board in an article', () => {
  test('says its game, and how it is shown', () => {
    const fragment = '#r2=abc&lang=fr&theme=dark&at=-1&flip&lines=none';
    expect(gameIn(fragment)).toBe('#r2=abc');
    expect(readOptions(fragment, ['en'])).toEqual({
      language: 'fr',
      theme: 'dark',
      at: -1,
      node: null,
      flipped: true,
      lines: false,
    });
    expect(
      readOptions('#r2=abc&lang=xx&theme=pink&at=1e9&__proto__=1&&=', ['fr-CA', 'en']),
    ).toEqual({
      language: 'fr',
      theme: 'system',
      at: null,
      node: null,
      flipped: false,
      lines: true,
    });
  });

  test('carries a game, a position, or says what is wrong with it', async () => {
    const game = await readFragment(await writeLink(RECORD));
    expect(game).toMatchObject({ fault: null, cut: null });
    expect(game.opened?.war.actions).toHaveLength(7);
    const position = await readFragment(await writeLink(POSITION));
    expect(position.opened?.war.actions).toEqual([]);
    const cut = await readFragment(await writeLink(RECORD.replace('H6-I7', 'H6-A1')));
    expect([cut.cut, cut.opened?.war.actions.length]).toEqual([3, 5]);
    expect(await readFragment(await writeLink('nonsense'))).toMatchObject({ fault: 'unreadable' });
    expect(await readFragment('#r99=abcd')).toMatchObject({ fault: 'newer', opened: null });
    expect(await readFragment('#game')).toMatchObject({ fault: 'nothing' });
    expect((await readFragment((await writeLink(RECORD)).slice(0, -9))).fault).toBe('damaged');
  });

  test('stands in the code for a page, whatever the game is called', () => {
    const code = embedCode('https://a.example/b/index.html?x#r2=ab_c', 'Ada "<b>" & Co', 'at=7');
    expect(code).toContain('src="https://a.example/b/embed.html#r2=ab_c&amp;at=7"');
    expect(code).toContain('title="Ada &quot;&lt;b>&quot; &amp; Co"');
  });
});

test('strides lead by steps and by turns, and not beyond the ends', () => {
  const { war } = readText(RECORD).found!;
  const from = (at: number): number[] => STEP_KINDS.map((stepKind) => steppedTo(war, at, stepKind));
  expect(from(0)).toEqual([0, 0, 0, 1, 3, 7]);
  expect(from(4)).toEqual([0, 3, 3, 5, 5, 7]);
  expect(from(3)).toEqual([0, 0, 2, 4, 5, 7]);
  expect(from(7)).toEqual([0, 5, 6, 7, 7, 7]);
  expect(lastAttack(war, 7)).toBeNull();
});

describe('a study', () => {
  const STUDY = `[Event "The pass"]
[Rules "debord"]
[Position "${POSITION}"]

{To begin with.}
1. G8-F9 G3-F4 . {[%csl GK11][%cal RJ11K13] quiet}
  (1. G8-F9 H6-J7 .
    (1. G8-F9 H6-J7 G4-F4))
2. K15-J15 .
`;
  const studied = async (text: string, at = 0) => {
    const { study } = await readFragment(await writeLink(text));
    return lineThrough(study!, at);
  };
  const actions = ({ line, war }: ShownStudy): string[] => {
    expect(war.positions).toHaveLength(war.actions.length + 1);
    return line.flatMap(({ action }) => (action === null ? [] : writeAction(BOARD, action)));
  };

  test('is a record with variations, comments or marks; any other record is a game', async () => {
    expect((await readFragment(await writeLink(RECORD))).study).toBeNull();
    const timed = RECORD.replace('I7 .', 'I7 . {[%clk 0:04:30]}');
    expect((await readFragment(await writeLink(timed))).study).toBeNull();
    expect((await readFragment(await writeLink(POSITION))).study).toBeNull();
    for (const comment of ['{why}', '{[%csl GK11]}', '(3. H6-J7)'])
      expect(
        (await readFragment(await writeLink(RECORD.replace('I7 .', `I7 . ${comment}`)))).study,
      ).not.toBeNull();
  });

  test('is stepped through along one line, and left by the ways on', async () => {
    const main = await studied(STUDY);
    expect(actions(main)).toEqual(['G8-F9', 'G3-F4', '.', 'K15-J15', '.']);
    expect([continuationsFrom(main, 0), leftAt(main, 3), placeAmong(main, 0)]).toEqual([
      [],
      null,
      null,
    ]);
    const continuations = continuationsFrom(main, 1);
    expect(continuations.map(({ text, number, taken }) => [text, number, taken])).toEqual([
      ['G3-F4', 0, true],
      ['H6-J7', 1, false],
    ]);
    expect(placeAmong(main, 2)).toEqual({ number: 0, all: 1 });
    const branch = lineThrough(main.study, continuations[1]!.id);
    expect(actions(branch)).toEqual(['G8-F9', 'H6-J7', '.']);
    expect(placeAmong(branch, 2)).toEqual({ number: 1, all: 1 });
    expect(leftAt(branch, 2)).toBe(main.line[1]!.id);
    const within = lineThrough(main.study, continuationsFrom(branch, 2)[1]!.id);
    expect(actions(within)).toEqual(['G8-F9', 'H6-J7', 'G4-F4']);
    expect(leftAt(within, 3)).toBe(branch.line[2]!.id);
    // Round and round.
    expect(siblingAt(main, 2)).toBe(continuations[1]!.id);
    expect(siblingAt(branch, 2)).toBe(continuations[0]!.id);
    expect([siblingAt(main, 0), siblingAt(main, 1)]).toEqual([0, main.line[1]!.id]);
    expect([continuationsFrom(main, 99), placeAmong(main, 99), leftAt(main, 99)]).toEqual([
      [],
      null,
      null,
    ]);
  });

  test('says where variations are cut, and opens at an action of its record', async () => {
    const read = await readFragment(await writeLink(STUDY.replace('G4-F4', 'G4-A1')));
    expect([read.cutVariations, read.cut, read.study?.nodes.size]).toEqual([true, null, 8]);
    expect((await readFragment(await writeLink(STUDY))).cutVariations).toBe(false);
    expect(readOptions('#r3=a&node=7', []).node).toBe(7);
    expect(readOptions('#r3=a&node=-7', []).node).toBeNull();
    const { study } = await readFragment(await writeLink(STUDY));
    for (const id of study!.nodes.keys()) {
      const { line } = lineThrough(study!, recordNumber({ ...study!, at: id }));
      expect(line.map((node) => node.id)).toContain(id);
    }
  });
});
