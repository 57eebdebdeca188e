import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { CHUNK_GROUPS } from './build/chunk-groups.ts';
import { compressFiles } from './build/compress-files.ts';
import { guidePages } from './build/guide-pages.ts';
import { inlineRoutes } from './build/inline-routes.ts';
import { preloadFont } from './build/preload-font.ts';
import { serveEntries } from './build/serve-entries.ts';
import { shortClassNames } from './build/short-class-names.ts';
import { sizeBudget } from './build/size-budget.ts';

const here = import.meta.dirname;
const { version } = JSON.parse(readFileSync(resolve(here, '../../package.json'), 'utf8')) as {
  version: string;
};

const respondentWords = (area: string, language: string): string =>
  `../../packages/i18n/src/respondent/${area}/${language}.ts`;

export default defineConfig({
  root: here,
  define: { __APP_VERSION__: JSON.stringify(version) },
  plugins: [
    react(),
    inlineRoutes(),
    guidePages(),
    serveEntries(),
    shortClassNames(),
    preloadFont('index.html'),
    sizeBudget({
      entry: 'respondent.html',
      // What draws the frame of the first page: one dictionary, the heavier of the two languages.
      oneOf: ['fr', 'en'].map((language) => [respondentWords('entry', language)]),
      bytes: 90.7 * 1024,
      requests: 22,
    }),
    sizeBudget({
      entry: 'respondent.html',
      // The same with its notice, asked for beside the campaign.
      oneOf: ['fr', 'en'].flatMap((language) => [
        [
          'src/respondent/screening/notice.tsx',
          ...['entry', 'notice'].map((area) => respondentWords(area, language)),
        ],
        [
          'src/respondent/profiling/anonymity-promise.tsx',
          ...['entry', 'notice', 'culture-audit'].map((area) => respondentWords(area, language)),
        ],
      ]),
      bytes: 97 * 1024,
      requests: 36,
    }),
    sizeBudget({
      entry: 'index.html',
      and: ['src/backoffice/features/login/login-page.tsx'],
      oneOf: [
        ['../../packages/i18n/src/backoffice/login/fr.ts'],
        ['../../packages/i18n/src/backoffice/login/en.ts'],
      ],
      bytes: 315 * 1024,
      requests: 60,
    }),
    compressFiles(),
  ],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    manifest: true,
    target: 'es2023',
    // A data: address would need its own permission in the content security policy.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 800,
    rolldownOptions: {
      input: [resolve(here, 'index.html'), resolve(here, 'respondent.html')],
      // Not `all`: a CSS module whose class names are all inlined is dropped, and its styles with it.
      optimization: { inlineConst: { mode: 'smart', pass: 1 } },
      output: { codeSplitting: { groups: CHUNK_GROUPS } },
    },
  },
  server: {
    port: 5173,
    proxy: { '/api': `http://localhost:${process.env['API_PORT'] ?? 3000}` },
  },
});
