/**
 * Runs in the page before its own programs: translates it as browsers do, for as long as it stands. Every text outside
 * drawings gets two elements around it: either a new text in its place or the old one moved inside, in turns. The
 * words stay, for the tests’ locators.
 */
export function translatePage(): void {
  const KEPT = 'svg, script, style, noscript, textarea, option, title, font, [translate="no"]';
  // A translator does not run through the page's methods, but through those of the browser.
  const { appendChild } = Node.prototype;
  let count = 0;

  function wrap(text: Text): void {
    const parent = text.parentElement;
    if (parent === null || text.data.trim() === '' || parent.closest(KEPT) !== null) return;
    const outer = document.createElement('font');
    const inner = document.createElement('font');
    appendChild.call(outer, inner);
    text.replaceWith(outer);
    appendChild.call(inner, count++ % 2 === 0 ? document.createTextNode(text.data) : text);
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
