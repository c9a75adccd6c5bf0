import { beforeEach, expect, test, vi } from 'vitest';
import type { Records } from '../../src/shell/platform/database';
import { createSealer, databaseKeyStore } from '../../src/shell/platform/seal';

/** Records in memory, with what a damaged database may have in the place of the key. */
function recordsWith(stored: unknown): Records & { readonly stored: () => unknown } {
  let value = stored;
  return {
    all: () => Promise.resolve([]),
    get: () => Promise.resolve(value),
    update: (_, change) => Promise.resolve(void (value = change(value))),
    remove: () => Promise.resolve(),
    stored: () => value,
  };
}

beforeEach(() => void vi.stubGlobal('indexedDB', { databases: () => Promise.resolve([]) }));

const keyOf = (name: string): Promise<CryptoKey> =>
  crypto.subtle.generateKey({ name, length: 256 }, false, ['encrypt', 'decrypt']);

test.each<[string, () => unknown]>([
  ['null', () => null],
  ['a text', () => 'garbage'],
  ['an object', () => ({ algorithm: { name: 'AES-GCM' } })],
  ['a key of another kind', () => keyOf('AES-CBC')],
])('%s in the place of the key gives way to a new key', async (_, damage) => {
  const records = recordsWith(await damage());
  const sealed = await createSealer(databaseKeyStore(records)).seal('25/25');
  expect(records.stored()).toBeInstanceOf(CryptoKey);
  await expect(createSealer(databaseKeyStore(records)).open(sealed)).resolves.toBe('25/25');
});

test('a valid key stays when another is made', async () => {
  const key = await keyOf('AES-GCM');
  const records = recordsWith(key);
  await expect(databaseKeyStore(records).put(await keyOf('AES-GCM'))).resolves.toBe(key);
});

test('a text sealed with a key that is damaged since is lost, which is reported', async () => {
  const before = recordsWith(undefined);
  const sealed = await createSealer(databaseKeyStore(before)).seal('25/25');
  const opening = createSealer(databaseKeyStore(recordsWith(null))).open(sealed);
  // `KeyOutOfReach` would ask to try again for ever.
  await expect(opening).rejects.not.toMatchObject({ name: 'KeyOutOfReach' });
});
