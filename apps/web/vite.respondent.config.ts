import { SUPPORTED_LANGUAGES } from '@cadran/i18n';
import { FIRST_AREAS } from '@cadran/i18n/respondent';
import { defineConfig } from 'vite';
import { publicPageConfig } from './build/public-page-config.ts';
import { sizeBudget } from './build/size-budget.ts';

/** The first page of a candidate and of an employee, by the words that only it needs. */
export default defineConfig(
  publicPageConfig('respondent', (manifest) =>
    Object.values(FIRST_AREAS).map((areas) =>
      sizeBudget({
        manifest,
        entry: 'respondent.html',
        oneOf: SUPPORTED_LANGUAGES.map((language) =>
          areas.map((area) => `../../packages/i18n/src/respondent/${area}/${language}.ts`),
        ),
        bytes: 31 * 1024,
        // With the colours chosen on this device, all at once over six connections.
        requests: 5,
      }),
    ),
  ),
);
