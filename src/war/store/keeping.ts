import { findGame, type Finding, type GameLibrary, type KeepHow } from '../../shell/library';
import { keepDraftTemplates } from './drafts';
import { isCurtained, isSecret, type Game } from '../game/game';
import { keepThisTab, takenElsewhere, tryAgain } from './keepingOwn';
import { anythingKept, hintAt, readHint } from './gamePlaces';
import type { Written } from '../../shell/storage';
import { atRestIn, type Store, type Services } from './state';
import {
  beginWithKept,
  discardDamaged,
  followOtherTab,
  hearLate,
  hearOtherTab,
  hearWritten,
  tellNewer,
  type Keeper,
} from './takingUp';
import { writeGame } from '../game/writing';

/** What the database had of the game in hand when the page was opened. */
export interface AtStart {
  readonly finding: Finding;
  /** What it answers after all, where it was silent. */
  readonly later?: Promise<Finding>;
}

/**
 * Keeps the game of a tab after every change: in the library, whose word is the truth about it, with a hint in local
 * storage. What is damaged is kept aside, and what another tab writes is never written over unasked; what a newer
 * version writes, never at all. What reads games, and tells of those that cannot be read, comes where something is kept
 * (takingUp.ts).
 */
export function createKeeping(
  store: Store,
  services: Services,
  library: GameLibrary,
  { finding, later }: AtStart,
) {
  const { slot, storage, newId, now } = services;
  /** The game last taken up, or kept before it is shown: it need not be kept again until something is done. */
  let kept: Game | null = null;
  let questions = 0;
  let answered = 0;
  /** The game that the database has been told is in hand. */
  let pointedAt: string | null = null;
  const keeper: Keeper = {
    store,
    slot,
    storage,
    library,
    newId,
    inLibrary,
    writeHint,
    keepChanged,
    pointAt,
    find: () => findGame(library.database, readHint(slot.read()).id),
    takenUp: (game) => {
      kept = game;
    },
  };

  /** Leaves the hint at a game. The clear text of a hidden deployment never stays there, whatever becomes of the hint. */
  function writeHint(game: Game, text: string, over = false): Written {
    const hint = hintAt(game, text, now());
    const written = over ? slot.overwrite(hint) : slot.write(hint);
    if (isSecret(game) && written !== 'kept' && written !== 'elsewhere') slot.clear();
    return written;
  }

  /** Keeps a game in the library; the answer holds for the game in hand alone. */
  async function inLibrary(game: Game, text: string, how: KeepHow = {}): Promise<Written> {
    const keeping = library.keep(game.id, text, how);
    const asked = (questions += 1);
    if (how.seenOnly !== true) pointAt(game.id);
    const written = await keeping;
    // Of several answers the one to the last question holds, whichever comes first.
    if (store.getState().game?.id === game.id && asked > answered) {
      answered = asked;
      store.setState({ library: written });
    }
    return written;
  }

  function pointAt(id: string | null, anew = false): void {
    if (pointedAt === id && !anew) return;
    pointedAt = id;
    library.database.putInHand(id).catch(() => {
      pointedAt = null;
    });
  }

  /** Says how the game in hand is kept; where another tab has written, that stands until it is settled. */
  function tell(game: Game, keeping: Written): void {
    const { game: inHand, keeping: said } = store.getState();
    if (inHand?.id === game.id && said !== 'elsewhere') store.setState({ keeping });
  }

  /** Keeps a game that has been changed: at once as a hint, then in the library. */
  async function keepChanged(game: Game, strict: boolean): Promise<void> {
    const text = writeGame(game);
    const isElsewhere = store.getState().keeping === 'elsewhere';
    const hinted = isElsewhere ? 'elsewhere' : writeHint(game, text);
    if (hinted === 'elsewhere') store.setState({ keeping: hinted });
    const asked = questions + 1;
    // Over what another tab has written nothing is kept unasked.
    const written = await inLibrary(game, text, { strict, seenOnly: hinted === 'elsewhere' });
    if (asked < answered) return;
    if (written === 'elsewhere') takenElsewhere(keeper, game);
    // A game that is no secret has at least its hint, where the library fails.
    else tell(game, written === 'kept' || isSecret(game) || hinted !== 'kept' ? written : 'kept');
  }

  /** Takes up what is kept, if anything is; true where damage was found that has not been told yet. */
  function begin(): boolean {
    const isFound = typeof finding !== 'string' && (finding.inHand ?? finding.hinted) !== null;
    if (anythingKept(storage) || isFound) return beginWithKept(keeper, finding);
    if (typeof finding === 'string' && (finding === 'silent' || slot.read() === undefined))
      store.setState({ keeping: finding });
    return false;
  }

  const foundDamage = begin();
  const { game: atStart } = store.getState();
  void later?.then((found) => hearLate(keeper, found, atStart));
  store.subscribe((state, before) => {
    // What is in the library is not given up.
    if (before.game !== null && before.game.id !== state.game?.id && before.library !== 'kept')
      keepDraftTemplates(services, before.game);
    if (state.game === before.game || state.game === null || state.game === kept) return;
    // What was only looked at has been gone on with.
    if (state.viewing !== null) store.setState({ viewing: null });
    void keepChanged(state.game, isTurningPoint(before.game, state.game));
  });
  const stops = [
    slot.watch(
      () => hearOtherTab(keeper),
      () => void tellNewer(keeper),
    ),
    library.database.watch(
      () => void hearWritten(keeper),
      () => store.getState().game?.id ?? null,
    ),
  ];

  return {
    /** The kept game was damaged, which headquarters explains before anybody plays on. */
    foundDamage,
    keeper,
    /** No game is in hand any more. */
    letGo: (): void => {
      slot.clear();
      pointAt(null);
    },
    /** Takes the game in hand again, after another was looked at. */
    putBack: (): void => {
      const { viewing } = store.getState();
      if (viewing === null) return;
      const { game, outdated, ...written } = viewing;
      kept = game;
      const curtain = game !== null && isCurtained(game);
      store.setState({ ...atRestIn(game), ...written, game, curtain, viewing: null });
      if (outdated) hearOtherTab(keeper);
    },
    stopWatchingGame: (): void => stops.forEach((stop) => stop()),

    /** Goes on from what another tab has written. */
    followOtherTab: (): void => void followOtherTab(keeper),

    /**
     * Keeps this tab's game over what another tab has written; never one that goes behind what the other has sealed or
     * revealed.
     */
    keepThisTab: (): Promise<void> => keepThisTab(keeper),

    /** Asks a database again that has not answered. */
    tryAgain: (): void => void tryAgain(keeper),

    /** Forgets a damaged save for good. */
    discardDamaged: (text: string): void => discardDamaged(keeper, text),
  };
}

export type SaveOrders = Omit<
  ReturnType<typeof createKeeping>,
  'keeper' | 'letGo' | 'putBack' | 'stopWatchingGame'
>;

/** Whether something has been done that nobody may take back: a turn has ended, lots are drawn, armies are revealed. */
function isTurningPoint(before: Game | null, { id, stage }: Game): boolean {
  if (before?.id !== id || before.stage.name !== stage.name) return true;
  return stage.name === 'war' ? stage.war.actions.at(-1)?.type !== 'move' : stage.name === 'lots';
}
