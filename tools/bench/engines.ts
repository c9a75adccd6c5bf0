// Measures the page in the three engines, side by side: prints one line of JSON, in milliseconds, of those
// installed. Plays the build in dist/ at 1280 by 720, as the journeys do (`e2e/journeys`), in the position and with
// the layers of `ui.mjs`. Times run from the time stamp of the browser's event to the first task after the frame
// with its result: `choose`, a unit is pressed; `move`, its destination; `drag`, each move of a pointer that drags
// a unit. `gunner` is a picture of the gunner's view in wall-clock time (`gunner.mjs`). Firefox and WebKit give
// time stamps in whole milliseconds. Alone: `node scripts/run.mjs tools/bench/engines.ts`; `npm run bench:ui` runs
// it after its own.
import { browserOf, ENGINES, lackingLine } from '../../scripts/browsers.mjs';
import { closeFirefox } from '../../e2e/journeys/bidi';
import type { Engine } from '../../scripts/browsers.mjs';
import { openWire } from '../../e2e/journeys/openWire';
import type { Wire } from '../../e2e/journeys/wire';
import { readBuild, serve } from '../../e2e/support/server';
import { bundled, STILLS, stylesOf, summary } from './gunner.mjs';
import { POSITION, PREFERENCES, REST_MS } from './screens.mjs';

const SAMPLES = 24;
const STEPS = ['choose', 'move', 'drag'] as const;
type Step = (typeof STEPS)[number];

const rest = (): Promise<void> => new Promise((done) => setTimeout(done, REST_MS));

/** Runs in the page: notes how long each press, and each move of a pressed pointer, takes to its frame. */
function watch(): void {
  const timed: number[] = [];
  Object.assign(window, { timed });
  const note = ({ timeStamp }: Event): void =>
    void requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => timed.push(performance.now() - timeStamp);
      port2.postMessage(null);
    });
  addEventListener('click', note, true);
  addEventListener('pointermove', (event) => event.buttons === 1 && note(event), true);
}

/** Runs in the page: returns the middles of the squares whose label contains a text, and their labels. */
const squaresSaying = (text: string): { x: number; y: number; name: string }[] =>
  [...document.querySelectorAll('[role="gridcell"]')].flatMap((cell) => {
    const label = cell.getAttribute('aria-label') ?? '';
    if (!label.includes(text)) return [];
    const { x, y, width, height } = cell.getBoundingClientRect();
    return [{ x: x + width / 2, y: y + height / 2, name: label.split(',')[0]! }];
  });

interface Place {
  readonly x: number;
  readonly y: number;
}

/** Evaluates an expression in the page, whose result arrives as text. */
const ask = async <Result>(wire: Wire, expression: string): Promise<Result> =>
  JSON.parse(
    await wire.text(`Promise.resolve(${expression}).then((it) => JSON.stringify(it ?? null))`),
  ) as Result;

async function until(wire: Wire, expression: string): Promise<void> {
  for (let looks = 0; !(await ask<boolean>(wire, expression)); looks++) {
    if (looks > 100) throw new Error(`never: ${expression}`);
    await rest();
  }
}

async function openPosition(wire: Wire, url: string): Promise<void> {
  await wire.goto(url);
  const stage = { name: 'war', start: POSITION, actions: [] };
  const game = { id: 'bench', players: { N: '', S: '' }, tags: [], rules: 'debord', way: 'open' };
  const saved = { format: 'game-of-war', version: 2, game: { ...game, opening: null, stage } };
  const set = (key: string, value: object): string =>
    `localStorage.setItem('game-of-war/${key}', ${JSON.stringify(JSON.stringify(value))})`;
  await ask(wire, `(${set('preferences', PREFERENCES)}, ${set('game', saved)})`);
  // The page that is open knows of no game yet, and would refuse the address.
  await wire.goto('about:blank');
  await wire.goto(`${url}#game`);
  await until(wire, `document.querySelector('[role="grid"]') !== null`);
  // Everything lazily loaded for the war has arrived.
  await rest();
  await rest();
  await ask(wire, `(${String(watch)})()`);
}

