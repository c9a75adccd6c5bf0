import { describe, expect, test } from 'vitest';
import { respond } from '../../../src/war/console/commands';
import { linesOf, written } from '../../../src/shell/lines';
import { FIRST, type Session } from '../../../src/war/console/session';
import { readMapReference } from '../../../src/war/engine/maps/maps';
import { OPENINGS } from '../../../src/war/engine/openings';
import { RULE_SET_IDS, RULE_SETS, SWITCH_NAMES } from '../../../src/war/engine/rules';
import {
  apply,
  attacks,
  begin,
  communications,
  destinations,
  parse,
  write,
} from '../../support/naive';
import { named } from '../../support/positions';
import { mulberry32, pick, randomPosition } from '../../support/randomPositions';

// The Console table of notation.md, command by command.

const CLASSIC = named('classic');
const FORT = named('fort-l15');
const EMPTY = new Array<string>(20).fill('25').join('/');

/** The answers to commands, one after another, from the start of a session. */
function ask(...lines: string[]): unknown[] {
  let session: Session = FIRST;
  return lines.map((line) => {
    const next = respond(session, line);
    const text = written(next.answer);
    expect(text).toMatch(/^[ -~]+$/);
    expect(JSON.parse(text)).toEqual(next.answer);
    if ('error' in next.answer) expect(next.session).toBe(session);
    session = next.session;
    return JSON.parse(text) as unknown;
  });
}
const last = (...lines: string[]): unknown => ask(...lines).at(-1);
const error = (...lines: string[]): string => (last(...lines) as { error: string }).error;

/** A position from units such as `C J14`, on an otherwise empty board. */
function setUp(units: string, rest = 'N B15,D8,T3,T23 - 1'): string {
  const p = parse(`${EMPTY} ${rest}`);
  for (const unit of units.split(', ')) {
    const [letter, square] = unit.split(' ') as [string, string];
    p.cells['ABCDEFGHIJKLMNOPQRST'.indexOf(square[0]!)]![Number(square.slice(1)) - 1] = letter;
  }
  return write(p);
}

test('a session begins with the opening classic under debord', () => {
  expect(last('play')).toEqual({ position: CLASSIC, actions: [], over: null });
  expect(FIRST.rules).toEqual(RULE_SETS.debord);
});

describe('rules', () => {
  test.each(RULE_SET_IDS)('%s: every switch, in the order of rules.md', (id) => {
    expect(last(`rules ${id}`)).toEqual({ rules: RULE_SETS[id] });
    const names = written(respond(FIRST, `rules ${id}`).answer).match(/(?<=")\w+(?=":)/g);
    expect(names).toEqual(['rules', ...SWITCH_NAMES]);
  });
  test('switches that differ', () => {
    expect(last('rules debord supportersKeepTerrainBonus=no communicationsUnitRange=0')).toEqual({
      rules: { ...RULE_SETS.debord, supportersKeepTerrainBonus: false, communicationsUnitRange: 0 },
    });
  });
  test('they judge the position there is, and the next', () => {
    // 4.6: the relay merely touches a unit in communication.
    const text = setUp('I E8, R F9, i T3');
    const isolated = (answer: unknown) => (answer as { N: { isolated: string[] } }).N.isolated;
    const [, before, , after, , again] = ask(
      `position ${text}`,
      'communications',
      'rules pykrieg',
      'communications',
      `position ${text}`,
      'communications',
    );
    expect([isolated(before), isolated(after), isolated(again)]).toEqual([['F9'], [], []]);
  });
  test('the turn under way is played again under them, or they are refused', () => {
    const text = setUp('R I3, S S3, I S4, i A1');
    expect(
      ask(`position ${text}`, 'play S4-T3', 'rules summary', 'play').slice(2).at(-1),
    ).toMatchObject({ position: text, actions: ['S4-T3'], over: null });
    // Out of communication the relay touches a unit in it, which lets the unit beside march only under pykrieg.
    const contact = `position ${setUp('I E8, R F9, I F1, i T3')}`;
    expect(ask('rules pykrieg', contact, 'play F1-F2', 'rules debord', 'play').slice(3)).toEqual([
      {
        error:
          'Action 1 of the turn under way, F1-F2: The infantry on F1 is isolated: no line of communication reaches it, so it cannot march.',
      },
      expect.objectContaining({ actions: ['F1-F2'] }),
    ]);
  });
});

