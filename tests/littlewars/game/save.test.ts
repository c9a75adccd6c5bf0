import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { beginBattle } from '../../../src/littlewars/engine/start';
import { standingBodies, withBody } from '../../../src/littlewars/game/bodies';
import type { Body, Game } from '../../../src/littlewars/game/game';
import { battleOf } from '../../../src/littlewars/game/timeline';
import { HOOKS_FARM_MUSTER } from '../../../src/littlewars/battles/hooksFarm';
import { readRecord } from '../../../src/littlewars/game/readRecord';
import { writeRecord } from '../../../src/littlewars/game/record';
import { SAVE_VERSION, writeSave } from '../../../src/littlewars/game/save';
import { fought } from './skirmish';
import { readSave } from '../../support/battleReading';

const BODIES: readonly Body[] = [
  { letter: 'A', men: ['R1', 'R2'] },
  { letter: 'C', men: ['B3'] },
];

/** Saves as earlier versions of the program wrote them, by their version. */
const earlier = (version: number): string =>
  readFileSync(`tests/littlewars/saves/${version}.json`, 'utf8');

test.each(Array.from({ length: SAVE_VERSION - 1 }, (_, i) => i + 1))(
  'a save of version %d opens as the same game',
  (version) => {
    const { game, faults } = readSave(earlier(version));
    expect(faults).toEqual([]);
    // Bodies are remembered from the second on.
    const bodies = version === 1 ? [] : BODIES.slice(0, 1);
    expect(game).toEqual({ ...fought(), bodies });
    expect(battleOf(game!)).toEqual(battleOf(fought()));
  },
);

test('remembered bodies are in a save; a faulty one is reported, and the rest is read', () => {
  const game: Game = { ...fought(), bodies: BODIES };
  const text = writeSave(game);
  expect(readSave(text)).toEqual({ game, faults: [] });
  for (const wrong of ['7', '"A"', '[{"letter":"AA","men":[]}]', '[{"letter":"A","men":[1]}]']) {
    const reading = readSave(text.replace(JSON.stringify(BODIES), wrong));
    expect(reading.faults).toMatchObject([{ code: 'badValue', tag: 'bodies', text: wrong }]);
    expect(reading.game).toEqual({ ...game, bodies: [] });
  }
});

test('a body has the first free letter; no men, or more than there are letters, are none', () => {
  expect(withBody(BODIES, ['R9'])).toEqual([...BODIES, { letter: 'B', men: ['R9'] }]);
  expect(withBody(BODIES, [])).toBe(BODIES);
  const all = Array.from({ length: 26 }).reduce<readonly Body[]>(
    (bodies) => withBody(bodies, ['R1']),
    [],
  );
  expect(all.at(-1)?.letter).toBe('Z');
  expect(withBody(all, ['R1'])).toBe(all);
});

test('of a body the men count whom the mover can order', () => {
  const began = beginBattle(HOOKS_FARM_MUSTER);
  const battle = {
    ...began,
    mover: 'red',
    men: began.men.map((man) =>
      man.id === 'R1' ? { ...man, state: 'dead' } : { ...man, state: 'ready' },
    ),
  } as typeof began;
  const bodies = standingBodies(battle, [...BODIES, { letter: 'D', men: ['R1'] }]);
  expect(bodies.map(({ letter, men }) => [letter, men.map(({ id }) => id)])).toEqual([
    ['A', ['R2']],
  ]);
});

test('a Blow at the Rear that was drawn for want of men before opens drawn, as a save and as a record', () => {
  const text = readFileSync('tests/littlewars/saves/drawnBlow.json', 'utf8');
  const { record } = (JSON.parse(text) as { game: { record: string } }).game;
  for (const { game, faults } of [readSave(text), readRecord(record)]) {
    expect(faults).toEqual([]);
    expect(battleOf(game!)).toMatchObject({ phase: 'over', moves: 1, result: { winner: null } });
    // It is saved like this, and opens unchanged.
    expect(readRecord(writeRecord(game!))).toEqual({ game: { ...game!, id: '' }, faults: [] });
  }
  // Of enough men it says what is not so.
  const enough = record
    .replace('"3 0 0"', '"11 0 0"')
    .replace(
      'R1@40,24',
      'R1@40,24 '.concat(
        Array.from({ length: 8 }, (_, i) => `R${i + 4}@${80 + 12 * i},24`).join(' '),
      ),
    );
  expect(readRecord(enough).faults).toMatchObject([{ code: 'wrongResult', expected: '*' }]);
});
