/** Milliseconds since the navigation, by the name of what was painted. */
export type Times = Readonly<Record<string, number>>;

declare global {
  interface Window {
    /** The result of `watchVisit`, once it has taken all steps. */
    visited?: Times;
  }
}

/** An element that is awaited, and pressed as soon as it is painted; `name` is the name of its time, if reported. */
export interface Step {
  readonly name?: string;
  readonly selector: string;
  readonly text?: string;
  readonly press?: true;
}

export const STEPS: Readonly<Record<'board' | 'program' | 'again', readonly Step[]>> = {
  board: [
    {
      name: 'headquarters',
      selector: '.menu-entries button',
      text: 'Two at this screen',
      press: true,
    },
    { name: 'board', selector: '[role="gridcell"][aria-label*=", can move"]', press: true },
    { name: 'chosen', selector: '[role="gridcell"][aria-selected="true"]' },
  ],
  program: [
    { selector: '.menu-entries button', text: 'Against the machine', press: true },
    { selector: '.hq-alone label', text: 'The South', press: true },
    { selector: '.hq-alone button[type="submit"]', press: true },
    { name: 'program', selector: '.program-now' },
  ],
  again: [{ name: 'again', selector: '.menu-entries button', text: 'Two at this screen' }],
};

/**
 * Runs in the page before its scripts: takes the steps one after the other. Lots fall the same in every visit, so
 * that the North begins.
 */
export function watchVisit(steps: readonly Step[]): void {
  const draw = crypto.getRandomValues.bind(crypto);
  crypto.getRandomValues = ((into: Uint32Array<ArrayBuffer>) =>
    into instanceof Uint32Array && into.length === 1 ? into.fill(0) : draw(into)) as typeof draw;
  const times: Record<string, number> = {};
  function take(left: readonly Step[]): void {
    const [step, ...others] = left;
    if (step === undefined) {
      window.visited = times;
      return;
    }
    const { name, selector, text, press } = step;
    requestAnimationFrame(() => {
      const found = [...document.querySelectorAll<HTMLElement>(selector)].find(
        ({ textContent }) => text === undefined || textContent.trim() === text,
      );
      if (found === undefined) {
        take(left);
        return;
      }
      // After the frame that shows it.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        if (name !== undefined) times[name] = performance.now();
        if (press) found.click();
        take(others);
      };
      port2.postMessage(null);
    });
  }
  take(steps);
}
