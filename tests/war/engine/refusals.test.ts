import { describe, expect, test } from 'vitest';
import {
  deploy,
  emptyDeployment,
  redeploy,
  takeBackUnit,
} from '../../../src/war/engine/deployment';
import { reasonsAgainst } from '../../../src/war/engine/objections';
import type { Position } from '../../../src/war/engine/position';
import type { Reason, ReasonCode } from '../../../src/war/engine/reasons';
import { STANDARD_BOARD as B } from '../../../src/war/engine/standardMap';
import type { Action } from '../../../src/war/engine/vocabulary';
import { drill, expectRefused, playAll, scene, spoken, square } from '../../support/board';

// Every kind of illegal action, answered with all its reasons, squares named, and the position left as it was.

const D8 = 'D8,T3,T23';
const board = drill();

/** The retreat of F6 is due; H3 and K9 stand by. */
const retreat = scene({ E6: 'C', F6: 'i', H3: 'c', K9: 'r' }, { board, to: 'S', dislodged: 'F6' });
/** F6 has been destroyed: D6 or E6 must advance. C3 and K1 stand by. */
const advance = playAll(
  scene(
    { D6: 'A', E6: 'I', F6: 'c', K1: 'i', C3: 'I' },
    { board, rules: { victorMustAdvance: true } },
  ),
  'xF6',
);
/** J8 relays to the row; K8 is on column 8, N4 and N5 on no line; five of the others have moved. */
const spent = playAll(
  scene({ G8: 'I', J3: 'IIIIIC', N4: 'I', K23: 'i' }, { standing: D8 }),
  'J3-I3 J4-I4 J5-I5 J6-I6 J7-I7',
);
/** T3 has fallen in this turn; C on R22 is two steps from T23, T2 near T3. */
const raided = playAll(
  scene({ B2: 'R', B22: 'S', S2: 'I', R22: 'C', H8: 'I', K3: 'i', K23: 'i', J8: 'r' }),
  'S2-T3',
);
const over = playAll(retreat, 'resign');
const plain = scene({ G8: 'I', K8: 'C', K9: 'i', C9: 'C', A1: 'I', J8: 'i' });

interface Case {
  readonly why: string;
  readonly from: Position;
  readonly action: string;
  readonly reasons: readonly string[];
}

const cases: readonly Case[] = [
  // Who and what.
  { why: 'nobody there', from: plain, action: 'E5-E6', reasons: ['noUnit E5'] },
  { why: "the enemy's unit", from: plain, action: 'K9-L9', reasons: ['notYours K9'] },
  { why: 'no move', from: plain, action: 'G8-G8', reasons: ['sameSquare G8'] },
  { why: 'onto a mountain', from: plain, action: 'C9-C10', reasons: ['mountain C10'] },
  { why: 'onto an own unit', from: retreat, action: 'F6-E6', reasons: ['occupied E6, by N'] },
  {
    why: 'too far',
    from: plain,
    action: 'G8-J8',
    reasons: ['occupied J8, by S', 'tooFar from G8, to J8, steps 3, speed 1'],
  },
  {
    why: 'too far, and a mountain',
    from: plain,
    action: 'G8-G10',
    reasons: ['mountain G10', 'tooFar from G8, to G10, steps 2, speed 1'],
  },
  // D9 leads nowhere: C10, D10, E10 are mountains. C9 to C11 goes by B10, which no line serves, and D10, C10.
  { why: 'no way', from: plain, action: 'C9-C11', reasons: ['mountain C11'] },
  {
    why: 'no way between',
    from: scene({ E9: 'C', F10: 'R' }),
    action: 'E9-E11',
    reasons: ['noWay from E9, to E11, D10 mountain, E10 mountain, F10 occupied'],
  },
  {
    why: 'no way between, occupied',
    from: scene({ G8: 'C', F7: 'R', G7: 'I', H7: 'i' }),
    action: 'G8-G6',
    reasons: ['noWay from G8, to G6, F7 occupied, G7 occupied, H7 occupied'],
  },
  {
    why: 'no way between, where marches stop isolated',
    from: scene({ G8: 'C', G7: 'R', H7: 'i' }, { rules: { marchStopsWhereIsolated: true } }),
    action: 'G8-G6',
    reasons: ['noWay from G8, to G6, F7 isolates, G7 occupied, H7 occupied'],
  },
  { why: 'isolated', from: scene({ N4: 'I' }), action: 'N4-N5', reasons: ['isolated N4'] },
  {
    why: 'isolated and too far',
    from: scene({ N4: 'C' }),
    action: 'N4-N7',
    reasons: ['isolated N4', 'tooFar from N4, to N7, steps 3, speed 2'],
  },
  // What the turn allows.
  {
    why: 'a second move',
    from: spent,
    action: 'I4-H4',
    reasons: ['alreadyMoved I4', 'noMovesLeft'],
  },
  { why: 'a sixth move', from: spent, action: 'G8-F8', reasons: ['noMovesLeft'] },
  {
    why: 'a sixth move, isolated',
    from: spent,
    action: 'N4-M3',
    reasons: ['noMovesLeft', 'isolated N4'],
  },
  { why: 'before the retreat', from: retreat, action: 'H3-H4', reasons: ['retreatDue F6'] },
  {
    why: 'before the retreat, and occupied',
    from: retreat,
    action: 'H3-F6',
    reasons: ['retreatDue F6', 'occupied F6, by S', 'tooFar from H3, to F6, steps 3, speed 2'],
  },
  {
    why: 'a retreat onto an arsenal',
    from: scene({ B2: 'R', S2: 'I', K3: 'i' }, { dislodged: 'S2' }),
    action: 'S2-T3',
    reasons: ['arsenalBarsRetreat T3'],
  },
  { why: 'an end before the retreat', from: retreat, action: '.', reasons: ['retreatDue F6'] },
  {
    why: 'an attack before the retreat',
    from: retreat,
    action: 'xE6',
    reasons: ['retreatDue F6', 'outOfRange E6'],
  },
  { why: 'a move before the advance', from: advance, action: 'C3-C2', reasons: ['advanceDue F6'] },
  { why: 'an end before the advance', from: advance, action: '.', reasons: ['advanceDue F6'] },
  {
    why: 'an attack before the advance',
    from: advance,
    action: 'xK1',
    reasons: ['advanceDue F6', 'outOfRange K1'],
  },
  {
    why: 'a second arsenal',
    from: raided,
    action: 'R22-T23',
    reasons: ['secondArsenal T23, taken T3'],
  },
  // The attack.
  { why: 'no target', from: plain, action: 'xE5', reasons: ['noUnit E5'] },
  { why: 'an own target', from: plain, action: 'xG8', reasons: ['ownTarget G8'] },
  {
    why: 'out of range',
    from: scene({ G8: 'I', J8: 'i' }),
    action: 'xJ8',
    reasons: ['outOfRange J8'],
  },
  { why: 'after an arsenal', from: raided, action: 'xJ8', reasons: ['arsenalWasAttack T3'] },
  {
    why: 'after an arsenal, and out of range',
    from: raided,
    action: 'xK23',
    reasons: ['arsenalWasAttack T3', 'outOfRange K23'],
  },
  // The advance.
  { why: 'no advance is due', from: plain, action: 'G8>G7', reasons: ['noAdvanceDue'] },
  {
    why: 'no advance is due, but a retreat',
    from: retreat,
    action: 'F6>F5',
    reasons: ['retreatDue F6', 'noAdvanceDue'],
  },
  {
    why: 'one who did not attack, elsewhere',
    from: advance,
    action: 'C3>C4',
    reasons: ['notAnAttacker C3, attackers D6 E6', 'wrongAdvance C4, emptied F6'],
  },
  {
    why: 'the emptied square left alone',
    from: advance,
    action: 'E6>E7',
    reasons: ['wrongAdvance E7, emptied F6'],
  },
  // The end.
  { why: 'the game is over', from: over, action: 'F6-F5', reasons: ['gameOver'] },
];

