import { readdir, readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, relative, sep } from 'node:path';

/** The game must run in any folder of a host, so the tests play it in one. */
export const SUB_PATH = '/some/sub/path/';

const TYPES: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
};

/** The files of a build by their addresses. */
export type Build = Map<string, Buffer>;

/** The host's response instead of a file, by its address; anything not given is as usual. */
export interface Fault {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Buffer | string;
  /** It never answers. */
  readonly silent?: true;
}
export type Faults = Map<string, Fault>;

export interface Server {
  /** The address of the game's folder. */
  readonly url: string;
  readonly stop: () => void;
}

/** Every file of dist/; held in memory, so that a later build disturbs no test. */
export async function readBuild(folder = 'dist'): Promise<Build> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((e) => e.isFile()).map((e) => join(e.parentPath, e.name));
  return new Map(
    await Promise.all(
      paths.map(
        async (path) =>
          [SUB_PATH + relative(folder, path).replaceAll(sep, '/'), await readFile(path)] as const,
      ),
    ),
  );
}

/** An ordinary static server of a build, which may change under it, as may its faults. */
export async function serve(files: Build, faults: Faults = new Map()): Promise<Server> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const path = decodeURIComponent(pathname.endsWith('/') ? `${pathname}index.html` : pathname);
    const fault = faults.get(path);
    if (fault?.silent) return undefined;
    const body = fault?.body ?? files.get(path);
    if (body === undefined) return response.writeHead(404).end('Not found');
    const type = TYPES[extname(path)] ?? 'application/octet-stream';
    return response
      .writeHead(fault?.status ?? 200, { 'Content-Type': type, ...fault?.headers })
      .end(body);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}${SUB_PATH}`,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Starts a server for all the tests; the answer stops it. */
export default async function serveBuild(): Promise<() => void> {
  const files = await readBuild().catch(() => new Map<string, Buffer>());
  if (!files.has(`${SUB_PATH}index.html`)) throw new Error('No dist/index.html: run npm run build');
  const { url, stop } = await serve(files);
  process.env.E2E_URL = url;
  return stop;
}
