import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WebSocket } from 'ws';
import { LIMITS } from '../../scripts/timeLimits.mjs';
import { type Actions, buttonIs, movedTo, pressed } from './actions';
import { type Wire, WINDOW } from './wire';

/**
 * Stock Firefox by WebDriver BiDi, which it speaks itself. Playwright's own protocol needs its own build, and its BiDi
 * asks for a command that the version of Debian does not have (`emulation.setMediaFeaturesOverride`).
 */

interface Reply {
  readonly id?: number;
  readonly type: 'success' | 'error' | 'event';
  readonly result?: unknown;
  readonly message?: string;
  readonly method?: string;
  readonly params?: Record<string, unknown>;
}

const PREFERENCES = [
  ['intl.accept_languages', 'en-GB, en'],
  ['intl.locale.requested', 'en-GB'],
  // Without the machine's screen reader, and without the browser's own downloads.
  ['accessibility.force_disabled', 1],
  ['browser.startup.page', 0],
  ['datareporting.policy.dataSubmissionEnabled', false],
  ['extensions.systemAddon.update.enabled', false],
] as const;

interface Firefox {
  readonly session: Session;
  readonly end: () => Promise<void>;
}

/** The one Firefox of this process: it takes five seconds to start, and each page has its own cookies and storage. */
let running: Promise<Firefox> | null = null;

export async function openFirefox(path: string): Promise<Wire> {
  running ??= start(path);
  return page((await running).session);
}

/** Ends Firefox, if it runs. */
export async function closeFirefox(): Promise<void> {
  const closing = running;
  running = null;
  await (await closing)?.end();
}

async function start(path: string): Promise<Firefox> {
  const profile = await mkdtemp(join(tmpdir(), 'firefox-'));
  await writeFile(
    join(profile, 'user.js'),
    PREFERENCES.map(
      (each) => `user_pref(${each.map((part) => JSON.stringify(part)).join()});`,
    ).join('\n'),
  );
  const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0'];
  const firefox = spawn(path, args, {
    env: { ...process.env, TZ: 'Europe/London' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  // No browser survives this process, however it ends.
  process.once('exit', () => firefox.kill());
  const gone = once(firefox, 'exit');
  const end = async () => {
    if (firefox.exitCode === null) firefox.kill();
    await gone;
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    const socket = new WebSocket(`${await addressOf(firefox.stderr)}/session`, {
      perMessageDeflate: false,
    });
    await once(socket, 'open');
    const opened = session(socket);
    await opened.send('session.new', { capabilities: {} });
    await opened.send('session.subscribe', { events: ['browsingContext.downloadEnd'] });
    await opened.send('browser.setDownloadBehavior', {
      downloadBehavior: { type: 'allowed', destinationFolder: profile },
    });
    return {
      session: opened,
      end: async () => {
        socket.terminate();
        await end();
      },
    };
  } catch (error) {
    await end();
    throw error;
  }
}

/** Where the browser listens, which it says once it does; what else it says is read on, so that it never waits for a reader. */
const addressOf = (output: NodeJS.ReadableStream): Promise<string> =>
  new Promise((done, failed) => {
    let all = '';
    output.on('data', (text: Buffer) => {
      all += text.toString();
      const address = /BiDi listening on (ws:\S+)\n/.exec(all)?.[1];
      if (address !== undefined) done(address);
    });
    output.on('end', () => failed(new Error(`Firefox ended without listening: ${all}`)));
  });

interface Session {
  readonly send: <Result>(method: string, params?: object) => Promise<Result>;
  /** The next event of a name. */
  readonly next: (method: string) => Promise<Record<string, unknown>>;
}

function session(socket: WebSocket): Session {
  let last = 0;
  const open = new Map<number | string, (reply: Reply) => void>();
  socket.on('message', (data: Buffer) => {
    const reply = JSON.parse(data.toString()) as Reply;
    const key = reply.id ?? reply.method ?? '';
    open.get(key)?.(reply);
    open.delete(key);
  });
  const answer = (key: number | string) =>
    new Promise<Reply>((done, failed) => {
      const timer = setTimeout(() => failed(new Error(`no answer to ${key}`)), LIMITS.test);
      open.set(key, (reply) => {
        clearTimeout(timer);
        done(reply);
      });
    });
  return {
    async send<Result>(method: string, params: object = {}) {
      const id = ++last;
      const replied = answer(id);
      socket.send(JSON.stringify({ id, method, params }));
      const reply = await replied;
      if (reply.type === 'error') throw new Error(`${method}: ${reply.message ?? ''}`);
      return reply.result as Result;
    },
    next: (method) => answer(method).then(({ params = {} }) => params),
  };
}

async function page({ send, next }: Session): Promise<Wire> {
  const { userContext } = await send<{ userContext: string }>('browser.createUserContext');
  // In the first tab the line of addresses has the focus; there a page hears keys, but they press no button.
  const { context } = await send<{ context: string }>('browsingContext.create', {
    type: 'tab',
    userContext,
  });
  const resize: Wire['resize'] = (viewport) =>
    send('browsingContext.setViewport', { context, viewport });
  await resize(WINDOW);
  const act = (actions: Actions) => send<unknown>('input.performActions', { context, actions });
  return {
    goto: (url) => send('browsingContext.navigate', { context, url, wait: 'complete' }),
    reload: () => send('browsingContext.reload', { context, wait: 'complete' }),
    back: () => send('browsingContext.traverseHistory', { context, delta: -1 }),
    resize,
    async text(expression) {
      const answered = await send<
        | { type: 'success'; result: { value: string } }
        | { type: 'exception'; exceptionDetails: { text: string } }
      >('script.evaluate', { target: { context }, expression, awaitPromise: true });
      if (answered.type === 'exception') throw new Error(answered.exceptionDetails.text);
      return answered.result.value;
    },
    moveTo: (x, y) => act(movedTo(x, y)),
    button: (is) => act(buttonIs(is)),
    keys: (...keys) => act(pressed(keys)),
    async download(save) {
      const ended = next('browsingContext.downloadEnd');
      await save();
      const { filepath } = await ended;
      return readFile(filepath as string, 'utf8');
    },
    async screenshot() {
      const { data } = await send<{ data: string }>('browsingContext.captureScreenshot', {
        context,
      });
      return Buffer.from(data, 'base64');
    },
    close: async () => void (await send('browser.removeUserContext', { userContext })),
  };
}