describe('position', () => {
  test.each(OPENINGS.map(({ id, position }) => [id, position]))('%s', (id, position) => {
    expect(last(`position ${id}`)).toEqual({ position });
    expect(last(`position ${position}`)).toEqual({ position });
  });
  test('as it is written, however it was spelt', () => {
    expect(last(`position  ${EMPTY.replace('25', 'R24')} N t-23,8-D A-1 12 `)).toEqual({
      position: `${EMPTY.replace('25', 'R24')} N D8,T23 A1 12`,
    });
  });
  const STUCK = setUp('C J14, I M3, i K13, i T20, i T22', 'S B15,D8,T3,T23 K13 1');
  const GONE = setUp('C J14, I M3, i T20, i T22', 'S B15,D8,T3,T23 - 1');
  test('7.4 a dislodged unit that cannot move is destroyed at once, and that is reported', () => {
    expect(last(`position ${STUCK}`)).toEqual({
      position: GONE,
      told: ['The dislodged South infantry on K13 cannot move: it has been destroyed at once.'],
    });
    expect(ask(`position ${STUCK} moves T20-S20`, 'play .')).toMatchObject([
      { position: GONE, actions: ['T20-S20'], told: [expect.stringContaining('K13')] },
      { over: null },
    ]);
  });
  test('7.4 also where other rules leave it no way out', () => {
    const due = setUp('R B2, I S2, C S1, C S3, I R1, I R2, I R3, A T1, H T2, i A1').replace(
      ' - ',
      ' S2 ',
    );
    const [, read, changed, , refused] = ask(
      'rules pykrieg',
      `position ${due}`,
      'rules pykrieg dislodgedMayAttack=no',
      'rules pykrieg',
      'play .',
    );
    expect(read).toEqual({ position: due });
    expect(changed).toMatchObject({
      told: [expect.stringContaining('infantry on S2 cannot move')],
    });
    expect(refused).not.toHaveProperty('error');
  });
  test('7.4 the last of its side ends the war', () => {
    const text = setUp('C J14, i K13', 'S B15,D8,T3,T23 K13 1');
    expect(ask(`position ${text}`, 'play', 'play .').slice(0, 2)).toMatchObject([
      { told: [expect.stringContaining('the last of its side, and the war is over')] },
      { over: { winner: 'N', by: 'annihilation' } },
    ]);
  });
  test('with moves: the string the turn began with, and the actions', () => {
    const [answer, moves] = ask('position classic moves g8-f9 5-F-4-E', 'moves');
    expect(answer).toEqual({ position: CLASSIC, actions: ['G8-F9', 'F5-E4'] });
    expect(Object.keys((moves as { moves: object }).moves)).not.toContain('F9');
    expect(last('position classic moves')).toEqual({ position: CLASSIC, actions: [] });
    expect(last(`position ${CLASSIC} moves G8-F9`)).toEqual({
      position: CLASSIC,
      actions: ['G8-F9'],
    });
  });
  test('with moves up to the end of the turn, and not beyond', () => {
    const [answer, next] = ask(`position ${FORT} moves xL15`, 'play');
    expect(answer).toEqual({ position: FORT, actions: ['xL15'] });
    expect(next).toEqual({
      position: FORT.replace(' N ', ' S ').replace(/1$/, '2'),
      actions: [],
      over: null,
    });
    expect(error('position classic moves . K15-J15')).toBe(
      'Action 2, K15-J15: The turn ended with the action before.',
    );
    expect(ask('position classic moves draw', 'play .')).toEqual([
      { position: CLASSIC, actions: ['draw'] },
      { error: 'Action 1, .: The war is over.' },
    ]);
  });
});

