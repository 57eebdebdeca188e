import { defineConfig, mergeConfig } from 'vite';
import { BACKOFFICE_GROUPS } from './build/chunk-groups.ts';
import { pagesConfig } from './build/pages-config.ts';
import { preloadFont } from './build/preload-font.ts';
import { serveEntries } from './build/serve-entries.ts';
import { sizeBudget } from './build/size-budget.ts';

const HOME_WORDS = ['shell', 'navigation', 'home', 'first-day', 'campaigns'];

/** The back office; in development all pages. */
export default defineConfig(
  mergeConfig(
    pagesConfig(['index.html'], '.vite/manifest.json', BACKOFFICE_GROUPS, [
      serveEntries(),
      preloadFont('index.html'),
      sizeBudget({
        manifest: '.vite/manifest.json',
        entry: 'index.html',
        and: ['src/backoffice/features/home/home-page.tsx'],
        oneOf: ['fr', 'en'].map((language) =>
          ['errors', ...HOME_WORDS.map((area) => `backoffice/${area}`)].map(
            (area) => `../../packages/i18n/src/${area}/${language}.ts`,
          ),
        ),
        bytes: 212 * 1024,
        requests: 20,
      }),
    ]),
    {
      build: { emptyOutDir: true },
      server: {
        port: 5173,
        proxy: { '/api': `http://localhost:${process.env['API_PORT'] ?? 3000}` },
      },
    },
  ),
);
