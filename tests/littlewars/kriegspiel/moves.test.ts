import { refused, refusedOr } from '../../../src/littlewars/engine/refusals';
import { expect, test } from 'vitest';
import {
  actFaults,
  affords,
  moveStateOf,
  isFresh,
  marchPhase,
  shareLeft,
  withMoveStates,
  withState,
  chapterFaults,
} from '../../../src/littlewars/kriegspiel/moveState';
import type { MoveState } from '../../../src/littlewars/kriegspiel/types';
import { after, against, battleOf, muster } from './tables';

const two = battleOf({ R1: [40, 40], B1: [60, 60], B2: [70, 60] });
const man = (battle = two, id = 'R1') => battle.men.find((each) => each.id === id)!;

test('an order of the engine leaves the state of Kriegspiel as it is', () => {
  const plain = battleOf({ R1: [40, 40], B1: [60, 60] }, { chapters: ['shells'] });
  const marched = after(plain, { kind: 'march', man: 'R1', to: { x: 700, y: 700 } });
  expect(man(marched)).toMatchObject({ x: 700, y: 700 });
  expect(after(plain, { kind: 'lie', man: 'R1', lying: true }).kriegspiel).toBe(plain.kriegspiel);
  // Of a march it knows that it was made.
  const { duties } = marched.kriegspiel;
  expect(duties.R1).toMatchObject({ used: 1 });
  expect({ ...marched.kriegspiel, duties: {} }).toEqual({ ...plain.kriegspiel, duties: {} });
  expect(against(two, { kind: 'march', man: 'R1', to: { x: 0, y: 0 } })).not.toEqual([]);
});

test('kriegspiel.md 2.1: a move begins without acts, and its debts end with it', () => {
  const done: Partial<MoveState> = { halves: 1, used: 0.5, fired: true, fixed: true, retires: 96 };
  const begun = withState(
    withMoveStates(two, ['R1', 'B1'], () => done),
    { charging: true },
  );
  const ended = after(begun, { kind: 'end' });
  expect(ended.phase).toBe('interval');
  expect(moveStateOf(ended, man(ended))).toMatchObject({ fixed: false, retires: 0 });
  expect(moveStateOf(ended, man(ended, 'B1'))).toMatchObject({ fixed: true, retires: 96 });
  const blues = after(ended, { kind: 'go' });
  expect(blues.kriegspiel.charging).toBe(false);
  const { start, ...rest } = moveStateOf(blues, man(blues, 'B1'));
  expect(start).toEqual({ x: 960, y: 960 });
  expect(rest).toEqual({
    halves: 0,
    used: 0,
    fired: false,
    worked: false,
    charged: false,
    fixed: true,
    retires: 96,
    pursuit: 'free',
  });
  expect(against(blues, { kind: 'go' })).toEqual([{ code: 'wrongPhase', phase: 'guns' }]);
});

test('kriegspiel.md 5.2: a waggon has not moved in a move that begins', () => {
  const moved = withState(two, {
    waggons: two.kriegspiel.waggons.map((waggon) => ({ ...waggon, used: 1, moved: true })),
  });
  const blues = after(moved, { kind: 'time' }, { kind: 'go' });
  expect(blues.kriegspiel.waggons).toMatchObject([{ moved: true }, { moved: false, used: 0 }]);
});

test('a move that ends in melees is over once they are settled', () => {
  const close = battleOf({ R1: [40, 40], B1: [40.5, 40], B2: [80, 60], R2: [10, 40] });
  const melee = after(close, { kind: 'end' });
  expect(melee.phase).toBe('melees');
  const [fought] = melee.melees;
  const none = { kind: 'settle', melee: 9, casualties: { dead: [], taken: [] } } as const;
  expect(against(melee, none)).toEqual([{ code: 'noSuchMelee', melee: 9 }]);
  expect(against(melee, { kind: 'end' })).toEqual([{ code: 'wrongPhase', phase: 'melees' }]);
  const over = after(melee, {
    kind: 'settle',
    melee: 0,
    casualties: fought!.proposal,
  });
  expect(over.moves).toBe(close.moves + 1);
  expect(over.kriegspiel.services).toBe(close.kriegspiel.services);
});

