import type { Page } from '@playwright/test';
import { LETTERS, UNITS, type Army } from './deployment';
import { indexOf, rowsOf } from './page';

/*
 * A search for an army in everything that a page shows and a browser stores for it, in any notation.
 */

/** An army on squares no other army of these tests has, all in communication. */
export const HIDDEN: Army = {
  Infantry: ['C7', 'C8', 'C9', 'D7', 'D9', 'E7', 'E8', 'E9', 'F8'],
  Cavalry: ['F6', 'F7', 'F9', 'G9'],
  'Foot artillery': ['D6'],
  'Mounted artillery': ['E6'],
  'Foot communications': ['G5'],
  'Mounted communications': ['G8'],
};
/** Another one, as far apart as can be: longer in writing, and most of it isolated. */
export const SPREAD: Army = {
  Infantry: ['A1', 'A5', 'A9', 'B3', 'B13', 'C5', 'C18', 'D20', 'E22'],
  Cavalry: ['E2', 'F13', 'G16', 'H19'],
  'Foot artillery': ['H2'],
  'Mounted artillery': ['I15'],
  'Foot communications': ['I3'],
  'Mounted communications': ['J24'],
};

// ---- what there is to search -------------------------------------------------------------

/** Everything that a page shows and stores, as texts by place. */
export async function everything(page: Page): Promise<Record<string, string>> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  const tree = nodes.map(({ name, value, description, properties }) =>
    JSON.stringify([name?.value, value?.value, description?.value, properties]),
  );
  // Numbers of nodes differ from run to run, whatever they are nodes of.
  return {
    tree: tree.join('\n').replace(/"backendDOMNodeId":\d+/g, ''),
    ...(await page.evaluate(saved)),
  };
}

/** Runs in the page: what is in it and in the browser's stores for it. */
async function saved(): Promise<Record<string, string>> {
  const stored = (): string => {
    try {
      return Object.entries(localStorage).flat().join('\n');
    } catch {
      return 'denied';
    }
  };
  const latin = (bytes: ArrayBuffer) =>
    Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte)).join('');
  const textOf = (value: unknown): unknown => {
    if (value instanceof CryptoKey) return { extractable: value.extractable, type: value.type };
    if (value instanceof ArrayBuffer) return latin(value);
    if (ArrayBuffer.isView(value)) return latin(new Uint8Array(value.buffer).slice().buffer);
    if (value instanceof Map || value instanceof Set) return [...value].map(textOf);
    if (Array.isArray(value)) return value.map(textOf);
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(Object.entries(value).map(([k, v]) => [k, textOf(v)]));
    return String(value);
  };
  const answer = <T>(request: IDBRequest<T>) =>
    new Promise<T>((done, failed) => {
      request.onsuccess = () => done(request.result);
      request.onerror = () => failed(new Error(String(request.error)));
    });
  const databases: unknown[] = [];
  for (const { name = '' } of await indexedDB.databases()) {
    const database = await answer(indexedDB.open(name));
    for (const store of database.objectStoreNames) {
      const records = database.transaction(store).objectStore(store);
      const keys = await answer(records.getAllKeys());
      databases.push([name, store, textOf(keys), textOf(await answer(records.getAll()))]);
    }
    database.close();
  }
  const cached: string[] = [];
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys())
      cached.push(request.url, await ((await cache.match(request))?.text() ?? ''));
  }
  // What scripts have added to the window, and the search can reach.
  const bare = document.createElement('iframe');
  document.body.append(bare);
  const own = Object.keys(window).filter((key) => !(key in bare.contentWindow!));
  bare.remove();
  const fields = [...document.querySelectorAll('input, select, textarea')];
  return {
    page: document.documentElement.outerHTML,
    fields: fields.map((field) => (field as HTMLInputElement).value).join('\n'),
    title: document.title,
    address: location.href,
    history: JSON.stringify(history.state),
    name: window.name,
    cookies: document.cookie,
    globals: own.map((key) => `${key}: ${String((window as never)[key])}`).join('\n'),
    localStorage: stored(),
    sessionStorage: Object.entries(sessionStorage).flat().join('\n'),
    database: JSON.stringify(databases),
    caches: cached.join('\n'),
  };
}

// ---- what to search for ------------------------------------------------------------------

const UNIT_WORDS = 'infantry|cavalry|artillery|communications|relay|unit';

