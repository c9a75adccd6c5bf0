import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { COUNTRIES, COUNTRY_IDS } from '../../../src/littlewars/battles/countries';
import { ORDER_KINDS } from '../../../src/littlewars/console/reading';
import { FOOT } from '../../../src/littlewars/engine/lengths';
import { SIDES, type Gun, type Man } from '../../../src/littlewars/engine/types';
import { last } from './answers';

const TABLE = {
  country: { width: 1920, depth: 1536, pieces: [] },
  men: [
    { id: 'R1', side: 'red', x: 640, y: 640 },
    { id: 'R2', side: 'red', x: 660, y: 640 },
    { id: 'B1', side: 'blue', x: 640, y: 651 },
    { id: 'B2', side: 'blue', x: 900, y: 900, arm: 'cavalry' },
  ],
  guns: [{ id: 'G1', side: 'red', x: 700, y: 600 }],
};
const battle = (more: object = {}) => `battle ${JSON.stringify({ ...TABLE, ...more })}`;

describe('the console of Little Wars', () => {
  test('battle and position', () => {
    const answer = last('battle hooks-farm');
    expect(answer).toMatchObject({ phase: 'guns', mover: 'red', moves: 0 });
    expect(answer.men).toHaveLength(146);
    expect((answer.men as object[])[0]).toEqual({
      id: 'R1',
      side: 'red',
      arm: 'infantry',
      x: 128,
      y: 48,
      state: 'ready',
    });
    const file = join(mkdtempSync(join(tmpdir(), 'littlewars-')), 'battle.json');
    writeFileSync(file, JSON.stringify(TABLE));
    expect(last(`battle ${file}`)).toEqual(last(battle()));
    expect(last(battle(), 'position')).toEqual(last(battle()));
  });

  test('a battle without named rulings is of the newest', () => {
    const four = [57, 58, 62, 63].map((x, i) => ({
      id: `R${i + 1}`,
      side: 'red',
      x: x * 16,
      y: -32,
    }));
    const guns = [{ id: 'G1', side: 'red', x: 960, y: -16, bearing: 0 }];
    const order = 'play march R1 900 -32';
    expect(last(battle({ men: four, guns }), order)).not.toHaveProperty('error');
    expect(last(battle({ men: four, guns, rulings: 1 }), order)).toMatchObject({
      reasons: [{ code: 'offField' }],
    });
    expect(last(battle({ rulings: 4 }))).toEqual({ error: 'rulings must be at most 3.' });
  });

  test.each(COUNTRY_IDS)('battle %s has both sides set out on its Country', (id) => {
    const answer = last(`battle ${id}`);
    expect(answer).toMatchObject({ phase: 'guns', mover: 'red', moves: 0, country: COUNTRIES[id] });
    const { men, guns } = answer as { men: Man[]; guns: Gun[] };
    for (const side of SIDES) {
      const near = (y: number): boolean => (side === 'red' ? y < 2 * FOOT : y > 6 * FOOT);
      const of = men.filter((man) => man.side === side && near(man.y));
      expect(of.filter(({ arm }) => arm === 'infantry')).toHaveLength(48);
      expect(of.filter(({ arm }) => arm === 'cavalry')).toHaveLength(25);
      const own = guns.filter((gun) => gun.side === side && near(gun.y));
      expect(own).toHaveLength(3);
      for (const gun of own)
        expect(last(`battle ${id}`, `action ${gun.id}`)).toMatchObject({ inAction: true });
    }
  });

  test('isolated, melees, action, way, shot, capture, points', () => {
    expect(last(battle(), 'isolated B1')).toEqual({
      body: ['B1'],
      supporters: ['B2'],
      needed: 1,
      isolated: false,
    });
    expect(last(battle(), 'melees')).toMatchObject({
      melees: [{ men: { red: ['R1', 'R2'], blue: ['B1'] }, toll: { dead: 1, taken: 0 } }],
    });
    expect(last(battle(), 'action G1')).toMatchObject({
      inAction: false,
      near: ['R1', 'R2'],
      trail: [null, null],
    });
    expect(last(battle(), 'way R2 660 500')).toMatchObject({
      length: 140,
      limit: 192,
      reasons: [],
    });
    expect(last(battle(), 'way R2 1900 1500')).toMatchObject({
      length: null,
      stops: [],
      reasons: [{ code: 'tooFar' }],
    });
    expect(last(battle(), 'shot G1 0 1000 0 0')).toMatchObject({ dead: [] });
    expect(last(battle(), 'capture G1')).toMatchObject({ captured: false, near: ['R1', 'R2'] });
    expect(last(battle(), 'points')).toMatchObject({ red: { infantry: 2, guns: 10, total: 12 } });
  });

  test('a body is of ready men, and a gun that has left is not in action, not shot with, not captured', () => {
    const men = [...TABLE.men.slice(1), { ...TABLE.men[0], state: 'dead' }];
    expect(last(battle({ men }), 'isolated R1').error).toBe(
      '“R1” is dead: a body is of men who are free and armed.',
    );
    const guns = [{ ...TABLE.guns[0], gone: true }];
    expect(last(battle({ guns }), 'action G1')).toEqual({
      inAction: false,
      near: [],
      trail: [null, null],
      reasons: [{ code: 'noSuchGun', gun: 'G1' }],
    });
    for (const ask of ['shot G1 0 1000 0 0', 'capture G1'])
      expect(last(battle({ guns }), ask).error).toBe('“G1” has left the field.');
  });

  test('play: every order in words', () => {
    expect(last(battle(), 'play march R2 660 500', 'position').men).toContainEqual({
      id: 'R2',
      side: 'red',
      arm: 'infantry',
      x: 660,
      y: 500,
      state: 'ready',
    });
    expect(last('play lie R1')).toMatchObject({ phase: 'guns' });
    expect(last('play lie R1 up')).toMatchObject({ phase: 'guns' });
    expect(last('play lie R1 sideways')).toEqual({ error: '“sideways” is neither down nor up.' });
    const open = last(battle(), 'play end');
    expect(open).toMatchObject({ phase: 'melees', melees: [{ number: 0 }] });
    expect(last(battle(), 'play end', 'melees').melees).toEqual(open.melees);
    expect(last(battle(), 'play end', 'play settle 0')).toMatchObject({ phase: 'over' });
    expect(last(battle(), 'play end', 'play settle 0 dead R2 B1 taken')).toMatchObject({
      phase: 'over',
    });
    expect(last(battle(), 'play end', 'play settle 0 R2')).toEqual({
      error: 'A melee is settled as “dead ID… taken ID…”.',
    });
    expect(last(battle(), 'play end', 'play settle 4')).toMatchObject({
      error: 'Refused: noSuchMelee.',
    });
    const four = [0, 1, 2, 3].map((i) => ({
      id: `R${i + 3}`,
      side: 'red',
      x: 660 + 20 * i + (i > 1 ? 20 : 0),
      y: 600,
    }));
    const gun = battle({
      men: [...TABLE.men.slice(3), ...four, { id: 'B9', side: 'blue', x: 700, y: 760 }],
    });
    const fired = last(gun, 'play fire G1 0 0');
    expect(fired).toMatchObject({ dead: ['B9'] });
    expect(fired.deviation).toBeDefined();
    expect(last(gun, 'play fire G1 0 0', 'play serve G1 R3 R6')).toMatchObject({ phase: 'men' });
    expect(
      last(gun, `play haul G1 700 650 ${four.map(({ id, x }) => `${id} ${x} 650`).join(' ')}`),
    ).toMatchObject({ phase: 'guns' });
    expect(last(gun, 'play takeOff G1 R3 R4 R5 R6')).toMatchObject({
      error: expect.stringContaining('tooFar') as unknown,
    });
    for (const [line, error] of [
      ['place R1 1 1', 'Refused: wrongPhase.'],
      ['placeGun G1 1 1 0', 'Refused: wrongPhase.'],
      ['takeUp R1', 'Refused: wrongPhase.'],
      ['ready red', 'Refused: wrongPhase.'],
      ['go', 'Refused: wrongPhase.'],
      ['join R1 0', 'Refused: wrongPhase.'],
      ['leave R99', 'Refused: noSuchMan.'],
      ['whiteFlag R1', 'Refused: notIsolated.'],
      ['declineDraw red', 'Refused: noOffer.'],
    ] as const)
      expect(last('battle hooks-farm', `play ${line}`).error).toContain(error);
    expect(last('play offerDraw red', 'play offerDraw blue')).toMatchObject({
      result: { winner: null },
    });
    expect(last('play surrender red')).toMatchObject({ result: { winner: 'blue' } });
    expect(last('play time')).toMatchObject({ phase: 'interval', mover: 'blue' });
    expect(ORDER_KINDS).toHaveLength(20);
  });

  test.each([
    ['', /^The line is empty; the commands are battle, position/],
    ['fly', /^There is no command “fly”/],
    ['constructor', /^There is no command/],
    ['battle', /needs a battle/],
    ['battle nowhere', /neither a file nor a battle: hooks-farm/],
    ['battle {', /^That is no JSON/],
    ['battle {}', /^country must be an object/],
    ['battle {"country":{"width":1}}', /^country.depth must be a whole number/],
    ['battle {"country":{"width":1,"depth":1}}', /has faults/],
    ['position now', /ends before “now”/],
    ['isolated', /needs men/],
    ['isolated R99', /^Nobody is “R99”/],
    ['isolated R1 B1', /^The men are of both sides/],
    ['isolated R1 R2 R1', /^“R1” is named twice/],
    ['action', /^No gun is “”/],
    ['way R1 5', /needs y, a whole number\./],
    ['way R1 5 x', /needs y, a whole number, not “x”/],
    ['shot G1 0 90000 0 0', /elevation is from/],
    ['play', /^There is no order “”; the orders are place/],
    ['play march', /needs a man/],
    ['play ready green', /“green” is no side/],
    ['play end now', /ends before “now”/],
  ])('%s is refused', (line, error) => {
    expect(last(line).error).toMatch(error);
  });

  test.each([
    [{ men: {} }, 'men must be a list.'],
    [{ men: [3] }, 'men[0] must be an object.'],
    [{ men: [{ id: 3 }] }, 'men[0].x must be a whole number.'],
    [{ men: [{ id: 3, x: 1, y: 1 }] }, 'men[0].id must be a text.'],
    [{ men: [{ id: 'a', x: 1, y: 1, side: 'green' }] }, 'men[0].side must be one of red, blue.'],
    [
      { men: [{ id: 'a', x: 1, y: 1, side: 'red', lying: 1 }] },
      'men[0].lying must be true or false.',
    ],
    [{ men: [TABLE.men[0], TABLE.men[0]] }, 'Two have the id “R1”.'],
    [{ guns: [{ ...TABLE.guns[0], captured: 'x' }] }, 'guns[0].captured must be a whole number.'],
    [
      {
        guns: [{ ...TABLE.guns[0], captured: 2, crew: ['R1'] }],
        men: [{ ...TABLE.men[0], escort: 'B1' }],
      },
      undefined,
    ],
    [
      {
        country: {
          ...TABLE.country,
          pieces: [
            {
              id: 'a',
              kind: 'tree',
              height: 64,
              name: 'oak',
              shape: { kind: 'circle', x: 99, y: 99, radius: 6 },
            },
          ],
        },
      },
      undefined,
    ],
    [
      {
        country: {
          ...TABLE.country,
          pieces: [
            {
              id: 'a',
              kind: 'wall',
              height: 64,
              shape: {
                kind: 'polygon',
                corners: [
                  { x: 9, y: 9 },
                  { x: 99, y: 9 },
                  { x: 99, y: 99 },
                ],
              },
            },
          ],
        },
      },
      undefined,
    ],
  ])('a battle %j: %s', (more, error) => {
    expect(last(battle(more)).error).toBe(error);
  });
});
