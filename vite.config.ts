import react from '@vitejs/plugin-react';
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type InlineConfig, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { defineConfig } from 'vitest/config';
import { licences } from './scripts/licenses.mjs';
import { languagePages } from './scripts/languagePages.mjs';
import { messageParts } from './scripts/messages.mjs';
import { LIMITS } from './scripts/timeLimits.mjs';

/** Nothing but the game's own files; drawings become pictures by way of `blob:`. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/**
 * The names of built files. Their hashes are as short as the bundler allows, because the first chunk has the names of all
 * chunks and messages, and a hash cannot be compressed. The page, its workers and the board in an article share files.
 */
const NAMES = {
  entryFileNames: 'assets/[name]-[hash:7].js',
  chunkFileNames: 'assets/[name]-[hash:7].js',
  assetFileNames: 'assets/[name]-[hash:6][extname]',
};

/** The board in an article: no pictures, no worker, and it is sent nowhere. */
const EMBED_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  'img-src data:',
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/** The policy in the page itself, so that it holds on every host; the live reload of development could not keep it. */
const contentSecurityPolicy = (policy: string): Plugin => ({
  name: 'content-security-policy',
  apply: 'build',
  transformIndexHtml: () => [
    {
      tag: 'meta',
      attrs: { 'http-equiv': 'Content-Security-Policy', content: policy },
      injectTo: 'head-prepend',
    },
  ],
});

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/**
 * The board in an article is built beside the game, of the same sources: in one file with what it needs of them alone,
 * and with Preact for React. The files of the game are as they would be without it.
 */
const EMBED: InlineConfig = {
  configFile: false,
  root: here('.'),
  base: './',
  logLevel: 'warn',
  publicDir: false,
  plugins: [messageParts(), languagePages(), contentSecurityPolicy(EMBED_POLICY), licences()],
  resolve: {
    alias: [
      { find: /^react(?:-dom)?$/, replacement: 'preact/compat' },
      { find: /^react-dom\/client$/, replacement: 'preact/compat/client' },
      { find: /^react\/jsx-runtime$/, replacement: 'preact/compat/jsx-runtime' },
    ],
  },
  build: {
    target: 'es2022',
    emptyOutDir: false,
    assetsInlineLimit: (file) => (file.endsWith('.json') ? false : undefined),
    manifest: '.vite/embed.json',
    modulePreload: false,
    rolldownOptions: { input: here('embed.html'), output: { ...NAMES, codeSplitting: false } },
  },
};

const embed: Plugin = {
  name: 'embed',
  apply: 'build',
  // Before the list is made of what is kept offline, which none of this is on.
  async writeBundle() {
    await build(EMBED);
  },
};

/** Says of each file that is kept what it must be. */
async function withIntegrity<Entry extends { readonly url: string }>(entries: readonly Entry[]) {
  const manifest = await Promise.all(
    entries.map(async (entry) => {
      const hash = createHash('sha256').update(await readFile(join('dist', entry.url)));
      return { ...entry, integrity: `sha256-${hash.digest('base64')}` };
    }),
  );
  return { manifest };
}

/**
 * Installable, and after the first visit whole without a network, by the service worker in `src/offline`;
 * `src/shell/platform/offline.ts` has the page's part of it.
 */
