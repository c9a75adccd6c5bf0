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
/** What an error is called that tells of a database that has not answered in time. */
const SILENT = 'TimeoutError';

/** A request to open a database, which may never be answered. */
interface Opening {
  readonly database: Promise<IDBDatabase>;
  /** When it was made, in milliseconds. */
  readonly since: number;
  isAnswered: boolean;
}

const pause = (ms: number): Promise<undefined> =>
  new Promise((done) => void setTimeout(done, ms, undefined));

export const isSilence = (error: unknown): boolean =>
  error instanceof Error && error.name === SILENT;

/**
 * One store of a database, opened when it is first asked. A database that has failed or been closed by the browser is
 * opened anew at the next question; one whose opening is not answered, while a question waits for it.
 */
export function openRecords(name: string, store: string, patience = PATIENCE): Records {
  let opening: Opening | null = null;

  const open = (): Promise<IDBDatabase> => {
    const isStuck = opening?.isAnswered === false && Date.now() - opening.since >= ANEW;
    if (opening === null || isStuck) opening = connect();
    return opening.database;
  };
  const connect = (): Opening => {
    const database = new Promise<IDBDatabase>((done, fail) => {
      const asked = indexedDB.open(name);
      asked.onupgradeneeded = () => asked.result.createObjectStore(store);
      asked.onerror = () => fail(refusal(asked.error));
      asked.onsuccess = () => {
        const opened = asked.result;
        // Nobody who deletes the database, or brings it to another version, waits for this tab.
        opened.onclose = opened.onversionchange = () => {
          opened.close();
          opening = null;
        };
        done(opened);
      };
    }).finally(() => {
      made.isAnswered = true;
    });
    const made: Opening = { database, since: Date.now(), isAnswered: false };
    return made;
  };
  /** The database once it is open; null once nobody waits for it any more. */
  async function whenOpen(isAwaited: () => boolean): Promise<IDBDatabase | null> {
    while (isAwaited()) {
      const database = await Promise.race([open(), pause(ANEW)]);
      if (database !== undefined) return isAwaited() ? database : null;
    }
    return null;
  }

  /** Settles with what `ask` hands to `answer`, once its transaction is complete. */
  async function transact<T>(
    mode: IDBTransactionMode,
    durability: IDBTransactionDurability,
    ask: (
      records: IDBObjectStore,
      answer: (value: T) => void,
      refuse: (fault: unknown) => void,
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
        fail(Object.assign(new Error('the database does not answer'), { name: SILENT }));
      }, patience);
    });
    const answered = whenOpen(() => !late).then(
      (database) =>
        new Promise<T>((done, fail) => {
          if (database === null) return;
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
              fail(fault instanceof Error ? fault : refusal(null));
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
            refuse(fault);
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
