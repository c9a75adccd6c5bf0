import type * as TestingLibrary from '@testing-library/dom';

/** The element searched for, by role and accessible name, in a part of the page if one is named. */
export interface Target {
  readonly role: string;
  readonly name?: string | { readonly pattern: string };
  readonly within?: Target;
}

export interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** What is there cannot be taken back: a place just pressed is not pressed again at once. */
  readonly guarded: boolean;
}

declare global {
  interface Window {
    TestingLibraryDom: typeof TestingLibrary;
    journeys: {
      readonly faults: string[];
      readonly all: (target: Target) => HTMLElement[];
      readonly only: (target: Target) => HTMLElement;
      readonly square: (name: string) => HTMLElement;
      /** Returns the point where an element can be pressed; throws, with the reason, if it cannot be. */
      readonly place: (element: HTMLElement) => Promise<Place>;
    };
  }
}

/**
 * Runs in the page, after the library: what the driver asks of it. An element is what a person could find; it is pressed
 * where nothing lies over it, once it has come to rest.
 */
export function install(): void {
  const faults: string[] = [];
  addEventListener('error', ({ message }) => {
    // No fault of the page: the observation is reported in the next frame instead.
    if (!message.startsWith('ResizeObserver loop')) faults.push(message);
  });
  addEventListener('unhandledrejection', ({ reason }) => faults.push(String(reason)));
  addEventListener('securitypolicyviolation', ({ violatedDirective }) =>
    faults.push(violatedDirective),
  );

  const named = ({ role, name }: Target): string =>
    `${role} “${typeof name === 'object' ? name.pattern : (name ?? '')}”`;
  const all = (target: Target): HTMLElement[] => {
    const { role, name, within } = target;
    const container = within ? only(within) : document.body;
    const found = window.TestingLibraryDom.queryAllByRole(container, role, {
      ...(name !== undefined && {
        name: typeof name === 'string' ? name : new RegExp(name.pattern),
      }),
    });
    // The library does not know inert elements, such as those behind a modal dialog.
    const modal = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;
    return found.filter((each) => modal.contains(each) && each.closest('[inert]') === null);
  };
  const only = (target: Target): HTMLElement => {
    const found = all(target);
    if (found.length !== 1) throw new Error(`there are ${found.length} of ${named(target)}`);
    return found[0]!;
  };
  const square = (name: string): HTMLElement => {
    // Roles of 500 squares are slow to compute.
    const found = document.querySelector<HTMLElement>(`[role="gridcell"][aria-label^="${name},"]`);
    if (found === null) throw new Error(`there is no square ${name}`);
    return found;
  };

  const frame = () => new Promise(requestAnimationFrame);
  const place = async (element: HTMLElement): Promise<Place> => {
    const label = element.getAttribute('aria-label') ?? element.textContent;
    if (element.matches(':disabled, [aria-disabled="true"]'))
      throw new Error(`“${label}” is disabled`);
    // A radio button or checkbox may be drawn by its label.
    const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
    for (const each of [element, ...labels]) {
      each.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
      const before = each.getBoundingClientRect();
      await frame();
      await frame();
      const { x, y, width, height } = each.getBoundingClientRect();
      if (x !== before.x || y !== before.y) throw new Error(`“${label}” moves`);
      const hit = document.elementFromPoint(x + width / 2, y + height / 2);
      if (hit !== null && (each.contains(hit) || (hit.contains(each) && hit.matches('label'))))
        return { x, y, width, height, guarded: each.closest('[data-irreversible]') !== null };
    }
    throw new Error(`“${label}” is covered or out of sight`);
  };
  window.journeys = { faults, all, only, square, place };
}
