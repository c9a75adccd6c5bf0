import { useEffect } from 'react';

/** Milliseconds after a press in which the same place, or the same key, does nothing irreversible. */
const QUIET = 1_000;
/** Pixels within which two presses are at the same place: a fingertip. */
const NEAR = 40;

interface Press {
  readonly pointer: number;
  readonly x: number;
  readonly y: number;
  /** When it was pressed; infinite from its release until the page has shown the result, and then that time. */
  at: number;
}

/**
 * Hook: protects buttons marked `data-irreversible` against the second press of a double press. Such a button ignores a
 * pointer press within a second and 40 pixels of another, an Enter or Space within a second of another, and a held
 * Enter. Clicks of a screen reader, which come from no pointer and no key, always count.
 */
export function useIrreversible(): void {
  useEffect(() => {
    let presses: readonly Press[] = [];
    /** Whether the latest press, of a pointer or of Enter or Space, came too soon after another. */
    let soon = false;
    let key = { at: -Infinity, soon: false, on: null as EventTarget | null };

    function press({ pointerId: pointer, clientX: x, clientY: y, timeStamp: at }: PointerEvent) {
      presses = presses.filter((each) => at - each.at < QUIET);
      soon = presses.some((each) => Math.hypot(each.x - x, each.y - y) <= NEAR);
      presses = [...presses, { pointer, x, y, at }];
      key = { at: -Infinity, soon: false, on: null };
    }
    function lift({ pointerId }: PointerEvent) {
      // A mouse has one number for all its presses; earlier ones were released long ago.
      const last = presses.filter(({ pointer }) => pointer === pointerId).at(-1);
      if (last === undefined) return;
      last.at = Infinity;
      // A user who presses again because a slow page has not responded has not seen the present one.
      requestAnimationFrame(() => {
        last.at = performance.now();
      });
    }
    function type({ key: name, repeat, target: on, timeStamp: at }: KeyboardEvent) {
      if (name !== 'Enter' && name !== ' ') key = { at: -Infinity, soon: false, on: null };
      else if (!repeat) key = { at, soon: at - key.at < QUIET, on };
      // Space acts on release, so a held one may have begun on another button.
      else key = { ...key, at, soon: key.soon || name === 'Enter' || on !== key.on };
    }
    function click(event: MouseEvent) {
      const { target, detail, timeStamp } = event;
      const early = detail > 0 ? soon : key.soon && timeStamp - key.at < QUIET;
      if (!early || !(target instanceof Element)) return;
      if (target.closest('[data-irreversible]') === null) return;
      event.preventDefault();
      event.stopPropagation();
    }
    const events = new AbortController();
    const how = { capture: true, signal: events.signal };
    window.addEventListener('pointerdown', press, how);
    window.addEventListener('pointerup', lift, how);
    window.addEventListener('keydown', type, how);
    window.addEventListener('click', click, how);
    return () => events.abort();
  }, []);
}
