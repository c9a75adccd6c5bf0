import { KeyOutOfReach, type Sealed, type Sealer } from './seal';
import { storageFault, type Written } from './storage';

/**
 * Why a hidden deployment could not be encrypted, saved or decrypted: `elsewhere`, another tab has changed the game;
 * `key`, the encryption key cannot be read or stored; otherwise a fault of the browser's storage.
 */
export type SealFault = Exclude<Written, 'saved'> | 'key';

/**
 * The state of encrypting or decrypting a hidden deployment: `underWay`; the fault of the last attempt; or `none` if
 * nothing is in progress and the last attempt did not fail.
 */
export type Sealing = 'none' | 'underWay' | SealFault;

/**
 * Returns why encrypting or decrypting a hidden deployment failed, given the error with which the `Sealer` rejected;
 * `key` if the browser refuses access to the encryption key.
 */
export function sealFaultOf(error: unknown): SealFault {
  const fault = storageFault(error instanceof KeyOutOfReach ? error.cause : error);
  return fault === 'forbidden' ? 'key' : fault;
}

/**
 * The dependencies of encrypting a part of the current game: the `sealer` that encrypts, the current game (`currentGame`,
 * null if there is none), and a function that saves it.
 */
export interface SealingNeeds<Game> {
  readonly sealer: Sealer;
  readonly currentGame: () => Game | null;
  /**
   * Saves a game with a sealed part; resolves with `saved` only once it is certainly stored and nothing of the sealed
   * part is stored unencrypted.
   */
  readonly saveSealed: (game: Game) => Promise<Written>;
}

/**
 * Encrypts a `text` of the current game, such as a hidden deployment, and saves the game that `withSealed` returns for
 * the encrypted text. Resolves with that game; with the fault if it could not be encrypted or saved; with null if the
 * current game has changed meanwhile. Never rejects.
 */
export async function sealAndSave<Game>(
  { sealer, currentGame, saveSealed }: SealingNeeds<Game>,
  text: string,
  withSealed: (sealed: Sealed) => Game,
): Promise<{ readonly game: Game } | { readonly fault: SealFault } | null> {
  const before = currentGame();
  const sealed = await sealer.seal(text).catch(sealFaultOf);
  if (currentGame() !== before) return null;
  if (typeof sealed === 'string') return { fault: sealed };
  const game = withSealed(sealed);
  const written = await saveSealed(game);
  if (currentGame() !== before) return null;
  return written === 'saved' ? { game } : { fault: written };
}

/**
 * Decrypts a sealed text, and resolves with what `read` returns for it; null if it cannot be decrypted, or `read`
 * returns null. Rejects with `KeyOutOfReach` if the key cannot be read now.
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
