import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { KRIEGSPIEL_COUNTRIES } from '../../../src/littlewars/battles/kriegspielCountries';
import { KRIEGSPIEL_COUNTRY_IDS } from '../../../src/littlewars/battles/readyKriegspiel';
import { KRIEGSPIEL_ORDER_KINDS } from '../../../src/littlewars/console/kriegspielOrders';
import { answers, last } from './answers';

/** Eight sabres 10 inches from twenty in extended order, a row of five riflemen, and a gun with its six. */
const men = [
  ...Array.from({ length: 8 }, (_, i) => ({
    id: `R${i + 1}`,
    side: 'red',
    arm: 'cavalry',
    x: 400 + 12 * (i % 4),
    y: 400 - 12 * Math.floor(i / 4),
  })),
  ...Array.from({ length: 5 }, (_, i) => ({
    id: `R${i + 9}`,
    side: 'red',
    x: 700 + 24 * i,
    y: 400,
  })),
  ...Array.from({ length: 6 }, (_, i) => ({
    id: `R${i + 14}`,
    side: 'red',
    x: 950 + 20 * i,
    y: 340,
  })),
  ...Array.from({ length: 20 }, (_, i) => ({
    id: `B${i + 1}`,
    side: 'blue',
    x: 300 + 24 * i,
    y: 880,
  })),
];
const ids = (letter: string, from: number, count: number) =>
  Array.from({ length: count }, (_, i) => `${letter}${from + i}`);
const state = {
  services: Object.fromEntries(ids('R', 14, 6).map((id) => [id, 'artillery'])),
  bodies: [
    { id: 'A', side: 'red', men: ids('R', 1, 8), formation: 'ranks' },
    { id: 'B', side: 'red', men: ids('R', 9, 5), formation: 'extended' },
    { id: 'C', side: 'blue', men: ids('B', 1, 20), formation: 'extended', front: 180_000 },
  ],
  waggons: [{ id: 'W1', side: 'red', x: 700, y: 300, packets: 3 }],
};
const table = (kriegspiel: object = {}, more: object = {}) =>
  `battle ${JSON.stringify({
    country: { width: 1920, depth: 1536, pieces: [] },
    men,
    guns: [{ id: 'G1', side: 'red', x: 1000, y: 380 }],
    rules: { kind: 'blow' },
    kriegspiel: { ...state, ...kriegspiel },
    ...more,
  })}`;

