import { useSyncExternalStore, type ComponentType } from 'react';
import { fetchMessages } from '../language/current';

/** Code that the first moments of a page can do without, and that is wanted soon after. */
export interface Deferred<T> {
  /** Fetches it. Never rejects: what fails is left for whoever next asks for it. */
  readonly fetch: () => Promise<void>;
  /** A hook: null until the code is there, and from then on at once there for all who ask. */
  readonly use: () => T | null;
  /** A component of that code, left out until it is there. */
  readonly component: <P extends object>(pick: (from: T) => ComponentType<P>) => ComponentType<P>;
}

/** What fetches each part that has been declared; none of them rejects. */
const declared: (() => Promise<void>)[] = [];

/** Fetches all that has been declared, once the page stands. What fails is left for whoever next asks for it. */
export async function fetchDeferred(): Promise<void> {
  await Promise.all(declared.map((fetchOne) => fetchOne()));
}

/**
 * Declares code that is fetched once the page stands (`fetchDeferred`), or earlier where a component that uses it is
 * mounted; `messages` are the parts of the messages it tells. What could not be fetched is tried again when a
 * component next asks.
 */
export function deferred<T extends object>(
  load: () => Promise<T>,
  ...messages: readonly string[]
): Deferred<T> {
  let there: T | null = null;
  let coming: Promise<void> | null = null;
  const waiting = new Set<() => void>();

  async function arrive(): Promise<void> {
    [there] = await Promise.all([load(), ...messages.map(fetchMessages)]);
    for (const arrived of waiting) arrived();
  }
  const fetchOne = (): Promise<void> =>
    (coming ??= arrive().catch(() => {
      coming = null;
    }));
  declared.push(fetchOne);

  function subscribe(arrived: () => void): () => void {
    waiting.add(arrived);
    void fetchOne();
    return () => waiting.delete(arrived);
  }
  const use = (): T | null => useSyncExternalStore(subscribe, () => there);

  return {
    fetch: fetchOne,
    use,
    component: (pick) =>
      function DeferredComponent(props) {
        const from = use();
        if (from === null) return null;
        const Component = pick(from);
        return <Component {...props} />;
      },
  };
}