describe('play', () => {
  test('over the ends of turns: the turn under way', () => {
    expect(last('play G8-F9 . K15-J15 K16-J16 . H9-H10')).toEqual({
      error: 'Action 6, H9-H10: H10 is a mountain: nobody can stand there.',
    });
    const p = apply(parse(CLASSIC), RULE_SETS.debord, 'G8-F9');
    if (typeof p === 'string') throw new Error(p);
    const second = apply(p, RULE_SETS.debord, '.');
    if (typeof second === 'string') throw new Error(second);
    expect(last('play G8-F9 .', 'play K15-J15', 'play K16-J16')).toEqual({
      position: write(second),
      actions: ['K15-J15', 'K16-J16'],
      over: null,
    });
  });
  test('a retreat is due in the position string', () => {
    const start = setUp('C J14, I L17, i K14, i M23');
    expect(last(`position ${start}`, 'play xK14~')).toEqual({
      position: start.replace(' N ', ' S ').replace('- 1', 'K14 2'),
      actions: [],
      over: null,
    });
    expect(error(`position ${start}`, 'play xK14', 'play .')).toBe(
      'Action 1, .: The dislodged infantry on K14 must retreat before anything else.',
    );
  });
  const cases: [string, string, string, string, object][] = [
    ['annihilation', 'debord', setUp('C J14, C I14, i K14, s T5'), 'xK14', { winner: 'N' }],
    [
      'arsenals',
      'debord',
      setUp('R I3, S S3, I S4, i A1', 'N D8,T3 - 9'),
      'S4-T3',
      { winner: 'N' },
    ],
    ['isolation', 'pykrieg', setUp('I T12, i T3'), '.', { winner: 'S' }],
    ['surrender', 'debord', CLASSIC, 'resign', { winner: 'S' }],
    ['agreement', 'debord', CLASSIC, 'draw', { winner: null }],
  ];
  test.each(cases)('over by %s: the last turn stays', (by, rules, start, action, winner) => {
    expect(last(`rules ${rules}`, `position ${start}`, `play ${action}`)).toEqual({
      position: start,
      actions: [action],
      over: { ...winner, by },
    });
    expect(
      ask(
        `rules ${rules}`,
        `position ${start}`,
        `play ${action}`,
        'moves',
        'attacks',
        'perft 1',
      ).slice(3),
    ).toEqual([{ moves: {} }, { attacks: [] }, { nodes: 0 }]);
  });
  test('a victor must advance', () => {
    const start = setUp('C J14, I I14, i K14, i T20');
    const [, , , moves, attacksNow, refused, played] = ask(
      'rules bracken',
      `position ${start}`,
      'play xK14#',
      'moves',
      'attacks',
      'play .',
      'play J14>K14',
    );
    expect([moves, attacksNow]).toEqual([{ moves: {} }, { attacks: [] }]);
    expect(refused).toEqual({
      error: 'Action 1, .: A unit that counted in the attack must first advance to K14.',
    });
    expect(played).toMatchObject({ actions: [], over: null });
  });
});

