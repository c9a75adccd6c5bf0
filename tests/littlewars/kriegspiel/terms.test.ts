import { expect, test } from 'vitest';
import { heightOf, moveOf, radiusOf } from '../../../src/littlewars/engine/men';
import { beginKriegspiel, KRIEGSPIEL_SIZES } from '../../../src/littlewars/kriegspiel/terms';
import { muster } from './tables';

const brigade = muster({
  forces: { red: KRIEGSPIEL_SIZES.brigade, blue: KRIEGSPIEL_SIZES.division },
});

test('kriegspiel.md 1.1: men are of half size in every measure, rounded up to a sixteenth', () => {
  const { men } = beginKriegspiel(brigade);
  const [foot, horse] = [men[0]!, men.find(({ arm }) => arm === 'cavalry')!];
  expect([foot, horse].map(radiusOf)).toEqual([3, 4]);
  expect([foot, horse].map(heightOf)).toEqual([16, 20]);
  expect([foot, horse].map((man) => heightOf({ ...man, lying: true }))).toEqual([4, 4]);
});

test('a battle of Little Wars with chapters may have its usual men', () => {
  const { men } = beginKriegspiel(muster({ half: false, chapters: ['shells'] }));
  expect(men.map(radiusOf)).toContain(5);
  expect(men.map(radiusOf)).not.toContain(3);
});

test('kriegspiel.md 1.3: a side has six gunners for each gun, engineers, waggons of six packets and a General', () => {
  const { men, guns, forces, kriegspiel } = beginKriegspiel(brigade);
  const count = (service: string, letter: string): number =>
    men.filter(({ id }) => id.startsWith(letter) && kriegspiel.services[id] === service).length;
  const services = ['infantry', 'artillery', 'engineers', 'cavalry', 'general'];
  expect(services.map((service) => count(service, 'R'))).toEqual([60, 12, 6, 24, 1]);
  expect(services.map((service) => count(service, 'B'))).toEqual([120, 24, 12, 48, 1]);
  expect(guns.map(({ side }) => side)).toEqual(['red', 'red', 'blue', 'blue', 'blue', 'blue']);
  expect(forces.red).toEqual({ infantry: 78, cavalry: 25, guns: 2 });
  expect(kriegspiel.waggons.map(({ id }) => id).slice(0, 5)).toEqual([
    'W1',
    'W2',
    'W3',
    'W4',
    'W5',
  ]);
  expect(kriegspiel.waggons.filter(({ side }) => side === 'blue')).toHaveLength(8);
  expect(kriegspiel.waggons[0]?.packets).toBe(6);
  // The infantry have the first numbers, and the General the last.
  expect(kriegspiel.services['R1']).toBe('infantry');
  expect(kriegspiel.generals).toMatchObject({ red: { man: 'R103' }, blue: { man: 'B205' } });
});

test('kriegspiel.md 4.1: only a battle with command has a General', () => {
  const { men, kriegspiel } = beginKriegspiel(muster({ chapters: ['rifles'] }));
  expect(Object.values(kriegspiel.services)).not.toContain('general');
  expect(kriegspiel.generals.red.man).toBeNull();
  expect(men).toHaveLength(2 * 26);
});

test('kriegspiel.md 2.2: infantry march a foot, cavalry three, engineers two, gunners one', () => {
  const { men, kriegspiel } = beginKriegspiel(brigade);
  const march = (service: string) =>
    moveOf(men.find(({ id }) => kriegspiel.services[id] === service)!);
  expect(['infantry', 'cavalry', 'engineers', 'artillery', 'general'].map(march)).toEqual([
    192, 576, 384, 192, 576,
  ]);
  // Without the chapter they march as in Little Wars.
  const plain = beginKriegspiel(muster({ chapters: [] }));
  expect(new Set(plain.men.map(moveOf))).toEqual(new Set([192, 384]));
});
