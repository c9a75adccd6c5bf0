import { describe, expect, test } from 'vitest';
import { FIRST, respond } from '../../../src/littlewars/console/commands';
import { answers, last } from './answers';

interface Acts {
  readonly side: string;
  readonly acts: readonly { readonly purpose: string; readonly orders: readonly string[] }[];
}

describe('go', () => {
  test("returns the program's orders, as words that can be played", { tags: ['slow'] }, () => {
    let session = FIRST;
    const say = (line: string): Record<string, unknown> => {
      const next = respond(session, line);
      session = next.session;
      return next.answer;
    };
    const purposes = new Set<string>();
    for (let i = 0; i < 60; i++) {
      const { acts } = say('go level 1 seed 2') as unknown as Acts;
      expect(acts.length).toBeGreaterThan(0);
      for (const { purpose, orders } of acts) {
        purposes.add(purpose);
        for (const order of orders) expect(say(`play ${order}`)).not.toHaveProperty('error');
      }
    }
    for (const purpose of ['advance', 'fire', 'end', 'begin']) expect(purposes).toContain(purpose);
  });

  test('changes nothing, and returns the same again; the third level by default', () => {
    const [go, same, third, moves] = answers('go seed 7', 'go level 3 seed 7', 'go', 'position');
    expect(same).toEqual(go);
    expect(third).toHaveProperty('side', 'red');
    expect(moves).toMatchObject({ moves: 0, phase: 'guns' });
  });

  test.each([
    ['go level 4', 'The level is from 1 to 3.'],
    ['go seed', 'The command needs a seed, a whole number.'],
    ['go fast', 'The command ends before “fast”.'],
    ['go seed 1 level 2', 'The command ends before “level”.'],
  ])('%s: %s', (line, error) => {
    expect(last(line)).toEqual({ error });
  });

  test('is for no battle of Kriegspiel, and for none that is over', () => {
    expect(last('battle downs', 'go')).toEqual({ error: 'The program does not play Kriegspiel.' });
    expect(last('play surrender blue', 'go')).toEqual({ error: 'The battle is over.' });
  });
});
