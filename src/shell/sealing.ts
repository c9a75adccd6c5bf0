import { KeyOutOfReach, type Sealed, type Sealer } from './seal';
import { storageFault, type Written } from './storage';

/** Why something could not be sealed, or not be opened: it cannot be kept, or the key is out of reach. */
export type SealFault = Exclude<Written, 'kept'> | 'key';

/** Whether something is being sealed or opened, and if not, what came in the way the last time. */
export type Sealing = 'none' | 'underWay' | SealFault;

function faultOf(error: unknown): SealFault {
  const fault = storageFault(error instanceof KeyOutOfReach ? error.cause : error);
  return fault === 'forbidden' ? 'key' : fault;
}

/** What sealing needs of the store whose game it is. */
export interface SealingNeeds<Game> {
  readonly sealer: Sealer;
  readonly inHand: () => Game | null;
  /** Keeps a sealed game: `kept` only once it is known to be, and to lie in clear nowhere. */
  readonly saveSealed: (game: Game) => Promise<Written>;
}

/**
 * Seals a text of the game in hand, and keeps the game as it is with that sealed. Answers the game that may be handed over, or why
 * it could not be sealed or kept; null where another game has begun or been taken up meanwhile, for sealing takes a moment.
 */
export async function sealAndSave<Game>(
  { sealer, inHand, saveSealed }: SealingNeeds<Game>,
  text: string,
  withSealed: (sealed: Sealed) => Game,
): Promise<{ readonly game: Game } | { readonly fault: SealFault } | null> {
  const before = inHand();
  const sealed = await sealer.seal(text).catch(faultOf);
  if (inHand() !== before) return null;
  if (typeof sealed === 'string') return { fault: sealed };
  const game = withSealed(sealed);
  const written = await saveSealed(game);
  if (inHand() !== before) return null;
  return written === 'kept' ? { game } : { fault: written };
}

/** What was sealed; null where the seal is broken. Rejects where that is not known, the key being out of reach. */
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