describe('battles of Kriegspiel', () => {
  test.each(KRIEGSPIEL_COUNTRY_IDS)('battle %s has a brigade a side set out', (id) => {
    const answer = last(`battle ${id}`) as {
      men: { side: string; x: number }[];
      kriegspiel: { bodies: unknown[]; waggons: { x: number }[]; chapters: unknown[] };
    };
    expect(answer).toMatchObject({
      phase: 'guns',
      mover: 'red',
      country: KRIEGSPIEL_COUNTRIES[id],
    });
    // 60 infantry, 24 cavalry, 12 gunners, 6 engineers and the General.
    expect(answer.men.filter(({ side }) => side === 'red')).toHaveLength(103);
    expect(answer.kriegspiel.bodies).toHaveLength(12);
    expect(answer.kriegspiel.chapters).toHaveLength(10);
    expect(answer.kriegspiel.waggons.every(({ x }) => x > 0)).toBe(true);
  });

  test('the answer of a position is a battle again', () => {
    const { kriegspiel } = last(table()) as { kriegspiel: object };
    expect(last(table(kriegspiel)).kriegspiel).toEqual(kriegspiel);
    const busy = {
      chapters: ['formations', 'charges', 'command', 'works', 'ground', 'boats', 'supply'],
      half: false,
      generalVulnerable: true,
      charging: true,
      duties: { R1: { used: 0.25, halves: 1, pursuit: 'menaced', start: { x: 1, y: 2 } } },
      guns: { G1: { limbered: true, disabledUntil: 6 } },
      transports: [
        {
          id: 'S1',
          kind: 'boat',
          side: 'red',
          x: 9,
          y: 9,
          aboard: ['R9'],
          boarding: { men: ['R10'], done: 1 },
        },
      ],
      depots: [{ piece: 'depot', side: 'red', packets: 4, burnt: true }],
      works: [
        {
          id: 'RK1',
          side: 'red',
          kind: 'entrench',
          men: ['R9'],
          at: [
            { x: 1, y: 1 },
            { x: 9, y: 1 },
          ],
          takes: 4,
        },
      ],
      built: [{ piece: 'RK0', side: 'red' }],
      begun: { red: 2 },
      ruins: [
        { id: 'br', kind: 'bridge', height: 0, shape: { kind: 'circle', x: 9, y: 9, radius: 9 } },
      ],
      gaps: [{ railway: 'line', at: { x: 5, y: 5 } }],
      mines: [{ id: 'RM1', side: 'red', at: { x: 5, y: 5 } }],
      generals: { red: { man: 'R1', awayUntil: 7, next: 'R2' } },
      wanting: { R9: { food: 3 } },
      fed: { R9: 2 },
      besieged: { R9: 2 },
      fired: { R9: 2 },
      crossing: { A: { paid: 1, move: 2 } },
      horses: { R1: ['R2'] },
      unhorsed: ['R3'],
    };
    const { kriegspiel: now } = last(table(busy)) as { kriegspiel: object };
    expect(now).toMatchObject(
      Object.fromEntries(Object.entries(busy).filter(([key]) => key !== 'half')),
    );
    expect(last(table(now)).kriegspiel).toEqual(now);
  });

  test.each([
    [{ chapters: ['charges'] }, 'kriegspiel.chapters must be with formations.'],
    [{ chapters: ['magic'] }, /^kriegspiel.chapters\[0\] must be one of shells/],
    [{ services: { R1: 'pilot' } }, /^kriegspiel.services.R1 must be one of infantry/],
    [{ bodies: [{ id: 'A', side: 'red', men: ['R99'], formation: 'ranks' }] }, /not “R99”/],
    [
      { bodies: [{ id: 'A', side: 'red', formation: 'crowd' }] },
      /^kriegspiel.bodies\[0\].formation/,
    ],
    [{ duties: { R1: { used: 2 } } }, 'kriegspiel.duties.R1.used must be a number from 0 to 1.'],
    [{ duties: { R1: { halves: 3 } } }, 'kriegspiel.duties.R1.halves must be 0, 1 or 2.'],
    [{ wanting: { R9: { beer: 1 } } }, /^kriegspiel.wanting.R9 must be one of food/],
  ])('a state %j: %s', (more, error) => {
    expect(last(table(more)).error).toMatch(error);
  });

  test('a charge whose dead are still to be named is read back too', () => {
    const open = last(table(), 'play charge A C') as { charge: { proposal: { dead: string[] } } };
    const { kriegspiel } = last(table(), 'play charge A C', 'position') as { kriegspiel: object };
    const again = table(kriegspiel, { phase: 'men' });
    expect((last(again) as { kriegspiel: { charge: object } }).kriegspiel.charge).toEqual(
      open.charge,
    );
    expect(last(again, 'play marchBody B 748,496').error).toContain('chargeOpen');
    expect(last(again, 'play settleCharge', 'position').men).toContainEqual(
      expect.objectContaining({ id: open.charge.proposal.dead[0], state: 'dead' }) as object,
    );
    for (const [more, error] of [
      [{ body: 'Z' }, 'kriegspiel.charge must be of bodies of the battle, not “Z”.'],
      [{ sabres: ['R99'] }, 'kriegspiel.charge must be of men of the battle, not “R99”.'],
      [{ tolls: [] }, 'kriegspiel.charge.tolls must be one or two tolls.'],
      [{ distance: 'far' }, 'kriegspiel.charge.distance must be a number.'],
      [
        { isolation: { body: ['B1'], supporters: [], needed: 1, isolated: 'so' } },
        'kriegspiel.charge.isolation.isolated must be true or false.',
      ],
    ] as const)
      expect(last(table({ ...kriegspiel, charge: { ...open.charge, ...more } })).error).toBe(error);
  });

  test('a charge decided by a toss is given back with both tolls', () => {
    const kriegspiel = {
      ...state,
      bodies: [state.bodies[0], { ...state.bodies[2], formation: 'ranks' }],
    };
    const riders = men.map((man) => (man.side === 'blue' ? { ...man, arm: 'cavalry' } : man));
    const eight = riders.filter(({ id, side }) => side === 'red' || Number(id.slice(1)) <= 8);
    const of = {
      ...kriegspiel,
      bodies: [state.bodies[0], { ...kriegspiel.bodies[1], men: ids('B', 1, 8) }],
    };
    const lines = [table(of, { men: eight }), 'play charge A C'];
    const open = last(...lines) as { charge: { tolls: object[]; won: boolean | null } };
    expect(open.charge.tolls).toHaveLength(2);
    const { kriegspiel: now } = last(...lines, 'position') as { kriegspiel: object };
    expect(
      (last(table(now, { men: eight, phase: 'men' })) as { kriegspiel: { charge: object } })
        .kriegspiel.charge,
    ).toEqual(open.charge);
  });

  test('the other side does not see mines and earthworks (6.4)', () => {
    const secret = {
      mines: [{ id: 'BM1', side: 'blue', at: { x: 5, y: 5 } }],
      works: [
        { id: 'BK1', side: 'blue', kind: 'mine', men: ['B1'], at: [{ x: 5, y: 5 }], takes: 6 },
      ],
    };
    for (const ask of ['works', 'works red', 'works red as red'])
      expect(last(table(secret), ask)).toMatchObject({ side: 'red', works: [], mines: [] });
    expect(last(table(secret), 'position').kriegspiel).toMatchObject({ works: [], mines: [] });
    // By side, as the mover knows them; Blue’s knowledge where it is asked in his name.
    expect(last(table(secret), 'works blue')).toMatchObject({
      side: 'red',
      of: 'blue',
      works: [],
      mines: [],
    });
    expect(last(table(secret), 'works as blue')).toMatchObject({ side: 'blue', ...secret });
    expect(last(table(secret), 'works blue as blue')).toMatchObject(secret);
    expect(last(table(secret), 'works red as blue')).toMatchObject({ works: [], mines: [] });
    expect(last(table(secret), 'works as').error).toBeDefined();
    expect(last(table(secret, { mover: 'blue' }), 'works')).toMatchObject(secret);
  });
});

