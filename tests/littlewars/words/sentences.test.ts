import { afterAll, describe, expect, test } from 'vitest';
import { setLanguage } from '../../../src/shell/language/current';
import { LANGUAGES } from '../../../src/shell/language/languages';
import { readyBattle } from '../../../src/littlewars/battles/readyBattle';
import type { Capture } from '../../../src/littlewars/engine/capture';
import type { Shot } from '../../../src/littlewars/engine/flight';
import { FOOT, INCH } from '../../../src/littlewars/engine/lengths';
import { meleesOf } from '../../../src/littlewars/engine/melee';
import type { Reason } from '../../../src/littlewars/engine/reasons';
import {
  MAN_STATES,
  PHASES,
  type Battle,
  type Melee,
  type ResultReason,
} from '../../../src/littlewars/engine/types';
import type { Order } from '../../../src/littlewars/engine/orders';
import type { Game } from '../../../src/littlewars/game/game';
import { battleOf } from '../../../src/littlewars/game/timeline';
import { LITTLE_WARS_BUNDLED as BUNDLED } from '../../support/bundledWords';
import { lengthWords, roughly } from '../../../src/littlewars/words/lengths';
import {
  captureWords,
  meleeWords,
  moveSummary,
  resultWords,
} from '../../../src/littlewars/words/results';
import { bodyWords, placeWords } from '../../../src/littlewars/words/places';
import { SKIRMISH } from '../game/skirmish';
import { battleOfWhom, moveNumber, progressWords } from '../../../src/littlewars/words/records';
import { orderWords } from '../../../src/littlewars/words/orders';
import { reasonWords, refusalWords } from '../../../src/littlewars/words/reasons';
import { t } from '../../../src/littlewars/words/t';

const FIRST = readyBattle('hooks-farm').battle;

afterAll(() => setLanguage('en'));

const at = { x: 100, y: 200 };
const isolation = { body: ['R1', 'R2'], supporters: ['R3'], needed: 1, isolated: false };
/** One of every kind. */
const REASONS: readonly Reason[] = [
  ...PHASES.map((phase) => ({ code: 'wrongPhase', phase }) as const),
  { code: 'gameOver' },
  { code: 'noSuchMan', man: 'R99' },
  { code: 'noSuchGun', gun: 'G9' },
  { code: 'notYours', id: 'B1', side: 'blue' },
  ...MAN_STATES.map((state) => ({ code: 'wrongState', man: 'R1', state }) as const),
  { code: 'noPlace', at },
  { code: 'notYourGround', at, least: 0, most: 96 },
  { code: 'notYourGround', at: { x: 0, y: -120 }, least: -96, most: 96 },
  { code: 'notSetOut', ids: ['R1', 'R2'] },
  { code: 'alreadyReady', side: 'red' },
  { code: 'otherSetsOut', side: 'blue' },
  { code: 'offField', at },
  { code: 'tooNear', at, to: { kind: 'piece', id: 'farm' }, distance: 0.4, needed: 1 },
  { code: 'tooNear', at, to: { kind: 'man', id: 'B4' }, distance: -3, needed: 0 },
  { code: 'tooNear', at, to: { kind: 'gun', id: 'G4' }, distance: -3, needed: 1 },
  { code: 'tooNear', at, to: { kind: 'edge' }, distance: 0, needed: 1 },
  { code: 'tooFar', id: 'R1', from: at, to: at, length: 300, limit: FOOT },
  { code: 'noWay', id: 'R1', from: at, to: at },
  { code: 'inContact', man: 'R1', with: ['B1'] },
  { code: 'notYetFree', man: 'R1' },
  { code: 'noEscort', man: 'B1' },
  { code: 'gunsClosed' },
  { code: 'tooEarly', moves: 0 },
  { code: 'outOfAction', gun: 'G1', near: ['R1'] },
  ...(['unserved', 'disputed', 'hasMoved', 'hasNotFired', 'noShotsLeft'] as const).map((code) => ({
    code,
    gun: 'G1',
  })),
  { code: 'hasFired', gun: 'G1', shots: 2 },
  { code: 'elevationOf', elevation: 40_000, least: -5_000, most: 30_000 },
  { code: 'bearingOf', bearing: 1.5 },
  { code: 'cannotTurn', gun: 'G1', by: [{ kind: 'piece', id: 'barn' }] },
  { code: 'tooFewCrew', gun: 'G1', crew: ['R1'] },
  { code: 'notWithGun', gun: 'G1', man: 'R1', distance: 120 },
  { code: 'namedTwice', id: 'R1' },
  { code: 'crewStays', gun: 'G1', man: 'R1' },
  { code: 'cannotLie', man: 'B1' },
  { code: 'noSuchMelee', melee: 2 },
  { code: 'meleeSettled', melee: 0 },
  { code: 'noTie', man: 'R1', melee: 0 },
  { code: 'wrongToll', side: 'red', what: 'dead', named: 3, due: 4 },
  { code: 'wrongToll', side: 'blue', what: 'taken', named: 3, due: 4 },
  { code: 'notInMelee', man: 'R1', melee: 0 },
  { code: 'notIsolated', isolation },
  { code: 'emptyBody' },
  { code: 'noEnemyToTake' },
  { code: 'alreadyOffered', side: 'red' },
  { code: 'noOffer', side: 'red' },
];

