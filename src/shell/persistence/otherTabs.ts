import { findGame } from '../library';
import { isEntry } from '../libraryEntry';
import type { Coded, Identified, SaveFormat } from './format';
import type { PersistenceNeeds, Saving } from './saving';

/**
 * Returns the functions that handle what other tabs write: `loadOtherTab` loads it, or asks the player if this tab has
 * something of its own to lose; `checkDatabase` does so only if the database has something new; `watch` calls these
 * whenever another tab has written, and `newer` if a newer version of the program has, and returns unsubscribe
 * functions. `loadNow` loads what is saved now, or returns null if that became obsolete meanwhile.
 */
export function createOtherTabs<G extends Identified, F extends Coded>(
  format: SaveFormat<G, F>,
  { store, database, limitTime }: PersistenceNeeds<G, F>,
  saving: Saving<G, F>,
  loadNow: (isStill: () => boolean) => Promise<boolean | null>,
) {
  const { isSecret, scan, write } = format;
  const get = store.getState;
  const { slot, library, isSame, reportWrite } = saving;

  /**
   * Loads what another tab has written, or asks if this tab has something of its own to lose. Nobody is asked if its
   * `text` has the state that is shown, or a known one (`isKnown`), with another time left; the clock at the board takes
   * the time of the state that is shown.
   */
  async function loadOtherTab(text?: string | null, isKnown = false): Promise<void> {
    const { game, screen, save: now } = get();
    if (now.is === 'viewing') store.setState({ save: { ...now, outdated: true } });
    // A tab at headquarters whose game is saved has nothing to lose, unless local storage alone has it.
    else if (
      game === null ||
      (screen === 'headquarters' &&
        now.is === 'saved' &&
        !['full', 'silent', 'disk'].includes(now.library))
    ) {
      const loaded = await loadNow(() => {
        const is = get();
        return is.game === game && is.screen === screen && is.save === now;
      });
      // What has happened meanwhile is judged anew.
      if (loaded === null)
        await (get().game === game ? loadOtherTab(text, isKnown) : checkDatabase());
    } else if (typeof text === 'string' && isSame(text, write(game))) limitTime?.(text);
    // A state that is only being saved here has a time of its own.
    else if (!isKnown) {
      reportWrite(game, 'elsewhere');
      if (isSecret(game)) await judge(game.id);
    }
  }

  /** Reports whether another tab has continued the same secret game so far that this one's is obsolete. */
  async function judge(id: string): Promise<void> {
    const entry = await database.get(id).catch(() => null);
    const { game, save: now } = get();
    if (game?.id !== id || now.is !== 'elsewhere' || !isEntry(entry)) return;
    const theirs = scan(entry.text).game;
    if (theirs !== null && !format.isContinuation(theirs, game))
      store.setState({ save: { ...now, overtaken: true } });
  }

  /**
   * Handles another tab's write to the database like one to local storage, which may have refused it. What this tab
   * has read or saved itself is nothing new.
   */
  async function checkDatabase(): Promise<void> {
    const id = get().game?.id ?? null;
    const known = library.seen.get(id ?? '');
    const found = await findGame(database, id);
    if (typeof found === 'string') return;
    // What was found may be older than what this tab has saved meanwhile.
    if ((get().game?.id ?? null) !== id || library.seen.get(id ?? '') !== known) {
      await checkDatabase();
      return;
    }
    const { current, pointedTo, isPointerDeleted } = found;
    const isCurrentNew =
      saving.noteCurrent(current?.id ?? null) && current !== null && current.id !== id;
    const isNewText = pointedTo !== null && pointedTo.text !== known;
    // The pointer here is this tab's own id: its game has been deleted.
    if (isCurrentNew || isPointerDeleted) await loadOtherTab();
    else if (isNewText)
      await loadOtherTab(pointedTo.text, library.hasSeen(pointedTo.id, pointedTo.text));
    // Another tab has deleted the game, and this one has saved it since: it becomes the current game again. Only if it
    // is saved: the database does not know a game that the library lacks, and two such tabs would react to each other
    // for ever.
    else if (pointedTo !== null && current === null && get().save.is === 'saved')
      saving.pointDatabaseAt(pointedTo.id, true);
  }

  return {
    loadOtherTab,
    checkDatabase,

    watch: (newer: () => void): readonly (() => void)[] => [
      slot.watch((...read) => void loadOtherTab(...read), newer),
      database.watch(
        () => void checkDatabase(),
        () => get().game?.id ?? null,
      ),
    ],
  };
}
