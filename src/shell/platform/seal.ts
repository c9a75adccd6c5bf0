import { get, set } from 'idb-keyval';

import type { Sealer } from '../seal';

/** Where the key is kept between visits. */
export interface KeyKeeper {
  load(): Promise<CryptoKey | undefined>;
  keep(key: CryptoKey): Promise<void>;
}

const KEY_NAME = 'game-of-war/seal-key';

/**
 * The browser's own database keeps the key as an object that no page can read out, so nobody looking through
 * the browser's storage finds a deployment there in clear.
 */
export const databaseKeeper: KeyKeeper = {
  // Asking a forbidden database may throw at once instead of rejecting; `async` makes the two alike.
  load: async () => get<CryptoKey>(KEY_NAME),
  keep: async (key) => set(KEY_NAME, key),
};

/** Texts are filled up to a multiple of this many bytes, so that their length gives nothing away. */
const BLOCK = 4096;

const toBase64 = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
const fromBase64 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (character) => character.charCodeAt(0));

const hasCryptography = (): boolean => 'subtle' in crypto;

export function createSealer(keeper: KeyKeeper): Sealer {
  let key: Promise<CryptoKey> | null = null;

  async function makeKey(): Promise<CryptoKey> {
    const known = await keeper.load().catch(() => undefined);
    if (known !== undefined) return known;
    const made = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, [
      'encrypt',
      'decrypt',
    ]);
    // Where the database is forbidden the key lives as long as the page: play goes on without reloads.
    await keeper.keep(made).catch(() => undefined);
    return made;
  }
  const ready = (): Promise<CryptoKey> => (key ??= makeKey());

  // A page served without https has no cryptography: there a seal lasts as long as the page.
  const unsealed = new Map<string, string>();

  return {
    async seal(text) {
      if (!hasCryptography()) {
        const data = toBase64(crypto.getRandomValues(new Uint8Array(12)));
        unsealed.set(data, text);
        return { iv: '', data };
      }
      const plain = new TextEncoder().encode(text);
      const filled = new Uint8Array(Math.ceil((plain.length + 1) / BLOCK) * BLOCK).fill(0x20);
      filled.set(plain);
      const iv = crypto.getRandomValues(new Uint8Array(12));
      const data = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, await ready(), filled);
      return { iv: toBase64(iv), data: toBase64(new Uint8Array(data)) };
    },
    async open({ iv, data }) {
      if (iv === '') {
        const text = unsealed.get(data);
        if (text === undefined) throw new Error('the seal was made by a page that is gone');
        return text;
      }
      const plain = await crypto.subtle.decrypt(
        { name: 'AES-GCM', iv: fromBase64(iv) },
        await ready(),
        fromBase64(data),
      );
      return new TextDecoder().decode(plain).trimEnd();
    },
  };
}
