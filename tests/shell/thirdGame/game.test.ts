import { describe, expect, test } from 'vitest';
import { testMessages } from '../../support/messages';
import { readLink, SAVES, writeLink } from './game/saves';
import { readRecord, writeRecord } from './game/record';
import { begin, goals, play, type Order, type Position } from './game/rules';
import { importsOf } from '../../../scripts/imports.mjs';
import { CAMPS, PLAYED } from './tab';
import { WORDS } from './words/words';

const after = (...orders: readonly Order[]): Position =>
  orders.reduce((position, order) => {
    const outcome = play(position, order);
    if (!outcome.ok) throw new Error(outcome.reasons.join());
    return outcome.position;
  }, begin(CAMPS));
const step = (from: number, to: number): Order => ({ kind: 'step', from, to });
const END: Order = { kind: 'end' };

describe('the rules', () => {
  test('2.2, 2.3: a stone steps on, or jumps over one of the enemy and takes it', () => {
    expect(goals(after(), 4)).toEqual([5]);
    expect(goals(after(), 1)).toEqual([]);
    const met = after(step(4, 5), step(5, 6));
    expect(met.stones.get(6)).toBe('west');
    expect(goals(after(step(4, 5), step(5, 6), END), 7)).toEqual([5]);
    expect(after(step(4, 5), step(5, 6), END, step(7, 5)).stones.has(6)).toBe(false);
  });

  test('2.1: every reason against a third step, by a stone that is not there, onto another', () => {
    const outcome = play(after(step(4, 5), step(2, 3)), step(4, 8));
    expect(outcome).toEqual({
      ok: false,
      reasons: ['noStone', 'tooFar', 'occupied', 'noStepsLeft'],
    });
  });

  test('3.2: the far shore wins, and two turns without a step end the game', () => {
    expect(after(END, END).result).toBe('drawn');
    const race = [step(4, 5), step(5, 6), END, END, step(6, 9), END];
    expect(() => after(...race)).toThrow('tooFar');
    const open = begin({ west: [4, 3, 2], east: [7, 8, 9] });
    const orders = [step(4, 5), END, step(8, 6)];
    expect(orders.map((order) => play(open, order).ok)).toEqual([true, true, false]);
  });
});

describe('a record', () => {
  test('is written as it is read', () => {
    const { game, faults } = readRecord(PLAYED);
    expect(faults).toEqual([]);
    expect(game).toMatchObject({ name: 'Dusk', stage: { orders: [step(4, 5), step(5, 6), END] } });
    if (game.stage === null) throw new Error('no game');
    expect(writeRecord({ ...game, stage: game.stage, id: '', left: null })).toBe(PLAYED);
  });

  test('is read up to the first refused order, and every fault has its place', () => {
    const { game, faults } = readRecord(PLAYED.replace('5-6 end', '5-9 end').replace('"0"', '"x"'));
    expect(game).toMatchObject({ stage: { orders: [step(4, 5)] } });
    expect(faults).toEqual([
      { line: 3, column: 1, code: 'tag', tag: 'Time' },
      { line: 7, column: 5, code: 'refused', text: '5-9', reasons: ['tooFar'] },
    ]);
  });

  test('is read whole from a link, and a link of a newer version is reported', async () => {
    const link = await writeLink(PLAYED);
    expect(await readLink(link)).toEqual({ text: PLAYED, faults: [] });
    expect((await readLink(link.replace('record1', 'record2'))).faults).toMatchObject([
      { code: 'newer' },
    ]);
    expect((await readLink(link.slice(0, -20))).faults).toMatchObject([{ code: 'link' }]);
  });
});

test('a save of a newer version is reported, and of a damaged one the good part is loaded', () => {
  const { game } = readRecord(PLAYED);
  if (game.stage === null) throw new Error('no game');
  const text = SAVES.write({ ...game, stage: game.stage, id: 'a', left: null });
  expect(SAVES.scan(text)).toMatchObject({ game: { id: 'a', stage: game.stage }, faults: [] });
  expect(SAVES.scan(text.replace('"version":1', '"version":2'))).toMatchObject({
    game: null,
    faults: [{ code: 'newer' }],
  });
  expect(SAVES.scan(text.replace('5-6', '5-9'))).toMatchObject({
    game: { stage: { orders: [step(4, 5)] } },
    faults: [{ code: 'refused' }],
  });
});

test('the third game imports only the shell', () => {
  const ofSources = importsOf('tests/shell/thirdGame').filter(({ specifier }) =>
    specifier.includes('/src/'),
  );
  expect(ofSources.length).toBeGreaterThan(50);
  expect(ofSources.filter(({ specifier }) => !/\/src\/shell\//.test(specifier))).toEqual([]);
});

await testMessages(WORDS, { game: 'causeway', languages: ['en', 'fr'] });
