import { KeyOutOfReach, type Sealed, type Sealer } from './seal';
import { storageFault, type Written } from './storage';

/** Why something could not be sealed or opened: it cannot be saved, or the key is out of reach. */
export type SealFault = Exclude<Written, 'saved'> | 'key';

/** Whether something is being sealed or opened (`underWay`); if not, `none`, or what prevented it the last time. */
export type Sealing = 'none' | 'underWay' | SealFault;

/** Returns why sealing or opening failed, from the error of its rejected promise. */
export function sealFaultOf(error: unknown): SealFault {
  const fault = storageFault(error instanceof KeyOutOfReach ? error.cause : error);
  return fault === 'forbidden' ? 'key' : fault;
}

/** What sealing needs: the sealer, the current game, and how to save it. */
export interface SealingNeeds<Game> {
  readonly sealer: Sealer;
  readonly inHand: () => Game | null;
  /** Saves a sealed game: `saved` only once that is certain, and nothing of it is in clear. */
  readonly saveSealed: (game: Game) => Promise<Written>;
}

/**
 * Seals a text of the current game, and saves the game with it. Returns the game that may be handed over, or why it
 * could not be sealed or saved; null if another game has begun or been loaded meanwhile, because sealing takes a
 * moment.
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
 * Returns what `read` makes of a sealed text; null if the seal is broken or the text is unreadable. Rejects with
 * `KeyOutOfReach` if that is unknown.
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
