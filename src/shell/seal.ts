/** An encrypted text: the initialisation vector (`iv`) and the encrypted text (`data`), both in base64. */
export interface Sealed {
  readonly iv: string;
  readonly data: string;
}

/** A side's setting out: in clear, or sealed. */
type Camp =
  | { readonly state: 'placing' | 'placed' }
  | { readonly state: 'sealed'; readonly sealed: Sealed };

/**
 * Returns whether a later state `camp` of one side's deployment keeps secret what an earlier state `old` did: a
 * deployment that was complete or sealed is not begun anew, and a sealed one is still sealed with the same text.
 */
export const isClosedAs = (old: Camp, camp: Camp): boolean =>
  old.state === 'placing' ||
  (old.state === 'placed' && camp.state !== 'placing') ||
  (old.state === 'sealed' && camp.state === 'sealed' && old.sealed.data === camp.sealed.data);

/** Encrypts a secret deployment (`seal`), and decrypts it (`open`) when both armies are shown. */
export interface Sealer {
  /** Resolves with the encrypted text. Rejects with `KeyOutOfReach` if the key cannot be read or stored now. */
  seal(text: string): Promise<Sealed>;
  /**
   * Resolves with the decrypted text. Rejects with `KeyOutOfReach` if the key cannot be read now, with another error if
   * the text is damaged or its key is lost.
   */
  open(sealed: Sealed): Promise<string>;
}

/**
 * The error with which encrypting or decrypting is rejected if the store of the key does not answer or refuses. Whether
 * there is a key is then unknown, so no other may be made; trying again later may succeed.
 */
export class KeyOutOfReach extends Error {
  override readonly name = 'KeyOutOfReach';
}
