/**
 * Runs in the page before its own programs: translates it as browsers do, for as long as it stands. Every text outside
 * drawings gets two elements around it: either a new text in its place or the old one moved inside, in turns. The
 * words stay, for the tests’ locators.
 */
export function translatePage(): void {
  const SAVED = 'svg, script, style, noscript, textarea, option, title, font, [translate="no"]';
  const font = () => document.createElementNS('http://www.w3.org/1999/xhtml', 'font');
  let count = 0;

  function wrap(text: Text): void {
    const parent = text.parentElement;
    if (parent === null || text.data.trim() === '' || parent.closest(SAVED) !== null) return;
    const [outer, inner] = [font(), font()];
    // Not by the methods that the page replaces, because a translator does not call those.
    outer.append(inner);
    text.replaceWith(outer);
    inner.append(count++ % 2 === 0 ? text.data : text);
  }

  function wrapWithin(node: Node): void {
    if (node instanceof Text) wrap(node);
    else [...node.childNodes].forEach(wrapWithin);
  }

  new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records)
      if (type === 'characterData') wrapWithin(target);
      else addedNodes.forEach(wrapWithin);
  }).observe(document, { subtree: true, childList: true, characterData: true });
}