test('kriegspiel.md 3.1, 7.2: acts that exclude each other in a move', () => {
  const did = (duty: Partial<MoveState>) => {
    const battle = withMoveStates(two, ['R1'], () => duty);
    return (['march', 'change', 'fire', 'work', 'charge'] as const).filter(
      (act) => actFaults(battle, man(battle), act).length === 0,
    );
  };
  expect(did({})).toEqual(['march', 'change', 'fire', 'work', 'charge']);
  expect(did({ fired: true })).toEqual([]);
  expect(did({ worked: true })).toEqual([]);
  expect(did({ charged: true })).toEqual([]);
  expect(did({ used: 0.1 })).toEqual(['march', 'change']);
  expect(did({ halves: 1 })).toEqual(['march', 'change', 'charge']);
  expect(did({ fixed: true })).toEqual(['fire', 'work']);
  expect(did({ retires: 192 })).toEqual(['march']);
  expect(
    actFaults(
      withMoveStates(two, ['R1'], () => ({ fired: true })),
      man(),
      'march',
    ),
  ).toEqual([{ code: 'hasActed', id: 'R1', did: 'fire', to: 'march' }]);
});

test('kriegspiel.md 2.5: a half taken leaves half the march', () => {
  expect(shareLeft({ halves: 1, used: 0.25 })).toBe(0.25);
  expect(shareLeft({ halves: 2, used: 0.25 })).toBe(0);
  expect(affords(0.25, 0.25 + 1e-12)).toBe(true);
  expect(affords(0.25, 0.2501)).toBe(false);
  expect(isFresh({ halves: 0, used: 0 })).toBe(true);
  expect(isFresh({ halves: 1, used: 0 }) || isFresh({ halves: 0, used: 0.1 })).toBe(false);
});

test('kriegspiel.md 2.1: a charge ends marches', () => {
  expect(marchPhase(two)).toEqual([]);
  expect(marchPhase(withState(two, { charging: true }))).toEqual([{ code: 'charging' }]);
  expect(marchPhase({ ...two, phase: 'interval' })).toEqual([
    { code: 'wrongPhase', phase: 'interval' },
  ]);
});

test('an order of a chapter that the battle does not take is refused', () => {
  expect(chapterFaults(two, 'works')).toEqual([]);
  const plain = battleOf({}, muster({ chapters: [] }));
  expect(chapterFaults(plain, 'works')).toEqual([{ code: 'notTaken', chapter: 'works' }]);
  expect(refusedOr([], () => plain)).toEqual({ ok: true, battle: plain });
  expect(refusedOr([{ code: 'charging' }], () => plain)).toEqual(refused({ code: 'charging' }));
});

test('kriegspiel.md 4.2: a General supports no body that hoists the white flag', () => {
  const general = two.kriegspiel.generals.red.man!;
  const beside = {
    ...two,
    men: two.men.map((each) =>
      each.id === general ? { ...each, x: 700, y: 640, state: 'ready' as const } : each,
    ),
  };
  const taken = after(beside, { kind: 'whiteFlag', men: ['R1'] });
  expect(man(taken).state).toBe('prisoner');
  expect(man(taken, general).state).toBe('ready');
  expect(against(two, { kind: 'whiteFlag', men: ['R9'] })).toEqual([
    { code: 'wrongState', man: 'R9', state: 'gone' },
  ]);
});

test('kriegspiel.md 6.4: a march of the other side’s man reveals nothing of his work', () => {
  const battle = withMoveStates(two, ['B1'], () => ({ worked: true }));
  expect(against(battle, { kind: 'march', man: 'B1', to: { x: 900, y: 900 } })).toEqual([
    { code: 'notYours', id: 'B1', side: 'blue' },
  ]);
});