describe('questions', () => {
  test('charge', () => {
    expect(last(table(), 'charge A C')).toMatchObject({
      charge: {
        distance: expect.closeTo(480, 1) as number,
        band: 'far',
        stand: 'extended',
        tolls: [{ chargers: { dead: 4 }, charged: { dead: 8 } }],
      },
      reasons: [],
    });
    expect(last(table(), 'charge C A').reasons).toMatchObject([
      { code: 'notYours' },
      { code: 'tooFewSabres' },
      { code: 'notFormed' },
    ]);
  });

  test('charge of a gun, for its gunners', () => {
    const [own, gunners] = [ids('R', 14, 6), ids('B', 24, 6)];
    const battery = {
      guns: [{ id: 'G1', side: 'blue', x: 1000, y: 380 }],
      men: men.map((man) => {
        const id = gunners[own.indexOf(man.id)];
        return id === undefined ? man : { ...man, id, side: 'blue' };
      }),
    };
    const services = Object.fromEntries(gunners.map((id) => [id, 'artillery']));
    expect(last(table({ services }, battery), 'charge A G1')).toMatchObject({
      charge: { target: 'G1', stand: 'artillery', guns: ['G1'] },
    });
  });

  test('action: a limbered or damaged gun does not fire', () => {
    expect(last(table(), 'action G1')).toMatchObject({ inAction: true, reasons: [] });
    for (const [change, code] of [
      [{ limbered: true }, 'limbered'],
      [{ disabledUntil: 9 }, 'disabled'],
    ] as const)
      expect(last(table({ guns: { G1: change } }), 'action G1')).toMatchObject({
        inAction: false,
        reasons: [{ code }],
      });
  });

  test('march', () => {
    const answer = last(table(), 'march B 748,496');
    expect(answer).toMatchObject({ cost: 0.5, left: 1, front: 0, reasons: [] });
    expect(answer.places).toHaveLength(5);
    // The members of an answer are frozen, whatever the engine calls them.
    expect(Object.keys(answer).join(' ')).toBe(
      'cost left up down rivers ways late moves front reasons places',
    );
    expect(last(table(), 'march B 748,600').reasons).toMatchObject([{ code: 'tooDear' }]);
    expect(last(table(), 'march W1 700,348')).toMatchObject({ cost: 0.5 });
    expect(last(table(), 'march G1 1000,400').reasons).toMatchObject([{ code: 'limbered' }]);
    expect(last(table(), 'march R14 950,364')).toMatchObject({ cost: 0.125, reasons: [] });
    expect(last(table(), 'march Z 1,1').error).toBe(
      'No body, gun, waggon, boat, train or man is “Z”.',
    );
    const boat = { transports: [{ id: 'S1', kind: 'boat', side: 'red', x: 9, y: 9 }] };
    expect(last(table(boat), 'march S1 9,105')).toMatchObject({
      cost: 0.5,
      left: 1,
      reasons: [{ code: 'noWay' }],
    });
  });

  test('formation', () => {
    expect(last(table(), 'formation B ranks')).toMatchObject({
      from: 'extended',
      to: 'ranks',
      halves: 1,
      reasons: [],
    });
    expect(last(table(), 'formation B extended').reasons).toMatchObject([
      { code: 'sameFormation' },
    ]);
  });

  test('shell', () => {
    const answer = last(table(), 'shell G1 light 0 0');
    expect(answer).toMatchObject({ burst: { dead: [] } });
    expect(answer).toEqual(last(table(), 'shell G1 light 0 0 0 0'));
    expect(answer).not.toEqual(last(table(), 'shell G1 light 0 0 0 9000'));
    expect(last(table(), 'shell G1 tin 0 0').error).toBe(
      '“tin” is not a screw: light, medium, heavy.',
    );
  });

  test('rifles', () => {
    expect(last(table(), 'rifles R13 R12 R11 R10 R9')).toEqual({
      front: 0,
      files: [['R9', 'R10', 'R11', 'R12', 'R13']],
    });
  });

  test('supply', () => {
    expect(last(table(), 'supply')).toMatchObject({
      side: 'red',
      due: 10,
      stores: [{ id: 'W1', packets: 3 }],
    });
    expect(last(table(), 'supply blue')).toMatchObject({ side: 'blue', stores: [] });
  });

  test.each([
    ['charge A C', 'charges'],
    ['formation A fours', 'formations'],
    ['shell G1 light 0 0', 'shells'],
    ['rifles R9', 'rifles'],
    ['works', 'works'],
    ['supply', 'supply'],
  ])('%s is refused without its chapter', (line, chapter) => {
    expect(last(table({ chapters: [] }), line).error).toBe(
      `This battle is fought without the chapter “${chapter}”.`,
    );
    expect(last(line).error).toBe('This battle is fought without chapters of Kriegspiel.');
  });

  test('a command that a chapter has replaced names the other command', () => {
    expect(last(table(), 'way R9 1 1').error).toBe(
      'This battle takes the chapter “ground”: ask “march”.',
    );
    expect(last(table(), 'shot G1 0 0 0 0').error).toBe(
      'This battle takes the chapter “shells”: ask “shell”.',
    );
    expect(last(table({ chapters: [] }), 'shot G1 0 0 0 0')).toMatchObject({ dead: [] });
    expect(last(table(), 'points')).toMatchObject({ red: { total: expect.any(Number) as number } });
  });
});

