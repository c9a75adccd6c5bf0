import type { GameDatabase } from '../../shell/library';
import type { TextStorage } from '../../shell/storage';
import type { AnyLesson } from '../game/lessons';
import { createBattleStore, type BattleStore } from './store';

/** Returns a storage of texts in memory, gone with the page. */
function memoryStorage(): TextStorage {
  const texts = new Map<string, string>();
  return {
    read: (key) => texts.get(key) ?? null,
    write: (key, text) => {
      texts.set(key, text);
      return 'saved';
    },
    remove: (key) => void texts.delete(key),
  };
}

/** Returns a library in memory, gone with the page. */
function memoryDatabase(): GameDatabase {
  const entries = new Map<string, unknown>();
  let held: unknown = null;
  return {
    entries: () => Promise.resolve([...entries]),
    get: (id) => Promise.resolve(entries.get(id)),
    update: (id, change) => {
      entries.set(id, change(entries.get(id)));
      return Promise.resolve();
    },
    remove: (id) => {
      entries.delete(id);
      return Promise.resolve();
    },
    currentId: () => Promise.resolve(held),
    putCurrentId: (id) => {
      held = id;
      return Promise.resolve();
    },
    watch: () => () => undefined,
  };
}

const nothingToSeal = (): Promise<never> => Promise.reject(new Error('a lesson seals nothing'));

/**
 * Creates a store with the battle of a lesson at its beginning, apart from the page's own: its orders affect no other
 * game, nothing is saved, and its clock stands still.
 */
export function createLessonStore(lesson: AnyLesson): BattleStore {
  const store = createBattleStore({
    storage: memoryStorage(),
    database: memoryDatabase(),
    watcher: () => () => undefined,
    sealer: { seal: nothingToSeal, open: nothingToSeal },
    lookup: { current: null, pointedTo: null, isPointerDeleted: false },
    randomInt: () => 0,
    newId: () => 'lesson',
    now: () => new Date(0),
    ticks: () => 0,
  });
  if ('game' in lesson) store.openRead(lesson.game);
  else {
    store.begin({ ...lesson.muster, places: lesson.places });
    for (const order of lesson.before) store.give(order);
  }
  return store;
}
