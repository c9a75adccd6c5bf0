import type { Page } from '@playwright/test';

/**
 * What is wrong with the layout of a screen: a page that scrolls sideways, or at all where it is a table; controls
 * and texts cut off by the window or by what they stand in; controls over one another, over text or over squares.
 */
export const layoutFaults = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    const faults: string[] = [];
    const { innerWidth, innerHeight } = window;
    const { scrollWidth, scrollHeight } = document.documentElement;
    const table = document.querySelector('main.table, main.curtain') !== null;
    if (scrollWidth > innerWidth) faults.push(`the page is ${scrollWidth} pixels wide`);
    if (table && scrollHeight > innerHeight) faults.push(`the page is ${scrollHeight} pixels high`);

    interface Rect {
      left: number;
      top: number;
      right: number;
      bottom: number;
    }
    const top = document.querySelector(':popover-open') ?? document.querySelector('dialog[open]');
    const screen = top ?? document.body;
    const CONTROLS = 'button, select, textarea, input, summary, a[href], .segments label';
    const isScroller = (style: CSSStyleDeclaration): boolean =>
      /auto|scroll/.test(style.overflowX + style.overflowY);

    /** What is seen of a rectangle, and whether a scroller may yet bring out the rest. */
    function seen(element: Element, whole: Rect): { rect: Rect; scrolls: boolean } {
      let rect = whole;
      let scrolls = !table && top === null;
      for (let at = element.parentElement; at !== null && at !== screen; at = at.parentElement) {
        const style = getComputedStyle(at);
        if (style.overflowX === 'visible' && style.overflowY === 'visible') continue;
        scrolls ||= isScroller(style);
        const box = at.getBoundingClientRect();
        rect = {
          left: Math.max(rect.left, box.left),
          top: Math.max(rect.top, box.top),
          right: Math.min(rect.right, box.right),
          bottom: Math.min(rect.bottom, box.bottom),
        };
      }
      return { rect, scrolls };
    }
    const visible = (element: Element): boolean =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const nameOf = (element: Element): string =>
      `${element.tagName.toLowerCase()} “${(element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40)}”`;

    function judge(element: Element, whole: Rect, what: string): Rect | null {
      const { rect, scrolls } = seen(element, whole);
      const lost = {
        across: Math.max(
          rect.left - whole.left,
          whole.right - rect.right,
          -whole.left,
          whole.right - innerWidth,
        ),
        down: Math.max(
          rect.top - whole.top,
          whole.bottom - rect.bottom,
          -whole.top,
          whole.bottom - innerHeight,
        ),
      };
      if (lost.across > 1.5)
        faults.push(`${what} is cut off across, by ${Math.round(lost.across)}`);
      if (lost.down > 1.5 && !scrolls)
        faults.push(`${what} is cut off down, by ${Math.round(lost.down)}`);
      return rect.right - rect.left > 1 && rect.bottom - rect.top > 1 ? rect : null;
    }
    const meet = (a: Rect, b: Rect): boolean =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2;

    const controls = [...screen.querySelectorAll(CONTROLS)]
      .filter((element) => visible(element))
      .flatMap((element) => {
        const rect = judge(element, element.getBoundingClientRect(), nameOf(element));
        if (element.scrollWidth > element.clientWidth + 1 && element.matches('button'))
          faults.push(`${nameOf(element)} is too narrow for its words`);
        return rect === null ? [] : [{ element, rect }];
      });
    const lasting = (element: Element): Element | null =>
      element.closest('.panel-last, .history-controls');
    const related = (a: Element, b: Element): boolean =>
      a.contains(b) || b.contains(a) || lasting(a) !== lasting(b);
    controls.forEach(({ element, rect }, i) => {
      for (const other of controls.slice(i + 1))
        if (!related(element, other.element) && meet(rect, other.rect))
          faults.push(`${nameOf(element)} lies over ${nameOf(other.element)}`);
    });

    const texts = document.createTreeWalker(screen, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      const { parentElement: holder, textContent: words } = text;
      if (
        holder === null ||
        !words?.trim() ||
        holder.closest('svg, option, .heard') ||
        !visible(holder)
      )
        continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const what = `“${words.trim().slice(0, 40)}”`;
      const shortened = getComputedStyle(holder).textOverflow === 'ellipsis';
      const whole = range.getBoundingClientRect();
      if (whole.width < 2) continue;
      const rect = shortened ? seen(holder, whole).rect : judge(holder, whole, what);
      if (rect === null) continue;
      for (const control of controls)
        if (!related(holder, control.element) && meet(rect, control.rect))
          faults.push(`${nameOf(control.element)} lies over ${what}`);
    }

    const squares = document.querySelector('.cells')?.getBoundingClientRect();
    for (const tool of document.querySelectorAll('.zoom-tools button'))
      if (squares !== undefined && meet(tool.getBoundingClientRect(), squares))
        faults.push('the zoom lies over squares');
    return [...new Set(faults)];
  });
