import { expect, test } from 'vitest';
import type { Shot, ShotEvent } from '../../../../../src/littlewars/engine/flight';
import type { Order } from '../../../../../src/littlewars/engine/orders';
import { readyBattle } from '../../../../../src/littlewars/battles/readyBattle';
import type { KriegspielOrder } from '../../../../../src/littlewars/kriegspiel/orders';
import type { Piece } from '../../../../../src/littlewars/engine/types';
import {
  curtainMoved,
  eventCue,
  strikeCues,
  wholeShotCues,
} from '../../../../../src/littlewars/ui/table/sound/cues';
import { SCORE, type Sound } from '../../../../../src/littlewars/ui/table/sound/score';
import { FakeAudioContext, fakeAudio } from '../../../../support/audio';

const SOUNDS = Object.keys(SCORE) as Sound[];

const FIRST = readyBattle('hooks-farm').battle;

const at = (time: number) => ({ x: 0, y: 0, z: 0, time });
const piece = (id: string, kind: Piece['kind']): Piece => ({
  id,
  kind,
  shape: { kind: 'circle', x: 0, y: 0, radius: 1 },
  height: 1,
});
const country = { ...FIRST.country, pieces: [piece('a', 'wall'), piece('b', 'tree')] };
const struck = (what: string, time: number): ShotEvent => ({
  kind: 'piece',
  what,
  at: at(time),
  before: 1,
  after: 1,
});
const shot = (...events: ShotEvent[]): Shot => ({
  gun: 'G1',
  aim: { bearing: 0, elevation: 0 },
  deviation: { sideways: 0, upwards: 0 },
  path: [at(0)],
  events,
  dead: [],
  falls: [],
});
const MAN: ShotEvent = {
  kind: 'man',
  what: 'B1',
  at: at(0.4),
  before: 1,
  after: 1,
  effect: 'overset',
};
const FLIGHT = shot(
  { kind: 'floor', what: '', at: at(0.1), before: 1, after: 1 },
  struck('a', 0.2),
  struck('b', 0.3),
  MAN,
  { kind: 'rest', at: at(0.9) },
);

test('a shell bursts where it first meets anything, and one man is heard for all it kills; a volley has its own report', () => {
  const shell = shot(
    { kind: 'floor', what: '', at: at(0.3), before: 1, after: 0 },
    { ...MAN, at: at(0.31) },
    { ...MAN, what: 'B2', at: at(0.33) },
    { kind: 'rest', at: at(0.3) },
  );
  expect(strikeCues(country, shell, 0, 0.29, 'shell')).toEqual([]);
  expect(strikeCues(country, shell, 0.29, 0.3, 'shell')).toEqual(['burst']);
  expect(strikeCues(country, shell, 0.3, 1, 'shell')).toEqual(['man']);
  expect(wholeShotCues(country, shell, 'shell')).toEqual(['spring', 'burst', 'man']);
  expect(strikeCues(country, shot({ kind: 'offField', at: at(0.3) }), 0, 1, 'shell')).toEqual([]);
  expect(wholeShotCues(country, FLIGHT, 'rifles')).toEqual(['volley', 'man']);
});

test('a bolt sounds of the thing it hits, at the moment of the hit', () => {
  expect(strikeCues(country, FLIGHT, 0, 0.15)).toEqual(['bounce']);
  expect(strikeCues(country, FLIGHT, 0.15, 0.3)).toEqual(['brick', 'wood']);
  expect(strikeCues(country, FLIGHT, 0.3, 1)).toEqual(['man', 'rest']);
  expect(strikeCues(country, shot({ kind: 'offField', at: at(0.1) }), 0, 1)).toEqual([]);
  expect(strikeCues(country, shot({ kind: 'water', at: at(0.1) }), 0, 1)).toEqual(['splash']);
});

test('without motion a shot is the spring and its most important hit', () => {
  expect(wholeShotCues(country, FLIGHT)).toEqual(['spring', 'man']);
  expect(wholeShotCues(country, shot(struck('a', 0.2)))).toEqual(['spring', 'brick']);
  expect(wholeShotCues(country, shot())).toEqual(['spring']);
});

test('orders sound by their acts, a battle that ends by its end, and a shot only while it is shown', () => {
  const order = (given: Order, after = FIRST) =>
    eventCue({ is: 'order', order: given, before: FIRST, after });
  expect(order({ kind: 'march', man: 'R1', to: { x: 1, y: 1 } })).toBe('step');
  expect(order({ kind: 'fire', gun: 'G1', bearing: 0, elevation: 0 })).toBeNull();
  expect(order({ kind: 'settle', melee: 1, casualties: { dead: [], taken: [] } })).toBe('melee');
  expect(order({ kind: 'end' })).toBeNull();
  expect(order({ kind: 'surrender', side: 'red' }, { ...FIRST, phase: 'over' })).toBe('end');
  expect(eventCue({ is: 'undo', before: FIRST, after: FIRST })).toBe('undo');
  expect(eventCue({ is: 'load', before: FIRST, after: FIRST })).toBeNull();
});

test('kriegspiel.md 2, 6.2, 7: bodies, waggons and charges are heard, and a mine under a march', () => {
  const order = (given: KriegspielOrder, after = FIRST) =>
    eventCue({ is: 'order', order: given, before: FIRST, after });
  const path = [{ x: 1, y: 1 }];
  const fallen = {
    ...FIRST,
    men: FIRST.men.map((man, i) => (i === 0 ? { ...man, state: 'dead' as const } : man)),
  };
  expect(order({ kind: 'marchBody', body: 'A', path })).toBe('step');
  expect(order({ kind: 'changeFormation', body: 'A', formation: 'fours' })).toBe('step');
  expect(order({ kind: 'marchWaggon', waggon: 'W1', path })).toBe('wheels');
  expect(order({ kind: 'unlimber', gun: 'G1' })).toBe('wheels');
  expect(order({ kind: 'marchBody', body: 'A', path }, fallen)).toBe('burst');
  expect(order({ kind: 'marchWaggon', waggon: 'W1', path }, fallen)).toBe('burst');
  expect(order({ kind: 'charge', body: 'A', target: 'B' }, fallen)).toBe('melee');
  expect(order({ kind: 'settleCharge', casualties: { dead: [], taken: [] } })).toBe('man');
});

test('the curtain is heard when it moves over a battle, not when another battle is opened', () => {
  const state = (id: string, curtain: boolean) =>
    ({ curtain, game: { id } }) as Parameters<typeof curtainMoved>[0];
  expect(curtainMoved(state('a', true), state('a', false))).toBe(true);
  expect(curtainMoved(state('a', true), state('b', false))).toBe(false);
  expect(curtainMoved(state('a', false), state('a', false))).toBe(false);
});

test.each(SOUNDS)('%s is audible, and over in two seconds', (sound) => {
  fakeAudio();
  const context = new FakeAudioContext();
  const desk = { context, out: context.destination } as unknown as Parameters<
    (typeof SCORE)[typeof sound]['play']
  >[0];
  SCORE[sound].play(desk, 10);
  const ends = context.sources.map(({ stopped }) => stopped ?? Infinity);
  expect(ends.length).toBeGreaterThan(0);
  expect(Math.max(...ends)).toBeLessThan(12);
  expect(SCORE[sound].lasts).toBeGreaterThan(0);
});
