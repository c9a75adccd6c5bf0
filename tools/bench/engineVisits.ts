// Measures a first visit in Firefox and WebKit, side by side, in milliseconds since the navigation: unthrottled,
// with a new profile each time. The game opens in a frame of another page of its origin, which watches it and
// presses what it waits for, as `visit.ts` does in Chromium. A visit in which the lot lets the person begin,
// although a bot's turn is awaited, is repeated. `npm run bench:visit` runs it after its own.
import { LIMITS } from '../../scripts/timeLimits.mjs';
import { browserOf, lackingLine } from '../../scripts/browsers.mjs';
import { closeFirefox } from '../../e2e/journeys/bidi';
import { openWire } from '../../e2e/journeys/openWire';
import type { Wire } from '../../e2e/journeys/wire';
import { readBuild, serve } from '../../e2e/support/server';
import { summary } from './gunner.mjs';
import { STEPS, type Step, type Times } from './visitSteps';

const ENGINES = ['firefox', 'webkit'] as const;
/** The interval of polling the watching page, in milliseconds, and the most polls before giving up. */
const ASKED = { every: 100, most: 300 };
/** The most repetitions of a visit until the bot begins. */
const MOST_TRIES = 8;
/** An element that exists if the person begins. */
const PERSON_BEGINS = '.end-turn';

type Kind = keyof typeof STEPS;

/**
 * Runs in the watching page: opens the game in a frame, and takes the steps one after the other. Returns null if
 * the person begins.
 */
function visitIn(
  steps: readonly Step[],
  isAgain: boolean,
  personBegins: string,
  patience: number,
): void {
  const open = (): HTMLIFrameElement => {
    const frame = document.createElement('iframe');
    frame.style.cssText = 'position:fixed;inset:0;width:100%;height:100%;border:0';
    document.body.append(frame);
    frame.src = 'index.html';
    return frame;
  };
  function take(all: readonly Step[]): Promise<Times | null> {
    const frame = open();
    const began = performance.now();
    const times: Record<string, number> = {};
    return new Promise((done) => {
      const look = (left: readonly Step[]): void => {
        const [step, ...others] = left;
        if (step === undefined) {
          done(times);
          return;
        }
        const page = frame.contentDocument;
        const { name, selector, text, press } = step;
        const found = [...(page?.querySelectorAll<HTMLElement>(selector) ?? [])].find(
          ({ textContent }) => text === undefined || textContent.trim() === text,
        );
        if (name === 'program' && page?.querySelector(personBegins)) done(null);
        else if (found === undefined) requestAnimationFrame(() => look(left));
        else {
          // After the frame that shows it.
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => {
            if (name !== undefined) times[name] = performance.now() - began;
            if (press) found.click();
            requestAnimationFrame(() => look(others));
          };
          port2.postMessage(null);
        }
      };
      requestAnimationFrame(() => look(all));
    });
  }
  async function all(): Promise<Times | null> {
    const first = await take(steps);
    if (!isAgain) return first;
    // Until the game is cached for offline use, if the browser does that.
    if ('serviceWorker' in navigator)
      await Promise.race([
        navigator.serviceWorker.ready,
        new Promise((given) => setTimeout(given, patience)),
      ]);
    document.querySelector('iframe')?.remove();
    return take(steps);
  }
  void all().then((times) => Object.assign(window, { visited: JSON.stringify({ times }) }));
}

async function visit(
  engine: (typeof ENGINES)[number],
  url: string,
  kind: Kind,
): Promise<Times | null> {
  const wire: Wire = await openWire(engine);
  try {
    await wire.goto(`${url}watch.html`);
    await wire.text(
      `(${String(visitIn)})(${JSON.stringify(STEPS[kind])}, ${kind === 'again'}, ${JSON.stringify(PERSON_BEGINS)}, ${LIMITS.patienceOfWorkers}), Promise.resolve('')`,
    );
    for (let asked = 0; asked < ASKED.most; asked++) {
      const text = await wire.text(`Promise.resolve(window.visited ?? '')`);
      if (text !== '') return (JSON.parse(text) as { times: Times | null }).times;
      await new Promise((done) => setTimeout(done, ASKED.every));
    }
    throw new Error(`${engine}: a visit that does not end`);
  } finally {
    await wire.close();
  }
}

/** Visits builds, given as folders, alternately in each installed engine. */
export async function visitEngines(folders: readonly string[], rounds: number): Promise<object> {
  const hosts = [];
  for (const folder of folders) {
    const files = await readBuild(folder);
    const [address = ''] = [...files.keys()].filter((path) => path.endsWith('/index.html'));
    const at = address.slice(0, -'index.html'.length);
    files.set(
      `${at}watch.html`,
      Buffer.from('<!doctype html><html lang="en"><meta charset="utf-8"><body></body></html>'),
    );
    hosts.push(await serve(files));
  }
  const results: Record<string, object> = {};
  try {
    for (const engine of ENGINES) {
      if (browserOf(engine) === null) continue;
      const found = hosts.map(() => new Map<string, number[]>());
      for (let round = 0; round < rounds; round++)
        for (const kind of Object.keys(STEPS) as Kind[])
          for (const [i, { url }] of hosts.entries()) {
            let times: Times | null = null;
            for (let tries = 0; times === null && tries < MOST_TRIES; tries++)
              times = await visit(engine, url, kind);
            for (const [name, ms] of Object.entries(times ?? {}))
              found[i]?.set(name, [...(found[i].get(name) ?? []), ms]);
          }
      const [here, beside] = found.map((times) =>
        Object.fromEntries([...times].map(([name, all]) => [name, summary(all)])),
      );
      results[engine] = { here, ...(beside && { beside }) };
    }
  } finally {
    await closeFirefox();
    for (const { stop } of hosts) stop();
  }
  if (lackingLine() !== '') console.log(lackingLine());
  return results;
}
