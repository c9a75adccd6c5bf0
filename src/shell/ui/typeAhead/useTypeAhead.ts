import { useEffect } from 'react';
import { lazyModule } from '../../lazyModule';
import { cancelPending, isPending, onPendingEnd } from '../../pendingOverlays';
import { keyName } from '../keys';
import { nextFrame } from '../../platform/nextFrame';

const replaying = lazyModule(() => import('./replayKey'));

/** Keys of the browser: a page may be reloaded and left, however long it waits. */
const OTHERS = /^(?:Ctrl\+|F\d|Shift|Control|Alt|Meta|Dead|Unid)/;

/**
 * Hook: queues the keys pressed while an overlay (a dialog, panel or screen) is loading, and sends them to it when it
 * has appeared, one each frame. Escape cancels the loading; if the overlay cannot be fetched, the keys are dropped.
 */
export function useTypeAhead(): void {
  useEffect(() => {
    const queue: KeyboardEvent[] = [];
    /** Whether keys are being replayed; keys pressed meanwhile are queued after them. */
    let typing = false;

    function enqueue(event: KeyboardEvent): void {
      const name = keyName(event);
      // Replayed keys are marked.
      if (!(typing || isPending()) || 'replayed' in event || event.isComposing) return;
      if (name === null || OTHERS.test(name)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      if (name !== 'Escape' || !isPending()) queue.push(event);
      else {
        queue.length = 0;
        cancelPending();
      }
    }
    async function type(): Promise<void> {
      typing = true;
      try {
        const { replayKey } = await replaying.fetch();
        for (;;) {
          await nextFrame();
          const next = isPending() ? undefined : queue.shift();
          if (next === undefined) break;
          replayKey(next);
        }
      } catch {
        queue.length = 0;
      }
      typing = false;
    }
    const stop = onPendingEnd((arrived) => {
      if (!arrived) queue.length = 0;
      if (!typing && queue.length > 0) void type();
    });
    window.addEventListener('keydown', enqueue, true);
    return () => {
      // After the component has left the page no keys are queued.
      queue.length = 0;
      stop();
      window.removeEventListener('keydown', enqueue, true);
    };
  }, []);
}
