import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { LIMITS } from '../../scripts/timeLimits.mjs';
import { type Actions, buttonIs, movedTo, pressed } from './actions';
import { type Wire, WINDOW } from './wire';

/**
 * WebKitGTK's small browser by classic WebDriver, a dozen requests over HTTP, on a screen of its own that nobody sees.
 * WebDriver has no word for a download, and its page is a private one: what it saves ends with it.
 */
export async function openWebKit(path: string): Promise<Wire> {
  const home = await mkdtemp(join(tmpdir(), 'webkit-'));
  const processes: ChildProcess[] = [];
  const end = async () => {
    for (const each of processes.reverse()) {
      if (each.exitCode !== null || each.signalCode !== null) continue;
      const gone = once(each, 'exit');
      each.kill();
      await gone;
    }
    await rm(home, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    const size = `${WINDOW.width}x${WINDOW.height + 300}x24`;
    const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', size, '-nolisten', 'tcp'], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    processes.push(screen);
    const [display] = (await once(createInterface(screen.stdout), 'line')) as [string];
    const port = await freePort();
    const env = {
      ...process.env,
      DISPLAY: `:${display}`,
      GDK_BACKEND: 'x11',
      HOME: home,
      LANGUAGE: 'en_GB',
      TZ: 'Europe/London',
      // The page is composed without OpenGL: on a machine without a graphics processor Mesa's software rasterizer has
      // crashed in the browser's compositor thread (a segmentation fault in swrast_dri.so), and taken the page with it.
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
    };
    const driver = spawn(path, [`--port=${port}`], { stdio: ['ignore', 'ignore', 'pipe'], env });
    processes.push(driver);
    // Only the browser reports a crashed page, on the standard error that it inherits from the driver.
    let output = '';
    driver.stderr.on('data', (text: Buffer) => {
      output = `${output}${text.toString()}`.slice(-2000);
    });
    return await page(`http://127.0.0.1:${port}`, () => output, end);
  } catch (error) {
    await end();
    throw error;
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

async function ask<Result>(
  method: string,
  address: string,
  body?: object,
  output = (): string => '',
): Promise<Result> {
  const response = await fetch(address, {
    method,
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(LIMITS.act),
  });
  const { value } = (await response.json()) as { value: Result & { message?: string } };
  if (!response.ok)
    throw new Error(
      `${address}: ${value.message ?? response.status}${await afterwards(address)}${output()}`,
    );
  return value;
}

/** What a session answers to the next question after a script has failed: only that tells whether its page has crashed. */
async function afterwards(address: string): Promise<string> {
  const [, session] = /^(.*\/session\/[^/]+)\/execute\//.exec(address) ?? [];
  if (session === undefined) return '';
  const answer = await fetch(`${session}/title`, { signal: AbortSignal.timeout(LIMITS.act) })
    .then((response) => response.text())
    .catch(String);
  return `; asked for its title, the session answered ${answer}`;
}

/** The answer of a driver that may not listen yet. */
async function onceReady(driver: string): Promise<void> {
  const deadline = Date.now() + LIMITS.act;
  for (;;) {
    try {
      await ask('GET', `${driver}/status`);
      return;
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await new Promise((rested) => setTimeout(rested, LIMITS.stillness));
    }
  }
}

async function page(driver: string, output: () => string, end: () => Promise<void>): Promise<Wire> {
  await onceReady(driver);
  const { sessionId } = await ask<{ sessionId: string }>('POST', `${driver}/session`, {
    capabilities: {},
  });
  const at = `${driver}/session/${sessionId}`;
  const post = <Result>(path: string, body: object = {}) =>
    ask<Result>('POST', `${at}/${path}`, body, output);
  const act = (actions: Actions) => post('actions', { actions });
  /** Pixels of a window's height that are its bars', which only the page knows. */
  let bars = 0;
  const resize: Wire['resize'] = ({ width, height }) =>
    post('window/rect', { width, height: height + bars });
  const wire: Wire = {
    goto: (url) => post('url', { url }),
    reload: () => post('refresh'),
    back: () => post('back'),
    resize,
    async text(promise) {
      const [fault, text] = await post<[string | null, string]>('execute/async', {
        script: `(${promise}).then((text) => arguments[0]([null, text]), (fault) => arguments[0]([String(fault), '']))`,
        args: [],
      });
      if (fault !== null) throw new Error(fault);
      return text;
    },
    moveTo: (x, y) => act(movedTo(x, y)),
    button: (is) => act(buttonIs(is)),
    keys: (...keys) => act(pressed(keys)),
    screenshot: async () => Buffer.from(await ask<string>('GET', `${at}/screenshot`), 'base64'),
    async close() {
      await ask('DELETE', at).catch(() => undefined);
      await end();
    },
  };
  await resize(WINDOW);
  bars = WINDOW.height - Number(await wire.text('Promise.resolve(`${innerHeight}`)'));
  await resize(WINDOW);
  return wire;
}