const FOREIGN = /[{}]|\b(?:undefined|null|NaN)\b|\blw[A-Z]\w+:/;

describe.each(LANGUAGES)('%s', (language) => {
  test('every reason against an order is reported in a sentence', async () => {
    await setLanguage(language);
    for (const reason of REASONS) {
      const words = reasonWords(FIRST, reason);
      expect(words, reason.code).toMatch(/^[\p{Lu}\d].*\.$/u);
      expect(words, reason.code).not.toMatch(FOREIGN);
    }
  });

  test('every end of a battle is reported in a sentence', async () => {
    await setLanguage(language);
    const players = { red: 'Ada', blue: '' };
    const whys: readonly ResultReason[] = [
      ...(['noneLeft', 'tooFew', 'blow', 'reached', 'held', 'surrender', 'agreed'] as const),
    ];
    for (const why of whys)
      for (const winner of ['red', null] as const)
        expect(resultWords({ winner, why }, players)).toMatch(/^[\p{Lu}\d].*\.$/u);
  });
});

test('lengths are reported in feet, inches and their fractions', async () => {
  await setLanguage('en');
  expect([0, 1, 2, 16, 24, 17, 192, 200, 192 + 56].map(lengthWords)).toEqual([
    '0 in',
    '1⁄16 in',
    '⅛ in',
    '1 in',
    '1½ in',
    '1\u202f1⁄16 in',
    '1 ft',
    '1 ft ½ in',
    '1 ft 3½ in',
  ]);
  const eighths = [2, 4, 6, 8, 10, 12, 14].map((length) => lengthWords(16 + length));
  expect(eighths).toEqual(['1⅛ in', '1¼ in', '1⅜ in', '1½ in', '1⅝ in', '1¾ in', '1⅞ in']);
  expect([5, 100, 250, 400].map(roughly)).toEqual(['1 in', '6 in', '1 ft 6 in', '2 ft']);
});

test('places are described by a named piece nearby, else by the edges', async () => {
  await setLanguage('en');
  const { country } = FIRST;
  const inches = (x: number, y: number) => ({ x: x * INCH, y: y * INCH });
  expect(placeWords(country, inches(82, 52))).toBe('at Hook’s Farm');
  expect(placeWords(country, inches(82, 62))).toBe('1 ft north of Hook’s Farm');
  expect(placeWords(country, { x: 384, y: 5 })).toBe('on Red’s back line, 2 ft from the west edge');
  expect(placeWords(country, inches(24, 2))).toBe('near Red’s back line, 2 ft from the west edge');
  expect(placeWords(country, inches(24, 87))).toBe(
    '9 in from Blue’s back line, 2 ft from the west edge',
  );
  expect(bodyWords(country, FIRST.men.slice(0, 13))).toBe(
    '13 infantry, near Red’s back line, 1 ft from the west edge, 1 ft across from west to east',
  );
  expect(placeWords(country, inches(110, 2))).toBe(
    'near Red’s back line, 10 in from the east edge',
  );
  expect(placeWords(country, inches(100, 8))).toBe(
    '8 in from Red’s back line, 1 ft 6 in from the east edge',
  );
});

