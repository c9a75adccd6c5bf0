import { useEffectEvent, useLayoutEffect, useSyncExternalStore, type ComponentType } from 'react';
import { lazyModule } from '../lazyModule';
import { beginPending } from '../pendingOverlays';
import type { Place } from './missing';
import { NotLoaded } from './ErrorBoundary';

/** A component with the props `P` whose module is fetched when it is first shown, or earlier by calling its `fetch`. */
export type LazyScreen<P extends object> = ComponentType<P> & {
  /** Fetches the module early. Never rejects: after a failure, showing the component tries again. */
  readonly fetch: () => Promise<void>;
};

/** A function that imports a component's module, of the type `M`: `() => import('./Page')`. */
export type Load<M> = () => Promise<M>;

type PropsOf<C> = C extends (...args: infer A) => unknown
  ? A extends readonly [infer P extends object, ...unknown[]]
    ? P
    : object
  : never;

/**
 * Returns a component that is the export `name` of the module that `load` imports, fetched with the parts of the
 * messages named in `messages` when it is first shown; until then it renders nothing. `place` says where it is shown.
 * If it cannot be fetched, it renders a notice with a button that tries again; its prop `onClose`, if any, is called
 * when the player cancels.
 */
export function lazyScreen<M extends object, K extends keyof M>(
  place: Place,
  load: Load<M>,
  name: K,
  ...messages: readonly string[]
): LazyScreen<PropsOf<M[K]>> {
  type P = PropsOf<M[K]>;
  const part = lazyModule(load, ...messages);
  const unreported = place === 'unreported';
  const takesKeys = !unreported && place !== 'block';
  const watch = part.watch(unreported);
  function Lazy(props: P) {
    const state = useSyncExternalStore(watch, part.state);
    const { onClose } = props as { readonly onClose?: () => void };
    const cancel = useEffectEvent(() => onClose?.());
    const coming = state === null && takesKeys;
    useLayoutEffect(() => {
      if (!coming) return;
      const end = beginPending(cancel);
      return () => end(part.state() !== false);
    }, [coming]);

    if (state === null) return place === 'panel' ? <section className="panel" /> : null;
    if (state === false) return unreported ? null : <NotLoaded place={place} onClose={onClose} />;
    const Component = state[name] as ComponentType<P>;
    return <Component {...props} />;
  }
  const fetch = (): Promise<void> =>
    part.fetch().then(
      () => undefined,
      () => undefined,
    );
  return Object.assign(Lazy, { fetch });
}
