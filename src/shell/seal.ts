/** A text that cannot be read until it is opened: both parts in base64. */
export interface Sealed {
  readonly iv: string;
  readonly data: string;
}

/** Seals a deployment until the curtain rises. */
export interface Sealer {
  seal(text: string): Promise<Sealed>;
  /** The sealed text; rejects where the seal is broken or its key is lost. */
  open(sealed: Sealed): Promise<string>;
}