test('of a body its middle is reported, how long it is, and which way it lies', async () => {
  const { country } = FIRST;
  const stand = (...places: readonly (readonly [x: number, y: number])[]) =>
    FIRST.men.slice(0, places.length).map((man, i) => {
      const [x, y] = places[i]!;
      return { ...man, x: x * INCH, y: y * INCH };
    });
  await setLanguage('en');
  expect(bodyWords(country, stand([82, 62]))).toBe('1 infantryman, 1 ft north of Hook’s Farm');
  expect(bodyWords(country, stand([80, 62], [84, 62]))).toBe(
    '2 infantry, 1 ft north of Hook’s Farm',
  );
  expect(bodyWords(country, stand([91, 71], [82, 62], [73, 53]))).toBe(
    '3 infantry, 1 ft north of Hook’s Farm, 2 ft across from south-west to north-east',
  );
  expect(bodyWords(country, stand([82, 66], [82, 58]))).toBe(
    '2 infantry, 1 ft north of Hook’s Farm, 8 in across from south to north',
  );
  await setLanguage('fr');
  expect(bodyWords(country, stand([76, 62], [88, 62]))).toBe(
    '2 fantassins, à 1 pied au nord de la ferme de Hook, sur 1 pied de l’ouest à l’est',
  );
  expect(bodyWords(country, stand([76, 66], [88, 58]))).toMatch(/ du nord-ouest au sud-est$/);
});

test('of many reasons that it is too far is enough', async () => {
  await setLanguage('en');
  const far: Reason = { code: 'tooFar', id: 'R1', from: at, to: at, length: 248, limit: FOOT };
  expect(refusalWords(FIRST, [{ code: 'offField', at }, far, { ...far, id: 'R2' }])).toBe(
    'Infantryman R1 would go 1 ft 3½ in, but may go only 1 ft.',
  );
});

/** A battle in which so many of either side stand in contact, all others far away. */
function met(red: number, blue: number, nearRed = 0): Battle {
  const infantry = FIRST.men.filter(({ arm }) => arm === 'infantry');
  const stand = (side: 'red' | 'blue', count: number, y: number) =>
    infantry
      .filter((man) => man.side === side)
      .slice(0, count)
      .map((man, i) => ({ ...man, x: 200 + i * 11, y }));
  return {
    ...FIRST,
    country: { ...FIRST.country, pieces: [] },
    men: [
      ...stand('red', red, 600),
      ...stand('blue', blue, 610),
      ...infantry
        .filter(({ side }) => side === 'red')
        .slice(red, red + nearRed)
        .map((man, i) => ({ ...man, x: 200 + i * 11, y: 450 })),
    ],
  };
}

describe('a melee is reported with its sum (5.3)', () => {
  const words = (battle: Battle): string => meleeWords(meleesOf(battle, 'blue')[0] as Melee);
  test.each([
    [met(3, 3), '3 red against 3 blue. Equal numbers: all of them die.'],
    [
      met(4, 7),
      '4 red against 7 blue. Red’s 4 are isolated: supported by 0 of the 2 they need. Blue takes 3; one man dies on each side.',
    ],
    [
      met(2, 6),
      '2 red against 6 blue. Red’s 2 are isolated: supported by 0 of the 1 they need. Blue takes all 2.',
    ],
    [
      met(1, 3),
      '1 red against 3 blue. Red’s one man is isolated: nobody supports him. Blue takes him.',
    ],
    [
      met(1, 3, 2),
      '1 red against 3 blue. Red’s one man has 2 supporters; one is enough. One man dies on each side.',
    ],
    [
      met(4, 6, 2),
      '4 red against 6 blue. Red’s 4 are supported by 2, and need 2. 4 men die on each side.',
    ],
  ])('%#', async (battle, expected) => {
    await setLanguage('en');
    expect(words(battle)).toBe(expected);
  });
});

