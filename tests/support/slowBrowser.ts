import type { GameDatabase } from '../../src/shell/library';
import { createTextStorage } from '../../src/shell/platform/webStorage';
import type { StorageWatcher, TextStorage } from '../../src/shell/storage';

/** The browser as one tab has it. */
export interface SlowTab {
  readonly storage: TextStorage;
  readonly watcher: StorageWatcher;
  readonly database: GameDatabase;
  /** Closes it: it gets no answer and no message any more, and what it has asked of the database may be dropped. */
  readonly close: () => void;
}

const DELETED = '(deleted)';

/**
 * A browser whose tabs are processes of their own: what they write to local storage, ask of the database and tell one
 * another arrives later, each in its order, but by lot between them. `step` lets one of these arrive; false if there is
 * none.
 */
export function createSlowBrowser(random: () => number) {
  const queues = new Map<string, (() => void)[]>();
  const later = (queue: string, task: () => void): void => {
    const tasks = queues.get(queue);
    if (tasks === undefined) queues.set(queue, [task]);
    else tasks.push(task);
  };
  /** Local storage as the browser has it; each tab has a view of it. */
  const stored = new Map<string, string>();
  const games = new Map<string, unknown>();
  let currentId: unknown;
  /** The tab whose transaction is under way. */
  let locked: number | null = null;
  interface Inside {
    readonly view: Map<string, string>;
    /** How many writes of its own to a key the browser has not confirmed. */
    readonly pending: Map<string, number>;
    readonly watchers: { readonly key: string; readonly changed: () => void }[];
    listen: (() => void) | null;
  }
  const tabs = new Map<number, Inside>();
  let opened = 0;

  const browser = {
    games,
    stored,
    currentId: () => currentId,
    isFull: false,
    isDatabaseFull: false,
    /** Whether every other transaction is too late: the tab gets the answer that it failed; a third of those is committed. */
    isDatabaseSlow: false,

    async step(): Promise<boolean> {
      // All that follows from the last arrival has been done.
      await new Promise((done) => void setImmediate(done));
      const waiting = [...queues].filter(
        ([queue, tasks]) => tasks.length > 0 && (locked === null || !queue.startsWith('asked by')),
      );
      const next = waiting[Math.floor(random() * waiting.length)];
      if (next === undefined) return false;
      next[1].shift()?.();
      return true;
    },

    tab(): SlowTab {
      const own = (opened += 1);
      const inside: Inside = {
        view: new Map(stored),
        pending: new Map(),
        watchers: [],
        listen: null,
      };
      tabs.set(own, inside);

      /** Changes a key at once in this tab, later in the browser and then in the others. */
      function change(key: string, text: string | null): void {
        const { view, pending } = inside;
        if ((view.get(key) ?? null) === text) return;
        put(view, key, text);
        pending.set(key, (pending.get(key) ?? 0) + 1);
        later(`storage from ${own}`, () => {
          put(stored, key, text);
          for (const [id, each] of tabs)
            later(`storage to ${id}`, () => {
              if (id === own) {
                pending.set(key, (pending.get(key) ?? 0) - 1);
                return;
              }
              if ((each.pending.get(key) ?? 0) === 0) put(each.view, key, text);
              for (const { key: watched, changed } of [...each.watchers])
                if (watched === key) changed();
            });
        });
      }
      const storage = createTextStorage(() => ({
        getItem: (key) => inside.view.get(key) ?? null,
        setItem: (key, text) => {
          if (browser.isFull) throw quota();
          change(key, text);
        },
        removeItem: (key) => change(key, null),
      }));
      const watcher: StorageWatcher = (key, changed) => {
        const entry = { key, changed };
        inside.watchers.push(entry);
        return () => void inside.watchers.splice(inside.watchers.indexOf(entry), 1);
      };

      const ask = <T>(run: () => T): Promise<T> =>
        new Promise((done, fail) => {
          later(`asked by ${own}`, () => {
            let answer: () => void;
            try {
              const value = run();
              answer = () => done(value);
            } catch {
              answer = () => fail(new Error('refused'));
            }
            if (tabs.has(own)) later(`answer to ${own}`, answer);
          });
        });
      const publish = (): void => {
        for (const id of tabs.keys())
          if (id !== own) later(`from ${own} to ${id}`, () => tabs.get(id)?.listen?.());
      };
      /** A transaction: the tab decides what is written, and nobody else gets at the games meanwhile. */
      const transact =
        (read: () => unknown, write: (now: unknown) => void) =>
        (change: (old: unknown) => unknown) =>
          new Promise<void>((done, fail) => {
            later(`asked by ${own}`, () => {
              if (!tabs.has(own)) return;
              const isLate = browser.isDatabaseSlow && random() < 0.5;
              // A tab that has given up neither waits for the transaction nor notifies the others of it.
              if (isLate && random() < 1 / 3) {
                later(`answer to ${own}`, () => fail(late()));
                return;
              }
              locked = own;
              const old = read();
              later(`answer to ${own}`, () => {
                const now = change(old);
                const isAborted = isLate && random() < 0.5;
                if (isLate) later(`answer to ${own}`, () => fail(late()));
                later(`commit by ${own}`, () => {
                  locked = null;
                  const isRefused = now !== old && browser.isDatabaseFull;
                  if (now !== old && !isRefused && !isAborted) write(now);
                  if (isLate) return;
                  if (!isRefused) publish();
                  later(`answer to ${own}`, () => (isRefused ? fail(quota()) : done()));
                });
              });
            });
          });
      const update: GameDatabase['update'] = (id, changed) =>
        transact(
          () => games.get(id),
          (now) => void games.set(id, now),
        )(changed);
      const database: GameDatabase = {
        entries: () => ask(() => [...games].filter(([, entry]) => entry !== DELETED)),
        get: (id) => ask(() => games.get(id)),
        update,
        remove: (id) => update(id, () => DELETED).catch(() => ask(() => void games.delete(id))),
        currentId: () => ask(() => currentId),
        putCurrentId: (id) =>
          transact(
            () => currentId,
            (now) => void (currentId = now),
          )(() => id),
        watch(written) {
          inside.listen = written;
          return () => {
            inside.listen = null;
          };
        },
      };
      return {
        storage,
        watcher,
        database,
        close() {
          tabs.delete(own);
          // Its transaction is aborted, unless all its requests have been made.
          if (locked === own && (queues.get(`commit by ${own}`) ?? []).length === 0) locked = null;
          const asked = queues.get(`asked by ${own}`) ?? [];
          asked.splice(Math.floor(random() * (asked.length + 1)));
          for (const queue of queues.keys())
            if (queue === `answer to ${own}` || queue.endsWith(` to ${own}`)) queues.delete(queue);
        },
      };
    },
  };
  return browser;
}

function put(map: Map<string, string>, key: string, text: string | null): void {
  if (text === null) map.delete(key);
  else map.set(key, text);
}

const late = (): Error => Object.assign(new Error('too late'), { name: 'TimeoutError' });
const quota = (): Error => Object.assign(new Error('full'), { name: 'QuotaExceededError' });
