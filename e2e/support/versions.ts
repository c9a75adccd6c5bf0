import { createHash } from 'node:crypto';
import type { Build } from './server';

const isText = (path: string): boolean => /\.(?:js|css|html|json|webmanifest)$/.test(path);

/**
 * Another version of a build: all that lies in assets has other names, the page says which version it is
 * (`data-version`), and the worker knows what each file must be.
 */
export function nextVersion(files: Build, version: string): Build {
  const assets = new Set(
    [...files.keys()]
      .filter((path) => path.includes('/assets/'))
      .map((path) => path.split('/').at(-1)!),
  );
  const renamed = (text: string): string =>
    text.replace(
      /([\w-]+-[\w-]{6,7})\.(js|css|json|woff2?)\b/g,
      (name, stem: string, end: string) => (assets.has(name) ? `${stem}${version}.${end}` : name),
    );
  const next: Build = new Map();
  for (const [path, body] of files)
    next.set(renamed(path), isText(path) ? Buffer.from(renamed(body.toString('utf8'))) : body);

  const [worker = ''] = [...next.keys()].filter((path) => path.endsWith('/sw.js'));
  const folder = worker.slice(0, -'sw.js'.length);
  const home = `${folder}index.html`;
  const marked = `<html data-version="${version}" `;
  next.set(home, Buffer.from(next.get(home)!.toString('utf8').replace('<html ', marked)));
  const sha = (url: string) =>
    createHash('sha256')
      .update(next.get(folder + url) ?? '')
      .digest('base64');
  const text = next
    .get(worker)!
    .toString('utf8')
    .replace(/\{[^{}]*\burl"?:"([^"]+)"[^{}]*\}/g, (entry, url: string) =>
      entry
        .replace(/(revision"?:")\w+/, `$1${version}${sha(url).slice(0, 8).replace(/\W/g, '0')}`)
        .replace(/(integrity"?:")[^"]+/, `$1sha256-${sha(url)}`),
    );
  return next.set(worker, Buffer.from(text));
}

/** Puts all files of a build in the place of others. */
export function fill(files: Build, others: Build): void {
  files.clear();
  for (const [path, body] of others) files.set(path, body);
}
