import { KeyOutOfReach, type Sealer } from '../seal';
import { openRecords, type Records } from './database';
import { databases, encryption, fillByChance } from './browserApis';

/**
 * The place between visits of the cryptographic key that encrypts hidden deployments. `load` resolves with the stored
 * key, undefined if there is none. Each promise rejects if the store does not answer or refuses.
 */
export interface KeyStore {
  load(): Promise<CryptoKey | undefined>;
  /** Stores a key unless there is one already; resolves with the key that is then stored. */
  put(key: CryptoKey): Promise<CryptoKey>;
  /** Resolves with the key that earlier versions stored in another place; undefined if there is none. */
  earlier(): Promise<CryptoKey | undefined>;
  /** Deletes the key that earlier versions stored. */
  forgetEarlier(): Promise<void>;
}

const KEY_NAME = 'game-of-war/seal-key';
/** A store that every page of the origin shares by default, where earlier versions stored the key. */
const SHARED = { database: 'keyval-store', store: 'keyval' };

/** A damaged key opens nothing: it counts as none, and the next new one replaces it. */
const keyIn = (stored: unknown): CryptoKey | undefined =>
  stored instanceof CryptoKey && stored.algorithm.name === 'AES-GCM' ? stored : undefined;

/**
 * Returns the store of the key that encrypts hidden deployments, in a database of its own (`keys`). Scripts can use the
 * key, but not read or export it.
 */
export function databaseKeyStore(
  keys: Records = openRecords('game-of-war-keys', 'keys'),
): KeyStore {
  const shared = openRecords(SHARED.database, SHARED.store);
  /** A missing database is not opened, because that would create it. */
  const isShared = async (): Promise<boolean> =>
    !('databases' in databases()) ||
    (await databases().databases()).some(({ name }) => name === SHARED.database);
  return {
    load: async () => keyIn(await keys.get(KEY_NAME)),
    async put(made) {
      // Of two tabs that create a key at once, the second uses the first's.
      await keys.update(KEY_NAME, (old) => keyIn(old) ?? made, true);
      return (await keys.get(KEY_NAME)) as CryptoKey;
    },
    earlier: async () => ((await isShared()) ? keyIn(await shared.get(KEY_NAME)) : undefined),
    forgetEarlier: () => shared.remove(KEY_NAME),
  };
}

/** Texts are padded to a multiple of this many bytes, so that their length reveals nothing. */
const BLOCK = 4096;

const toBase64 = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
const fromBase64 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (character) => character.charCodeAt(0));

/** Nothing has been sealed in this browser, or its key is lost. */
class NoKey extends Error {}

/**
 * Returns an object that encrypts and decrypts hidden deployments with the key in `keyStore`, which is made at the
 * first encryption. On a page without cryptography (without https) a sealed text can be opened only until the page is
 * left.
 */
export function createSealer(keyStore: KeyStore): Sealer {
  let key: Promise<CryptoKey> | null = null;

  async function known(): Promise<CryptoKey | undefined> {
    const own = await keyStore.load();
    if (own !== undefined) return own;
    const earlier = await keyStore.earlier();
    if (earlier === undefined) return undefined;
    const earliest = await keyStore.put(earlier);
    // Deleted from the shared store only once it is in the other.
    await keyStore.forgetEarlier().catch(() => undefined);
    return earliest;
  }

  async function makeKey(subtle: SubtleCrypto): Promise<CryptoKey> {
    const made = await subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, [
      'encrypt',
      'decrypt',
    ]);
    return keyStore.put(made);
  }

  /** Returns the stored key. Failures are retried: a new key would make sealed texts unreadable. */
  async function storedKey(make: () => Promise<CryptoKey>): Promise<CryptoKey> {
    const asked = (key ??= known().then((there) => there ?? make()));
    try {
      return await asked;
    } catch (error) {
      key = null;
      throw error;
    }
  }

  const outOfReach = (cause: unknown): never => {
    throw cause instanceof NoKey
      ? cause
      : new KeyOutOfReach('the key of the seals is out of reach', { cause });
  };

  /** Decrypts with the key, or with one that an earlier version of the program has made since beside it. */
  async function decrypted(iv: string, data: string): Promise<ArrayBuffer> {
    const subtle = encryption();
    if (subtle === null) throw new KeyOutOfReach('this page can decrypt nothing');
    const own = await storedKey(() => Promise.reject(new NoKey('no key is stored'))).catch(
      outOfReach,
    );
    const opened = (by: CryptoKey): Promise<ArrayBuffer> =>
      subtle.decrypt({ name: 'AES-GCM', iv: fromBase64(iv) }, by, fromBase64(data));
    try {
      return await opened(own);
    } catch (error) {
      const other = await keyStore.earlier().catch(outOfReach);
      if (other === undefined) throw error;
      return opened(other);
    }
  }

  // A page served without https has no cryptography: there a seal lasts as long as the page.
  const unsealed = new Map<string, string>();

  return {
    async seal(text) {
      const subtle = encryption();
      if (subtle === null) {
        const data = toBase64(fillByChance(new Uint8Array(12)));
        unsealed.set(data, text);
        return { iv: '', data };
      }
      const plain = new TextEncoder().encode(text);
      const filled = new Uint8Array(Math.ceil((plain.length + 1) / BLOCK) * BLOCK).fill(0x20);
      filled.set(plain);
      const iv = fillByChance(new Uint8Array(12));
      const by = await storedKey(() => makeKey(subtle)).catch(outOfReach);
      const data = await subtle.encrypt({ name: 'AES-GCM', iv }, by, filled);
      return { iv: toBase64(iv), data: toBase64(new Uint8Array(data)) };
    },
    async open({ iv, data }) {
      if (iv === '') {
        const text = unsealed.get(data);
        if (text === undefined) throw new Error('the seal was made by a page that is gone');
        return text;
      }
      return new TextDecoder().decode(await decrypted(iv, data)).trimEnd();
    },
  };
}
