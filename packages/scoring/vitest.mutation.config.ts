import { defineConfig } from 'vitest/config';

/**
 * The package's own tests for the mutation tester: fewer random cases, and without those of whole
 * populations, which touch every line and would run for every mutant.
 */
export default defineConfig({
  test: {
    include: [process.env['MUTATION_TESTS'] ?? 'src/**/*.test.ts'],
    exclude: ['src/**/*.{population,heavy}.test.ts'],
    setupFiles: ['./vitest.mutation.setup.ts'],
    testTimeout: 300_000,
  },
});