test('play: every order in words', () => {
  for (const [line, error] of [
    ['march R14 950 364', undefined],
    ['march R14 950,350 950,364', undefined],
    ['marchBody B 748,496', undefined],
    ['marchBody B 748,440 748,496 90000', undefined],
    ['formBody 0 R9 R10', undefined],
    ['changeFormation B ranks', undefined],
    ['dismount A', undefined],
    ['mount A', 'alreadyMounted'],
    ['limber G1', undefined],
    ['unlimber G1', 'limbered'],
    ['marchGun G1 1000,400', 'limbered'],
    ['marchWaggon W1 700,348', undefined],
    ['shell G1 heavy 0 1000', undefined],
    ['fire G1 0 0', 'shellsOnly'],
    ['rifles 0 0 R9 R10 R11 R12 R13', undefined],
    ['nameNext red R1', undefined],
    ['charge A C', undefined],
    ['settleCharge', 'noChargeOpen'],
    ['beginWork entrench 700,408 740,408 R9 R10 R11 R12 R13', undefined],
    ['beginWork destroy bridge R9', 'nothingToWorkOn'],
    ['eatHorses R1', 'wrongPhase'],
    ['placeBody ranks 1 1 0 R9 R10 R11 R12 R13', 'wrongPhase'],
    ['placeWaggon W1 1 1 0', 'wrongPhase'],
    ['placeTransport S1 1 1 0', 'noSuchTransport'],
    ['moveTransport S1 1,1', 'noSuchTransport'],
    ['embark S1 R9', 'noSuchTransport'],
    ['disembark S1 R9', 'noSuchTransport'],
    ['march R14 1,2,3', 'is no place'],
    ['end', undefined],
  ] as const) {
    const answer = last(table(), `play ${line}`);
    if (error === undefined) expect(answer, line).not.toHaveProperty('error');
    else expect(answer.error, line).toContain(error);
  }
  expect(KRIEGSPIEL_ORDER_KINDS).toHaveLength(42);
  expect(last('play charge A C').error).toBe(
    '“charge” is an order of Kriegspiel, of which this battle has no chapter.',
  );
});

