import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const house = fileURLToPath(new URL('..', import.meta.url));
const server = process.env.SKYHALL_SERVER ?? 'http://127.0.0.1:8000';

/** The page is packed into the Python package, so that serving it needs no Node. */
export default defineConfig({
  plugins: [svelte()],
  build: { outDir: '../skyhall/server/static', emptyOutDir: true, target: 'es2022', assetsInlineLimit: 0 },
  server: { fs: { allow: [house] }, proxy: { '/api': { target: server, ws: true }, '/schema': server } },
  test: {
    // Only there to end a broken run: a busy machine takes its time.
    testTimeout: 60_000,
    include: ['tests/**/*.test.ts'],
    environment: 'jsdom',
    setupFiles: ['tests/setup.ts'],
  },
  resolve: process.env.VITEST ? { conditions: ['browser'] } : undefined,
});
