import { useSyncExternalStore, type ComponentType } from 'react';
import { late } from '../late';
import { lateComponent } from './lateComponent';
import type { Place } from './missing';

/** Code that the first moments of a page can do without, and that is wanted soon after. */
export interface Deferred<T> {
  /** Fetches it. Never rejects: what fails is left for whoever next asks for it. */
  readonly fetch: () => Promise<void>;
  /** A hook: null until the code is there, and from then on at once there for all who ask. */
  readonly use: () => T | null;
  /** Does something with it: at once, or once it is there; where it cannot be fetched, the page says so. */
  readonly when: (act: (from: T) => void) => void;
  /** Does something a person asks for once the code is there; the keys that follow wait for it. */
  readonly open: (act: (from: T) => void) => void;
  /** A component of that code, left out until it is there; `place` is where it is told that it cannot be fetched. */
  readonly component: <P extends object>(
    pick: (from: T) => ComponentType<P>,
    place?: Place,
  ) => ComponentType<P>;
}

/** What fetches each part that has been declared; none of them rejects. */
const declared: (() => Promise<void>)[] = [];

/** Fetches all that has been declared, once the page stands. What fails is left for whoever next asks for it. */
export async function fetchDeferred(): Promise<void> {
  await Promise.all(declared.map((fetchOne) => fetchOne()));
}

/**
 * Declares code that is fetched once the page stands (`fetchDeferred`), or earlier where a component that uses it is
 * mounted. Each module names it `part`: every other name would lie in the first file. `messages` are the parts of the
 * messages it tells. What could not be fetched is tried again when a component next asks.
 */
export function deferred<T extends object>(
  load: () => Promise<{ readonly part: T }>,
  ...messages: readonly string[]
): Deferred<T> {
  const part = late(async () => (await load()).part, ...messages);
  const watch = part.watch(true);
  const fetchOne = (): Promise<void> =>
    part.fetch().then(
      () => undefined,
      () => undefined,
    );
  declared.push(fetchOne);
  return {
    fetch: fetchOne,
    use: () => useSyncExternalStore(watch, part.here),
    when: part.when,
    open: part.open,
    component: (pick, place = 'untold') => lateComponent(part, pick, place),
  };
}
