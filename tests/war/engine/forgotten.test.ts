import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** Every list of squares that the engine has made, from its loading on. */
let made: Int16Array[] = [];

beforeEach(() => {
  made = [];
  vi.resetModules();
  vi.stubGlobal(
    'Int16Array',
    class extends Int16Array {
      constructor(...sizes: [number]) {
        super(...sizes);
        made.push(this);
      }
    },
  );
});

afterEach(() => {
  vi.unstubAllGlobals();
  // The engine with such lists is loaded anew, because other tests may share these modules.
  vi.resetModules();
});

test('of an army that has been judged nothing stays in the engine', async () => {
  const { STANDARD_BOARD: board } = await import('../../../src/war/engine/standardMap');
  const { positionOf } = await import('../../../src/war/engine/position');
  const { communicationLines } = await import('../../../src/war/engine/communication');
  const { RULE_SETS } = await import('../../../src/war/engine/rules');
  const relay = board.arsenals.find(({ side }) => side === 'S')!.square + 1;
  const withRelay = (): Int16Array[] => made.filter((list) => list.includes(relay));
  const ofBoard = withRelay();
  const position = positionOf(board, RULE_SETS.debord, {
    units: [{ side: 'S', kind: 'footCommunications', square: relay }],
    side: 'S',
    standing: board.arsenals.map(({ square }) => square),
    dislodged: null,
    turn: 1,
  });
  expect(withRelay()).toEqual([...ofBoard, position.squares]);
  expect(communicationLines(position, 'S').some(({ source }) => source === relay)).toBe(true);
  expect(withRelay()).toEqual([...ofBoard, position.squares]);
});
