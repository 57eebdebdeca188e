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

/** The first page of a candidate and of an employee, by the words that only it needs. */
const RESPONDENT_FIRST_PAGES = {
  notice: 'src/respondent/screening/notice/notice.tsx',
  promise: 'src/respondent/profiling/anonymity-promise.tsx',
} as const;

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
    ...Object.entries(RESPONDENT_FIRST_PAGES).map(([words, page]) =>
      sizeBudget({
        entry: 'respondent.html',
        and: [page],
        oneOf: ['fr', 'en'].map((language) => [
          respondentWords('entry', language),
          respondentWords(words, language),
        ]),
        bytes: 88 * 1024,
        requests: 12,
      }),
    ),
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
    // A browser without `modulepreload` (Safari before 17) fetches the same files, one after the other.
    modulePreload: { polyfill: false },
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