describe('queries', () => {
  test('communications, in board order', () => {
    const { N, S } = communications(parse(FORT), RULE_SETS.debord);
    expect(last(`position ${FORT}`, 'communications')).toEqual({ N, S });
    expect(last(`position ${setUp('I T12, R A1, i T13')}`, 'communications')).toEqual({
      N: { inCommunication: [], isolated: ['A1', 'T12'] },
      S: { inCommunication: ['T13'], isolated: [] },
    });
  });
  test('moves', () => {
    const answer = last('moves') as { moves: Record<string, string[]> };
    const naive = destinations(parse(CLASSIC), RULE_SETS.debord);
    expect(JSON.stringify(answer)).toBe(JSON.stringify({ moves: naive }));
    expect(last('play G8-F9 G3-E5 F5-E4 H6-J7 H4-H6', 'moves')).toEqual({ moves: {} });
  });
  test('attacks, and none where none is allowed', () => {
    expect(last('attacks')).toEqual({ attacks: [] });
    expect(last(`position ${setUp('C J14, I I14, i K14, i M23')}`, 'attacks')).toEqual({
      attacks: [
        {
          target: 'K14',
          attack: 11,
          defence: 6,
          outcome: 'destroyed',
          attackers: [
            { square: 'I14', factor: 4, charging: false },
            { square: 'J14', factor: 7, charging: true },
          ],
          defenders: [{ square: 'K14', factor: 6 }],
        },
      ],
    });
    const raid = setUp('R I3, S S3, I S4, i R4, s R12, i A1');
    expect(last(`position ${raid} moves S4-T3`, 'attacks')).toEqual({ attacks: [] });
    const retreat = setUp('C J14, I L17, i K14, i M23', 'S B15,D8,T3,T23 K14 2');
    expect(last(`position ${retreat}`, 'attacks')).toEqual({ attacks: [] });
  });
  test(
    'on 150 random positions, all three as the naive rules have them',
    { tags: ['slow'] },
    () => {
      const random = mulberry32(5);
      for (let seed = 1; seed <= 150; seed++) {
        const id = pick(random, RULE_SET_IDS);
        const text = randomPosition(seed);
        const p = begin(parse(text), RULE_SETS[id]);
        const [, , ...found] = ask(
          `rules ${id}`,
          `position ${text}`,
          'communications',
          'moves',
          'attacks',
        );
        expect(found, `seed ${seed} under ${id}`).toEqual([
          communications(p, RULE_SETS[id]),
          { moves: destinations(p, RULE_SETS[id]) },
          { attacks: attacks(p, RULE_SETS[id]) },
        ]);
      }
    },
  );
  test('perft', () => {
    expect(ask('perft 0', 'perft 1', 'perft 2', 'perft 6')).toEqual([
      { nodes: 1 },
      { nodes: 122 },
      { nodes: 14011 },
      { nodes: 0 },
    ]);
  });
  test('diagram', () => {
    const { diagram } = last('diagram') as { diagram: string };
    const lines = diagram.split('\n');
    expect(lines).toHaveLength(23);
    expect(lines[6]).toBe(
      'F  .  .  .  .  S  .  .  .  .  I= .  .  .  .  .  .  .  .  .  .  .  .  .  .  .',
    );
  });
});