test('what becomes of a gun is announced with its conditions (4.9)', async () => {
  await setLanguage('en');
  const battle = battleOf(SKIRMISH)!;
  const consequence = (more: Partial<Capture>, wasDisputed = false): string =>
    captureWords(
      { ...battle, guns: battle.guns.map((gun) => ({ ...gun, disputed: wasDisputed })) },
      [{ gun: 'G2', near: [], passed: [], captured: false, disputed: false, ...more }],
    ).join(' ');
  const passed = ['R1', 'R2', 'R3', 'R4'];
  expect(consequence({ passed, captured: true })).toBe(
    'Red captures gun G2: 4 men have passed its axle, and none of its own is within 6 in.',
  );
  expect(consequence({ passed, near: ['B1'], disputed: true })).toMatch(
    /^Gun G2 is in dispute, .* but 1 of its own is within 6 in\.$/,
  );
  expect(consequence({ near: ['B1', 'B2'], disputed: true }, true)).toBe(
    'Gun G2 stays in dispute: enemies and 2 of its own are within 6 in.',
  );
  expect(consequence({}, true)).toBe('Gun G2 is no longer in dispute.');
  expect(consequence({ passed: ['R1'], near: ['B1', 'B2'] })).toBe(
    'Gun G2: 1 enemy of the four it takes has passed its axle, with 2 of its own within 6 in.',
  );
  expect(consequence({ near: ['B1'] })).toBe('');
  expect(consequence({ gun: 'G9', captured: true })).toBe('');
});

test('the results of a move are described for both sides', async () => {
  await setLanguage('en');
  const after: Battle = {
    ...FIRST,
    men: FIRST.men.map((man, i) =>
      i < 2 ? { ...man, state: 'dead' } : man.id === 'B1' ? { ...man, state: 'prisoner' } : man,
    ),
    guns: FIRST.guns.map((gun) => (gun.id === 'G4' ? { ...gun, side: 'red' } : gun)),
    struck: { by: 'red', left: 6 },
  };
  expect(moveSummary(FIRST, after)).toEqual([
    'Red lost 2 dead.',
    '1 of Blue was taken.',
    'Red has captured gun G4.',
    'Red has struck; Blue has 6 moves left.',
  ]);
  // Once the battle is over no move is left.
  expect(moveSummary(FIRST, { ...after, phase: 'over' })).not.toContainEqual(
    expect.stringContaining('left'),
  );
  expect(moveSummary(FIRST, FIRST)).toEqual(['Nobody fell, and nobody was taken.']);
});

test('who has fired in a move, and whom each killed', async () => {
  const at = { x: 0, y: 0, z: 0, time: 0 };
  const shot = (gun: string, dead: readonly string[], isHit = dead.length > 0): Shot => ({
    gun,
    aim: { bearing: 0, elevation: 0 },
    deviation: { sideways: 0, upwards: 0 },
    path: [],
    events: isHit
      ? [{ kind: 'man', what: 'B1', at, before: 1, after: 1, effect: 'unharmed' }]
      : [{ kind: 'rest', at }],
    dead,
    falls: [],
  });
  const said = (...shots: readonly Shot[]) => moveSummary(FIRST, { ...FIRST, shots });
  await setLanguage('en');
  expect(said(shot('G1', []))).toEqual(['Red’s gun G1 fired 1 shot: no one was hit.']);
  expect(
    said(shot('G1', []), shot('G4', ['R1', 'B2', 'B3']), shot('G1', [], true), shot('R3', ['B1'])),
  ).toEqual([
    'Red’s gun G1 fired 2 shots: no one was killed.',
    'Blue’s gun G4 fired 1 shot: 1 of Red and 2 of Blue dead.',
    'Five rifles of Red fired: 1 of Blue dead.',
  ]);
  expect(said(shot('B3', []), shot('B8', []))).toEqual([
    'Blue’s rifles fired 2 times by fives: no one was hit.',
  ]);
  await setLanguage('fr');
  expect(said(shot('G1', []), shot('R3', ['B1', 'B2']))).toEqual([
    'Rouge, canon G1\u00a0: 1 tir\u202f; personne n’a été touché.',
    'Cinq fusils de Rouge ont tiré\u202f; morts\u00a0: 2 de Bleu.',
  ]);
});

test('a number larger than the whole is no part of it', async () => {
  await setLanguage('en');
  expect(t('lwTable:counts', { side: 'Red', count: 4, needed: 3 })).toBe(
    'Red: 4 on the line that counts; 3 needed',
  );
  await setLanguage('fr');
  // One man has no plural, whatever the other number.
  expect(meleeWords(meleesOf(met(1, 3), 'blue')[0] as Melee)).toMatch(
    /^Rouge\u00a0: 1\u202f; Bleu\u00a0: 3\./,
  );
});

