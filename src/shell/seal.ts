/**
 * An encrypted text, such as a hidden deployment: the initialisation vector and the encrypted data, both in base64.
 */
export interface Sealed {
  readonly iv: string;
  readonly data: string;
}

/** A side's setting out: in clear, or sealed. */
type Camp =
  | { readonly state: 'placing' | 'placed' }
  | { readonly state: 'sealed'; readonly sealed: Sealed };

/**
 * Returns whether the state of one side's setting out only continues an earlier one, `old`: nothing that was opened
 * there is sealed in `camp`, and no sealed text is replaced by another.
 */
export const isClosedAs = (old: Camp, camp: Camp): boolean =>
  old.state === 'placing' ||
  (old.state === 'placed' && camp.state !== 'placing') ||
  (old.state === 'sealed' && camp.state === 'sealed' && old.sealed.data === camp.sealed.data);

/** Encrypts a secret deployment, and decrypts it when both armies are shown. */
export interface Sealer {
  /** Returns the sealed text. Rejects with `KeyOutOfReach` if the key cannot be read or stored now. */
  seal(text: string): Promise<Sealed>;
  /** The clear text; rejects if the seal is broken or its key is lost, and with `KeyOutOfReach` if that is unknown. */
  open(sealed: Sealed): Promise<string>;
}

/**
 * Thrown when the store of the encryption key does not answer or refuses. Whether there is a key is then unknown, so
 * no other may be made.
 */
export class KeyOutOfReach extends Error {
  override readonly name = 'KeyOutOfReach';
}
