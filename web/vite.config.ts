import { readFileSync } from 'node:fs';
import globalData from '@csstools/postcss-global-data';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import customMedia from 'postcss-custom-media';
import { minifySync, type Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

/** The server to develop against: `npm run dev` sends it everything under /api, sockets included. */
const server = process.env['ENTREPOT_SERVER'] ?? 'http://127.0.0.1:8000';

/** What every page needs, whichever it is: the libraries, and what the first page has to have when nothing else comes. */
const SHARED =
  /node_modules|vite\/preload|src\/(words\/[\w.]+\.ts|api\/(client|clock|types)|app\/(badge|settings|navigation|router)|look\/(Icon|icons|SeatMark|typefaces)|bots\/(bots\.ts|Face)|pages\/(Notice|Waiting|Unreachable))/;

/** What a part needs that is not there yet: whatever asks for one has what all pages share, and a table has its own. */
function missing(
  _part: string,
  needed: string[],
  { hostId, hostType }: { hostId: string; hostType: string },
): string[] {
  if (hostType === 'html') return needed;
  const there = hostId.includes('/index-') ? /\/shared-/ : /\/(shared|board)-/;
  return needed.filter((name) => !there.test(name));
}

/** What comes with a page at once keeps its name, as `missing` reads it; a part that comes later is called by its hash only. */
const named = (name: string): string => /^(index|shared|around|board)\b/.exec(name)?.[0].concat('-') ?? '';

/** A plain script in the head that runs before the first paint, under a name with a hash: assets are cached for good. */
function beforeFirstPaint(path: string): Plugin {
  return {
    name: 'before-first-paint',
    buildStart() {
      const source = minifySync(path, readFileSync(new URL(path, import.meta.url), 'utf8')).code;
      if (this.environment.mode === 'build') this.emitFile({ type: 'asset', name: 'first-paint.js', source });
    },
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const made = Object.values(bundle ?? {}).find(
          (one) => one.type === 'asset' && one.names.includes('first-paint.js'),
        );
        return [{ tag: 'script', attrs: { src: `/${made?.fileName ?? path}` }, injectTo: 'head-prepend' }];
      },
    },
  };
}

export default defineConfig({
  base: '/',
  // Short names: every element of a component carries one. Five letters are sixty million names.
  plugins: [
    svelte({ compilerOptions: { cssHash: ({ hash, filename }) => `s${hash(filename).slice(-5)}` } }),
    beforeFirstPaint('src/app/first-paint.js'),
  ],
  // Every style sheet knows the names of the breakpoints.
  css: { postcss: { plugins: [globalData({ files: ['src/look/breakpoints.css'] }), customMedia()] } },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false, resolveDependencies: missing },
    // What everything shares comes in one file, what the pages around the table share in another, and what the table shares with
    // its games in a third: each request costs more in headers than a small file holds. What only parts share that come later is
    // not among it.
    rolldownOptions: {
      output: {
        // Short names: a table names some eighty parts that may come later.
        chunkFileNames: ({ name }) => `assets/${named(name)}[hash:7].js`,
        assetFileNames: ({ names }) => `assets/${named(names[0] ?? '')}[hash:7][extname]`,
        codeSplitting: {
          groups: [
            { name: 'shared', test: SHARED, priority: 2 },
            {
              name: 'around',
              test: /src\/(pages\/(?!rules\/|MissingPage)|look\/(Picture|games)|app\/(learnt|me))/,
              minShareCount: 2,
              priority: 1,
            },
            {
              name: 'board',
              test: /src\/(table\/(?!Sheet|coach|clipboard|HandOver|bell|notices|gains|changes|reasons|sofar|SoFar)|pieces\/(?!Bubble|beside))|src\/games\/index|api\/live|people\/absence/,
              minShareCount: 2,
              priority: 1,
            },
            { name: 'bots', test: /src\/bots\/(Bots|BotSheet|Pips)/, minShareCount: 2 },
            // Parts that come together, or one soon after the other.
            { name: 'pointing', test: /src\/(pieces\/(Bubble|beside|Tip|MoveMenu)|table\/(WhyBubble|reasons))/ },
            { name: 'sofar', test: /src\/table\/(SoFar|sofar|changes)/ },
            { name: 'pilot', test: /src\/(look\/Pilot|table\/coach)/ },
            { name: 'missed', test: /src\/(people\/(Nudges|LastSeen|spans)|table\/Returned)/ },
            { name: 'handing', test: /src\/table\/(Curtain|HandOver)/ },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': { target: server, ws: true } } },
  test: { include: ['src/**/*.test.ts'], setupFiles: ['src/words/all.setup.ts'] },
});
