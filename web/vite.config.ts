import { readFileSync } from 'node:fs';
import globalData from '@csstools/postcss-global-data';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import customMedia from 'postcss-custom-media';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

/** The server to develop against: `npm run dev` sends it everything under /api, sockets included. */
const server = process.env['ENTREPOT_SERVER'] ?? 'http://127.0.0.1:8000';

/** A plain script in the head that runs before the first paint, under a name with a hash: assets are cached for good. */
function beforeFirstPaint(path: string): Plugin {
  return {
    name: 'before-first-paint',
    buildStart() {
      const source = readFileSync(new URL(path, import.meta.url));
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
  plugins: [svelte(), beforeFirstPaint('src/app/first-paint.js')],
  // Every style sheet knows the names of the breakpoints.
  css: { postcss: { plugins: [globalData({ files: ['src/look/breakpoints.css'] }), customMedia()] } },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // What several pages share comes in one file: each request costs more in headers than a small file holds.
    rolldownOptions: {
      output: {
        advancedChunks: {
          groups: [{ name: 'shared', test: /src\/(api|app|look|pages|words)\/|node_modules/, minShareCount: 2 }],
        },
      },
    },
  },
  server: { proxy: { '/api': { target: server, ws: true } } },
  test: { include: ['src/**/*.test.ts'], setupFiles: ['src/words/all.setup.ts'] },
});
