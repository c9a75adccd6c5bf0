import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

/**
 * Returns a function that renders its content synchronously into `container`, replacing what is there. It works even if
 * the browser's translator has replaced text nodes: the translation is removed before each rendering, and restored
 * where the rendering has changed nothing.
 */
export function createPageRoot(container: Element): (content: ReactNode) => void {
  const root = createRoot(container);
  const records: MutationRecord[] = [];
  const observer = new MutationObserver((more) => records.push(...more));
  observer.observe(container, { childList: true, characterData: true, subtree: true });

  return (content) => {
    const translation = [...records.splice(0), ...observer.takeRecords()].filter(
      ({ type }) => type === 'childList',
    );
    const translated = new Map(
      translation
        .flatMap(({ target, removedNodes }) => [target, ...parentsOf([...removedNodes])])
        .map((parent) => [parent, [...parent.childNodes]]),
    );
    for (const { target, addedNodes, removedNodes, nextSibling } of translation.reverse()) {
      for (const node of addedNodes) (node as ChildNode).remove();
      for (const node of removedNodes) target.insertBefore(node, nextSibling);
    }
    observer.takeRecords();
    flushSync(() => root.render(content));
    const rendered = new Set(
      observer
        .takeRecords()
        .map(({ type, target }) => (type === 'characterData' ? target.parentNode : target)),
    );
    for (const [parent, children] of translated)
      if (![parent, ...parentsOf(children)].some((each) => rendered.has(each)))
        arrange(parent, children);
    records.push(...observer.takeRecords());
  };
}

const parentsOf = (nodes: readonly Node[]): readonly Node[] =>
  nodes.flatMap(({ parentNode }) => parentNode ?? []);

/** Gives an element these children. An element in its place is not moved, because it would lose the focus. */
function arrange(parent: Node, children: readonly ChildNode[]): void {
  for (const child of [...parent.childNodes]) if (!children.includes(child)) child.remove();
  children.forEach((child, i) => {
    const there = parent.childNodes[i] ?? null;
    if (there !== child) parent.insertBefore(child, there);
  });
}
