import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { HOOKS_FARM } from '../../../src/littlewars/battles/hooksFarm';
import type { Order } from '../../../src/littlewars/engine/orders';
import { readCountry, writeCountry } from '../../../src/littlewars/game/countryText';
import { firstStage } from '../../../src/littlewars/game/game';
import { readOrder, readPlacement, writeOrder } from '../../../src/littlewars/game/orderText';
import { readPlaces, writePlaces } from '../../../src/littlewars/game/recordText';
import { readRecord, readRecordSteps } from '../../../src/littlewars/game/readRecord';
import { writeRecord } from '../../../src/littlewars/game/record';
import { writeSave } from '../../../src/littlewars/game/save';
import { battleOf } from '../../../src/littlewars/game/timeline';
import { fought, SKIRMISH, YARD } from './skirmish';
import { readSave } from '../../support/battleReading';

const FOUGHT = fought();
const TEXT = writeRecord(FOUGHT);

describe('a record', () => {
  test('is written as it always was', async () => {
    await expect(TEXT).toMatchFileSnapshot('../records/skirmish.lw');
  });

  test('reads as the game it was written of, and as the same battle', () => {
    const { game, faults } = readRecord(TEXT);
    expect(faults).toEqual([]);
    expect({ ...game, id: 'skirmish' }).toEqual(FOUGHT);
    expect(battleOf(game!)).toEqual(battleOf(FOUGHT));
    expect(writeRecord(game!)).toBe(TEXT);
  });

  test(
    'of twelve moves at Hook’s Farm, which the browser’s tests begin from, reads without a fault',
    { tags: ['slow'] },
    async () => {
      const text = await readFile('tests/littlewars/records/hooks-farm.lw', 'utf8');
      const { game, faults } = readRecord(text);
      expect(faults).toEqual([]);
      expect(battleOf(game!)).toMatchObject({ phase: 'interval', moves: 12 });
      expect(writeRecord(game!)).toBe(text);
    },
  );

  const named = (rulings: string): string => TEXT.replace('\n\nR1@', `\n\n${rulings}\nR1@`);

  test('names its rulings unless they are the first, and is fought by them', () => {
    expect(TEXT).not.toContain('rulings:');
    expect(battleOf(readRecord(TEXT).game!)?.rulings).toBe(1);
    const { game, faults } = readRecord(named('rulings:2'));
    expect(faults).toEqual([]);
    expect(battleOf(game!)?.rulings).toBe(2);
    expect(writeRecord(game!)).toContain('\n\nrulings:2\nR1@');
    const open = { ...game!, stage: firstStage(game!.muster) };
    expect(readRecord(writeRecord(open))).toEqual({ game: open, faults: [] });
    const wrong = readRecord(named('rulings:two'));
    expect(wrong.faults).toMatchObject([{ code: 'noOrder', text: 'rulings:two' }]);
    expect(wrong.game?.stage).toEqual(firstStage(SKIRMISH.muster));
    // Any program may write a tag of that name, and it is preserved.
    const tagged = readRecord(TEXT.replace('[Site', '[Rulings "2"]\n[Site')).game!;
    expect(battleOf(tagged)?.rulings).toBe(1);
    expect(writeRecord(tagged)).toContain('[Rulings "2"]\n[Site');
  });

  test('of rulings newer than the program’s is not read, and reports that', () => {
    const newer = readRecord(named('rulings:4'));
    expect(newer).toMatchObject({ game: null, faults: [{ code: 'newer' }] });
    const save = readSave(writeSave(FOUGHT).replace('\\n\\nR1@', '\\n\\nrulings:99\\nR1@'));
    expect(save).toMatchObject({ game: null, faults: [{ code: 'newer' }] });
  });

  test('is read in steps to the same end, with or without faults, each order a step', () => {
    const refused = TEXT.replace('R1-200,150', 'R1-200,300');
    for (const text of [TEXT, refused, 'nothing']) {
      const shares: number[] = [];
      const steps = readRecordSteps(text);
      let step = steps.next();
      for (; step.done !== true; step = steps.next()) shares.push(step.value);
      expect(step.value).toEqual(readRecord(text));
      expect(shares).toEqual(shares.toSorted((a, b) => a - b));
      const stage = step.value.game?.stage;
      expect(shares.length).toBe(stage?.name === 'battle' ? stage.orders.length : 0);
      if (text === TEXT) expect(shares.at(-1)).toBe(1);
    }
  });

  test('has the result of a shot, and how the battle ended', () => {
    expect(TEXT).toMatch(/G1\*0\/300~-?\d+,-?\d+(#B\d+(,B\d+)*)?/);
    expect(TEXT).toMatch(/\s\.\sm1:[RB\d,]+/);
    expect(TEXT).toContain('[Result "red"]');
    expect(TEXT).toContain('[Termination "surrender"]');
    expect(TEXT).toMatch(/^4\. surrender:blue$/m);
  });

  test('comments are passed over, and line ends and blanks are those of any system', () => {
    const noisy = `\uFEFF${TEXT.replaceAll('\n', '\r\n')}`.replace(
      '4. ',
      '{a word\r\nor two} 4.  ; so\r\n',
    );
    const { game, faults } = readRecord(noisy);
    expect(faults).toEqual([]);
    expect({ ...game, id: 'skirmish' }).toEqual(FOUGHT);
  });

  test('before anybody is set out it has the terms, and gives a game to be set out', () => {
    const { game, faults } = readRecord(TEXT.slice(0, TEXT.indexOf('\nR1@')));
    expect(faults).toEqual([]);
    expect(game?.stage).toMatchObject({ name: 'settingOut', side: 'red' });
  });

  test('an order that the rules refuse ends it, with its place and every reason', () => {
    const { game, faults } = readRecord(TEXT.replace('R1-200,150', 'R1-200,300'));
    const lines = TEXT.split('\n');
    const line = lines.findIndex((each) => each.startsWith('1.')) + 1;
    expect(faults).toMatchObject([
      { code: 'refused', line, column: 4, text: 'R1-200,300', reasons: [{ code: 'tooFar' }] },
    ]);
    expect(game?.stage).toMatchObject({ name: 'battle', orders: [{ kind: 'go' }] });
  });

  test('a word that is no order, a wrong number, a wrong shot, a wrong end are reported where they stand', () => {
    expect(readRecord(TEXT.replace('R1-200,150', 'R1→200')).faults).toMatchObject([
      { code: 'noOrder', text: 'R1→200', column: 4 },
    ]);
    expect(readRecord(TEXT.replace('\n3. ', '\n5. ')).faults).toMatchObject([
      { code: 'moveNumber', text: '5.', expected: 3, column: 1 },
    ]);
    const wrong = readRecord(TEXT.replace(/(G1\*0\/300)~\S+/, '$1~0,0'));
    expect(wrong.faults).toMatchObject([{ code: 'wrongShot', text: 'G1*0/300~0,0' }]);
    expect(battleOf(wrong.game!)).toEqual(battleOf(FOUGHT));
    expect(readRecord(TEXT.replace('"red"]\n[Term', '"draw"]\n[Term')).faults).toMatchObject([
      { code: 'wrongResult', text: 'draw', expected: 'red' },
    ]);
    expect(readRecord(TEXT.replace('4. surrender', 'R1@1,1 4. surrender')).faults).toMatchObject([
      { code: 'notHere', text: 'R1@1,1' },
    ]);
  });

  test('an invalid setting out is to be fixed in clear, with its good part', () => {
    const { game, faults } = readRecord(TEXT.replace('R2@212,24', 'R2@201,24'));
    expect(faults).toMatchObject([
      { code: 'refused', text: 'R2@201,24', reasons: [{ code: 'tooNear' }] },
    ]);
    expect(battleOf(game!)).toMatchObject({ phase: 'settingOut', placed: ['R1'] });
    const missing = readRecord(TEXT.replace('R2@212,24 ', ''));
    expect(missing.faults).toMatchObject([
      { code: 'notSetOut', side: 'red', reasons: [{ code: 'notSetOut', ids: ['R2'] }] },
    ]);
    expect(battleOf(missing.game!)?.placed).toHaveLength(16);
  });

  test('invalid tags are reported, and usual values taken; without field or forces there is no battle', () => {
    const odd = TEXT.replace('"standard"', '"quick"')
      .replace('[Time "7"]', '[Time "soon"]')
      .replace('[Interval "4"]', '[Interval]')
      .replace('[Campaign "summer 200', '[Campaign "summer up');
    const { game, faults } = readRecord(odd);
    expect(faults.map(({ code }) => code)).toEqual(['badTag', 'badValue', 'badValue']);
    expect(game).toMatchObject({ time: { kind: 'standard' }, campaign: null });
    for (const tag of ['Field', 'RedForce']) {
      const reading = readRecord(TEXT.replace(new RegExp(`\\[${tag} .*\\n`), ''));
      expect(reading.game).toBe(null);
      expect(reading.faults[0]).toMatchObject({ code: 'missingTag', tag });
    }
    expect(readRecord(TEXT.replace('12 4 1', '0 0 1')).faults[0]).toMatchObject({
      code: 'force',
      side: 'red',
      fault: { code: 'nobody' },
    });
    expect(readRecord(TEXT.replace('12 4 1', '5000 4 1')).faults[0]).toMatchObject({
      code: 'badValue',
      tag: 'RedForce',
    });
    expect(readRecord('').game).toBe(null);
  });
});

describe('a Country', () => {
  test.each([HOOKS_FARM, YARD])('reads as it was written: $name', (country) => {
    expect(readCountry(writeCountry(country))).toEqual({ country, faults: [] });
  });

  test('its faults are reported at their piece', () => {
    const text = writeCountry(YARD)
      .replace('100,160 100,220', '700,160 700,220')
      .replace('tree 80', 'tre 80');
    const { country, faults } = readCountry(text);
    // What is good of it can be laid out further; no battle is fought over it.
    expect(country?.pieces.map(({ id }) => id)).toEqual(
      YARD.pieces.filter(({ kind }) => kind !== 'tree').map(({ id }) => id),
    );
    expect(faults).toMatchObject([
      { code: 'badValue', tag: 'Piece', line: 4 },
      { code: 'country', line: 3, fault: { code: 'offTheField', piece: 'house' } },
    ]);
  });
});

test('every order has its word', () => {
  const orders: Order[] = [
    { kind: 'place', man: 'R1', at: { x: 12, y: -16 } },
    { kind: 'placeGun', gun: 'G1', at: { x: 12, y: 16 }, bearing: 359_999 },
    { kind: 'march', man: 'B12', to: { x: 1, y: 2 } },
    { kind: 'leave', man: 'R1' },
    { kind: 'lie', man: 'R1', lying: true },
    { kind: 'lie', man: 'R1', lying: false },
    { kind: 'serve', gun: 'G1', men: ['R1', 'R2'] },
    { kind: 'haul', gun: 'G1', to: { x: 1, y: 2 }, crew: [] },
    {
      kind: 'haul',
      gun: 'G1',
      to: { x: 1, y: 2 },
      crew: [
        { man: 'R1', to: { x: 3, y: 4 } },
        { man: 'R2', to: { x: 5, y: -6 } },
      ],
    },
    { kind: 'takeOff', gun: 'G2', crew: ['R1', 'R2', 'R3', 'R4'] },
    { kind: 'fire', gun: 'G2', bearing: 1, elevation: -5_000 },
    { kind: 'end' },
    { kind: 'time' },
    { kind: 'join', man: 'R3', melee: 1 },
    { kind: 'settle', melee: 0, casualties: { dead: ['R1', 'B1'], taken: ['B2'] } },
    { kind: 'settle', melee: 9, casualties: { dead: [], taken: ['B2'] } },
    { kind: 'settle', melee: 2, casualties: { dead: ['R1', 'B1'], taken: [] } },
    { kind: 'whiteFlag', men: ['R1', 'R2'] },
    { kind: 'surrender', side: 'red' },
    { kind: 'offerDraw', side: 'blue' },
    { kind: 'declineDraw', side: 'red' },
  ];
  for (const order of orders) expect(readOrder(writeOrder(order))?.order).toEqual(order);
  for (const none of ['', 'go', 'R0-1,2', 'R1-1', '.~0,0', 'm0:R1', 'R1=lying'])
    expect(readOrder(none)).toBe(null);
});

test('the sealed part of a side opens as it was', () => {
  if (SKIRMISH.stage.name !== 'battle') throw new Error('no battle');
  const places = SKIRMISH.stage.places.red;
  const read = (text: string) => readPlaces(text, readPlacement);
  for (const force of [null, { infantry: 5, cavalry: 4, guns: 1 }])
    expect(read(writePlaces({ force, places }, writeOrder))).toEqual({ force, places });
  for (const broken of ['', '5 4\nR1@1,2', '-\nR1-1,2', '-\nR1@1,2\nmore'])
    expect(read(broken)).toBe(null);
});
