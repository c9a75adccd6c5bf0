import { SILENT } from '../storage';
import { databases } from './browserApis';

/** Values by key in a store of a database. Promises reject if the browser refuses, or does not answer in time. */
export interface Records {
  /** Resolves with all keys and their values, in the order of the keys. */
  readonly all: () => Promise<readonly (readonly [IDBValidKey, unknown])[]>;
  /** Resolves with the value of a key; undefined if there is none. */
  readonly get: (key: string) => Promise<unknown>;
  /**
   * Replaces the value of a key by the result of `change` in one transaction; a result identical to the old value is
   * not written. With `strict` it resolves once the disk has it, otherwise once the operating system has it.
   */
  readonly update: (
    key: string,
    change: (old: unknown) => unknown,
    strict?: boolean,
  ) => Promise<void>;
  readonly remove: (key: string) => Promise<void>;
}

/** Milliseconds until a database counts as silent; a slow disk takes one or two seconds. */
const PATIENCE = 5_000;
/** Milliseconds after which a waiting caller retries an unanswered opening. */
const ANEW = 1_000;

/**
 * Returns access to the `store` of the browser database `name`, which is opened, and created if need be, by the first
 * call. A database that has failed or was closed is opened again by the next call. A call rejects if it is not answered
 * within `patience` milliseconds, by default five seconds.
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
        // This tab never blocks a deletion or an upgrade of the database.
        database.onclose = database.onversionchange = () => {
          database.close();
          opening = null;
        };
        done(database);
      };
    });

  /** Settles with the value that `ask` passes to `answer`, once its transaction is complete. */
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
    let hasTimedOut = false;
    const silence = new Promise<never>((_, fail) => {
      timer = setTimeout(() => {
        hasTimedOut = true;
        // A refused write must not succeed later.
        if (transaction !== null) abort(transaction);
        fail(new DOMException('the database does not answer', SILENT));
      }, patience);
    });
    /** Returns the open database; undefined if that is too late. */
    const whenOpen = async (): Promise<IDBDatabase | undefined> => {
      while (!hasTimedOut) {
        const asked = (opening ??= connect());
        const wait = new Promise<undefined>((done) => void setTimeout(done, ANEW));
        const database = await Promise.race([asked, wait]);
        if (database !== undefined) return database;
        // For a slow disk the first answer counts.
        if (opening === asked) opening = Promise.race([asked, connect()]);
      }
      return undefined;
    };
    const answered = whenOpen().then(
      (database) =>
        new Promise<T>((done, fail) => {
          if (hasTimedOut || database === undefined) return;
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
            // A mistake in the program; nothing else throws.
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
    // It had ended after all, without an event.
  }
}

const refusal = (error: DOMException | null | undefined): Error =>
  error ?? new Error('the database has refused');