describe('an illegal action', () => {
  test.each(cases)('$why: $action', ({ from, action, reasons }) =>
    expectRefused(from, action, reasons),
  );

  test.each<[Action, string[]]>([
    [{ type: 'move', from: -1, to: 500 }, ['-1', '500']],
    [{ type: 'move', from: 0, to: 1.5 }, ['1.5']],
    [{ type: 'attack', target: Number.NaN }, ['NaN']],
    [{ type: 'advance', from: 3, to: 1e9 }, ['1000000000']],
  ])('names squares that the board has not: %j', (action, squares) => {
    const reasons = reasonsAgainst(plain, action);
    expect(reasons).toEqual(squares.map((s) => ({ code: 'offBoard', square: Number(s) })));
  });
});

/** The reasons that deployment gives, the only ones that no action does. */
const ofDeployment = (): Reason[] => {
  const none = emptyDeployment('N');
  let army = none;
  for (const name of ['A1', 'A2', 'A3', 'A4']) {
    const deployed = deploy(B, army, 'cavalry', square(name));
    if (deployed.ok) army = deployed.deployment;
  }
  return [
    deploy(B, none, 'infantry', square('K1')),
    deploy(B, army, 'cavalry', square('A5')),
    deploy(B, army, 'cavalry', 500),
    redeploy(B, army, square('A5'), square('A6')),
    takeBackUnit(army, square('A5')),
  ].flatMap((answer) => (answer.ok ? [] : answer.reasons));
};

test('every reason is given somewhere', () => {
  // A record, so that a reason added to the type must be added here.
  const given = {
    gameOver: 0,
    noUnit: 0,
    notYours: 0,
    noMovesLeft: 0,
    alreadyMoved: 0,
    retreatDue: 0,
    advanceDue: 0,
    isolated: 0,
    sameSquare: 0,
    mountain: 0,
    occupied: 0,
    tooFar: 0,
    noWay: 0,
    secondArsenal: 0,
    arsenalBarsRetreat: 0,
    ownTarget: 0,
    outOfRange: 0,
    arsenalWasAttack: 0,
    noAdvanceDue: 0,
    notAnAttacker: 0,
    wrongAdvance: 0,
    notYourTerritory: 0,
    noneLeft: 0,
    offBoard: 0,
  } satisfies Record<ReasonCode, number>;
  expect(spoken(B, ofDeployment().slice(0, 2))).toEqual([
    'notYourTerritory K1, side N',
    'noneLeft kind cavalry',
  ]);
  const codes = [
    ...cases.flatMap(({ reasons }) => reasons.map((reason) => reason.split(' ')[0])),
    ...ofDeployment().map((reason) => reason.code),
  ];
  for (const code of codes) given[code as ReasonCode] += 1;
  expect(Object.entries(given).filter(([, count]) => count === 0)).toEqual([]);
});