test('play charge: its dead are proposed, named by the mover, or taken as proposed', () => {
  const open = last(table(), 'play charge A C') as { charge: { proposal: { dead: string[] } } };
  const { dead } = open.charge.proposal;
  expect(dead.length).toBeGreaterThan(0);
  for (const line of ['settleCharge', `settleCharge dead ${dead.join(' ')} taken`])
    expect(last(table(), 'play charge A C', `play ${line}`, 'position').men).toContainEqual(
      expect.objectContaining({ id: dead[0], state: 'dead' }) as object,
    );
  expect(last(table(), 'play charge A C', 'play settleCharge dead taken').error).toContain(
    'wrongToll',
  );
});

test('the examples of the document have the documented answers', () => {
  const text = readFileSync('docs/littlewars-console.md', 'utf8');
  for (const [heading, count] of [
    ['### Examples', 9],
    ['### Records', 6],
  ] as const) {
    const part = text.slice(text.indexOf(heading));
    const [, lines = ''] = /```text\n([^]*?)```/.exec(part) ?? [];
    const examples = lines.split('\n').filter((line) => line !== '');
    const asked = examples.filter((line) => line.startsWith('> '));
    expect(asked).toHaveLength(count);
    const given = answers(...asked.map((line) => line.slice(2)));
    examples.forEach((line, i) => {
      if (!line.startsWith('> ')) return;
      const [answer, next] = [given.shift(), examples[i + 1]];
      if (next?.startsWith('{')) expect(answer, line).toMatchObject(JSON.parse(next) as object);
      else expect(answer, line).not.toHaveProperty('error');
    });
  }
});
