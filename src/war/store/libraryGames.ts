import { breather } from '../../shell/breather';
import { isEntry, timeOf } from '../../shell/libraryEntry';
import {
  contentOf,
  judgeGame,
  mayHideArmy,
  type FiledEntry,
  type FiledText,
  type JudgedGame,
} from '../game/libraryFile';
import { readGame } from '../game/save';
import { takeKept } from './keptGames';
import type { LibraryWritten } from './keptGames';
import { atRestIn, type Services, type Store } from './state';

/** The games of this browser in the file of its library, out and in again. */
export function createFiledGames(
  store: Store,
  { newId, now }: Pick<Services, 'newId' | 'now'>,
  library: LibraryWritten,
) {
  const { database } = library;

  /** Puts a game under an id where none lies, else under one of its own, with the time it was kept at. */
  async function put({ id, at, text }: FiledText): Promise<void> {
    let isFree = false as boolean;
    await database.update(id, (old) => {
      isFree = !isEntry(old);
      return isFree ? { text, at: at ?? now().getTime() } : old;
    });
    if (!isFree) {
      const other = newId();
      await put({ id: other, at, text: withId(text, other) });
    }
  }

  /** Takes in a game that goes further than the one here, unless that has gone on meanwhile. */
  async function putOver(game: JudgedGame): Promise<void> {
    const { id, text } = game;
    const kept = await takeKept(library, id);
    const { verdict } = judgeGame(game, { textOf: () => kept?.text, has: () => false });
    if (verdict === 'here' || verdict === 'behind') return;
    if (verdict !== 'further') return put(game);
    const read = readGame(text).game;
    if (store.getState().game?.id === id && read !== null) {
      const inHand = { ...read, id };
      store.setState({ ...atRestIn(inHand), game: inHand });
      return;
    }
    const written = await library.keep(id, text);
    if (written === 'elsewhere') await put(game);
    else if (written !== 'kept') throw Object.assign(new Error(written), { written });
  }

  return {
    /** Every game that is kept, as an entry of a file; null for one that a file may not have. */
    async *entries(): AsyncGenerator<FiledEntry | null> {
      const breathe = breather();
      for (const [id, entry] of await database.entries()) {
        await breathe();
        if (typeof id !== 'string' || !isEntry(entry)) continue;
        const at = timeOf(entry).getTime();
        yield mayHideArmy(entry.text)
          ? null
          : { kind: 'game', id, at: Number.isNaN(at) ? null : at, text: entry.text };
      }
    },

    /** What is here, to judge those of a file by. */
    async here() {
      const texts = new Map<string, string>();
      const contents = new Set<string>();
      const breathe = breather();
      for (const [id, entry] of await database.entries()) {
        await breathe();
        if (typeof id !== 'string' || !isEntry(entry)) continue;
        texts.set(id, entry.text);
        contents.add(contentOf(entry.text));
      }
      return {
        textOf: (id: string) => texts.get(id),
        has: (content: string) => contents.has(content),
        /** What is taken in of a file is here for what comes after it. */
        add({ id, text, verdict }: JudgedGame) {
          if (verdict === 'new' || verdict === 'further') texts.set(id, text);
          if (verdict === 'new' || verdict === 'further' || verdict === 'apart')
            contents.add(contentOf(text));
        },
      };
    },

    /** Takes in a game of a file, and says whether there was anything to take. */
    async takeIn(game: JudgedGame): Promise<boolean> {
      if (game.verdict === 'new') await put(game);
      else if (game.verdict === 'apart') {
        const id = newId();
        await put({ ...game, id, text: withId(game.text, id) });
      } else if (game.verdict === 'further') await putOver(game);
      else return false;
      return true;
    },
  };
}

/** The text of a game that goes by another id; one that cannot be read so far stays as it is. */
function withId(text: string, id: string): string {
  try {
    const save = JSON.parse(text) as { game: object };
    return JSON.stringify({ ...save, game: { ...save.game, id } });
  } catch {
    return text;
  }
}
