import type { BrowserContext, Page } from '@playwright/test';

// Compares what tabs report as saved with what is saved: one tab may not overwrite the orders of another.

/** The orders that tabs of a context have as saved in their library. */
export interface Acknowledged {
  /** The texts of games whose transaction was complete, of any tab. */
  readonly texts: ReadonlySet<string>;
}

/** Notes from now on the orders that the tabs of a context have as saved. */
export async function acknowledgedIn(context: BrowserContext): Promise<Acknowledged> {
  const texts = new Set<string>();
  await context.exposeBinding('acknowledged', (_, text: string) => void texts.add(text));
  await context.addInitScript(noteSaves);
  return { texts };
}

/** Runs in the page: reports to the test each text that a database has taken. */
function noteSaves(): void {
  const kind = IDBObjectStore.prototype;
  const put = Object.getOwnPropertyDescriptor(kind, 'put')!.value as typeof kind.put;
  kind.put = function noted(value: unknown, key?: IDBValidKey) {
    const text = (value as { readonly text?: unknown } | null)?.text;
    if (typeof text === 'string')
      this.transaction.addEventListener('complete', () => {
        (window as never as { acknowledged: (saved: string) => void }).acknowledged(text);
      });
    return put.call(this, value, key);
  };
}

/** Runs in the page: everything that its libraries have, by the id of a game. */
async function libraries(): Promise<[IDBValidKey, unknown][]> {
  const asked = <T>(request: IDBRequest<T>): Promise<T> =>
    new Promise((done, fail) => {
      request.onsuccess = () => done(request.result);
      request.onerror = () => fail(new Error(String(request.error)));
    });
  const all: [IDBValidKey, unknown][] = [];
  for (const { name } of await indexedDB.databases()) {
    if (name?.endsWith('-library') !== true) continue;
    const database = await asked(indexedDB.open(name));
    const games = database.transaction('games').objectStore('games');
    const [keys, values] = await Promise.all([asked(games.getAllKeys()), asked(games.getAll())]);
    keys.forEach((key, i) => all.push([key, values[i]]));
    database.close();
  }
  return all;
}

/** Orders in a save of a war or a battle that cannot be undone: the end of a turn, an attack, a shot, a melee, a charge. */
const IRREVERSIBLE = /^(?:\.|\d+\.|x.*|.*[>*].*|m\d+:.*|resign|draw|(?:shell|rifles|charge):.*)$/;

interface Saved {
  readonly id: string;
  /** Its orders up to the last that cannot be undone. */
  readonly orders: readonly string[];
}

/** Reads the orders of a save; null if nothing has been ordered in it, as while a side sets out. */
function readSaved(text: string): Saved | null {
  const { game } = JSON.parse(text) as {
    readonly game: {
      readonly id: string;
      readonly record?: string;
      readonly stage?: { readonly actions?: readonly string[] };
    };
  };
  const lines = (game.record ?? '').split('\n').filter((line) => !line.startsWith('['));
  const orders = game.stage?.actions ?? lines.join(' ').split(/\s+/);
  const last = orders.findLastIndex((order) => IRREVERSIBLE.test(order));
  return last < 0 ? null : { id: game.id, orders: orders.slice(0, last + 1) };
}

/**
 * Returns the orders that cannot be undone, of which a tab was told that they are saved, and which no game of the library
 * has any more. What has been deleted is not missed. `tab` is any tab of the browser.
 */
export async function lostSaves(tab: Page, { texts }: Acknowledged): Promise<readonly string[]> {
  const entries = await tab.evaluate(libraries);
  const deleted = new Set<IDBValidKey>(
    entries.flatMap(([id, entry]) => (entry === '(deleted)' ? [id] : [])),
  );
  const saved = entries.flatMap(([, entry]) => {
    const text = (entry as { readonly text?: unknown } | null)?.text;
    return typeof text === 'string' ? (readSaved(text) ?? []) : [];
  });
  const lost = [...texts].flatMap((text) => {
    const reported = readSaved(text);
    if (reported === null || deleted.has(reported.id)) return [];
    const isThere = saved.some(({ orders }) =>
      reported.orders.every((order, i) => order === orders[i]),
    );
    return isThere ? [] : [`a tab reported as saved … ${reported.orders.slice(-4).join(' ')}`];
  });
  return [...new Set(lost)];
}
