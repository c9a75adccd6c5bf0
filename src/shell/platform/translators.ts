/**
 * Keeps the page whole while a browser translates it; returns a function that ends this.
 *
 * A translator puts elements of its own in the place of text nodes. React still refers to the nodes that it made: it
 * would throw when it removes one or inserts before one, and would change a text that nobody sees any more. So what
 * others did to the children of an element is undone before React changes these children or their text. The
 * translator hears of that change, as of any other, and translates anew.
 *
 * What others did is read from mutation records. A translator runs outside the page's own programs and does not pass
 * through the methods replaced here, which tells its changes from React's.
 *
 * Bounds: only an element that lost a text node is restored, so what an extension merely adds stays. A translator
 * among the page's own programs that takes texts out by `removeChild` is mistaken for React: nothing throws, but its
 * translation stays where the text changes. The page's policy admits no such program.
 */
export function surviveTranslators(): () => void {
  const page = Node.prototype;
  const native = Object.getOwnPropertyDescriptors(page);
  /** The children that React gave an element, for each element from which others took a text since. */
  const given = new WeakMap<Node, readonly Node[]>();
  /** The element from which others took a text. */
  const homes = new WeakMap<Node, Node>();

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
      for (const child of children) if (child instanceof Text) homes.set(child, parent);
    }
  }

  function restore(parent: Node | undefined): void {
    note(observer.takeRecords());
    const children = parent && given.get(parent);
    if (parent === undefined || children === undefined) return;
    given.delete(parent);
    for (const child of [...parent.childNodes])
      if (!children.includes(child)) native.removeChild.value?.call(parent, child);
    // An element that stands where it stood is not moved: it would lose the focus.
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
      restore(homes.get(this));
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

/** React marks each node that it made, and each that it was given to fill, by properties. */
const isOfReact = (node: Node): boolean => Object.keys(node).length > 0;

const takesText = ({ removedNodes }: MutationRecord): boolean =>
  [...removedNodes].some((node) => node instanceof Text);

/** The children of an element before these changes of it, which are all there were up to now. */
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
