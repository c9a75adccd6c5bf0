import { describe, expect, test } from 'vitest';
import {
  armOf,
  ARMS,
  commanderOf,
  officersOf,
  officersTag,
  sharedOut,
  withArm,
} from '../../../../src/littlewars/game/kriegspiel/officers';
import {
  readKriegspielRecord,
  writeKriegspielRecord,
} from '../../../../src/littlewars/game/kriegspiel/record';
import { battleOf } from '../../../../src/littlewars/game/kriegspiel/game';
import { SHAM_FIGHT } from './games';

describe('kriegspiel.md 4.1 several players share the arms of a side', () => {
  test.each([1, 2, 3])('%i of them hold each arm once', (count) => {
    const officers = sharedOut(count, ['Ada', 'Charles']);
    expect(officers).toHaveLength(count);
    expect(officers.flatMap(({ arms }) => arms).sort()).toEqual([...ARMS].sort());
    expect(officers[0]?.name).toBe('Ada');
    const changed = withArm(officers, 'infantry', count - 1);
    expect(changed.at(-1)?.arms).toContain('infantry');
    expect(changed.flatMap(({ arms }) => arms)).toHaveLength(ARMS.length);
  });

  test('a record has them, and no character of a name breaks it', () => {
    const officers = sharedOut(2, ['Ada: "the"; first', 'Charles']);
    const tags = [...officersTag('red', officers), ...officersTag('blue', sharedOut(1))];
    expect(tags).toHaveLength(1);
    const { game, faults } = readKriegspielRecord(writeKriegspielRecord({ ...SHAM_FIGHT, tags }));
    expect(faults).toEqual([]);
    const read = officersOf(game!.tags, 'red');
    expect(read.map(({ arms }) => arms)).toEqual(officers.map(({ arms }) => arms));
    expect(read[0]?.name).toMatch(/^Ada .*the.*first$/);
    expect(officersOf(game!.tags, 'blue')).toEqual([]);
  });

  test.each([
    'Ada',
    'Ada: infantry',
    'Ada: infantry; Charles: cavalry artillery engineers',
    'Ada: infantry supply; Charles: infantry cavalry artillery engineers',
    '',
  ])('a tag that shares out less or more is none: %s', (value) => {
    expect(officersOf([{ name: 'RedOfficers', value }], 'red')).toEqual([]);
  });

  test('each has an arm, which its officer commands; the General is everybody’s', () => {
    const battle = battleOf(SHAM_FIGHT)!;
    const { bodies, services } = battle.kriegspiel;
    const officers = sharedOut(3);
    const general = Object.keys(services).find((id) => services[id] === 'general')!;
    expect([armOf(battle, 'G1'), armOf(battle, 'W1'), armOf(battle, general)]).toEqual([
      'artillery',
      'supply',
      null,
    ]);
    const [body] = bodies;
    expect(armOf(battle, body!.id)).toBe(services[body!.men[0]!]);
    expect(['R1', 'G1', 'W1', general].map((id) => commanderOf(battle, officers, id))).toEqual([
      0,
      2,
      2,
      null,
    ]);
  });
});
