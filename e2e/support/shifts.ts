import type { Page } from '@playwright/test';

/** What of the browser's own measure of shifts is read here, in its words. */
interface LayoutShift extends PerformanceEntry {
  readonly hadRecentInput: boolean;
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }[];
}

interface Shifts {
  /** Tells what has moved, once the browser has handed out all it has measured. */
  readonly read: () => string[];
}

declare global {
  interface Window {
    shiftsSeen?: Shifts;
  }
}

/** What is watched: what can be pressed and what it lies in, or all that is seen. */
export type ShiftsOf = 'pressables' | 'anything';

/**
 * Watches every page that is opened from now on for what moves by itself: more than half a second, and more than the frames
 * of half a second, after the last press or key. A busy machine paints and answers late alike.
 */
export async function watchShifts(page: Page, of: ShiftsOf = 'pressables'): Promise<void> {
  await page.addInitScript((of) => {
    const PRESSABLE = 'button, a[href], input, select, textarea, summary, label, [role="gridcell"]';
    const OWN = { milliseconds: 500, frames: 30 };
    const faults: string[] = [];
    /** When the answers to a person ended, in time of the page, the latest last. */
    let answeredUntil = 0;
    let framesLeft = 0;
    function eachFrame(now: number): void {
      if (framesLeft > 0) {
        framesLeft--;
        answeredUntil = Math.max(answeredUntil, now + 1);
      }
      requestAnimationFrame(eachFrame);
    }
    requestAnimationFrame(eachFrame);
    for (const type of [
      'pointerdown',
      'pointerup',
      'click',
      'keydown',
      'keyup',
      'wheel',
      'input',
      'resize',
    ])
      addEventListener(
        type,
        ({ timeStamp }) => {
          framesLeft = OWN.frames;
          answeredUntil = Math.max(answeredUntil, timeStamp + OWN.milliseconds);
        },
        { capture: true, passive: true },
      );

    function pressableIn(node: Node | null): Element | null {
      const element = node instanceof Element ? node : (node?.parentElement ?? null);
      return element?.closest(PRESSABLE) ?? element?.querySelector(PRESSABLE) ?? null;
    }
    const at = ({ x, y }: DOMRectReadOnly): string => `${Math.round(x)}, ${Math.round(y)}`;
    function judge(entries: PerformanceEntryList): void {
      for (const { startTime, hadRecentInput, sources } of entries as LayoutShift[]) {
        if (hadRecentInput || startTime <= answeredUntil) continue;
        for (const { node, previousRect: from, currentRect: to } of sources) {
          const pressable = pressableIn(node);
          const moving = of === 'anything' ? (pressable ?? node?.parentElement ?? null) : pressable;
          const isSeen = from.width > 0 && to.width > 0;
          const far = Math.max(Math.abs(to.x - from.x), Math.abs(to.y - from.y));
          if (moving === null || !isSeen || far <= 1) continue;
          const name = (moving.ariaLabel ?? moving.textContent).trim().slice(0, 40);
          const moved = `${node!.nodeName.toLowerCase()}.${node instanceof Element ? node.className : ''}`;
          faults.push(`“${name}” moved with ${moved} from ${at(from)} to ${at(to)}`);
        }
      }
    }
    const observer = new PerformanceObserver((list) => judge(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    window.shiftsSeen = {
      read() {
        judge(observer.takeRecords());
        return faults.splice(0);
      },
    };
  }, of);
}

/** Returns the watched elements that have moved by themselves since the last call, on the page opened last. */
export const shifts = (page: Page): Promise<string[]> =>
  page.evaluate(() => window.shiftsSeen?.read() ?? ['nothing is watched']);
