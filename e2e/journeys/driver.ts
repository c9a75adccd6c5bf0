import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { setTimeout as rest } from 'node:timers/promises';
import { expect } from '@playwright/test';
import { LIMITS } from '../../scripts/timeLimits.mjs';
import { coveredFocus } from '../support/coveredFocus';
import { install, type Place, type Target } from './inPage';
import type { Wire } from './wire';

type Name = string | RegExp;

export interface Where {
  /** Of a button, unless another is said. */
  readonly role?: string;
  /** The name of the dialog or group that it is in. */
  readonly within?: readonly [role: string, name: Name];
}

/**
 * The acts and views of a person, in any of the three engines. Each act waits until it is possible, each view until
 * it is there.
 */
export type Driver = ReturnType<typeof driverOf>;

const LIBRARY = readFileSync(
  createRequire(import.meta.url).resolve(
    '@testing-library/dom/dist/@testing-library/dom.umd.min.js',
  ),
  'utf8',
);

/** How often the page is asked again, in milliseconds. */
const INTERVALS = [50, 100, 200];

/** How long after a press what cannot be taken back does nothing, and within how many pixels. */
const QUIET = { time: 1_050, near: 40 };

const targetOf = (name: Name, { role = 'button', within }: Where = {}): Target => ({
  role,
  name: typeof name === 'string' ? name : { pattern: name.source },
  ...(within && { within: targetOf(within[1], { role: within[0] }) }),
});

/** Runs in the page: all that is in a database, or in local storage, as one text. */
async function saved(database: string | null): Promise<string> {
  if (database === null) return JSON.stringify(Object.entries(localStorage));
  const answer = <T>(request: IDBRequest<T>) =>
    new Promise<T>((done, failed) => {
      request.onsuccess = () => done(request.result);
      request.onerror = () => failed(new Error(String(request.error)));
    });
  const opened = await answer(indexedDB.open(database));
  const all: unknown[] = [];
  for (const name of opened.objectStoreNames)
    all.push(await answer(opened.transaction(name).objectStore(name).getAll()));
  opened.close();
  return JSON.stringify(all);
}

const poll = <T>(ask: () => Promise<T>, message?: string) =>
  expect.poll(ask, { intervals: INTERVALS, ...(message !== undefined && { message }) });

