import type { GameLibrary } from '../../shell/library';
import { isEntry, timeOf } from '../../shell/libraryEntry';
import { seenText } from '../../shell/seenText';
import { campaignAfter } from '../game/campaign';
import type { Game } from '../game/game';
import { writeRecord } from '../game/record';
import { parseSave, readSave, writeSave } from '../game/save';
import { battleOf } from '../game/timeline';
import type { BattleStoreNeeds, KeptGame, LibraryOrders, Store } from './state';

/** Characters of the name that a game is given. */
export const LONGEST_NAME = 60;

interface LibraryWays {
  readonly show: (game: Game) => void;
  readonly letGo: () => void;
}

function keptGame(id: unknown, entry: unknown, read: typeof readSave): KeptGame[] {
  if (typeof id !== 'string' || !isEntry(entry)) return [];
  const reading = read(entry.text);
  const game = reading.game && { ...reading.game, id };
  return [{ ...reading, game, id, text: entry.text, at: timeOf(entry) }];
}

/** What can be ordered of the games that this browser keeps. */
export function createLibraryOrders(
  store: Store,
  library: GameLibrary,
  { newId }: Pick<BattleStoreNeeds, 'newId'>,
  { show, letGo }: LibraryWays,
): LibraryOrders {
  const { database, seen } = library;

  /** One of them as it is now, or null where another tab has deleted it. */
  async function take(id: string, read: typeof readSave): Promise<KeptGame | null> {
    const [kept = null] = keptGame(id, await database.get(id), read);
    // What is damaged, or a newer version has kept, is never written over.
    if (kept !== null && kept.faults.length === 0) seen.set(id, kept.text);
    return kept;
  }

  const gameOf = async (id: string): Promise<Game | null> => {
    const { game } = store.getState();
    if (game?.id === id) return game;
    return keptGame(id, await database.get(id), readSave)[0]?.game ?? null;
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
        keptGame(id, entry, parseSave),
      );
      return all.sort((a, b) => (b.at.getTime() || 0) - (a.at.getTime() || 0));
    },

    async openKept(id) {
      if (store.getState().game?.id === id) {
        store.setState({ screen: 'game' });
        return;
      }
      const kept = await take(id, readSave);
      if (kept?.game == null) return;
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
      const kept = await take(id, readSave);
      if (kept?.game != null && kept.faults.length === 0)
        await library.keep(id, writeSave(named(kept.game)));
    },

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
