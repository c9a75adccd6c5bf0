/**
 * Makes React work on a page that a browser's translator changes; returns a function that ends this. A translator
 * replaces text nodes, to which React still refers; its changes to an element's children are undone just before React
 * changes these.
 *
 * Changes by others are recognised by mutation records, because a translator does not call the page's own methods of
 * the DOM, which are wrapped here. Elements added by browser extensions stay. A translating script of the page itself
 * that uses `removeChild` is mistaken for React: nothing throws, but its translation stays where a text changes.
 */
export function surviveTranslators(): () => void {
  const page = Node.prototype;
  const native = Object.getOwnPropertyDescriptors(page);
  /** The children that React gave an element, for each element from which others have since removed a text. */
  const given = new WeakMap<Node, readonly Node[]>();
  /** The element from which others removed a text. */
  const parents = new WeakMap<Node, Node>();

  function note(records: readonly MutationRecord[]): void {
    const changes = new Map<Node, MutationRecord[]>();
    for (const record of records) {
      const known = changes.get(record.target);
      if (known === undefined) changes.set(record.target, [record]);
      else known.push(record);
    }
    for (const [parent, all] of changes) {
      if (given.has(parent) || !all.some(takesText)) continue;
      const children = childrenBefore(parent, all);
      given.set(parent, children);
      for (const child of children) if (child instanceof Text) parents.set(child, parent);
    }
  }

  function restore(parent: Node | undefined): void {
    note(observer.takeRecords());
    const children = parent && given.get(parent);
    if (parent === undefined || children === undefined) return;
    given.delete(parent);
    for (const child of [...parent.childNodes])
      if (!children.includes(child)) native.removeChild.value?.call(parent, child);
    // An element already in place is not moved, because it would lose the focus.
    children.forEach((child, i) => {
      const there = parent.childNodes[i] ?? null;
      if (there !== child) native.insertBefore.value?.call(parent, child, there);
    });
    observer.takeRecords();
  }

  /** Changes the children that React gave an element. */
  function give(parent: Node, change: () => void): void {
    restore(parent);
    change();
    observer.takeRecords();
  }

  const observer = new MutationObserver(note);
  observer.observe(document.body, { childList: true, subtree: true });

  page.appendChild = function <T extends Node>(this: Node, child: T): T {
    const append = (): unknown => native.appendChild.value?.call(this, child);
    if (isOfReact(child) && isOfReact(this)) give(this, append);
    else append();
    return child;
  };
  page.insertBefore = function <T extends Node>(this: Node, child: T, next: Node | null): T {
    const insert = (): unknown =>
      native.insertBefore.value?.call(this, child, next?.parentNode === this ? next : null);
    if (isOfReact(child) && isOfReact(this)) give(this, insert);
    else insert();
    return child;
  };
  page.removeChild = function <T extends Node>(this: Node, child: T): T {
    give(this, () => {
      if (child.parentNode === this) native.removeChild.value?.call(this, child);
    });
    return child;
  };
  Object.defineProperty(page, 'nodeValue', {
    ...native.nodeValue,
    set(this: Node, value: string | null) {
      note(observer.takeRecords());
      restore(parents.get(this));
      native.nodeValue.set?.call(this, value);
    },
  });
  Object.defineProperty(page, 'textContent', {
    ...native.textContent,
    set(this: Node, value: string | null) {
      note(observer.takeRecords());
      given.delete(this);
      native.textContent.set?.call(this, value);
      observer.takeRecords();
    },
  });
  return () => {
    observer.disconnect();
    Object.defineProperties(page, native);
  };
}

/** React sets properties on each node that it created, and on each root. */
const isOfReact = (node: Node): boolean => Object.keys(node).length > 0;

const takesText = ({ removedNodes }: MutationRecord): boolean =>
  [...removedNodes].some((node) => node instanceof Text);

/** Returns the children of an element before these changes, which are all changes so far. */
function childrenBefore(parent: Node, changes: readonly MutationRecord[]): readonly Node[] {
  let children: Node[] = [...parent.childNodes];
  for (const { addedNodes, removedNodes, nextSibling } of [...changes].reverse()) {
    const added = new Set(addedNodes);
    children = children.filter((child) => !added.has(child));
    const at = nextSibling === null ? children.length : children.indexOf(nextSibling);
    children.splice(at, 0, ...removedNodes);
  }
  return children;
}
