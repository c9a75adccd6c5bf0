import type { CDPSession, Page } from '@playwright/test';
import { indexOf } from './page';

/**
 * The squares of these at which an object in the memory of the page still has a unit standing, in what is held by React,
 * a store, a closure. What nothing holds has been collected before.
 */
export async function squaresInMemory(page: Page, squares: readonly string[]): Promise<string[]> {
  function standing(this: readonly object[], wanted: readonly number[]): number[] {
    return this.flatMap((each) => {
      // Without calling getters.
      const at: unknown = Object.getOwnPropertyDescriptor(each, 'square')?.value;
      const kind: unknown = Object.getOwnPropertyDescriptor(each, 'kind')?.value;
      return typeof at === 'number' && typeof kind === 'string' && wanted.includes(at) ? at : [];
    });
  }
  const found = await ofAllObjects<number[]>(page, standing, squares.map(indexOf));
  const at = new Set(found);
  return squares.filter((name) => at.has(indexOf(name)));
}

/**
 * The lists in the memory of the page that show where an army stands: short ones with most of its squares, and those of
 * the whole board in which its squares are the ones that differ from all others.
 */
export const listsInMemory = (page: Page, squares: readonly string[]): Promise<string[]> => {
  function revealing(this: readonly object[], wanted: readonly number[]): string[] {
    return this.flatMap((each) => {
      if (!Array.isArray(each) && !ArrayBuffer.isView(each) && !(each instanceof Set)) return [];
      const values = each instanceof DataView ? [] : Array.from(each as Iterable<unknown>);
      const among = wanted.filter((at) => values.includes(at)).length;
      if (values.length <= 64) return among * 2 > wanted.length ? [values.join()] : [];
      if (values.length < 500) return [];
      const others = new Set(values.slice(0, 500).filter((_, at) => !wanted.includes(at)));
      return others.size === 1 && wanted.every((at) => !others.has(values[at]))
        ? [wanted.map((at) => String(values[at])).join()]
        : [];
    });
  }
  return ofAllObjects(page, revealing, squares.map(indexOf));
};

/** How many objects in the memory of the page stand so many sixteenths from the west edge: men, and places for them. */
export const standingAt = (page: Page, along: number): Promise<number> => {
  function standing(this: readonly object[], wanted: number): number {
    return this.filter((each) => Object.getOwnPropertyDescriptor(each, 'x')?.value === wanted)
      .length;
  }
  return ofAllObjects(page, standing, along);
};

/** The result of a function that runs in the page on all objects that are still reachable. */
async function ofAllObjects<T>(
  page: Page,
  evaluate: (this: readonly object[], wanted: never) => T,
  wanted: unknown,
): Promise<T> {
  const session = await page.context().newCDPSession(page);
  const { result } = await session.send('Runtime.evaluate', { expression: 'Object.prototype' });
  const { objects } = await session.send('Runtime.queryObjects', {
    prototypeObjectId: result.objectId!,
  });
  const found = await session.send('Runtime.callFunctionOn', {
    objectId: objects.objectId!,
    functionDeclaration: evaluate.toString(),
    arguments: [{ value: wanted }],
    returnByValue: true,
  });
  await session.send('Runtime.releaseObject', { objectId: objects.objectId! });
  await session.detach();
  return found.result.value as T;
}

/** Whether a text stands anywhere in the memory of the page. */
export async function isInMemory(page: Page, text: string): Promise<boolean> {
  const session = await page.context().newCDPSession(page);
  const snapshot = await snapshotOf(session);
  await session.detach();
  return snapshot.includes(text);
}

// ---- every text ----------------------------------------------------------------------------

interface Snapshot {
  readonly snapshot: {
    readonly meta: {
      readonly node_fields: readonly string[];
      readonly node_types: readonly [readonly string[], ...unknown[]];
      readonly edge_fields: readonly string[];
      readonly edge_types: readonly [readonly string[], ...unknown[]];
    };
  };
  readonly nodes: readonly number[];
  readonly edges: readonly number[];
  readonly strings: readonly string[];
}

/** How often what nothing holds is collected: weakly held things are gone only after a second time, or a third. */
const COLLECTIONS = 3;

async function snapshotOf(session: CDPSession): Promise<string> {
  const parts: string[] = [];
  session.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => parts.push(chunk));
  for (let i = 0; i < COLLECTIONS; i++) await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.takeHeapSnapshot');
  return parts.join('');
}

/**
 * Every text in the memory of the page that something still holds, the names of properties among them. Of one longer than
 * 1024 characters it is the beginning: a placement is shorter.
 */
export async function textsInMemory(page: Page): Promise<ReadonlySet<string>> {
  const session = await page.context().newCDPSession(page);
  const heap = JSON.parse(await snapshotOf(session)) as Snapshot;
  await session.detach();
  return new Set([...heap.strings, ...joinedTexts(heap)]);
}

/** The texts that lie in the heap as two others that have not been joined yet: a snapshot has them in parts only. */
function joinedTexts({ snapshot: { meta }, nodes, edges, strings }: Snapshot): string[] {
  const field = (name: string) => meta.node_fields.indexOf(name);
  const edgeField = (name: string) => meta.edge_fields.indexOf(name);
  const [type, text, edgeCount] = [field('type'), field('name'), field('edge_count')];
  const [edgeName, edgeTo] = [edgeField('name_or_index'), edgeField('to_node')];
  const [width, edgeWidth] = [meta.node_fields.length, meta.edge_fields.length];
  const joined = meta.node_types[0].indexOf('concatenated string');
  const parts = new Map<number, readonly number[]>();
  let edge = 0;
  for (let node = 0; node < nodes.length; node += width) {
    const end = edge + nodes[node + edgeCount]! * edgeWidth;
    if (nodes[node + type] === joined) {
      const part = (name: string) => {
        for (let at = edge; at < end; at += edgeWidth)
          if (strings[edges[at + edgeName]!] === name) return [edges[at + edgeTo]!];
        return [];
      };
      parts.set(node, [...part('first'), ...part('second')]);
    }
    edge = end;
  }
  const wholes = new Map<number, string>();
  function whole(node: number): string {
    const known = wholes.get(node);
    if (known !== undefined) return known;
    const of = parts.get(node);
    const words = of === undefined ? strings[nodes[node + text]!]! : of.map(whole).join('');
    wholes.set(node, words);
    return words;
  }
  return [...parts.keys()].map(whole);
}
