import { describe, expect, test } from 'vitest';
import { writeBoardText } from '../../../src/war/engine/notation/boardFormats';
import { unitsOf, type Position } from '../../../src/war/engine/position';
import { setupOf } from '../../../src/war/engine/setups';
import { STANDARD_BOARD as BOARD } from '../../../src/war/engine/standardMap';
import { RULE_SETS } from '../../../src/war/engine/rules';
import type { Action, Square, UnitKind } from '../../../src/war/engine/vocabulary';
import { readPastedGame } from '../../../src/war/game/pasted';
import { fromPosition } from '../../../src/war/game/records';
import { order, present, type War } from '../../../src/war/game/war';
import { randomRecord } from '../engine/recordGames';

const NAMES: Readonly<Record<UnitKind, string>> = {
  infantry: 'INFANTRY',
  cavalry: 'CAVALRY',
  footArtillery: 'CANNON',
  mountedArtillery: 'SWIFT_CANNON',
  footCommunications: 'RELAY',
  mountedCommunications: 'SWIFT_RELAY',
};
const place = (square: Square) => ({
  row: Math.floor(square / BOARD.width),
  col: square % BOARD.width,
});
const unitOf = (position: Position, square: Square) =>
  unitsOf(position).find((unit) => unit.square === square);

interface Turn {
  turn_number: number;
  player: string;
  phase: string;
  moves: unknown[];
  phase_change: null;
  attack: unknown;
  end_turn: unknown;
}
const emptyTurn = ({ turn, side }: Position): Turn => ({
  ...{ turn_number: turn, player: side === 'N' ? 'NORTH' : 'SOUTH', phase: 'M' },
  ...{ moves: [], phase_change: null, attack: null, end_turn: null },
});

/** The history of a war as pykrieg writes it, and whether it names every unit that was lost. */
function historyOf({ actions, positions }: War): { turns: Turn[]; isWhole: boolean } {
  const turns: Turn[] = [];
  let isWhole = true;
  actions.forEach((action, i) => {
    const [before, after] = [positions[i]!, positions[i + 1]!];
    if (turns.at(-1)?.turn_number !== before.turn) turns.push(emptyTurn(before));
    const turn = turns.at(-1)!;
    const gone = unitsOf(before).length - unitsOf(after).length;
    if (action.type === 'move') {
      const arsenal = setupOf(before).standing.find((s) => !setupOf(after).standing.includes(s));
      turn.moves.push({
        ...{ from: place(action.from), to: place(action.to), unit_type: 'x', unit_id: i },
        was_retreat: before.retreatDue >= 0,
        destroyed_arsenal: arsenal === undefined ? null : { ...place(arsenal), owner: 'x' },
      });
      if (gone > 0) isWhole = false;
    } else if (action.type === 'attack') {
      const target = unitOf(before, action.target)!;
      const isTaken = unitOf(after, action.target) === undefined;
      turn.attack = {
        target: place(action.target),
        outcome: isTaken ? 'CAPTURE' : 'FAIL',
        captured_unit: isTaken ? { unit_type: NAMES[target.kind], owner: 'x' } : null,
        retreat_positions: [],
      };
      if (gone > Number(isTaken)) isWhole = false;
      turn.end_turn = { captured_units: [] };
    } else {
      if (gone > 0) isWhole = false;
      turn.end_turn = { captured_units: [] };
    }
  });
  return { turns, isWhole };
}

function fileOf(war: War, history: unknown): string {
  const now = setupOf(present(war));
  return JSON.stringify({
    kfen_version: '1.0',
    metadata: { game_name: null, players: null, event: null, result: 'ONGOING' },
    board_info: {
      ...{ rows: 20, cols: 25 },
      fen: writeBoardText(BOARD, now, 'kfen').text.split('/').slice(0, 20).join('/'),
    },
    game_state: {
      turn_number: now.turn,
      current_player: now.side === 'N' ? 'NORTH' : 'SOUTH',
      current_phase: 'M',
      pending_retreats: now.dislodged === null ? [] : [place(now.dislodged)],
    },
    turn_history: history,
    undo_redo: { max_history: 100, current_index: 0 },
  });
}

