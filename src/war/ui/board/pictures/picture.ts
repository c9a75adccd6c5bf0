import fontAddress from '@fontsource/old-standard-tt/files/old-standard-tt-latin-400-normal.woff?url';

/** Style properties of a drawing, as attributes of SVG. */
const FROM_STYLES = [
  'stroke-width',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-dasharray',
  'paint-order',
  'font-family',
  'font-size',
  'font-weight',
] as const;
const PAINTS = ['fill', 'stroke'] as const;

/**
 * Resolves with a drawing as the text of a self-contained SVG file: its styles are written into it, and its font is
 * embedded if it could be loaded. The drawing must be on the page, visible or not.
 */
export async function standalone(drawing: SVGSVGElement): Promise<string> {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const copies = copy.querySelectorAll('*');
  drawing.querySelectorAll('*').forEach((element, i) => {
    const copied = copies[i];
    if (copied !== undefined) settle(element, copied);
  });
  copy.removeAttribute('class');
  const font = await fontFace();
  if (font !== null) {
    const style = document.createElementNS('http://www.w3.org/2000/svg', 'style');
    style.textContent = font;
    copy.prepend(style);
  }
  return new XMLSerializer().serializeToString(copy);
}

/** Writes an element's computed styles into its copy. */
function settle(element: Element, copy: Element): void {
  const computed = getComputedStyle(element);
  const styled = element.hasAttribute('class') && !(element instanceof SVGGElement);
  for (const paint of PAINTS)
    if (styled || element.getAttribute(paint)?.includes('var('))
      setPaint(copy, paint, computed.getPropertyValue(paint));
  for (const property of FROM_STYLES)
    if (styled || element.getAttribute(property)?.includes('var('))
      copy.setAttribute(property, computed.getPropertyValue(property));
  if (element.hasAttribute('style')) {
    const { e, f } = new DOMMatrix(computed.transform);
    copy.setAttribute('transform', `translate(${e} ${f})`);
  }
  copy.removeAttribute('class');
  copy.removeAttribute('style');
}

/** Writes a colour for older programs, with opacity separate. */
function setPaint(copy: Element, paint: (typeof PAINTS)[number], colour: string): void {
  const parts = /^rgba?\(([\d.]+), ([\d.]+), ([\d.]+)(?:, ([\d.]+))?\)$/.exec(colour);
  if (parts === null) {
    copy.setAttribute(paint, colour);
    return;
  }
  const [, r, g, b, opacity] = parts;
  const hex = [r, g, b].map((part) => Math.round(Number(part)).toString(16).padStart(2, '0'));
  copy.setAttribute(paint, `#${hex.join('')}`);
  if (opacity === undefined) return;
  const own = Number(copy.getAttribute(`${paint}-opacity`) ?? 1);
  copy.setAttribute(`${paint}-opacity`, `${own * Number(opacity)}`);
}

/** Returns the font face of the map's lettering with the font embedded; null if it cannot be loaded. */
async function fontFace(): Promise<string | null> {
  try {
    const bytes = new Uint8Array(await (await fetch(fontAddress)).arrayBuffer());
    const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
    return `@font-face{font-family:'Old Standard TT';src:url(data:font/woff;base64,${btoa(text)}) format('woff')}`;
  } catch {
    return null;
  }
}