/** The rows of an army's placement. */
export const rowsOfArmy = (army: Army): string[] =>
  rowsOf(Object.fromEntries(UNITS.flatMap((unit) => army[unit].map((at) => [at, LETTERS[unit]]))));

/** Notations that reveal the North's army, each as a pattern with its name. */
function revealings(army: Army): [string, RegExp][] {
  const rows = rowsOfArmy(army);
  const names = UNITS.flatMap((unit) => army[unit]);
  const indices = names.map(indexOf).sort((a, b) => a - b);
  const either = (items: readonly (string | number)[]) => `(?:${items.join('|')})`;
  const threes = indices.slice(2).map((_, i) => indices.slice(i, i + 3));
  return [
    ['a unit of the North', new RegExp(String.raw`North (?:\w+ )?(?:${UNIT_WORDS})`, 'i')],
    ['a piece of the North', /data-mark="unit"[^>]*>(?:<g[^>]*>)*<path[^>]*--north-/],
    [
      'a square beside a unit',
      new RegExp(String.raw`\b${either(names)}\b[^\n<>]{0,24}?\b(?:${UNIT_WORDS})`, 'i'),
    ],
    [
      'a unit beside a square',
      new RegExp(String.raw`\b(?:${UNIT_WORDS})\b[^\n<>]{0,12}?\b${either(names)}\b`, 'i'),
    ],
    ['a list of squares', new RegExp(String.raw`\b(?:${either(names)}\W{1,4}){3}`)],
    ['a unit letter and a square', new RegExp(String.raw`\b[ICAHRS][ :=-]?${either(names)}\b`)],
    ['the placement', new RegExp(rows.join('/'))],
    ['a row of the placement', new RegExp(either(rows.filter((row) => row.length > 4)))],
    ['a position string', /(?:[\dICAHRS]{1,25}\/){3,}(?<=[ICAHRS].*)/i],
    ['indices of squares', new RegExp(either(threes.map((three) => three.join(String.raw`\W+`))))],
    ['a square by its index', new RegExp(String.raw`"square\W+${either(indices)}\b`)],
  ];
}

const textIn = (run: string): string => Buffer.from(run, 'base64').toString('latin1');

/** A text without what is sealed in it, in which a few letters are found by chance: base64 of what is no text. */
const withoutSealed = (text: string): string =>
  text.replace(/[\w+/]{200,}={0,2}/g, (run) => {
    // A placement has few characters, and what it says in base64 is read as such.
    const strange = textIn(run).match(/[^\t\n\r -~]/g)?.length ?? 0;
    return new Set(run).size > 40 && strange > run.length / 8 ? '…' : run;
  });

/** A text and what it hides at first sight: escaped, in base64, backwards. */
function readings(whole: string): string[] {
  const text = withoutSealed(whole);
  const encoded = text.match(/[\w+/-]{16,}={0,2}/g) ?? [];
  const decoded = encoded.map(textIn);
  const unescaped = text.replace(/%[\da-f]{2}/gi, (code) =>
    String.fromCharCode(parseInt(code.slice(1), 16)),
  );
  return [text, unescaped, ...decoded, Array.from(text).reverse().join('')];
}

/** A notation that reveals a secret: its name, and whether a text has it. */
export type Secret = readonly [what: string, isIn: (reading: string) => boolean];

/** Everything in these texts that reveals the secret, in any notation: `localStorage: the placement`. */
export const leaksIn = (
  texts: Readonly<Record<string, string>>,
  secret: readonly Secret[],
): string[] =>
  Object.entries(texts).flatMap(([where, text]) => {
    const all = readings(text);
    return secret.filter(([, isIn]) => all.some(isIn)).map(([what]) => `${where}: ${what}`);
  });

/** Everything in these texts that reveals the places of the army: `localStorage: the placement`. */
export const found = (texts: Readonly<Record<string, string>>, army: Army): string[] =>
  leaksIn(
    texts,
    revealings(army).map(([what, pattern]) => [
      what,
      (reading) => {
        const match = pattern.exec(reading);
        // The South's own placement, in small letters, lies open while it deploys.
        return match !== null && (what !== 'a position string' || /[ICAHRS]/.test(match[0]));
      },
    ]),
  );

export const search = async (page: Page, army: Army): Promise<string[]> =>
  found(await everything(page), army);

/** The places where something was found: `page`, `tree`. */
export const places = (finds: readonly string[]): string[] => [
  ...new Set(finds.map((find) => find.split(':')[0]!)),
];
