import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { writeCountry } from '../../../../src/littlewars/game/countryText';
import { battleOf, type KriegspielGame } from '../../../../src/littlewars/game/kriegspiel/game';
import { unopenedNotes } from '../../../../src/littlewars/game/kriegspiel/notes';
import {
  readKriegspielOrder,
  writeKriegspielOrder,
} from '../../../../src/littlewars/game/kriegspiel/orderWords';
import {
  isKriegspielRecord,
  readKriegspielRecord,
  readKriegspielRecordSteps,
  writeKriegspielRecord,
} from '../../../../src/littlewars/game/kriegspiel/record';
import { readRecord } from '../../../../src/littlewars/game/readRecord';
import { seenBy } from '../../../../src/littlewars/kriegspiel/secrets';
import type { KriegspielOrder } from '../../../../src/littlewars/kriegspiel/orders';
import { rounds } from '../../../support/rounds';
import { after, begunWorks, foughtOut, randomGame, SHAM_FIGHT } from './games';
import { parseKriegspielRecord } from '../../../support/battleReading';

const FOUGHT = foughtOut();
const TEXT = writeKriegspielRecord(FOUGHT);
const BATTLES = rounds(4);

const lines = TEXT.split('\n');
const placeOf = (word: string) => {
  const line = lines.findIndex((each) => each.includes(word));
  return { line: line + 1, column: lines[line]!.indexOf(word) + 1 };
};

test(
  `${BATTLES} random battles are the same after they are written and read`,
  { tags: ['slow'] },
  () => {
    const kinds = new Set<string>();
    for (let number = 0; number < BATTLES; number++) {
      const game = randomGame(number, 8);
      const text = writeKriegspielRecord(game, ['red', 'blue']);
      const { game: read, faults } = readKriegspielRecord(text);
      expect(faults, `battle ${number}`).toEqual([]);
      expect(battleOf(read!), `battle ${number}`).toEqual(battleOf(game));
      expect(writeKriegspielRecord(read!, ['red', 'blue'])).toBe(text);
      if (game.stage.name === 'battle') for (const { kind } of game.stage.orders) kinds.add(kind);
    }
    for (const kind of ['marchBody', 'rifles', 'shell']) expect(kinds).toContain(kind);
  },
);

test(
  'the battle at the river, of which the pictures are taken, holds to the rules',
  { tags: ['slow'] },
  async () => {
    const text = await readFile('tests/littlewars/records/river-line.lw', 'utf8');
    const { game, faults } = readKriegspielRecord(text);
    expect(faults).toEqual([]);
    const battle = battleOf(game!)!;
    // A charge over the river is being settled, and an entrenchment of Blue's is done.
    expect(battle.moves).toBe(16);
    expect(battle.kriegspiel.charge?.body).toBe('F');
    expect(battle.kriegspiel.built.map(({ side }) => side)).toEqual(['blue']);
    expect(writeKriegspielRecord(game!)).toBe(text);
  },
);

