import { SUPPORTED_LANGUAGES } from '@cadran/i18n';
import { defineConfig } from 'vite';
import { preloadFont } from './build/preload-font.ts';
import { publicPageConfig } from './build/public-page-config.ts';
import { sizeBudget } from './build/size-budget.ts';

const WORDS = ['login', 'backoffice/shell', 'errors'];

export default defineConfig(
  publicPageConfig('login', (manifest) => [
    preloadFont('login.html'),
    sizeBudget({
      manifest,
      entry: 'login.html',
      oneOf: SUPPORTED_LANGUAGES.map((language) =>
        WORDS.map((area) => `../../packages/i18n/src/${area}/${language}.ts`),
      ),
      bytes: 90 * 1024,
      requests: 12,
    }),
  ]),
);