export function driverOf(wire: Wire, url: string) {
  let presses: readonly { x: number; y: number; at: number }[] = [];

  /** Calls a function in the page, which has what `install` puts there. */
  async function call<Arg, Result>(
    fn: (arg: Arg) => Result | Promise<Result>,
    arg: Arg,
  ): Promise<Result> {
    const given = JSON.stringify(arg ?? null);
    const text = await wire.text(
      `(async () => typeof journeys === 'undefined' ? '' : JSON.stringify((await (${String(fn)})(${given})) ?? null))()`,
    );
    if (text !== '') return JSON.parse(text) as Result;
    await wire.text(`(async () => { ${LIBRARY}\n(${String(install)})(); return ''; })()`);
    return call(fn, arg);
  }

  /** Resolves with the result of a function in the page, called until it does not throw. */
  async function once<Arg, Result>(
    what: string,
    fn: (arg: Arg) => Result | Promise<Result>,
    arg: Arg,
  ): Promise<Result> {
    let result: Result | undefined;
    await expect(async () => {
      result = await call(fn, arg);
    }, what).toPass({ timeout: LIMITS.sight, intervals: INTERVALS });
    return result as Result;
  }

  const placeOf = (name: Name, where?: Where): Promise<Place> =>
    once(
      `press ${String(name)}`,
      (target) => window.journeys.place(window.journeys.only(target)),
      targetOf(name, where),
    );
  const placeOfSquare = (name: string): Promise<Place> =>
    once(`square ${name}`, (at) => window.journeys.place(window.journeys.square(at)), name);

  const middle = ({ x, y, width, height }: Place) => ({ x: x + width / 2, y: y + height / 2 });

  async function pressAt(place: Place): Promise<void> {
    const { x, y } = middle(place);
    const now = Date.now();
    presses = presses.filter(({ at }) => now - at < QUIET.time);
    const near = presses.filter((each) => Math.hypot(x - each.x, y - each.y) <= QUIET.near);
    if (place.guarded && near.length > 0)
      await rest(QUIET.time - now + Math.max(...near.map(({ at }) => at)));
    await wire.moveTo(x, y);
    await wire.button('down');
    await wire.button('up');
    // The page counts from when it has shown what came of the press.
    await wire.text(`new Promise((done) => requestAnimationFrame(() => done('')))`);
    presses = [...presses, { x, y, at: Date.now() }];
  }

  async function dragTo(from: { x: number; y: number }, to: { x: number; y: number }) {
    await wire.moveTo(from.x, from.y);
    await wire.button('down');
    const steps = 6;
    for (let i = 1; i <= steps; i++)
      await wire.moveTo(
        from.x + ((to.x - from.x) * i) / steps,
        from.y + ((to.y - from.y) * i) / steps,
      );
    await wire.button('up');
  }

  /**
   * Errors in the page that are not shown to the player, and elements that moved by themselves; read before each page
   * is left.
   */
  async function noFaults(mayMove = false): Promise<void> {
    await poll(() => call(() => window.journeys.faults, null), 'faults of the page').toEqual([]);
    const shifts = (await wire.shifts?.()) ?? [];
    if (!mayMove) expect(shifts, 'what has moved by itself').toEqual([]);
  }
  let isOpen = false;

  return {
    /** Opens an address in the game's folder, `./#game`. */
    async open(address = './') {
      if (isOpen) await noFaults();
      await wire.goto(new URL(address, url).href);
      isOpen = true;
    },
    async reload() {
      await noFaults();
      await wire.reload();
    },
    async back() {
      await noFaults();
      await wire.back();
    },
    resize: (width: number, height: number) => wire.resize({ width, height }),

    press: async (name: Name, where?: Where) => pressAt(await placeOf(name, where)),
    pressSquare: async (name: string) => pressAt(await placeOfSquare(name)),
    /** Presses a text that has no role of its own, as the head of what is folded away. */
    pressText: async (text: string) =>
      pressAt(
        await once(
          `press ${text}`,
          (wanted) => {
            const found = [...document.querySelectorAll<HTMLElement>('summary, label')].find(
              ({ textContent }) => textContent.trim() === wanted,
            );
            if (found === undefined) throw new Error(`there is no “${wanted}”`);
            return window.journeys.place(found);
          },
          text,
        ),
      ),
    async pointAt(square: string) {
      const { x, y } = middle(await placeOfSquare(square));
      await wire.moveTo(x, y);
    },
    async drag(from: string, to: string) {
      await dragTo(middle(await placeOfSquare(from)), middle(await placeOfSquare(to)));
    },
    /** Drags what is named by so many pixels. */
    async dragBy(name: Name, where: Where, dx: number, dy: number) {
      const from = middle(await placeOf(name, where));
      await dragTo(from, { x: from.x + dx, y: from.y + dy });
    },
    keys: (...keys: string[]) => wire.keys(...keys),
    /** Presses a key until what is named has the focus. */
    async keyTo(key: string, name: Name, where?: Where) {
      for (let presses = 0; presses < 60; presses++) {
        const there = await call(
          (target) => window.journeys.all(target).includes(document.activeElement as HTMLElement),
          targetOf(name, where),
        );
        if (there) return;
        await wire.keys(key);
      }
      throw new Error(`${key} does not lead to ${String(name)}`);
    },
    /** Presses a key so often, and after each press nothing lies over what has the focus. */
    async focusStaysOpen(key: string, presses: number) {
      for (let i = 0; i < presses; i++) {
        await wire.keys(key);
        await poll(() => call(coveredFocus, null), `${key} ${i + 1}`).toEqual([]);
      }
    },
    /** Goes to a square by its name, from the keyboard. */
    async goTo(square: string) {
      await wire.keys('g');
      await this.seesA('Go to a square', { role: 'dialog' });
      await wire.keys(...square, 'Enter');
      await poll(() =>
        call(() => document.activeElement?.getAttribute('aria-label') ?? '', null),
      ).toMatch(new RegExp(`^${square},`));
    },
    /** Writes into a field, in the place of what is there. */
    async write(label: Name, text: string, role = 'textbox') {
      await pressAt(await placeOf(label, { role }));
      await wire.keys('Control+a', ...text);
    },
    /** Pastes a text into a field: of such length nobody types. */
    async paste(label: Name, text: string) {
      await pressAt(await placeOf(label, { role: 'textbox' }));
      // oxlint-disable-next-line typescript/no-deprecated -- nothing else writes as a hand does from a script
      await call((pasted) => document.execCommand('insertText', false, pasted), text);
    },
    /** Chooses in a list, whose own window no driver reaches. */
    choose: (label: Name, option: string) =>
      once(
        `choose ${option}`,
        ({ target, wanted }) => {
          const list = window.journeys.only(target) as HTMLSelectElement;
          const at = [...list.options].find(({ text }) => text === wanted);
          if (at === undefined) throw new Error(`there is no ${wanted}`);
          list.value = at.value;
          list.dispatchEvent(new Event('change', { bubbles: true }));
        },
        { target: targetOf(label, { role: 'combobox' }), wanted: option },
      ),
    /** The text of the file that a button saves; null where the driver reports no downloads. */
    async download(name: Name, where?: Where) {
      const place = await placeOf(name, where);
      return wire.download ? wire.download(() => pressAt(place)) : null;
    },

    seesA: (name: Name, where?: Where) =>
      once(
        `see ${String(name)}`,
        (target) => void window.journeys.only(target),
        targetOf(name, where),
      ),
    sees: (text: Name) =>
      poll(() => call(() => document.body.innerText.replace(/\s+/g, ' '), null)).toMatch(
        typeof text === 'string'
          ? new RegExp(text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'), 'i')
          : text,
      ),
    seesHeading: (name: Name) =>
      once(
        `heading ${String(name)}`,
        (target) => void window.journeys.only(target),
        targetOf(name, { role: 'heading' }),
      ),
    seesNo: (name: Name, where?: Where) =>
      poll(
        () => call((target) => window.journeys.all(target).length, targetOf(name, where)),
        `no ${String(name)}`,
      ).toBe(0),
    /** Whether something is there now. */
    has: (name: Name, where?: Where) =>
      call((target) => window.journeys.all(target).length > 0, targetOf(name, where)),
    squareSays: (name: string, words: RegExp) =>
      poll(() =>
        call(
          (at) =>
            document.querySelector(`[role="gridcell"][aria-label^="${at},"]`)?.ariaLabel ?? '',
          name,
        ),
      ).toMatch(words),
    /** The classes of what can be scrolled sideways. */
    scrolledSideways: () =>
      call(
        () =>
          [...document.querySelectorAll('*')]
            .filter(
              (box) =>
                box.scrollWidth > box.clientWidth &&
                ['auto', 'scroll'].includes(getComputedStyle(box).overflowX),
            )
            .map(({ className }) => className),
        null,
      ),
    /** How many squares say something. */
    squaresSaying: (words: RegExp) =>
      call(
        (pattern) =>
          [...document.querySelectorAll('[role="gridcell"]')].filter((cell) =>
            new RegExp(pattern).test(cell.getAttribute('aria-label') ?? ''),
          ).length,
        words.source,
      ),
    valueOf: (label: Name, role = 'textbox') =>
      once(
        `value of ${String(label)}`,
        (target) => {
          const { value } = window.journeys.only(target) as HTMLInputElement;
          if (value === '') throw new Error('it is empty');
          return value;
        },
        targetOf(label, { role }),
      ),
    /** Until a text is in local storage, or in a database if one is named. */
    untilSaved: (database: string | null, text: string) =>
      poll(() => call(saved, database), `${text} is saved`).toContain(text),
    /** Asks the page itself, where nothing on it shows the fact. */
    ask: call,
    noFaults,
    screenshot: () => wire.screenshot(),
  };
}
