import { SILENT } from '../storage';
import { databases } from './pieces';

/** Values by key in a database of the browser. Each answer comes within the time limit, or is refused. */
export interface Records {
  readonly all: () => Promise<readonly (readonly [IDBValidKey, unknown])[]>;
  /** What lies under a key, undefined where nothing does. */
  readonly get: (key: string) => Promise<unknown>;
  /**
   * Puts what is made of a value in its place, no other tab coming between; the same value is left as it is. With
   * `strict` it is answered only once the disk has it, and otherwise once the system has, which outlives the browser.
   */
  readonly update: (
    key: string,
    change: (old: unknown) => unknown,
    strict?: boolean,
  ) => Promise<void>;
  readonly remove: (key: string) => Promise<void>;
}

/** Milliseconds until a database counts as silent: a slow disk takes one or two seconds. */
const PATIENCE = 5_000;
/** Milliseconds after which an opening without an answer is asked for anew by whoever waits for it. */
const ANEW = 1_000;

/**
 * One store of a database, opened when it is first asked. A database that has failed or been closed by the browser is
 * opened anew at the next question; one whose opening is not answered, while a question waits for it.
 */
export function openRecords(name: string, store: string, patience = PATIENCE): Records {
  let opening: Promise<IDBDatabase> | null = null;

  const connect = (): Promise<IDBDatabase> =>
    new Promise((done, fail) => {
      const asked = databases().open(name);
      asked.onupgradeneeded = () => asked.result.createObjectStore(store);
      asked.onerror = () => fail(refusal(asked.error));
      asked.onsuccess = () => {
        const database = asked.result;
        // Nobody who deletes the database, or brings it to another version, waits for this tab.
        database.onclose = database.onversionchange = () => {
          database.close();
          opening = null;
        };
        done(database);
      };
    });

  /** Settles with what `ask` hands to `answer`, once its transaction is complete. */
  async function transact<T>(
    mode: IDBTransactionMode,
    durability: IDBTransactionDurability,
    ask: (
      records: IDBObjectStore,
      answer: (value: T) => void,
      refuse: (fault: Error) => void,
    ) => void,
  ): Promise<T> {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let transaction: IDBTransaction | null = null;
    let late = false;
    const silence = new Promise<never>((_, fail) => {
      timer = setTimeout(() => {
        late = true;
        // What has been refused does not come about later.
        if (transaction !== null) abort(transaction);
        fail(new DOMException('the database does not answer', SILENT));
      }, patience);
    });
    /** The database once it is open; undefined where that is too late. */
    const whenOpen = async (): Promise<IDBDatabase | undefined> => {
      while (!late) {
        const asked = (opening ??= connect());
        const wait = new Promise<undefined>((done) => void setTimeout(done, ANEW));
        const database = await Promise.race([asked, wait]);
        if (database !== undefined) return database;
        // Of a slow disk the first answer counts.
        if (opening === asked) opening = Promise.race([asked, connect()]);
      }
      return undefined;
    };
    const answered = whenOpen().then(
      (database) =>
        new Promise<T>((done, fail) => {
          if (late || database === undefined) return;
          transaction = database.transaction(store, mode, { durability });
          let given: T;
          transaction.oncomplete = () => done(given);
          transaction.onabort = () => fail(refusal(transaction?.error));
          ask(
            transaction.objectStore(store),
            (value) => {
              given = value;
            },
            (fault) => {
              fail(fault);
              if (transaction !== null) abort(transaction);
            },
          );
        }),
    );
    try {
      return await Promise.race([answered, silence]);
    } catch (error) {
      opening = null;
      throw error;
    } finally {
      clearTimeout(timer);
    }
  }

  return {
    all: () =>
      transact('readonly', 'default', (records, answer) => {
        const keys = records.getAllKeys();
        const values = records.getAll();
        values.onsuccess = () => answer(keys.result.map((key, i) => [key, values.result[i]]));
      }),
    get: (key) =>
      transact('readonly', 'default', (records, answer) => {
        const asked = records.get(key) as IDBRequest<unknown>;
        asked.onsuccess = () => answer(asked.result);
      }),
    update: (key, change, strict = false) =>
      transact('readwrite', strict ? 'strict' : 'relaxed', (records, _, refuse) => {
        const asked = records.get(key) as IDBRequest<unknown>;
        asked.onsuccess = () => {
          try {
            const changed = change(asked.result);
            if (changed !== asked.result) records.put(changed, key);
          } catch (fault) {
            // A mistake in the program: nothing else throws.
            refuse(fault as Error);
          }
        };
      }),
    remove: (key) =>
      transact('readwrite', 'strict', (records) => {
        records.delete(key);
      }),
  };
}

function abort(transaction: IDBTransaction): void {
  try {
    transaction.abort();
  } catch {
    // It had ended after all, and nobody has heard of it.
  }
}

const refusal = (error: DOMException | null | undefined): Error =>
  error ?? new Error('the database has refused');
