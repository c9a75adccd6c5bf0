/** Code that is fetched when it is first wanted, and from then on at once there. */
export interface Late<T> {
  /** @throws where it cannot be fetched; another call tries again. */
  readonly fetch: () => Promise<T>;
  /** Null until it is fetched. */
  readonly here: () => T | null;
  /** Does something with it: at once, or once it is fetched; never where it cannot be. */
  readonly when: (act: (from: T) => void) => void;
}

export function late<T>(load: () => Promise<T>): Late<T> {
  let there: T | null = null;
  const fetch = async (): Promise<T> => (there ??= await load());
  return {
    fetch,
    here: () => there,
    when(act) {
      if (there !== null) act(there);
      else fetch().then(act, () => undefined);
    },
  };
}
