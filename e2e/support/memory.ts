import type { Page } from '@playwright/test';
import { indexOf } from './page';

/**
 * The squares of these at which an object in the memory of the page still has a unit standing, whoever holds it: React,
 * a store, a closure. What nothing holds has been collected before.
 */
export async function squaresInMemory(page: Page, squares: readonly string[]): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { result } = await session.send('Runtime.evaluate', { expression: 'Object.prototype' });
  const { objects } = await session.send('Runtime.queryObjects', {
    prototypeObjectId: result.objectId!,
  });
  function standing(this: readonly object[], wanted: readonly number[]): number[] {
    return this.flatMap((each) => {
      // Without calling what a getter would.
      const at: unknown = Object.getOwnPropertyDescriptor(each, 'square')?.value;
      const kind: unknown = Object.getOwnPropertyDescriptor(each, 'kind')?.value;
      return typeof at === 'number' && typeof kind === 'string' && wanted.includes(at) ? at : [];
    });
  }
  const found = await session.send('Runtime.callFunctionOn', {
    objectId: objects.objectId!,
    functionDeclaration: standing.toString(),
    arguments: [{ value: squares.map(indexOf) }],
    returnByValue: true,
  });
  await session.send('Runtime.releaseObject', { objectId: objects.objectId! });
  await session.detach();
  const at = new Set(found.result.value as number[]);
  return squares.filter((name) => at.has(indexOf(name)));
}

/** Whether a text stands anywhere in the memory of the page. */
export async function isInMemory(page: Page, text: string): Promise<boolean> {
  const session = await page.context().newCDPSession(page);
  const parts: string[] = [];
  session.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => parts.push(chunk));
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.takeHeapSnapshot');
  await session.detach();
  return parts.join('').includes(text);
}
