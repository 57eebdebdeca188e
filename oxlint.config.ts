import { defineConfig } from 'oxlint';
import { importRules } from './scripts/lint/import-rules.ts';

export default defineConfig({
  plugins: ['typescript', 'unicorn', 'import', 'oxc', 'react', 'jsx-a11y', 'promise', 'vitest'],
  categories: { correctness: 'error', suspicious: 'error', perf: 'error' },
  options: { typeAware: true },
  ignorePatterns: ['**/dist/**', '**/node_modules/**', '**/.stryker-tmp/**'],
  rules: {
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'typescript/no-explicit-any': 'error',
    'typescript/ban-ts-comment': 'error',
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': 'error',
    'no-console': 'error',
    'no-underscore-dangle': 'off',
    eqeqeq: 'error',
    'import/no-unassigned-import': 'off',
    'import/no-named-as-default-member': 'off',
    'typescript/no-unsafe-type-assertion': 'off',
    'typescript/consistent-return': 'off',
    'no-await-in-loop': 'off',
    'oxc/no-map-spread': 'off',
    'unicorn/consistent-function-scoping': 'off',
    'unicorn/require-post-message-target-origin': 'off',
    'unicorn/prefer-set-has': 'off',
    'react/react-in-jsx-scope': 'off',
    'jsx-a11y/prefer-tag-over-role': 'off',
    'vitest/expect-expect': ['error', { assertFunctionNames: ['expect', 'expect*', 'fc.assert'] }],
    // The second argument of `expect` is the message of its failure.
    'vitest/valid-expect': ['error', { maxArgs: 2 }],
    'vitest/no-standalone-expect': 'off',
    'vitest/require-to-throw-message': 'off',
  },
  overrides: [
    ...importRules(import.meta.dirname),
    {
      files: [
        'scripts/**',
        'bench/**',
        'drills/**',
        'apps/web/build/**',
        'packages/db/commands/**',
        'apps/server/commands/**',
      ],
      rules: { 'no-console': 'off' },
    },
  ],
});
