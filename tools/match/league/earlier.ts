import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { writePosition } from '../../../src/war/engine/setups';
import type { Position } from '../../../src/war/engine/position';
import type { Action } from '../../../src/war/engine/vocabulary';
import type { Request } from '../../../src/war/opponent/opponent';

/** The commit whose level 6 is the league's `earlier`: the last one before whole turns were answered. */
export const EARLIER = '6cdc0373';

/** What the bundle of a commit exports. Only texts and numbers go in and out, because its types may differ. */
interface Frozen {
  readonly chooses: (position: string, request: Request) => readonly Action[];
}

/** The entry of a bundle, in the words of the commit. */
const ENTRY = `
import { readPosition } from './src/war/engine/notation/notation';
import { positionOf } from './src/war/engine/position';
import { RULE_SETS } from './src/war/engine/rules';
import { STANDARD_BOARD } from './src/war/engine/standardMap';
import { chooseTurn } from './src/war/opponent/opponent';
export const chooses = (text, request) => {
  const { setup } = readPosition(STANDARD_BOARD, text);
  return chooseTurn(positionOf(STANDARD_BOARD, RULE_SETS.debord, setup), request).actions;
};
`;

/**
 * Returns the opponent of a commit, as it was: its turn for a position on the standard map under `debord`. The
 * commit is bundled when it is first asked; that rejects if Git does not know the commit.
 */
export function opponentAt(
  commit: string,
): (position: Position, request: Request) => Promise<readonly Action[]> {
  let frozen: Promise<Frozen> | null = null;
  return async (position, request) => {
    frozen ??= bundled(commit).then((file) => import(pathToFileURL(file).href) as Promise<Frozen>);
    return (await frozen).chooses(writePosition(position), request);
  };
}

async function bundled(commit: string): Promise<string> {
  const root = process.cwd();
  const cache = path.join(root, 'node_modules/.cache/programs');
  const file = path.join(cache, `opponent-${commit.replace(/\W/g, '')}.mjs`);
  if (existsSync(file)) return file;
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(path.join(cache, 'opponent-'));
  try {
    const archive = run('git', ['-C', root, 'archive', commit, 'src']);
    run('tar', ['-x', '-C', folder], archive);
    writeFileSync(path.join(folder, 'entry.ts'), ENTRY);
    const { build } = await import('vite');
    await build({
      root: folder,
      configFile: false,
      logLevel: 'error',
      ssr: { noExternal: true },
      build: {
        ssr: path.join(folder, 'entry.ts'),
        outDir: path.join(folder, 'built'),
        target: 'node20',
        minify: false,
        rolldownOptions: { output: { codeSplitting: false, entryFileNames: 'opponent.mjs' } },
      },
    });
    renameSync(path.join(folder, 'built/opponent.mjs'), file);
  } finally {
    rmSync(folder, { recursive: true });
  }
  return file;
}

/** Returns a program's output. @throws {Error} with its complaint, if it fails. */
function run(program: string, args: readonly string[], input?: Buffer): Buffer {
  const { status, stdout, stderr, error } = spawnSync(program, args, {
    input,
    maxBuffer: 1 << 28,
  });
  if (status !== 0) throw error ?? new Error(stderr.toString());
  return stdout;
}
