import { useSyncExternalStore, type ComponentType, type ReactNode } from 'react';
import { fetchMessages } from '../../../shell/language/current';
import type { Soon } from './soon';

let there: Soon | null = null;
let coming: Promise<void> | null = null;
const waiting = new Set<() => void>();

async function load(): Promise<void> {
  const [{ soon }] = await Promise.all([import('./soon'), fetchMessages('late')]);
  there = soon;
  for (const arrived of waiting) arrived();
}

/** Fetches it; what could not be fetched is tried again when it is next asked for. */
export function fetchSoon(): Promise<void> {
  coming ??= load().catch(() => {
    coming = null;
  });
  return coming;
}

function subscribe(arrived: () => void): () => void {
  waiting.add(arrived);
  void fetchSoon();
  return () => waiting.delete(arrived);
}

/** What is fetched once the page stands; null until it is there, and then at once there for all. */
export const useSoon = (): Soon | null => useSyncExternalStore(subscribe, () => there);

/** A component of it, left out until it is there. */
const part = <P extends object>(pick: (from: Soon) => ComponentType<P>): ComponentType<P> =>
  function Soon(props) {
    const from = useSoon();
    if (from === null) return null;
    const Component = pick(from);
    return <Component {...props} />;
  };

export const Changes = part((from) => from.Changes);
export const FireMap = part((from) => from.FireMap);
export const MusterVoice = part((from) => from.MusterVoice);
export const NetworkOver = part((from) => from.NetworkOver);
export const NetworkUnder = part((from) => from.NetworkUnder);
export const NotCounted = part((from) => from.NotCounted);
export const OpeningPlan = part((from) => from.OpeningPlan);
export const Supply = part((from) => from.Supply);
export const SwitchList = part((from) => from.SwitchList);
export const Threats = part((from) => from.Threats);
export const WarVoice = part((from) => from.WarVoice);

/** Words of which the terms lead to the rule book; plain ones until it is known which do. */
export function Terms({ children }: { readonly children: string }): ReactNode {
  const from = useSoon();
  return from === null ? children : <from.Terms>{children}</from.Terms>;
}
