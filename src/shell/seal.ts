/** A text that cannot be read until it is opened: both parts in base64. */
export interface Sealed {
  readonly iv: string;
  readonly data: string;
}

/** What a side sets out: in clear, or sealed. */
type Camp =
  | { readonly state: 'placing' | 'placed' }
  | { readonly state: 'sealed'; readonly sealed: Sealed };

/** Whether a camp has only gone on from what it was: none is opened again, and no seal is another. */
export const isClosedAs = (old: Camp, camp: Camp): boolean =>
  old.state === 'placing' ||
  (old.state === 'placed' && camp.state !== 'placing') ||
  (old.state === 'sealed' && camp.state === 'sealed' && old.sealed.data === camp.sealed.data);

/** Seals a deployment until the curtain rises. */
export interface Sealer {
  /** Rejects with `KeyOutOfReach` where the key cannot be read or kept now. */
  seal(text: string): Promise<Sealed>;
  /** The sealed text; rejects where the seal is broken or its key is lost, and with `KeyOutOfReach` where that is not known. */
  open(sealed: Sealed): Promise<string>;
}

/** The place of the key does not answer, or refuses: whether there is one is not known, and no other may be made. */
export class KeyOutOfReach extends Error {
  override readonly name = 'KeyOutOfReach';
}
