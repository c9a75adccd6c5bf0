import { posix } from 'node:path';

/** Takes blocks of code out of a document, so that nothing in them counts as a link or a heading. */
const withoutBlocks = (text: string): string =>
  text.replace(/^```[\s\S]*?^```$/gm, (block) => block.replace(/[^\n]/g, ''));

/** The name that GitHub gives a heading, for the part of a link after `#`. */
const anchorOf = (heading: string): string =>
  heading
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[`*]/g, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s/g, '-');

/** The anchors of a document, a second heading of the same words with `-1` behind. */
export function anchorsOf(text: string): Set<string> {
  const counts = new Map<string, number>();
  const anchors = new Set<string>();
  for (const [, heading = ''] of withoutBlocks(text).matchAll(/^#+ (.+)$/gm)) {
    const anchor = anchorOf(heading);
    const count = counts.get(anchor) ?? 0;
    counts.set(anchor, count + 1);
    anchors.add(count === 0 ? anchor : `${anchor}-${count}`);
  }
  return anchors;
}

/** The targets of a document's links and pictures, of those within the project alone. */
export const linksIn = (text: string): string[] =>
  [...withoutBlocks(text).matchAll(/\]\(([^)\s]+)\)|(?:src|href)="([^"]+)"/g)]
    .map(([, link, attribute]) => link ?? attribute ?? '')
    .filter((link) => !/^[a-z]+:/.test(link));

/** Where a link of the document at `path` leads: a path from the root of the project, and an anchor or the empty text. */
export function targetOf(path: string, link: string): { file: string; anchor: string } {
  const [to = '', anchor = ''] = link.split('#');
  return { file: to === '' ? path : posix.join(posix.dirname(path), to), anchor };
}

/** Endings by which a name in backticks is one of a file. */
const FILE = /\.(?:tsx?|mjs|jsx?|md|json|css|html|txt|gow|lw|yml|patch|svg|woff2?|jsonl)$/;

/** The names of files and folders that a document has in backticks, `{a,b}` and `*` as they stand. */
export const pathsIn = (text: string): string[] =>
  [...withoutBlocks(text).matchAll(/`([^`\n]+)`/g)]
    .map(([, name = '']) => name.replace(/\/$/, ''))
    .filter((name) => /^[\w@.*{},-]+(?:\/[\w@.*{},-]+)*$/.test(name) && !/^[.@]/.test(name))
    .filter((name) => FILE.test(name) || name.includes('/'));

/** Every name that braces stand for: `a/{b,c}` for `a/b` and `a/c`. */
function spread(name: string): string[] {
  const braces = /^(.*)\{([^}]*)\}(.*)$/.exec(name);
  if (braces === null) return [name];
  const [, before = '', choices = '', after = ''] = braces;
  return choices.split(',').flatMap((choice) => spread(`${before}${choice}${after}`));
}

const escaped = (text: string): string => text.replace(/[.+?^$()[\]|\\]/g, '\\$&');

/** Whether a name in backticks is one of a file or folder: at its end or its whole path, `*` for anything within a name. */
export function isPathOf(name: string, files: readonly string[]): boolean {
  return spread(name).every((each) => {
    const pattern = escaped(each).replace(/\*+/g, '[^/]*');
    const found = new RegExp(`(?:^|/)${pattern}(?:$|/|\\.tsx?$)`);
    return files.some((file) => found.test(file));
  });
}
