import { KeyOutOfReach, type Sealed, type Sealer } from './seal';
import { storageFault, type Written } from './storage';

/**
 * Why a hidden deployment could not be encrypted or decrypted: a fault of saving it, or `key`, the key is out of
 * reach.
 */
export type SealFault = Exclude<Written, 'saved'> | 'key';

/**
 * The state of encrypting or decrypting a hidden deployment: in progress (`underWay`), or why the last attempt
 * failed, `none` if it did not.
 */
export type Sealing = 'none' | 'underWay' | SealFault;

/**
 * Returns why encrypting or decrypting a hidden deployment failed, from the error with which its promise was
 * rejected.
 */
export function sealFaultOf(error: unknown): SealFault {
  const fault = storageFault(error instanceof KeyOutOfReach ? error.cause : error);
  return fault === 'forbidden' ? 'key' : fault;
}

/** What encrypting a part of a game needs: the sealer, the current game, and how to save it. */
export interface SealingNeeds<Game> {
  readonly sealer: Sealer;
  readonly inHand: () => Game | null;
  /** Saves a sealed game: `saved` only once that is certain, and nothing of it is in clear. */
  readonly saveSealed: (game: Game) => Promise<Written>;
}

/**
 * Encrypts a `text` of the current game, such as a hidden deployment, and saves the game that `withSealed` returns
 * for it. Returns that game, or why it could not be encrypted or saved; null if another game has become the current
 * one meanwhile.
 */
export async function sealAndSave<Game>(
  { sealer, inHand, saveSealed }: SealingNeeds<Game>,
  text: string,
  withSealed: (sealed: Sealed) => Game,
): Promise<{ readonly game: Game } | { readonly fault: SealFault } | null> {
  const before = inHand();
  const sealed = await sealer.seal(text).catch(sealFaultOf);
  if (inHand() !== before) return null;
  if (typeof sealed === 'string') return { fault: sealed };
  const game = withSealed(sealed);
  const written = await saveSealed(game);
  if (inHand() !== before) return null;
  return written === 'saved' ? { game } : { fault: written };
}

/**
 * Decrypts a sealed text and returns what `read` returns for it; null if it cannot be decrypted or read. Rejects with
 * `KeyOutOfReach` if the key cannot be reached, so that this is unknown.
 */
export async function unseal<Opened>(
  sealer: Sealer,
  sealed: Sealed,
  read: (text: string) => Opened | null,
): Promise<Opened | null> {
  try {
    return read(await sealer.open(sealed));
  } catch (error) {
    if (error instanceof KeyOutOfReach) throw error;
    return null;
  }
}
