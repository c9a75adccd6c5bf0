import type { Props, VirtualElement } from './react';

/** What stands on the page for an element or a text, and what it was drawn from. */
interface Drawn {
  readonly node: Element | Text;
  /** The element, or the text. */
  source: VirtualElement | string;
  tag: string | null;
  key: string | null;
  props: Props;
  children: readonly Drawn[];
}
/** A tag with its own elements within, or a text: functions have been asked what stands in their place. */
interface Host {
  readonly source: VirtualElement | string;
  readonly tag: string | null;
  readonly key: string | null;
  readonly props: Props;
}

const SVG = 'http://www.w3.org/2000/svg';
/** Attributes of SVG that are written in two cases; all others of several words have hyphens. */
const CAMEL =
  /^(?:viewBox|pathLength|preserveAspectRatio|gradient(?:Units|Transform)|pattern(?:Units|Transform)|clipPathUnits|mask(?:Content)?Units|marker(?:Units|Width|Height)|ref[XY]|stdDeviation|baseFrequency|numOctaves)$/;
const NAMES: Readonly<Record<string, string>> = {
  className: 'class',
  htmlFor: 'for',
  tabIndex: 'tabindex',
};
const hyphened = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const attributeOf = (name: string): string =>
  NAMES[name] ?? (CAMEL.test(name) ? name : hyphened(name));

const roots = new WeakMap<Element, readonly Drawn[]>();

/**
 * Draws elements into a place of the page, and drawn again changes there what has changed: pieces keep their elements,
 * and are seen to march. A few lines of what React does, for a page of sixty kilobytes.
 */
export function draw(root: Element, content: unknown): void {
  roots.set(root, placed(root, roots.get(root) ?? [], content, root.namespaceURI === SVG));
}

/** Brings the children of an element to what they are to be. */
function placed(
  parent: Element,
  before: readonly Drawn[],
  content: unknown,
  svg: boolean,
): Drawn[] {
  const left = new Set(before);
  const take = (host: Host, i: number): Drawn | undefined => {
    const fits = (drawn: Drawn | undefined): drawn is Drawn =>
      drawn !== undefined && left.has(drawn) && drawn.tag === host.tag && drawn.key === host.key;
    const found = fits(before[i]) ? before[i] : before.find(fits);
    if (found !== undefined) left.delete(found);
    return found;
  };
  const now = hosts(content).map((host, i) => drawn(take(host, i), host, svg));
  for (const { node } of left) node.remove();
  now.forEach(({ node }, i) => {
    if (parent.childNodes[i] !== node) parent.insertBefore(node, parent.childNodes[i] ?? null);
  });
  return now;
}

/** What there is of a content on the page, flat. */
function hosts(content: unknown, key: string | null = null): Host[] {
  if (content === null || content === undefined || typeof content === 'boolean') return [];
  if (Array.isArray(content)) return (content as unknown[]).flatMap((each) => hosts(each));
  if (typeof content === 'string' || typeof content === 'number')
    return [{ source: String(content), tag: null, key: null, props: {} }];
  const element = content as VirtualElement;
  const { type, props } = element;
  const own = element.key ?? key;
  // The key of a component is that of the one element it gives.
  if (typeof type === 'function') return hosts(type(props), own);
  return [{ source: element, tag: type, key: own, props }];
}

function drawn(old: Drawn | undefined, host: Host, within: boolean): Drawn {
  const { source, tag, key, props } = host;
  if (old?.source === source) return old;
  if (tag === null) {
    const node = old?.node ?? document.createTextNode('');
    node.textContent = source as string;
    return { node, source, tag, key, props, children: [] };
  }
  const svg = within || tag === 'svg';
  const node = (old?.node ??
    (svg ? document.createElementNS(SVG, tag) : document.createElement(tag))) as Element;
  const was = old?.props ?? {};
  for (const name of new Set([...Object.keys(was), ...Object.keys(props)]))
    if (name !== 'children' && was[name] !== props[name]) set(node, name, props[name], was[name]);
  const children = placed(node, old?.children ?? [], props.children, svg);
  // A translator has put elements of its own in the place of texts, which now stand before them.
  while (node.childNodes.length > children.length) node.lastChild?.remove();
  // What an element may be set to can depend on what is within it.
  if ('value' in props) (node as HTMLInputElement).value = `${props.value as string | number}`;
  return { node, source, tag, key, props, children };
}

function set(node: Element, name: string, value: unknown, before: unknown): void {
  const isState = /^(?:aria|data)-/.test(name);
  if (/^on[A-Z]/.test(name))
    (node as unknown as Record<string, unknown>)[name.toLowerCase()] = value ?? null;
  else if (name === 'checked') (node as HTMLInputElement).checked = value === true;
  else if (name === 'style') {
    // The page's policy lets no attribute have styles, and this is none.
    const { style } = node as HTMLElement;
    for (const each of Object.keys(before ?? {})) style.removeProperty(hyphened(each));
    for (const [each, text] of Object.entries((value ?? {}) as Record<string, string>))
      style.setProperty(hyphened(each), text);
  } else if (value === undefined || value === null || (value === false && !isState))
    node.removeAttribute(attributeOf(name));
  else
    node.setAttribute(
      attributeOf(name),
      value === true && !isState ? '' : `${value as string | number}`,
    );
}
