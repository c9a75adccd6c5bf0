/**
 * What is waited for, and pressed as soon as it is there, one after the other; by what the time is called that passes until
 * it is painted.
 * @typedef {{ name?: string, selector: string, text?: string, press?: boolean }} Step
 */

/** @type {Step} */
const MENU = { name: 'headquarters', selector: '.hq-menu button', text: 'Play now' };

/** @type {Record<'board' | 'program' | 'again', Step[]>} */
export const STEPS = {
  board: [
    { ...MENU, press: true },
    { name: 'board', selector: '[role="gridcell"][aria-label*=", can move"]', press: true },
    { name: 'chosen', selector: '[role="gridcell"][aria-selected="true"]' },
  ],
  program: [
    { ...MENU, text: 'Play alone', press: true },
    { selector: '.hq-alone label', text: 'The South', press: true },
    { selector: '.hq-alone button[type="submit"]', press: true },
    { name: 'program', selector: '.program-now' },
  ],
  again: [{ ...MENU, name: 'again' }],
};

/**
 * Runs in the page before anything of it: takes the steps, and puts the times into `visited` at the end. Lots fall alike in every
 * visit, so that the North begins.
 * @param {Step[]} steps
 */
export function watchVisit(steps) {
  const draw = crypto.getRandomValues.bind(crypto);
  crypto.getRandomValues = /** @type {typeof draw} */ (
    (into) => (into instanceof Uint32Array && into.length === 1 ? into.fill(0) : draw(into))
  );
  /** @type {Record<string, number>} */
  const times = {};
  let at = 0;
  function look() {
    const step = steps[at];
    if (step === undefined) return;
    const found = [...document.querySelectorAll(step.selector)].find(
      ({ textContent }) => step.text === undefined || textContent?.trim() === step.text,
    );
    if (found instanceof HTMLElement) {
      at++;
      const { name } = step;
      const { port1, port2 } = new MessageChannel();
      // After this frame, which shows it.
      port1.onmessage = () => {
        if (name !== undefined) times[name] = performance.now();
        if (step.press) found.click();
        if (at === steps.length) Object.assign(window, { visited: times });
        else requestAnimationFrame(look);
      };
      port2.postMessage(null);
    } else requestAnimationFrame(look);
  }
  requestAnimationFrame(look);
}
