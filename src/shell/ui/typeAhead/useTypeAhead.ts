import { useEffect } from 'react';
import { lazyModule } from '../../lazyModule';
import { cancelPending, isPending, onPendingEnd } from '../../pendingOverlays';
import { keyName } from '../keys';
import { nextFrame } from '../../platform/nextFrame';

const replaying = lazyModule(() => import('./replayKey'));

/** The browser's own: a page may be reloaded, and left, however long it waits for something. */
const OTHERS = /^(?:Ctrl\+|F\d|Shift|Control|Alt|Meta|Dead|Unid)/;

/**
 * Whatever a key opens takes the keys that follow, from the first: while something is on its way they are kept, in
 * order, and typed once it is there, one a frame, for each may open something itself. Escape gives it up; where it
 * cannot be fetched, they are dropped.
 */
export function useTypeAhead(): void {
  useEffect(() => {
    const kept: KeyboardEvent[] = [];
    /** Keys are being typed: whoever types meanwhile comes after them. */
    let typing = false;

    function keep(event: KeyboardEvent): void {
      const name = keyName(event);
      // What is typed for somebody has a mark of its own.
      if (!(typing || isPending()) || 'replayed' in event || event.isComposing) return;
      if (name === null || OTHERS.test(name)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      if (name !== 'Escape' || !isPending()) kept.push(event);
      else {
        kept.length = 0;
        cancelPending();
      }
    }
    async function type(): Promise<void> {
      typing = true;
      try {
        const { replayKey } = await replaying.fetch();
        for (;;) {
          await nextFrame();
          const next = isPending() ? undefined : kept.shift();
          if (next === undefined) break;
          replayKey(next);
        }
      } catch {
        kept.length = 0;
      }
      typing = false;
    }
    const stop = onPendingEnd((arrived) => {
      if (!arrived) kept.length = 0;
      if (!typing && kept.length > 0) void type();
    });
    window.addEventListener('keydown', keep, true);
    return () => {
      // What leaves the page has no keys any more.
      kept.length = 0;
      stop();
      window.removeEventListener('keydown', keep, true);
    };
  }, []);
}