describe('errors say what is wrong and where', () => {
  test.each([
    ['', /^The line is empty; the commands are rules, .* and diagram\.$/],
    [' \t ', /^The line is empty/],
    ['fly K15', /^There is no command “fly”; the commands are rules, /],
    ['Moves', /^There is no command “Moves”/],
    ['toString', /^There is no command “toString”/],
    ['{{x}} $t(field:title)', /^There is no command “\{\{x\}\}”/],
    ['rules', /^Character 1: No rule set is named: debord, bracken, pykrieg,? or summary\.$/],
    [
      'rules chess x y=1 isolationLoses=2 isolationLoses=no isolationLoses=no',
      /^Character 1: “chess” is not a rule set: .* Character 7: “x” sets no switch: .* Character 9: There is no switch “y”\. Character 28: The switch isolationLoses cannot be “2”: no or yes\. Character 48: The switch isolationLoses is set twice\.$/,
    ],
    ['position', /^The command needs a position/],
    ['position moves', /^The command needs a position/],
    [
      'position clasic',
      /^“clasic” is neither a position string nor an opening: classic, .* or austerlitz\.$/,
    ],
    [
      'position 25/25 N',
      /^Character 1: A position has 5 parts, separated by spaces; this one has 2\.$/,
    ],
    [
      `position 3X20/${EMPTY} Q B16,D8,D8,x Z1 none`,
      /^Character 1: The board has 20 rows; this one has 21\. Character 2: Row A: “X” is not a unit\. Character 1: Row A has 24 squares instead of 25\. .*Character \d+: “Q” is not a side: N or S\. Character \d+: There is no arsenal on B16\. .*named twice\. .*“x” is not a square\. .*“Z1” is not a square\. .*“none” is not a turn number/,
    ],
    [
      `position ${setUp('I C9, i D8').replace('8I', '9I').replace('I16', 'I15')}`,
      /I stands on C10, a mountain\. .*The arsenal on D8 cannot stand: an enemy fighting unit is on it\.$/,
    ],
    [
      `position ${EMPTY}/25 N - A1 1`,
      /The board has 20 rows; this one has 21\. .*No unit of the North, the side to move, stands on A1 to be dislodged\.$/,
    ],
    [
      `position ${EMPTY.replace('25', 'HH23')} N - - 1`,
      /^Character 1: the North has 2 mounted artillery; an army has 1\.$/,
    ],
    ['position classic moves G8', /^Action 1, G8: “G8” is not an action\.$/],
    ['position classic moves G8-F9 G8-F8', /^Action 2, G8-F8: Nobody stands on G8\.$/],
    ['play K15-J15', /^Action 1, K15-J15: The unit on K15 is not yours to order\.$/],
    [
      'play G8-E8',
      /^Action 1, G8-E8: E8 is 2 squares away; the foot artillery marches 1 square a turn\.$/,
    ],
    ['play xK15', /^Action 1, xK15: None of your units in communication can fire at K15\.$/],
    ['play G8-F9!', /^Action 1, G8-F9!: The mark ! is wrong: there should be none\.$/],
    [`play ${'x'.repeat(100)}`, /^Action 1, x{40}…: “x{40}…” is not an action\.$/],
    ['moves G8', /^The command takes no arguments: “G8”\.$/],
    ['communications N', /^The command takes no arguments/],
    ['attacks K15', /^The command takes no arguments/],
    ['diagram 1', /^The command takes no arguments/],
    ['perft', /^“” is no number of moves: a whole number from 0\.$/],
    ['perft -1', /^“-1” is no number/],
    ['perft 1.5', /^“1\.5” is no number/],
    ['perft two', /^“two” is no number/],
  ])('%s', (line, message) => {
    expect(error('play F5-E4', line)).toMatch(message);
  });
  test('a command half of which cannot be carried out does nothing', () => {
    const [, , after] = ask('play G8-F9', 'play F5-E4 . K15-A1', 'play');
    expect(after).toEqual({ position: CLASSIC, actions: ['G8-F9'], over: null });
  });
  test('blanks around and between do not count', () => {
    expect(last('  play \t G8-F9   F5-E4 ')).toMatchObject({ actions: ['G8-F9', 'F5-E4'] });
  });
});

describe('lines', () => {
  async function lines(pieces: readonly string[], longest?: number): Promise<(string | null)[]> {
    const found: (string | null)[] = [];
    // oxlint-disable-next-line @typescript-eslint/require-await
    const source = async function* () {
      yield* pieces;
    };
    for await (const line of linesOf(source(), longest)) found.push(line);
    return found;
  }
  test.each<[string, string[], (string | null)[]]>([
    ['nothing', [], []],
    ['the last line needs no end', ['a\nb'], ['a', 'b']],
    ['an end begins no line', ['a\n'], ['a']],
    ['empty lines count', ['\n\na\n\n'], ['', '', 'a', '']],
    ['ends of Windows, in pieces', ['a\r', '\nb\r\n', 'c\r'], ['a', 'b', 'c']],
    ['a line in pieces', ['a', 'b', '', 'c\nd'], ['abc', 'd']],
    ['a byte order mark', ['\uFEFFa\n\uFEFFb'], ['a', '\uFEFFb']],
    ['too long', ['12345\n123456\n1'], ['12345', null, '1']],
    ['too long, in pieces', ['123', '456', '78\nab'], [null, 'ab']],
    ['too long at the end', ['a\n1234', '56'], ['a', null]],
  ])('%s', async (_, pieces, wanted) => {
    expect(await lines(pieces, 5)).toEqual(wanted);
  });
});