/** A war by the rules of pykrieg, without what its files cannot say. */
function warOf(seed: number): War {
  const { start, actions } = randomRecord(seed);
  let { war } = fromPosition(BOARD, start, 'pykrieg');
  for (const action of actions.filter(({ type }) => type !== 'surrender' && type !== 'draw')) {
    const ordered = order(war, action);
    if (!ordered.ok) break;
    ({ war } = ordered);
  }
  return war;
}

const read = (text: string) => {
  const { found, notes } = readPastedGame(text);
  const history = notes.filter(({ code }) => code.startsWith('history'));
  return { found, notes: history.map((one) => [one.code, 'turns' in one ? one.turns : 0]) };
};

const PLAYED = [...new Array(120).keys()]
  .map((seed) => ({ seed, war: warOf(seed) }))
  .filter(({ war }) => war.actions.length > 8 && present(war).over === null);

describe('the history of a file of pykrieg', () => {
  test('is played again from its beginning, order by order', { tags: ['slow'] }, () => {
    let count = 0;
    for (const { seed, war } of PLAYED) {
      const { turns, isWhole } = historyOf(war);
      if (!isWhole) continue;
      const { found, notes } = read(fileOf(war, turns));
      expect([seed, notes]).toEqual([seed, [['historyRead', turns.length]]]);
      expect(found?.war.actions).toEqual(war.actions);
      expect(found?.war.positions.at(-1)).toEqual(war.positions.at(-1));
      expect([found?.ruleSet, found?.rules]).toEqual(['pykrieg', RULE_SETS.pykrieg]);
      count += 1;
    }
    expect(count).toBeGreaterThan(10);
  });

  const { war } = PLAYED.find((each) => historyOf(each.war).isWhole)!;
  const { turns } = historyOf(war);

  test('may end with the turn that has just begun', () => {
    const begun = [...turns, emptyTurn(present(war))];
    expect(read(fileOf(war, begun)).notes).toEqual([['historyRead', begun.length]]);
  });

  const moved = turns.findIndex(({ moves }) => moves.length > 0);
  const changed = (change: (turn: Turn) => Partial<Turn>): unknown[] =>
    turns.map((turn, i) => (i === moved ? { ...turn, ...change(turn) } : turn));
  const anywhere = { row: 0, col: 0 };
  test.each<[string, unknown[]]>([
    ['that is none', [{}, {}]],
    ['with a number that is no row', changed(() => ({ moves: [{ from: { row: -1, col: 0.5 } }] }))],
    [
      'of which an order is not legal',
      changed(({ moves }) => ({ moves: [{ ...(moves[0] as object), from: anywhere }] })),
    ],
    [
      'that moves nobody',
      changed(({ moves }) => ({
        moves: [...moves, { from: anywhere, to: { row: 19, col: 24 }, was_retreat: false }],
      })),
    ],
    [
      'that takes a unit of no kind',
      changed(() => ({
        attack: { target: anywhere, outcome: 'CAPTURE', captured_unit: { unit_type: 'TANK' } },
      })),
    ],
    [
      'that takes a unit which stands there still',
      [
        ...turns,
        {
          ...emptyTurn(present(war)),
          attack: {
            target: place(unitsOf(present(war))[0]!.square),
            outcome: 'CAPTURE',
            captured_unit: { unit_type: 'INFANTRY' },
          },
        },
      ],
    ],
    [
      'longer than the number of its turn',
      [...new Array(500).keys()].map(() => ({
        ...emptyTurn(present(war)),
        end_turn: { captured_units: [] },
      })),
    ],
  ])('%s leaves the board alone', (_, history) => {
    const { found, notes } = read(fileOf(war, history));
    expect(notes).toEqual([['historyRefused', history.length]]);
    expect(found?.war.actions).toEqual([] satisfies Action[]);
    expect(setupOf(found!.war.positions[0])).toEqual(setupOf(present(war)));
  });
});