const offline = VitePWA({
  injectRegister: false,
  includeManifestIcons: false,
  manifest: {
    id: './',
    name: 'The Game of War',
    short_name: 'Game of War',
    description: 'Guy Debord’s Game of War, for two players at one screen',
    categories: ['games'],
    display: 'standalone',
    theme_color: '#e6dcc4',
    background_color: '#e6dcc4',
    icons: [
      { src: 'icon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: 'icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: 'icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: 'icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  },
  strategies: 'injectManifest',
  srcDir: 'src/offline',
  filename: 'sw.ts',
  injectManifest: {
    // What begins afresh is never taken from what is kept; boards in articles are for those who may never play.
    globIgnores: ['**/fresh.*', 'embed.html', '**/embed-*'],
    // A truncated or foreign file is refused, and the version with it; it is asked for again at the next visit.
    manifestTransforms: [withIntegrity],
    globPatterns: ['**/*.{html,js,css,json,woff,woff2,svg,png,txt}'],
    rollupFormat: 'iife',
  },
});

/** What *About* says of this build. Without Git, out of an archive, its commit is not known. */
function buildOf(): { readonly VERSION: string; readonly COMMIT: string } {
  const { version } = JSON.parse(readFileSync(here('package.json'), 'utf8')) as { version: string };
  try {
    const options = { cwd: here('.'), encoding: 'utf8', stdio: 'pipe' } as const;
    const commit = execFileSync('git', ['rev-parse', '--short=8', 'HEAD'], options).trim();
    return { VERSION: version, COMMIT: commit };
  } catch {
    return { VERSION: version, COMMIT: '' };
  }
}

interface Modules {
  readonly getModuleInfo: (id: string) => { readonly importedIds: readonly string[] } | null;
}

/** All that a module cannot be without. */
function withAllImported(id: string, modules: Modules, found = new Set<string>()): Set<string> {
  if (found.has(id)) return found;
  found.add(id);
  for (const each of modules.getModuleInfo(id)?.importedIds ?? [])
    withAllImported(each, modules, found);
  return found;
}

const within = (...paths: readonly string[]) => {
  let all: ReadonlySet<string> | undefined;
  return (id: string, modules: Modules): boolean =>
    (all ??= paths.reduce(
      (found, path) => withAllImported(here(path), modules, found),
      new Set<string>(),
    )).has(id);
};

const ofFirst = within('src/main.tsx');
const ofTable = within('src/war/ui/war/WarGame.tsx');
const ofProgram = within(
  'src/war/ui/headquarters/PlayAlone.tsx',
  'src/war/ui/opponent/OpponentEffects.tsx',
  'src/war/ui/opponent/atBoard.ts',
  'src/war/ui/opponent/SeatStatus.tsx',
);
/** What comes to a board a moment after it, the same for nearly everybody. */
const ofBeside = within(
  'src/war/ui/base/InProgress.tsx',
  'src/war/ui/board/CommunicationMarks.tsx',
  'src/war/ui/board/FireMap.tsx',
  'src/war/ui/board/Loupe.tsx',
  'src/war/ui/board/TurnMarks.tsx',
  'src/war/ui/effects/animations/Animations.tsx',
  'src/war/ui/effects/animations/PastScene.tsx',
  'src/war/ui/effects/sound/Sounds.tsx',
  'src/war/ui/headquarters/Resume.tsx',
  'src/war/ui/opponent/AdviceActs.tsx',
  'src/war/ui/play/panel/WarLog.tsx',
  'src/war/ui/screenReader/WarAnnouncements.tsx',
);

const OF_KRIEGSPIEL =
  /\/src\/littlewars\/(?:\w+\/)?(?:kriegspiel\/|(?:readyKriegspiel|kriegspielArrangement|kriegspielGenerator)\.ts$)/;

/** Folders whose folders are fetched apart: each dialog, each panel of a war, and the keys of Little Wars. */
const IN_CHUNKS = /^(?:base|dialogs|war)$/;

/**
 * The chunk of a module: the first of those that are fetched one after the other for a game in which it is needed, its
 * folder's, or that of all that a game has below its page, where its entries lie too. What the table needs of the shell is in
 * the first, so that no later chunk needs the table for it; the rest of the shell is one chunk, but for what reports that a
 * part is missing and what holds keys until a part arrives. Null for what is not ours.
 */
function chunkOf(id: string, modules: Modules): string | null {
  const ofWar = id.startsWith(here('src/war'));
  if (ofFirst(id, modules)) return 'first';
  if (ofTable(id, modules)) return ofWar ? 'table' : 'first';
  if (ofWar && ofProgram(id, modules)) return 'program';
  if (ofWar && ofBeside(id, modules)) return 'beside';
  const [, part, folder = 'page', below] =
    /\/src\/(\w+)\/(?:ui\/)?(?:(\w+)\/)?(?:(\w+)\/)?/.exec(id) ?? [];
  if (part === undefined) return null;
  // Kriegspiel is fetched with the first battle of it, whole.
  if (OF_KRIEGSPIEL.test(id) && !/\/entry\.tsx?$/.test(id)) return 'littlewars-kriegspiel';
  if (
    /^(?:engine|battles|game|store|words|language|platform|record)$/.test(folder) ||
    /\/entry\.tsx?$/.test(id) ||
    (part === 'shell' && !/^(?:recovery|typeAhead)$/.test(folder))
  )
    return part;
  return `${part}-${(IN_CHUNKS.test(folder) ? below : undefined) ?? folder}`;
}

/** Tests of the engines, and of the text of records that they read by. */
const ENGINE = [
  'tests/{war,littlewars}/engine/**/*.test.ts',
  'tests/littlewars/kriegspiel/**/*.test.ts',
  'tests/shell/record/*.test.ts',
];

/** Tests that put other modules in the place of ours, or start what only a new page is without. */
const UI_ALONE = [
  'tests/embed/ui/pageRoot.test.ts',
  'tests/shell/ui/firstRequests.test.ts',
  'tests/shell/ui/lazyScreen.test.tsx',
  'tests/shell/ui/games.test.tsx',
  'tests/war/ui/dialogs/RuleBook.test.tsx',
  'tests/war/ui/language.test.tsx',
];

/** Tests of the engines that go through thousands of positions, where coverage takes half as long again; others reach every line. */
const ENGINE_LONG = [
  'tests/war/engine/{mirror,randomGames}.test.ts',
  'tests/littlewars/kriegspiel/{randomBattles,secretOrders,naive/{fire,mines,paths,works}}.test.ts',
];

/** What takes long, and is no part of `npm run quick`: searches of the opponent, programs that are started, saves of all ages, the project itself. */
const LONG = [
  ...ENGINE_LONG,
  'tests/war/{opponent,problems,analysis}/**/*.test.ts',
  'tests/{learning,match,package}/**/*.test.ts',
  'tests/{faults,lint,workflow}.test.ts',
  'tests/{war,littlewars}/{console,store}/{fixtures,program}.test.ts',
  'tests/littlewars/{older,shotsAlike,store/saving}.test.ts',
];
const EVERYWHERE = ['tests/setup-chance.ts', 'tests/setup-words.ts'];
/** Tests that need no page. */
const plain = { setupFiles: EVERYWHERE, isolate: false };
const ui = {
  environment: 'jsdom',
  setupFiles: [...EVERYWHERE, 'tests/setup-ui.ts'],
};

export default defineConfig({
  // Relative addresses: dist/ works from any folder of any static host.
  base: './',
  plugins: [
    messageParts(),
    languagePages(),
    react(),
    contentSecurityPolicy(POLICY),
    licences(),
    embed,
    offline,
  ],
  define: Object.fromEntries(
    Object.entries(buildOf()).map(([name, value]) => [name, JSON.stringify(value)]),
  ),
  worker: { rolldownOptions: { output: NAMES } },
  build: {
    target: 'es2022',
    // Messages are fetched, and the page's policy lets nothing be fetched from within it.
    assetsInlineLimit: (file) => (file.endsWith('.json') ? false : undefined),
    // What scripts/weight.mjs weighs.
    manifest: true,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: ['index.html', 'fresh.html'],
      // No property is read for its effect alone, such as a getter's or a layout's.
      treeshake: { propertyReadSideEffects: false },
      // Whoever starts the game wants its address, not what took long.
      checks: { bundlerTimings: false },
      output: {
        ...NAMES,
        codeSplitting: {
          groups: [{ name: chunkOf, includeDependenciesRecursively: false }],
        },
      },
    },
  },
  test: {
    // The examples import the engine as a package; their tests run them on its sources.
    alias: {
      'game-of-war-engine': fileURLToPath(new URL('src/package/index.ts', import.meta.url)),
    },
    pool: 'threads',
    // By default one processor is left alone, which on two is half of them.
    maxWorkers: '100%',
    testTimeout: LIMITS.test,
    hookTimeout: LIMITS.test,
    expect: { poll: { timeout: LIMITS.sight } },
    tags: [
      {
        name: 'slow',
        description:
          'Thousands of rounds by the naive rules or by chance; `npm run quick` leaves them out.',
        timeout: LIMITS.slowTest,
      },
    ],
    projects: [
      {
        extends: true,
        // The engines keep no state of their own, so their test files may share one world; so may those of the next project,
        // which make what they need anew and leave no message or fake behind.
        test: {
          name: 'engine',
          include: ENGINE,
          exclude: ENGINE_LONG,
          setupFiles: EVERYWHERE,
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          ...plain,
          name: 'node',
          include: ['tests/**/*.test.ts'],
          exclude: [...ENGINE, 'tests/**/ui/**', ...LONG],
        },
      },
      { extends: true, test: { ...plain, name: 'long', include: LONG } },
      {
        extends: true,
        // Its files share one world too: the set-up takes back whatever a file has put in the place of the platform.
        test: {
          ...ui,
          name: 'ui',
          include: ['tests/**/ui/**/*.test.{ts,tsx}'],
          exclude: UI_ALONE,
          setupFiles: [...ui.setupFiles, 'tests/setup-shared.ts'],
          isolate: false,
        },
      },
      {
        extends: true,
        test: { ...ui, name: 'ui alone', include: UI_ALONE },
      },
    ],
    // Collected by `npm test` alone: part of the tests never covers the whole engine.
    coverage: {
      provider: 'v8',
      include: [
        'src/{war,littlewars}/engine/**',
        'src/littlewars/kriegspiel/**',
        'src/shell/record/**',
      ],
      reporter: [['text', { skipFull: true }]],
      thresholds: { 100: true },
    },
  },
});