describe('map', () => {
  const openings = readMapReference('combe').board!.openings.map(({ position }) => position);
  const rows = ['..N....N....', ...Array<string>(8).fill('.'.repeat(12)), '....S....S..'];

  test('takes another map with its first deployment; positions and openings are then its own', () => {
    expect(ask('map combe', 'position 2', 'position classic', 'map debord')).toEqual([
      { map: 'combe', position: openings[0] },
      { position: openings[1] },
      { error: expect.stringContaining('1 or 2') as string },
      { map: 'debord', position: CLASSIC },
    ]);
  });

  test('a text on one line, with nobody on it where it has no deployment', () => {
    const text = `[Name "A field"] ${rows.join('/')}`;
    const empty = `${Array<string>(10).fill('12').join('/')} N A3,A8,J5,J10 - 1`;
    expect(ask(`map ${text}`, 'communications')).toEqual([
      { map: text, position: empty },
      { N: { inCommunication: [], isolated: [] }, S: { inCommunication: [], isolated: [] } },
    ]);
  });

  test.each([
    ['map', 'needs a map'],
    ['map atlantis', 'debord, combe, plain or passes'],
    [`map [Name "x"] ${rows.join('/').replace('S', 'x')}`, '“x” is not a kind of ground'],
  ])('%s is refused, and nothing changes', (command, why) => {
    expect(error(command)).toContain(why);
    expect(ask('map combe', command, 'position 1').at(-1)).toEqual({ position: openings[0] });
  });
});

