import { expect, test, vi } from 'vitest';
import { guarded } from '../../../src/littlewars/game/kriegspiel/sealedGame';
import { writeKriegspielSave } from '../../../src/littlewars/game/kriegspiel/save';
import { foughtOut } from './kriegspiel/games';

const GAME = guarded({ ...foughtOut(), id: 'sham' });
const TEXT = writeKriegspielSave(GAME);

test('a text of Kriegspiel is recognised before its code is fetched, and read from then on', async () => {
  vi.resetModules();
  const kinds = await import('../../../src/littlewars/game/kinds');
  const missing = { game: null, faults: [{ code: 'newer', of: 'kriegspiel' }] };
  expect(kinds.scanAnySave(TEXT)).toMatchObject(missing);
  expect(() => kinds.playing(GAME)).toThrow('Kriegspiel has not been fetched');
  await kinds.readyToRead('{}');
  expect(kinds.scanAnySave(TEXT)).toMatchObject(missing);
  await kinds.readyToRead(TEXT);
  const { game, faults } = kinds.scanAnySave(TEXT);
  expect(faults).toEqual([]);
  expect(kinds.writeAnySave(game!)).toBe(TEXT);
});
