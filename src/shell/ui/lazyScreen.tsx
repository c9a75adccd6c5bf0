import { useEffectEvent, useLayoutEffect, useSyncExternalStore, type ComponentType } from 'react';
import { lazyModule } from '../lazyModule';
import { beginPending } from '../pendingOverlays';
import type { Place } from './missing';
import { NotLoaded } from './ErrorBoundary';

/** A component whose module is fetched when it is first shown, or earlier by its `fetch`. */
export type LazyScreen<P extends object> = ComponentType<P> & {
  /** Fetches it early. Never rejects: a failure is retried when it is shown. */
  readonly fetch: () => Promise<void>;
};

/** Imports the module of a component; `M` is the module. */
export type Load<M> = () => Promise<M>;

type PropsOf<C> = C extends (...args: infer A) => unknown
  ? A extends readonly [infer P extends object, ...unknown[]]
    ? P
    : object
  : never;

/**
 * Returns the component `name` of a module that `load` fetches, with the named parts of the messages, when it is
 * first shown, or earlier (`fetchAhead`). Until then nothing is drawn, and keys are queued for a screen, a dialog or
 * a panel. If it cannot be fetched, a notice in its place says so, with a button to retry. The component's prop
 * `onClose`, if it has one, is called when the player cancels.
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
