/**
 * Queries ask of every element whether it is shown, and for each answer jsdom compares it with the hundred rules of
 * its style sheet: nearly half of the time of these tests. What those rules say of it depends on the tag and four attributes,
 * and for `summary` on its parent, so jsdom is asked once for each kind of element. Hidden rows of tables aside, none hides by `visibility`. No other
 * style sheet is loaded.
 */
export const ofJsdom = window.getComputedStyle.bind(window);

const KINDS = ['hidden', 'open', 'popover', 'type'];
const displays = new Map<string, string>();

const inline = (element: Element, property: string): string =>
  element.hasAttribute('style')
    ? (element as HTMLElement | SVGElement).style.getPropertyValue(property)
    : '';

function displayOf(element: Element): string {
  const own = inline(element, 'display');
  if (own !== '') return own;
  const kind = JSON.stringify([
    element.localName,
    ...KINDS.map((name) => element.getAttribute(name)),
    element.localName === 'summary' && element.parentElement?.localName,
  ]);
  const known = displays.get(kind) ?? ofJsdom(element).display;
  displays.set(kind, known);
  return known;
}

function inherited(element: Element, property: string, initial: string): string {
  for (let at: Element | null = element; at !== null; at = at.parentElement) {
    const own = inline(at, property);
    if (own !== '') return own;
  }
  return initial;
}

function valueOf(element: Element, property: string): string {
  if (property === 'display') return displayOf(element);
  if (property === 'visibility') return inherited(element, 'visibility', 'visible');
  if (property === 'pointer-events') return inherited(element, 'pointer-events', 'auto');
  if (property === 'opacity') return inline(element, 'opacity');
  return ofJsdom(element).getPropertyValue(property);
}

/** The properties that are read by their names in scripts. */
const NAMES: Record<string, string> = { pointerEvents: 'pointer-events', fontSize: 'font-size' };

const getComputedStyle = (element: Element): CSSStyleDeclaration =>
  new Proxy({} as CSSStyleDeclaration, {
    get: (_, property: string) =>
      property === 'getPropertyValue'
        ? (name: string) => valueOf(element, name)
        : valueOf(element, NAMES[property] ?? property),
  });

// Vitest's global object and jsdom's window are two.
for (const owner of [window, document.defaultView])
  Object.assign(owner ?? {}, { getComputedStyle });