async function playEngine(wire: Wire): Promise<Record<Step, number[]>> {
  const times: Record<Step, number[]> = { choose: [], move: [], drag: [] };
  const saying = (text: string) =>
    ask<(Place & { name: string })[]>(wire, `(${String(squaresSaying)})(${JSON.stringify(text)})`);
  const timing = async (act: () => Promise<unknown>): Promise<number[]> => {
    await rest();
    await ask(wire, 'void timed.splice(0)');
    await act();
    await until(wire, 'timed.length > 0');
    return ask<number[]>(wire, 'timed');
  };
  const press = async ({ x, y }: Place): Promise<void> => {
    await wire.moveTo(x, y);
    await wire.button('down');
    await wire.button('up');
  };
  const units = await saying(', can move');
  if (units.length === 0) throw new Error('no unit can move');
  for (let round = 0; times.move.length < SAMPLES; round++) {
    if (round > 4 * SAMPLES) throw new Error('the units do not move as they should');
    const unit = units[round % units.length]!;
    await wire.moveTo(unit.x, unit.y);
    times.choose.push(...(await timing(() => press(unit))).slice(0, 1));
    const goals = await saying(', in reach');
    const goal = goals[(round * 7) % goals.length];
    if (goal !== undefined) {
      await wire.moveTo(goal.x, goal.y);
      times.move.push(...(await timing(() => press(goal))).slice(0, 1));
      await until(
        wire,
        `document.querySelector('[role="gridcell"][aria-label^="${goal.name},"]').ariaLabel.includes('has moved')`,
      );
      await wire.keys('u');
      // The same march by dragging, over six points on its way, and back again.
      await wire.keys('Escape');
      await wire.moveTo(unit.x, unit.y);
      await wire.button('down');
      for (let i = 1; i <= 6; i++)
        times.drag.push(
          ...(await timing(() =>
            wire.moveTo(unit.x + ((goal.x - unit.x) * i) / 6, unit.y + ((goal.y - unit.y) * i) / 6),
          )),
        );
      await wire.moveTo(unit.x, unit.y);
      await wire.button('up');
    }
    await wire.keys('Escape');
  }
  return times;
}

async function engineTimes(engine: Engine, url: string): Promise<object> {
  const wire = await openWire(engine);
  try {
    await openPosition(wire, url);
    const times = await playEngine(wire);
    await wire.goto(`${url}gunner.html`);
    await until(wire, `typeof window.time === 'function'`);
    const { draw } = await ask<{ draw: number[] }>(wire, `time(${STILLS * 3}, 1280, 720, 1, true)`);
    return Object.fromEntries(
      Object.entries({ ...times, gunner: draw }).map(([step, all]) => [step, summary(all)]),
    );
  } finally {
    await wire.close();
  }
}

const files = await readBuild();
const [address = ''] = [...files.keys()].filter((path) => path.endsWith('/index.html'));
const folder = address.slice(0, -'index.html'.length);
const root = process.cwd();
const page = `<!doctype html><html lang="en" data-scheme="light"><meta charset="utf-8"><style>${stylesOf(root)} body{margin:0}</style><body><script src="gunner.js"></script></body></html>`;
files.set(`${folder}gunner.html`, Buffer.from(page));
files.set(`${folder}gunner.js`, Buffer.from(await bundled(root)));
const { url, stop } = await serve(files);
try {
  const engines: Record<string, object> = {};
  for (const engine of ENGINES)
    if (browserOf(engine) !== null) engines[engine] = await engineTimes(engine, url);
  console.log(JSON.stringify({ engines }));
  if (lackingLine() !== '') console.log(lackingLine());
} finally {
  await closeFirefox();
  stop();
}
