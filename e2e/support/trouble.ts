/** Runs in the page: local storage takes nothing in. */
export function fullStorage(): void {
  Storage.prototype.setItem = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  };
}

/** Runs in the page, which may not even ask for local storage. */
export function deniedStorage(): void {
  Object.defineProperty(window, 'localStorage', {
    get() {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    },
  });
}

/** Runs in the page, which may open no channel to other tabs. */
export function noChannel(): void {
  window.BroadcastChannel = function () {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  } as never;
}

/** Runs in the page, which is notified only so many milliseconds later that another tab has written. */
export function delayMessages(delay: number): void {
  const own = Object.getOwnPropertyDescriptor(BroadcastChannel.prototype, 'onmessage')!;
  Object.defineProperty(BroadcastChannel.prototype, 'onmessage', {
    ...own,
    set(this: BroadcastChannel, listener: ((event: MessageEvent) => void) | null) {
      const later = (event: MessageEvent): void =>
        void setTimeout(() => listener?.call(this, event), delay);
      own.set!.call(this, listener && later);
    },
  });
  const passed = new WeakSet<Event>();
  window.addEventListener('storage', (event) => {
    if (passed.has(event)) return;
    event.stopImmediatePropagation();
    const again = new StorageEvent('storage', event);
    passed.add(again);
    setTimeout(() => window.dispatchEvent(again), delay);
  });
}

/**
 * Runs in the page: accessing these APIs of the browser throws. Each is named as a global, or as `Interface.property`.
 */
export function refuseApis(apis: readonly string[]): void {
  const owners = window as never as Record<string, { readonly prototype: object } | undefined>;
  for (const api of apis) {
    const [name = '', owner] = api.split('.').reverse();
    Object.defineProperty(owner === undefined ? window : (owners[owner]?.prototype ?? {}), name, {
      configurable: true,
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
  }
}

/** Runs in the page: others of the origin have filled local storage, but for so many characters. */
export function fillStorage(free: number): void {
  for (let size = 1_000_000; size >= 1; size = Math.floor(size / 2))
    for (let i = 0; ; i++)
      try {
        localStorage.setItem(`other project ${size} ${i}`, 'x'.repeat(size));
      } catch {
        break;
      }
  let left = free;
  for (const [key, { length }] of Object.entries<string>(localStorage)) {
    if (left <= 0 || !key.startsWith('other project')) continue;
    localStorage.setItem(key, 'x'.repeat(Math.max(0, length - left)));
    left -= length;
  }
}

/** Runs in the page: what others have filled local storage with is gone, and need not be searched. */
export function emptyStorage(): void {
  for (const key of Object.keys(localStorage))
    if (key.startsWith('other project')) localStorage.removeItem(key);
}
