import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { offline } from './build-plugins/offline';

// `npm run dev` beside a server on port 8080.
const server = 'http://127.0.0.1:8080';

export default defineConfig({
  plugins: [svelte(), offline()],
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    outDir: '../build/web',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    // What the first page needs comes in one piece, whatever else needs parts of it, and so does what
    // several tables need: pieces of their own are larger in all.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'app', tags: ['$initial'] },
            { name: 'table', test: /src\/(app|art|table)\/|node_modules/, minShareCount: 2 },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': server, '/ws': { target: server, ws: true } } },
});