test('French has a word of its own for a move, a shot and a blow at the rear', async () => {
  await setLanguage('fr');
  // `Coup` would be all three.
  for (const part of Object.values(BUNDLED.fr))
    expect(JSON.stringify(await part())).not.toMatch(/\bcoups?\b(?! de main)/i);
});

describe('how far a saved battle has come', () => {
  const orders = (moves: number): readonly Order[] =>
    Array.from({ length: moves }, (): Order[] => [{ kind: 'go' }, { kind: 'end' }]).flat();
  const game = (moves: number): Pick<Game, 'stage'> => ({
    stage: { name: 'battle', places: { red: [], blue: [] }, orders: orders(moves) },
  });
  test.each([
    [
      'en',
      '0 moves made',
      '1 move made',
      '2 moves made',
      'Red won after 2 moves',
      'Drawn after 1 move',
    ],
    [
      'fr',
      '0 mouvement joué',
      '1 mouvement joué',
      '2 mouvements joués',
      'Rouge a gagné après 2 mouvements',
      'Nulle après 1 mouvement',
    ],
  ] as const)('in %s a move of each side is one', async (language, none, one, two, won, drawn) => {
    await setLanguage(language);
    expect(progressWords(game(0))).toBe(none);
    expect(progressWords(game(1))).toBe(one);
    expect(progressWords(game(2))).toBe(one);
    expect(progressWords(game(3))).toBe(two);
    expect(progressWords(game(3), 'red')).toBe(won);
    expect(progressWords(game(2), 'draw')).toBe(drawn);
  });
});

test('6.7 a draw is offered by one side, and agreed to by the other', async () => {
  await setLanguage('en');
  const offered: Battle = { ...FIRST, drawOffers: ['red'] };
  const over: Battle = { ...FIRST, drawOffers: ['red', 'blue'], phase: 'over' };
  expect(orderWords(FIRST, { kind: 'offerDraw', side: 'red' }, offered)).toBe('Red offers a draw.');
  expect(orderWords(offered, { kind: 'offerDraw', side: 'blue' }, over)).toBe(
    'Blue agrees to a draw.',
  );
});

test('a move of each side is one, at the table and where a battle is looked at again', async () => {
  await setLanguage('en');
  const sides = ['blue', 'red', 'blue', 'red'] as const;
  const numbers = sides.map((mover, moves) => {
    const before: Battle = { ...FIRST, first: 'blue', mover, moves, phase: 'interval' };
    const words = orderWords(before, { kind: 'go' }, { ...before, phase: 'guns' });
    return [moveNumber(before), words];
  });
  expect(numbers).toEqual([
    [1, 'Blue begins move 1.'],
    [1, 'Red begins move 1.'],
    [2, 'Blue begins move 2.'],
    [2, 'Red begins move 2.'],
  ]);
  // The move that ended a battle is counted already, and still its mover's.
  expect(moveNumber({ ...FIRST, first: 'blue', mover: 'red', moves: 4, phase: 'over' })).toBe(2);
});

test('a battle names its day in the language of the page', async () => {
  const players = { red: 'Ada', blue: 'Charles' };
  for (const [language, words] of [
    ['en', 'Ada (Red) against Charles (Blue), 28 Nov 2026'],
    ['fr', 'Ada (Rouge) contre Charles (Bleu), 28 nov. 2026'],
  ] as const) {
    await setLanguage(language);
    expect(battleOfWhom({ players, date: '2026.11.28' })).toBe(words);
    expect(battleOfWhom({ players, date: '2026.??.??' })).toContain('2026.??.??');
  }
});

test.each(LANGUAGES)('how to set out names the way by keyboard too, in %s', async (language) => {
  await setLanguage(language);
  const title = t('lwSettingOut:numbers.title');
  for (const prompt of [
    t('lwSettingOut:prompts.one'),
    t('lwSettingOut:prompts.line'),
    t('lwSettingOut:prompts.block'),
    t('lwSettingOut:prompts.gun'),
    t('lwKriegspielTable:settingOut.prompts.body'),
    t('lwKriegspielTable:settingOut.prompts.one'),
  ])
    expect(prompt).toMatch(new RegExp(`[“«]\\s?${title}\\s?[”»]`));
});
