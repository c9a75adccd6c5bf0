import { afterEach, expect, test, vi } from 'vitest';
import { LIMITS } from '../../scripts/timeLimits.mjs';
import { openGameDatabase } from '../../src/shell/library';
import { openRecords } from '../../src/shell/platform/database';

afterEach(() => void vi.unstubAllGlobals());

/** A browser's database as far as it shows how its transactions are asked for, which none lets a page see later. */
function fakeDatabase() {
  const asked: string[] = [];
  const soon = (act: () => void): void => void setTimeout(act);
  const request = (result?: unknown) => {
    const made = { result, onsuccess: (): void => undefined };
    soon(() => made.onsuccess());
    return made;
  };
  const database = {
    transaction(_: string, mode: string, { durability }: { durability: string }) {
      asked.push(`${mode} ${durability}`);
      const transaction = {
        oncomplete: (): void => undefined,
        objectStore: () => ({
          get: () => request(),
          put: () => request(),
          delete: () => request(),
        }),
      };
      soon(() => soon(() => transaction.oncomplete()));
      return transaction;
    },
  };
  vi.stubGlobal('indexedDB', { open: () => request(database) });
  return { asked, request, database };
}

test('an irreversible write waits for the disk, all others for the system', async () => {
  const { asked } = fakeDatabase();
  const records = openRecords('name', 'store');
  await records.update('a', () => 1);
  await records.update('a', () => 2, true);
  await records.remove('a');
  await records.get('a');
  expect(asked).toEqual([
    'readwrite relaxed',
    'readwrite strict',
    'readwrite strict',
    'readonly default',
  ]);
});

test('a deleted game does not come back after a crash: its mark waits for the disk', async () => {
  const { asked } = fakeDatabase();
  await openGameDatabase('name').remove('a');
  expect(asked).toEqual(['readwrite strict']);
});

test('an opening without an answer is requested again while a question waits for it', async () => {
  const { request, database } = fakeDatabase();
  let opened = 0;
  // The first is never answered, as happens in browsers; a question a moment later waits for the same.
  vi.stubGlobal('indexedDB', { open: () => ((opened += 1) === 1 ? {} : request(database)) });
  const records = openRecords('name', 'store', LIMITS.sight);
  const first = records.get('a');
  await expect(Promise.all([first, records.get('b')])).resolves.toEqual([undefined, undefined]);
  expect(opened).toBe(2);
  await records.get('c');
  expect(opened).toBe(2);
});
