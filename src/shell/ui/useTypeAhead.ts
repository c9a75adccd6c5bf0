import { useEffect } from 'react';
import { late } from '../late';
import { giveUpOpening, isOpening, onOpeningEnd } from '../openings';
import { keyName } from './keys';

const replaying = late(() => import('./replayKey'));

/** The browser's own: a page may be reloaded, and left, however long it waits for something. */
const OTHERS = /^(?:Ctrl\+|F\d|Shift|Control|Alt|Meta|Dead|Unid)/;

/**
 * Whatever a key opens takes the keys that follow, from the first: while something is on its way they are kept, in
 * order, and typed once it is there, one a frame, for each may open something itself. Escape gives it up; where it
 * cannot be fetched, they are dropped.
 */
export function useTypeAhead(): void {
  useEffect(() => {
    let kept: KeyboardEvent[] = [];
    /** Keys are being typed: whoever types meanwhile comes after them. */
    let typing = false;
    let replayed = false;

    function keep(event: KeyboardEvent): void {
      const name = keyName(event);
      if (!(isOpening() || typing) || replayed || event.isComposing) return;
      if (name === null || OTHERS.test(name)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      if (name === 'Escape' && isOpening()) {
        kept = [];
        giveUpOpening();
      } else kept.push(event);
    }

    function typeOn(): void {
      requestAnimationFrame(() => setTimeout(typeNext));
    }
    function typeNext(): void {
      const next = isOpening() ? undefined : kept.shift();
      typing = next !== undefined;
      if (next === undefined) return;
      replayed = true;
      replaying.here()?.replayKey(next);
      replayed = false;
      typeOn();
    }
    const stop = onOpeningEnd((arrived) => {
      if (!arrived) kept = [];
      if (typing || isOpening() || kept.length === 0) return;
      typing = true;
      replaying.fetch().then(typeOn, () => {
        kept = [];
        typing = false;
      });
    });
    window.addEventListener('keydown', keep, true);
    return () => {
      stop();
      window.removeEventListener('keydown', keep, true);
    };
  }, []);
}
