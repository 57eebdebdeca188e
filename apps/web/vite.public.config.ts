import { defineConfig, mergeConfig } from 'vite';
import { PUBLIC_GROUPS } from './build/chunk-groups.ts';
import { pagesConfig } from './build/pages-config.ts';
import { preloadFont } from './build/preload-font.ts';
import { sizeBudget } from './build/size-budget.ts';

const MANIFEST = '.vite/public-manifest.json';

const LANGUAGES = ['fr', 'en'];

const respondentWords = (area: string, language: string): string =>
  `../../packages/i18n/src/respondent/${area}/${language}.ts`;

/** The first page of a candidate and of an employee, by the words that only it needs. */
const RESPONDENT_FIRST_PAGES = {
  notice: 'src/respondent/screening/notice/notice.tsx',
  promise: 'src/respondent/profiling/anonymity-promise.tsx',
} as const;

/**
 * The pages of respondents and the log-in page, after those of the back office: with Preact, which draws what React draws and is a tenth of
 * its size (docs/decisions/public-pages.md).
 */
export default defineConfig(
  mergeConfig(
    pagesConfig(['respondent.html', 'login.html'], MANIFEST, PUBLIC_GROUPS, [
      preloadFont('login.html'),
      ...Object.entries(RESPONDENT_FIRST_PAGES).map(([words, page]) =>
        sizeBudget({
          manifest: MANIFEST,
          entry: 'respondent.html',
          and: [page],
          oneOf: LANGUAGES.map((language) => [
            respondentWords('entry', language),
            respondentWords(words, language),
          ]),
          bytes: 31 * 1024,
          requests: 12,
        }),
      ),
      sizeBudget({
        manifest: MANIFEST,
        entry: 'login.html',
        oneOf: LANGUAGES.map((language) =>
          ['login', 'backoffice/shell', 'errors'].map(
            (area) => `../../packages/i18n/src/${area}/${language}.ts`,
          ),
        ),
        bytes: 90 * 1024,
        requests: 12,
      }),
    ]),
    {
      build: { emptyOutDir: false, copyPublicDir: false },
      resolve: {
        alias: {
          'react/jsx-runtime': 'preact/jsx-runtime',
          'react-dom/client': 'preact/compat/client',
          'react-dom': 'preact/compat',
          react: 'preact/compat',
        },
      },
    },
  ),
);
