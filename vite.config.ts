import react from '@vitejs/plugin-react';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type InlineConfig, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { defineConfig } from 'vitest/config';
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
 * and with a few lines of its own (src/embed/react.ts) for React. The files of the game are as they would be without it.
 */
const EMBED: InlineConfig = {
  configFile: false,
  root: here('.'),
  base: './',
  logLevel: 'warn',
  publicDir: false,
  plugins: [contentSecurityPolicy(EMBED_POLICY)],
  resolve: {
    alias: [{ find: /^react(?:\/jsx-runtime)?$/, replacement: here('src/embed/react.ts') }],
  },
  build: {
    target: 'es2022',
    emptyOutDir: false,
    assetsInlineLimit: (file) => (file.endsWith('.json') ? false : undefined),
    manifest: '.vite/embed.json',
    modulePreload: false,
    rolldownOptions: { input: here('embed.html'), output: { codeSplitting: false } },
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
    globPatterns: ['**/*.{html,js,css,json,woff,woff2,svg,png}'],
    rollupFormat: 'iife',
  },
});

/** Tests that put other modules in the place of ours, or start what only a new page is without. */
const UI_ALONE = [
  'tests/shell/ui/deferred.test.tsx',
  'tests/shell/ui/games.test.tsx',
  'tests/war/ui/RuleBook.test.tsx',
  'tests/war/ui/language.test.tsx',
];

/** What takes long, and is no part of `npm run quick`: searches of the opponent, programs that are started, saves of all ages, the project itself. */
const LONG = [
  'tests/war/{opponent,problems,analysis}/**/*.test.ts',
  'tests/{annotated,learning,match,package,problems}/**/*.test.ts',
  'tests/{circles,faults,lint,workflow}.test.ts',
  'tests/{war,littlewars}/{console,store}/{fixtures,program}.test.ts',
  'tests/littlewars/{older,shotsAlike,store/keeping}.test.ts',
];
const EVERYWHERE = ['tests/setup-chance.ts', 'tests/setup-words.ts'];
/** Tests that need no page. */
const plain = { setupFiles: [...EVERYWHERE, 'tests/setup-store.ts'], isolate: false };
const ui = {
  environment: 'jsdom',
  setupFiles: [...EVERYWHERE, 'tests/setup-store.ts', 'tests/setup-ui.ts'],
};

export default defineConfig({
  // Relative addresses: dist/ works from any folder of any static host.
  base: './',
  plugins: [react(), contentSecurityPolicy(POLICY), embed, offline],
  build: {
    target: 'es2022',
    // Messages are fetched, and the page's policy lets nothing be fetched from within it.
    assetsInlineLimit: (file) => (file.endsWith('.json') ? false : undefined),
    // What scripts/weight.mjs weighs.
    manifest: true,
    // What comes late is fetched ahead by the page itself (`late.ts`), and lies in few files.
    modulePreload: false,
    // All that is loaded at first in one file, which packs best, and in another what is fetched once the page stands.
    rolldownOptions: {
      // Whoever starts the game wants its address, not what took long.
      checks: { bundlerTimings: false },
      output: {
        codeSplitting: {
          groups: [
            { name: 'first', tags: ['$initial'], priority: 1 },
            { name: 'recovery', test: /\/shell\/ui\/(?:replayKey|recovery)\.tsx?$/ },
            { name: 'resume', test: /\/headquarters\/Resume\.tsx$/ },
            // What both games fetch late is no part of either.
            {
              name: 'shell',
              test: /\/src\/shell\/(?!platform\/seal|ui\/(?:replayKey|recovery))/,
              priority: 0.5,
            },
            // The first file has the name of every other: what is fetched together, or one after the other, is one.
            {
              name: 'kept',
              test: /\/(?:store\/reading|notation\/(?:replay|recordText|actionReading)|game\/past|engine\/setups)\.tsx?$/,
            },
            {
              name: 'deferred',
              test: /\/war\/ui\/(?:\w+\/deferred\.ts|headquarters\/(?:PlayAlone\.tsx|playAlone\.css))$/,
            },
            {
              name: 'table',
              test: /\/war\/(?:ui\/(?:(?:aids|end|history|rulebook|settings|sound)\/\w+|voice\/reading|deployment\/SealQuestion)|store\/past)\.(?:tsx?|css)$/,
            },
            {
              name: 'lessons',
              test: /\/war\/ui\/(?:(?:lessons|problems)\/\w+|table\/lessons|headquarters\/(?:OneMinute|oneMinute))\.(?:tsx?|css)$/,
            },
            { name: 'sealing', test: /\/(?:war\/store\/sealing|platform\/seal)\.ts$/ },
            {
              name: 'records',
              test: /^(?!.*\/littlewars\/).*\/(?:game\/records\.ts|store\/link\.ts|(?:game|store)\/libraryFile\.ts|platform\/lineFile\.ts|shell\/breather\.ts|words\/(?:saveFaults|record(?:Texts|FileName))\.ts|language\/dates\.ts|ui\/(?:keeping|library|pictures|printing|records)\/\w+\.(?:tsx?|css)|deployment\/(?:Templ|templ)\w+\.(?:tsx?|css))$/,
            },
          ],
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
          include: ['tests/{war,littlewars}/engine/**/*.test.ts'],
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
          exclude: ['tests/{war,littlewars}/engine/**', 'tests/**/ui/**', ...LONG],
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
      include: ['src/war/engine/**', 'src/littlewars/engine/**'],
      reporter: [['text', { skipFull: true }]],
      thresholds: { 100: true },
    },
  },
});
