import { describe, expect, test } from 'vitest';
import { manOf } from '../../../src/littlewars/engine/men';
import { battleIn, FARM, FEW, fewOf, openTab, order } from './fakes';

const IN_CLEAR = { ...FEW, rules: { ...FEW.rules, curtain: false } };

describe('setting out in clear', () => {
  test('the First Player is first, then the other; then the battle awaits its first go', async () => {
    const { store, state } = openTab();
    store.begin(IN_CLEAR);
    expect(state()).toMatchObject({ screen: 'game', curtain: false, mayUndo: false });
    await store.seal();
    expect(state().game?.stage).toMatchObject({ side: 'red' });
    expect(store.setOut(fewOf('blue')[1] as never)).toMatchObject({
      ok: false,
      reasons: [{ code: 'otherSetsOut', side: 'red' }],
    });
    expect(store.setOutEach(fewOf('red'))).toEqual([]);
    await store.seal();
    expect(state().game?.stage).toMatchObject({ side: 'blue' });
    expect(battleIn(store).placed).toHaveLength(7);
    expect(store.setOutEach(fewOf('blue'))).toEqual([]);
    await store.seal();
    expect(state().game?.stage).toMatchObject({ name: 'battle', orders: [] });
    expect(battleIn(store)).toMatchObject({ phase: 'interval', mover: 'red' });
  });

  test('placements are undone and redone; a block is one step', () => {
    const { store, state } = openTab();
    store.begin(IN_CLEAR);
    const [gun, ...men] = fewOf('red');
    store.setOut(gun as never);
    store.setOutEach(men);
    store.undo();
    expect(battleIn(store).placed).toEqual(['G1']);
    expect(state()).toMatchObject({ mayUndo: true, mayRedo: true });
    store.redo();
    expect(battleIn(store).placed).toHaveLength(7);
    expect(store.setOut({ kind: 'takeUp', what: 'R3' }).ok).toBe(true);
    expect(battleIn(store).placed).not.toContain('R3');
  });
});

describe('orders of the battle', () => {
  test('a refused order reports every reason and changes nothing', () => {
    const { store } = openTab();
    store.begin(FARM);
    const before = store.state.getState();
    expect(store.give({ kind: 'march', man: 'R1', to: { x: 1, y: 1 } })).toMatchObject({
      ok: false,
      reasons: [{ code: 'wrongPhase', phase: 'interval' }],
    });
    expect(store.state.getState()).toBe(before);
  });

  test('marches are taken back until the move ends, those of a body at once', () => {
    const { store, state } = openTab();
    store.begin(FARM);
    order(store, { kind: 'go' });
    expect(state().mayUndo).toBe(false);
    order(store, { kind: 'march', man: 'R1', to: { x: 128, y: 100 } });
    // R2 moves to the place of R3, who comes later in the order.
    const body = [
      { kind: 'march', man: 'R2', to: { x: 160, y: 48 } },
      { kind: 'march', man: 'R3', to: { x: 160, y: 90 } },
      { kind: 'march', man: 'R4', to: { x: 160, y: 900 } },
    ] as const;
    expect(store.giveEach(body)).toMatchObject([
      { order: { man: 'R4' }, reasons: [{ code: 'tooFar' }] },
    ]);
    store.undo();
    expect(manOf(battleIn(store), 'R2')).toMatchObject({ x: 144, y: 48 });
    expect(manOf(battleIn(store), 'R1')).toMatchObject({ x: 128, y: 100 });
    store.undo();
    expect(battleIn(store)).toMatchObject({ phase: 'guns' });
    store.redo();
    order(store, { kind: 'end' });
    expect(state()).toMatchObject({ mayUndo: false, mayRedo: false });
    store.undo();
    expect(battleIn(store)).toMatchObject({ phase: 'interval', mover: 'blue' });
  });

  test('nothing is undone past a shot', () => {
    const { store, state } = openTab();
    store.begin(FARM);
    for (let i = 0; i < 2; i++) order(store, { kind: 'go' }, { kind: 'end' });
    order(
      store,
      { kind: 'go' },
      { kind: 'lie', man: 'R14', lying: true },
      { kind: 'fire', gun: 'G2', bearing: 0, elevation: 2_000 },
    );
    expect(state().mayUndo).toBe(false);
    order(store, { kind: 'lie', man: 'R15', lying: true });
    store.undo();
    store.undo();
    expect(battleIn(store).shots).toHaveLength(1);
    expect(manOf(battleIn(store), 'R14')?.lying).toBe(true);
  });
});
