import type { GameLibrary } from '../../shell/library';
import { isEntry, timeOf, type Entry } from '../../shell/libraryEntry';
import { seenText } from '../../shell/seenText';
import { campaignAfter } from '../game/campaign';
import type { Game } from '../game/game';
import { writeRecord } from '../game/record';
import type { RecordReading } from '../game/parseRecord';
import { parseSave, writeSave } from '../game/save';
import { battleOf } from '../game/timeline';
import { readTexts } from './readings';
import type { BattleStoreNeeds, KeptGame, LibraryOrders, Store } from './state';

/** Characters of the name that a game is given. */
export const LONGEST_NAME = 60;

interface LibraryWays {
  readonly show: (game: Game) => void;
  /** Puts a state that has come further in the place of the game in hand. */
  readonly replace: (game: Game) => void;
  readonly letGo: () => void;
}

const keptAs = (id: string, entry: Entry, { game, ...read }: RecordReading): KeptGame => ({
  ...read,
  game: game && { ...game, id },
  id,
  text: entry.text,
  at: timeOf(entry),
});

/** What can be ordered of the games that this browser keeps. */
export function createLibraryOrders(
  store: Store,
  library: GameLibrary,
  needs: Pick<BattleStoreNeeds, 'newId' | 'now' | 'storage'>,
  { show, replace, letGo }: LibraryWays,
): LibraryOrders {
  const { database, seen } = library;
  const { newId } = needs;
  let openings = 0;

  /** A game that is kept, its orders carried out while the page has its turns; null where there is none. */
  async function readKept(id: string, entry: unknown): Promise<KeptGame | null> {
    if (!isEntry(entry)) return null;
    const readings = await readTexts([entry.text], (reading) => store.setState({ reading }));
    store.setState({ reading: null });
    const read = readings.get(entry.text);
    return read === undefined ? null : keptAs(id, entry, read);
  }

  /** One of them as it is now, or null where another tab has deleted it. */
  async function take(id: string): Promise<KeptGame | null> {
    const kept = await readKept(id, await database.get(id));
    // What is damaged, or a newer version has kept, is never written over.
    if (kept !== null && kept.faults.length === 0) seen.set(id, kept.text);
    return kept;
  }

  const gameOf = async (id: string): Promise<Game | null> => {
    const { game } = store.getState();
    if (game?.id === id) return game;
    return (await readKept(id, await database.get(id)))?.game ?? null;
  };

  return {
    gameOf,
    campaignOf: async (id) => {
      const game = await gameOf(id);
      return game && campaignAfter(game, battleOf(game));
    },
    recordOf: async (id) => {
      const game = await gameOf(id);
      return game && writeRecord(game);
    },

    async keptGames() {
      const all = (await database.entries()).flatMap(([id, entry]) =>
        typeof id === 'string' && isEntry(entry) ? [keptAs(id, entry, parseSave(entry.text))] : [],
      );
      return all.sort((a, b) => (b.at.getTime() || 0) - (a.at.getTime() || 0));
    },

    async openKept(id) {
      if (store.getState().game?.id === id) {
        store.setState({ screen: 'game' });
        return;
      }
      const mine = (openings += 1);
      const inHand = (): string | undefined => store.getState().game?.id;
      const before = inHand();
      const kept = await take(id);
      // While a long one was read another may have been asked for, or begun.
      if (kept?.game == null || mine !== openings || inHand() !== before) return;
      show(kept.faults.length > 0 ? { ...kept.game, id: newId() } : kept.game);
    },

    async nameKept(id, name) {
      const named = (game: Game): Game => ({
        ...game,
        name: seenText(name).slice(0, LONGEST_NAME),
      });
      const { game } = store.getState();
      if (game?.id === id) {
        store.setState({ game: named(game) });
        return;
      }
      const kept = await take(id);
      if (kept?.game != null && kept.faults.length === 0)
        await library.keep(id, writeSave(named(kept.game)));
    },

    file: async () =>
      (await import('./libraryFile')).createBattleLibraryFile(store, database, needs, replace),

    async deleteKept(id) {
      await library.remove(id);
      if (store.getState().game?.id !== id) return;
      letGo();
      store.setState({
        game: null,
        battle: null,
        screen: 'headquarters',
        curtain: false,
        sealing: 'none',
        mayUndo: false,
        mayRedo: false,
      });
    },
  };
}