describe('go', () => {
  test('answers the rest of the turn under way, and plays nothing of it', () => {
    const [, , answer, after] = ask(
      `position ${CLASSIC}`,
      'play G8-F9',
      'go level 6 nodes 500 seed 3',
      'play',
    ) as [unknown, unknown, { turn: string[]; nodes: number; reasons: string[] }, unknown];
    expect(Object.keys(answer)).toEqual(['turn', 'score', 'nodes', 'reasons']);
    expect(after).toEqual({ position: CLASSIC, actions: ['G8-F9'], over: null });
    expect(answer.turn).not.toContain('G8-F9');
    expect(answer.turn.at(-1)).toMatch(/^(?:\.|x[A-T]\d+)$/);
    expect(answer.reasons.length).toBeGreaterThan(0);
    const played = last('play G8-F9', `play ${answer.turn.join(' ')}`) as { position: string };
    expect(played.position).toMatch(/ S .* 2$/);
  });

  test('presses on once the enemy has only ended its turns, which the position alone does not show', () => {
    const go = 'go level 1 nodes 3000 seed 7';
    const waits = `play ${'. '.repeat(20).trim()}`;
    const [{ position }, pressing] = ask(waits, go) as [{ position: string }, { turn: string[] }];
    const patient = last(`position ${position}`, go) as { turn: string[] };
    expect(patient.turn).not.toEqual(pressing.turn);
    expect(last(waits, 'rules debord', go)).toEqual(pressing);
    // Two turns of waiting are within its patience.
    const [soon, answer] = ask('play . . . .', go) as [{ position: string }, unknown];
    expect(last(`position ${soon.position}`, go)).toEqual(answer);
  });

  test('with nodes and a seed answers the same again', () => {
    const line = 'go level 4 nodes 300 seed 9';
    expect(last(line)).toEqual(last(line));
    expect(last('go nodes 300')).toEqual(last('go level 6 nodes 300 seed 0'));
    expect(last('go ms 20 level 2')).toHaveProperty('turn');
  });

  describe('with a plan of several turns', () => {
    const CUT_OFF =
      'position 25/25/25/17I7/16SRI1I4/9c7II6/8c5AI1I7/7hc6I3I5/8c3HC11/5i19/8i16/7iii15/2i3iir16/5ai1s7C8/25/25/25/21C3/25/25 N B15,T3,T23 - 25';
    const go = 'go nodes 6000 seed 1';
    /** What the console answered before it knew plans. */
    const WITHOUT_PLAN =
      '{"turn":["I14-K15","H16-H15","."],"score":-61,"nodes":6091,"reasons":["2 units move to safer places."]}';
    const planOf = (...lines: string[]): unknown => (last(...lines) as { plan?: unknown }).plan;

    test('the answer has the plan that the turn goes on with, as its units stand then', () => {
      expect(planOf(CUT_OFF, `${go} plan none`)).toMatch(
        /^raid T23 by R22 relay [A-T][0-9]+ to I22$/,
      );
      expect(planOf(CUT_OFF, 'go plan relay to I22 nodes 500')).toMatch(
        /^relay [A-T][0-9]+ to I22$/,
      );
    });
    test('there is none when nothing can be raided', () => {
      expect(planOf(`${go} plan none`)).toBe('none');
    });
    test('without it the answer is that of a bot without plans, and has no plan', () => {
      const answer = last(CUT_OFF, go) as Record<string, unknown>;
      expect(Object.keys(answer)).toEqual(['turn', 'score', 'nodes', 'reasons']);
      expect(written(answer)).toBe(WITHOUT_PLAN);
    });
  });

  test.each([
    ['go nodes 5 ms 5', 'The options nodes and ms exclude each other: one limit is enough.'],
    ['go fast', 'There is no option “fast”; the options are level, nodes, ms, seed.'],
    ['go level 7', 'The option level needs a whole number from 0 to 6, not “7”.'],
    ['go nodes', 'The option nodes needs a whole number from 1 to 1000000000.'],
    ['go seed 1 seed 2', 'The option seed is set twice.'],
    [
      'go plan to win nodes 5',
      '“to win” is not a plan of this side: “raid T23 by R22 relay E17 to I22”, “relay E17 to I22”, “guard B15 by G15”, or “none”.',
    ],
  ])('%s: %s', (line, expected) => {
    expect(error(line)).toBe(expected);
  });

  test('has no turn once the game is over', () => {
    expect(error('play resign', 'go')).toBe('The game is over: there is no turn to play.');
  });
});

describe('deploy', () => {
  test.each(['N', 'S'])('%s: one side’s 17 units, the same for the same seed', (side) => {
    const { deployment } = last(`deploy ${side} seed 4`) as { deployment: string };
    expect(deployment.replace(/[^a-z]/gi, '')).toMatch(
      side === 'N' ? /^[A-Z]{17}$/ : /^[a-z]{17}$/,
    );
    expect(last(`position ${deployment} ${side} B15,D8,T3,T23 - 1`)).toHaveProperty('position');
    expect(last(`deploy ${side} seed 4`)).toEqual({ deployment });
    expect(last(`deploy ${side} seed 5 level 1`)).not.toEqual({ deployment });
  });

  test('sees nothing of what stands on the board', () => {
    expect(last(`position ${EMPTY} N B15,D8,T3,T23 - 1`, 'deploy N seed 2')).toEqual(
      last('deploy N seed 2'),
    );
  });

  test('needs a side, and no limit', () => {
    expect(error('deploy X')).toBe('“X” is not a side: N or S.');
    expect(error('deploy N nodes 5')).toBe(
      'There is no option “nodes”; the options are level, seed.',
    );
  });
});
