import type { Page } from '@playwright/test';
import { lastingFaults } from './rest';

export interface Wanted {
  /** Whether the board lies on the screen: then the page itself may not scroll. */
  readonly board: boolean;
  /** Controls that must be on the screen, by their names. */
  readonly shown: readonly (string | RegExp)[];
  /** Whether these and the advice must be in sight with nothing scrolled. */
  readonly whole: boolean;
}

/**
 * What is wrong with the layout of the page as it stands: text cut off or out of its box, controls that
 * cannot be reached, things that lie over one another, and whatever is outside the window. Judged is what
 * lies uppermost, a dialog or the page; the squares and drawings of the board are not, nor what only
 * screen readers hear.
 */
export const layoutFaults = (page: Page, wanted: Wanted): Promise<string[]> =>
  lastingFaults(page, () => layoutFaultsNow(page, wanted));

/** The same at this moment, whether it stays or not. */
export const layoutFaultsNow = (page: Page, wanted: Wanted): Promise<string[]> =>
  page.evaluate(async ({ board, shown, whole }) => {
    interface Box {
      readonly owner: Element;
      readonly text: boolean;
      readonly rect: DOMRect;
      readonly name: string;
    }
    const CONTROLS = 'button, a[href], input, select, textarea, summary';
    const frame = () => new Promise(requestAnimationFrame);
    // Elements drawn to the size of their room are redrawn one frame after it has changed.
    for (let i = 0; i < 2; i++) await frame();
    const faults = new Set<string>();
    const page = document.documentElement;
    const { clientWidth: width, clientHeight: height } = page;
    const uppermost =
      [...document.querySelectorAll('dialog[open], :popover-open')].at(-1) ?? document.body;

    const styles = new Map<Element, CSSStyleDeclaration>();
    function styleOf(element: Element): CSSStyleDeclaration {
      const style = styles.get(element) ?? getComputedStyle(element);
      styles.set(element, style);
      return style;
    }
    const nameOf = (element: Element): string => {
      const text = element.ariaLabel ?? element.textContent.replace(/\s+/g, ' ').trim();
      return `${element.localName}${element.className && `.${element.className.split(' ')[0]!}`} “${text.slice(0, 40)}”`;
    };
    const frames = new Map<Element, DOMRect>();
    function frameOf(element: Element): DOMRect {
      const frame = frames.get(element) ?? element.getBoundingClientRect();
      frames.set(element, frame);
      return frame;
    }
    const known = new Map<Element, boolean>();
    function isSeen(element: Element): boolean {
      const seen =
        known.get(element) ??
        (element.closest('.cells, .rulers, svg') === null &&
          element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
          [...around(element)].every((each) => styleOf(each).clipPath !== 'inset(50%)'));
      known.set(element, seen);
      return seen;
    }
    const scrolls = (overflow: string): boolean => overflow === 'auto' || overflow === 'scroll';
    const clips = (overflow: string): boolean => overflow === 'hidden' || overflow === 'clip';

    /** The ancestors that lay a box out, from itself up to what lies uppermost. */
    function* around(element: Element): Generator<Element> {
      let sought = 'any';
      for (let at: Element | null = element; at !== null; at = at.parentElement) {
        const { position } = styleOf(at);
        if (sought === 'any' || (sought === 'absolute' && position !== 'static')) {
          yield at;
          sought = position === 'absolute' || position === 'fixed' ? position : 'any';
        }
        if (at === uppermost) return;
      }
    }

    /** Says where a box is cut, spills or lies outside, and gives what of it can be seen now. */
    function judge(box: Box): DOMRect | null {
      const { rect, name, owner } = box;
      let { left, top, right, bottom } = rect;
      let canScroll = false;
      for (const each of around(owner)) {
        const style = styleOf(each);
        if (style.display === 'inline' || style.display === 'contents') continue;
        const frame = frameOf(each);
        const isDrawn =
          (style.backgroundColor !== 'rgba(0, 0, 0, 0)' ||
            (style.borderLeftStyle !== 'none' && style.borderTopStyle !== 'none')) &&
          each !== document.body;
        const wide = rect.left < frame.left - 1 || rect.right > frame.right + 1;
        const high = rect.top < frame.top - 1 || rect.bottom > frame.bottom + 1;
        const [x, y] = [style.overflowX, style.overflowY];
        if (wide && (clips(x) || scrolls(x))) faults.add(`${name} is cut by ${nameOf(each)}`);
        else if (high && !canScroll && clips(y)) faults.add(`${name} is cut by ${nameOf(each)}`);
        else if (isDrawn && (wide || (high && !canScroll && !scrolls(y))))
          faults.add(`${name} spills out of ${nameOf(each)}`);
        if (clips(x) || scrolls(x))
          [left, right] = [Math.max(left, frame.left), Math.min(right, frame.right)];
        if (clips(y) || scrolls(y))
          [top, bottom] = [Math.max(top, frame.top), Math.min(bottom, frame.bottom)];
        if (scrolls(y)) canScroll = true;
      }
      if (rect.left < -0.5 || rect.right > width + 0.5)
        faults.add(`${name} is outside the window: ${rect.left} to ${rect.right} of ${width}`);
      if (!canScroll && page.scrollHeight <= height && (rect.top < -1 || rect.bottom > height + 1))
        faults.add(`${name} is outside the window: ${rect.top} to ${rect.bottom} of ${height}`);
      return right - left > 1 && bottom - top > 1
        ? new DOMRect(left, top, right - left, bottom - top)
        : null;
    }

    /** Lines of text, without what a line has above its capitals and below its feet. */
    function* lines(): Generator<Box> {
      const walker = document.createTreeWalker(uppermost, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      while (walker.nextNode()) {
        const node = walker.currentNode as Text;
        const owner = node.parentElement!;
        if (node.data.trim() === '' || !isSeen(owner)) continue;
        range.selectNodeContents(node);
        const name = `“${node.data.trim().slice(0, 40)}”`;
        for (const { x, y, width: w, height: h } of range.getClientRects())
          if (w > 2)
            yield { owner, text: true, name, rect: new DOMRect(x, y + h * 0.2, w, h * 0.6) };
      }
    }

    const inked = document.createElement('canvas').getContext('2d')!;
    /** Whether the value of a field is wider than the field. */
    function isTooLong(field: Element): boolean {
      if (!(field instanceof HTMLSelectElement)) return false;
      const { font, paddingLeft, paddingRight } = styleOf(field);
      inked.font = font;
      const ink = inked.measureText(field.selectedOptions[0]?.text ?? '').width;
      return ink > field.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight) + 1;
    }

    /** The element to press for a control: itself, or its label if the label draws it. */
    const pressed = (control: Element): Element =>
      control instanceof HTMLInputElement && styleOf(control).opacity === '0'
        ? (control.labels?.[0] ?? control)
        : control;
    /** Whether a press in the middle and near the corners meets the control, or what belongs to it. */
    const isOpen = (control: Element): boolean =>
      [...control.getClientRects()].every(({ left, top, right, bottom }) => {
        const [dx, dy] = [Math.min(3, (right - left) / 3), Math.min(3, (bottom - top) / 3)];
        return [
          [(left + right) / 2, (top + bottom) / 2],
          [left + dx, top + dy],
          [right - dx, top + dy],
          [left + dx, bottom - dy],
          [right - dx, bottom - dy],
        ].every(([x, y]) => {
          const met = document.elementFromPoint(x!, y!);
          return control.contains(met) || met?.closest('label')?.contains(control) === true;
        });
      });

    const controls = [...new Set([...uppermost.querySelectorAll(CONTROLS)].map(pressed))].filter(
      (control) => isSeen(control) && control.getClientRects().length > 0,
    );
    const boxes: Box[] = [...lines()];
    for (const owner of controls)
      for (const { x, y, width: w, height: h } of owner.getClientRects())
        boxes.push({ owner, text: false, name: nameOf(owner), rect: new DOMRect(x, y, w, h) });

    const layerOf = (element: Element): Element | undefined =>
      [...around(element)].find((each) => /sticky|fixed/.test(styleOf(each).position));
    const seen = boxes.flatMap((box) => {
      const rect = judge(box);
      return rect === null ? [] : [{ ...box, rect, layer: layerOf(box.owner) }];
    });
    const downwards = [...seen].sort((a, b) => a.rect.top - b.rect.top);
    for (const [i, a] of downwards.entries())
      for (let next = i + 1; next < downwards.length; next++) {
        const b = downwards[next]!;
        if (b.rect.top > a.rect.bottom) break;
        const wide = Math.min(a.rect.right, b.rect.right) - Math.max(a.rect.left, b.rect.left);
        const high = Math.min(a.rect.bottom, b.rect.bottom) - Math.max(a.rect.top, b.rect.top);
        if (wide < 1.5 || high < 1.5 || a.layer !== b.layer) continue;
        const within =
          (!b.text && b.owner.contains(a.owner)) || (!a.text && a.owner.contains(b.owner));
        if (!within && !(a.text && b.text && a.name === b.name))
          faults.add(`${a.name} and ${b.name} lie over one another`);
      }

    for (const each of uppermost.querySelectorAll('*')) {
      if (!(each instanceof HTMLElement) || !isSeen(each)) continue;
      if (scrolls(styleOf(each).overflowX) && each.scrollWidth > each.clientWidth + 1)
        faults.add(`${nameOf(each)} scrolls sideways`);
      if (isTooLong(each)) faults.add(`${nameOf(each)} cuts its value`);
    }
    for (const each of document.querySelectorAll('.panel, dialog[open], :popover-open')) {
      const { left, top, right, bottom } = each.getBoundingClientRect();
      const isLong = each.matches('.panel') && page.scrollHeight > height;
      const high = !isLong && (top < -0.5 || bottom > height + 0.5);
      if (left < -0.5 || right > width + 0.5 || high)
        faults.add(`${nameOf(each)} is larger than the window`);
    }

    if (page.scrollWidth > width) faults.add(`the page is ${page.scrollWidth} pixels wide`);
    if (board) {
      if (page.scrollHeight > height) faults.add(`the page is ${page.scrollHeight} pixels high`);
      // Of an enlarged board what is in its frame is in sight, with the names of its lines.
      const drawn = document.querySelector('.rulers') === null ? '.board-map' : '.board-frame';
      const map = document.querySelector(drawn)?.getBoundingClientRect() ?? new DOMRect();
      const panel = document.querySelector('.panel')?.getBoundingClientRect() ?? new DOMRect();
      const { left, top, right, bottom } = map;
      if (map.width < 200 || left < 0 || top < 0 || right > width + 0.5 || bottom > height + 0.5)
        faults.add(`the board lies at ${left} to ${right}, ${top} to ${bottom}`);
      const side = document.querySelector('[role="gridcell"]')?.getBoundingClientRect().width;
      if (side !== undefined && side < 24) faults.add(`squares are ${side} pixels wide`);
      if (right > panel.left + 1 && left < panel.right - 1)
        if (bottom > panel.top + 1 && top < panel.bottom - 1)
          faults.add('the panel covers the board');
    }

    for (const label of shown) {
      const control = controls.find((each) => {
        const name = (each.ariaLabel ?? each.textContent).trim();
        return typeof label === 'string' ? name === label : label.test(name);
      });
      if (control === undefined) faults.add(`there is no ${String(label)}`);
      else if ((whole || uppermost !== document.body) && !isOpen(control))
        faults.add(`${nameOf(control)} is out of sight`);
    }
    for (const { owner, rect, name } of whole ? seen : []) {
      const advice = owner.closest('main [role="status"]');
      const met = document.elementFromPoint(rect.x + rect.width / 2, rect.y + rect.height / 2);
      if (advice?.contains(met) === false) faults.add(`${name} is out of sight`);
    }

    const scrolled = [page, ...document.querySelectorAll('*')].map(
      (each) => [each, each.scrollTop] as const,
    );
    // Each scroll brings others in sight, too.
    let closed = controls.filter((control) => !isOpen(control));
    for (let control = closed[0]; control !== undefined; control = closed[0]) {
      const sought: Element = control;
      const opens = (block: ScrollLogicalPosition): boolean => {
        sought.scrollIntoView({ block, behavior: 'instant' });
        closed = closed.filter((each) => !isOpen(each));
        return closed[0] !== sought;
      };
      if (opens('center') || opens('start')) continue;
      faults.add(`${nameOf(sought)} cannot be pressed everywhere`);
      closed = closed.slice(1);
    }
    for (const [each, top] of scrolled) if (each.scrollTop !== top) each.scrollTop = top;
    return [...faults];
  }, wanted);