describe('a record of Kriegspiel', () => {
  test('is written as it always was', async () => {
    await expect(TEXT).toMatchFileSnapshot('../../records/kriegspiel.lw');
  });

  test('reads as the game it was written of, in steps or at once', () => {
    expect(isKriegspielRecord(TEXT)).toBe(true);
    expect(readKriegspielRecord(TEXT)).toEqual({ game: FOUGHT, faults: [] });
    expect(parseKriegspielRecord(TEXT)).toMatchObject({ game: FOUGHT, faults: [], result: 'red' });
    let shares = 0;
    const steps = readKriegspielRecordSteps(TEXT);
    for (let step = steps.next(); step.done !== true; step = steps.next()) shares += 1;
    expect(shares).toBe(FOUGHT.stage.name === 'battle' ? FOUGHT.stage.orders.length : 0);
  });

  test('names its rulings in its first word, and unknown ones as newer', () => {
    expect(TEXT).toContain('\n\nrulings:4\nplaceBody:');
    expect(battleOf(FOUGHT)?.rulings).toBe(3);
    for (const word of ['rulings:5', 'rulings:3', ''])
      expect(readKriegspielRecord(TEXT.replace('rulings:4', word))).toMatchObject({
        game: null,
        faults: [{ code: 'newer' }],
      });
    const rulings = { ...FOUGHT, muster: { ...FOUGHT.muster, rulings: 2 as const } };
    expect(() => writeKriegspielRecord(rulings)).toThrow(RangeError);
  });

  test('has boats and trains in its forces where there are any', () => {
    const of = (more: object): KriegspielGame => ({
      ...SHAM_FIGHT,
      muster: {
        ...SHAM_FIGHT.muster,
        forces: { ...SHAM_FIGHT.muster.forces, red: { ...SHAM_FIGHT.muster.forces.red, ...more } },
      },
    });
    for (const [more, force] of [
      [{}, '10 8 1 2 1'],
      [{ boats: 2 }, '10 8 1 2 1 2'],
      [{ boats: 0, trains: 1 }, '10 8 1 2 1 0 1'],
    ] as const) {
      const text = writeKriegspielRecord(of(more));
      expect(text).toContain(`[RedForce "${force}"]`);
      expect(parseKriegspielRecord(text).game?.muster.forces.red).toEqual({
        ...SHAM_FIGHT.muster.forces.red,
        ...more,
      });
    }
  });

  test('gives its good part, and reports line, fault and reason', () => {
    const refused = readKriegspielRecord(
      TEXT.replace('marchBody:C:1140,300', 'marchBody:C:1140,900'),
    );
    expect(refused.faults).toMatchObject([
      { code: 'refused', ...placeOf('marchBody:C'), reasons: [{ code: 'tooDear', id: 'C' }] },
    ]);
    expect(refused.game?.stage).toMatchObject({ orders: [{ kind: 'go' }] });
    const odd = readKriegspielRecord(TEXT.replace('dismount:C', 'ride:C'));
    expect(odd.faults).toMatchObject([
      { code: 'noOrder', ...placeOf('dismount:C'), text: 'ride:C' },
    ]);
    expect(odd.game?.stage).toMatchObject({ name: 'battle' });
    const shot = readKriegspielRecord(TEXT.replace(/(shell:G1\S*)~\S+/, '$1~0,0'));
    expect(shot.faults).toMatchObject([{ code: 'wrongShot', ...placeOf('shell:G1') }]);
    expect(battleOf(shot.game!)).toEqual(battleOf(FOUGHT));
    const laterRecord = readKriegspielRecord(TEXT.replace('dismount:C', 'placeWaggon:W1:1:1:0'));
    expect(laterRecord.faults).toMatchObject([{ code: 'notHere', text: 'placeWaggon:W1:1:1:0' }]);
    const ending = readKriegspielRecord(TEXT.replace('"red"]\n[Term', '"draw"]\n[Term'));
    expect(ending.faults).toMatchObject([{ code: 'wrongResult', expected: 'red' }]);
  });

  test('whose setting out is invalid is to be set out again, with its good part', () => {
    const { game, faults } = readKriegspielRecord(
      TEXT.replace('W2@', '').replace('placeWaggon:W1:500:60:0', 'placeWaggon:W1:500:999:0'),
    );
    expect(faults).toMatchObject([{ code: 'refused', text: 'placeWaggon:W1:500:999:0' }]);
    if (game?.stage.name !== 'settingOut') throw new Error('it is a battle');
    const { red } = game.stage.camps;
    if (red.state === 'sealed') throw new Error('it is sealed');
    expect(red.places.map(({ kind }) => kind)).not.toContain('placeWaggon');
    expect(red.places).toContainEqual(expect.objectContaining({ kind: 'placeBody' }) as object);
  });

  test.each([
    [/\[Chapters .*/, '[Chapters "charges"]', { code: 'badValue', tag: 'Chapters' }],
    [/\[Chapters .*/, '[Chapters "formations magic"]', { code: 'badValue', tag: 'Chapters' }],
    [/\[RedForce .*/, '[RedForce "10 8 1"]', { code: 'badValue', tag: 'RedForce' }],
    [/\[RedForce .*/, '[RedForce "999 8 1 2 1"]', { code: 'badValue', tag: 'RedForce' }],
    [/\[RedForce .*/, '[RedForce "0 0 0 0 3"]', { code: 'force', side: 'red' }],
    [/\[RedForce .*\n/, '', { code: 'missingTag', tag: 'RedForce' }],
    ['"oak tree', '"o:k tree', { code: 'badValue', tag: 'Piece', text: 'o:k' }],
    [/\[Field .*\n/, '', { code: 'missingTag', tag: 'Field' }],
  ])('with %s as %s has no battle', (from, to, fault) => {
    const reading = readKriegspielRecord(TEXT.replace(from, to));
    expect(reading.game).toBe(null);
    expect(reading.faults).toContainEqual(expect.objectContaining(fault) as object);
  });

  test('has the usual value if a tag is missing', () => {
    const text = TEXT.replace('[Men "half"]', '[Men "small"]').replace(
      '[GeneralVulnerable "yes"]',
      '[GeneralVulnerable "often"]',
    );
    const { game, faults } = parseKriegspielRecord(text);
    expect(faults).toMatchObject([
      { code: 'badValue', tag: 'Men' },
      { code: 'badValue', tag: 'GeneralVulnerable' },
    ]);
    expect(game?.muster).toMatchObject({ half: true, generalVulnerable: false });
  });

  test('is named, and left as it is, by the reader of Little Wars', () => {
    expect(readRecord(TEXT)).toEqual({
      game: null,
      faults: [{ ...placeOf('[Chapters'), code: 'newer', of: 'kriegspiel' }],
    });
    expect(isKriegspielRecord(writeCountry(FOUGHT.muster.country))).toBe(false);
  });
});

const END: KriegspielOrder = { kind: 'end' };
const GO: KriegspielOrder = { kind: 'go' };
/** So many whole moves more in which nobody does anything. */
const idle = (game: KriegspielGame, moves: number): KriegspielGame =>
  after(game, ...Array.from({ length: moves }, () => [GO, END]).flat());

describe('kriegspiel.md 6.4: an unopened note', () => {
  const begun = begunWorks();

  test('is in the record only of those who know it, until the battle is over', () => {
    const of = (...knowing: readonly ('red' | 'blue')[]) => writeKriegspielRecord(begun, knowing);
    expect(of()).not.toMatch(/beginWork|entrench|mine|718,74|880,1070/);
    expect(of()).toContain('[Notes "none"]');
    expect(of('red')).toMatch(/beginWork:entrench/);
    expect(of('red')).not.toMatch(/mine|880,1070/);
    expect(of('blue')).toMatch(/beginWork:mine:880,1070:B17:B18/);
    expect(of('blue')).not.toMatch(/entrench/);
    expect(of('red', 'blue')).toContain('[Notes "all"]');
    expect(TEXT).toMatch(/beginWork:entrench/);
    expect(TEXT).toMatch(/beginWork:mine/);
    expect(TEXT).not.toContain('[Notes');
  });

  test('left out does not change the view of the other side', () => {
    const { game, faults } = readKriegspielRecord(writeKriegspielRecord(begun));
    expect(faults).toEqual([]);
    const [read, whole] = [battleOf(game!)!, battleOf(begun)!];
    expect(read.men).toEqual(whole.men);
    const blue = readKriegspielRecord(writeKriegspielRecord(begun, ['blue']));
    expect(blue.faults).toEqual([]);
    expect(seenBy(battleOf(blue.game!)!, 'blue').kriegspiel.works).toEqual(
      seenBy(whole, 'blue').kriegspiel.works,
    );
  });

  test('is opened once its trench is done, and not before', () => {
    expect(unopenedNotes(begun)).toEqual({ red: [2], blue: [6] });
    // Red’s fourth move since he began is the seventh of both sides.
    expect(unopenedNotes(idle(begun, 3)).red).toEqual([2]);
    const done = idle(begun, 4);
    expect(battleOf(done)?.kriegspiel.built).toEqual([{ piece: 'RK1', side: 'red' }]);
    expect(unopenedNotes(done)).toEqual({ red: [], blue: [6] });
    expect(writeKriegspielRecord(done)).toMatch(/entrench/);
    expect(writeKriegspielRecord(done)).not.toMatch(/mine/);
  });

  test('is opened when its mine goes off, and stays closed while it lies', () => {
    const lies = idle(begun, 9);
    expect(battleOf(lies)?.kriegspiel.mines).toMatchObject([{ id: 'BK1' }]);
    expect(unopenedNotes(lies).blue).toEqual([6]);
    const sprung = after(lies.muster.first === battleOf(lies)?.mover ? idle(lies, 1) : lies, GO, {
      kind: 'march',
      man: 'B27',
      to: { x: 880, y: 1_070 },
    });
    expect(battleOf(sprung)?.kriegspiel.mines).toEqual([]);
    expect(unopenedNotes(sprung).blue).toEqual([]);
  });

  test('belongs to nobody in a battle without works', () => {
    const chapters = SHAM_FIGHT.muster.chapters.filter((each) => each !== 'works');
    const text = writeKriegspielRecord({
      ...SHAM_FIGHT,
      muster: { ...SHAM_FIGHT.muster, chapters },
    });
    expect(text).not.toContain('[Notes');
  });
});

test('every order that Kriegspiel adds has its word', () => {
  const at = { x: 12, y: -16 };
  const path = [at, { x: 3, y: 4 }];
  const men = ['R1', 'R2'];
  const orders: readonly KriegspielOrder[] = [
    { kind: 'takeUp', what: 'W1' },
    { kind: 'place', man: 'R1', at },
    { kind: 'placeBody', men, formation: 'extended', at, front: 90_000 },
    { kind: 'placeWaggon', waggon: 'W1', at, bearing: 1 },
    { kind: 'placeTransport', transport: 'S1', at, bearing: 0 },
    { kind: 'march', man: 'R1', to: at },
    { kind: 'march', man: 'R1', to: at, by: path },
    { kind: 'marchBody', body: 'AB', path },
    { kind: 'marchBody', body: 'A', path, front: 5 },
    { kind: 'formBody', men, front: 180_000 },
    { kind: 'changeFormation', body: 'A', formation: 'fours' },
    { kind: 'dismount', body: 'A' },
    { kind: 'mount', body: 'A' },
    { kind: 'limber', gun: 'G1' },
    { kind: 'unlimber', gun: 'G1' },
    { kind: 'marchGun', gun: 'G1', path },
    { kind: 'marchWaggon', waggon: 'W1', path },
    { kind: 'moveTransport', transport: 'T1', path },
    { kind: 'embark', transport: 'S1', men },
    { kind: 'disembark', transport: 'S1', men },
    { kind: 'shell', gun: 'G1', screw: 'heavy', bearing: 7, elevation: -5_000 },
    { kind: 'rifles', men: ['R1', 'R2', 'R3', 'R4', 'R5'], bearing: 7, elevation: -30 },
    { kind: 'nameNext', side: 'red', man: 'R1' },
    { kind: 'charge', body: 'A', target: 'B' },
    { kind: 'settleCharge', casualties: { dead: men, taken: ['B1'] } },
    { kind: 'settleCharge', casualties: { dead: [], taken: [] } },
    { kind: 'beginWork', work: 'burn', men, target: 'depot-a', at: [] },
    { kind: 'beginWork', work: 'tearUp', men, target: 'rails', at: [at] },
    { kind: 'beginWork', work: 'entrench', men, target: null, at: path },
    { kind: 'eatHorses', men },
    { kind: 'haul', gun: 'G1', to: at, crew: [] },
    END,
  ];
  for (const order of orders) {
    const word = writeKriegspielOrder(order);
    expect(word).not.toMatch(/\s/);
    expect(readKriegspielOrder(word)).toEqual({ order, shot: null });
  }
  expect(readKriegspielOrder('rifles:0:0:R1~1,2#B1')?.shot).toBe('~1,2#B1');
  for (const none of [
    ...[
      '',
      'go',
      'charge',
      'charge:A',
      'charge:A:B:C',
      'limber:G1~1,2',
      'march:R1',
      'shell:G1:tin:0:0',
    ],
    ...['limber:constructor', 'limber:', 'marchBody:A:1,2,3', 'beginWork:dig:1,1:R1'],
  ])
    expect(readKriegspielOrder(none), none).toBe(null);
});
