/**
 * For API tests, which hash hundreds of passwords: a hash takes half a millisecond instead of seventy. Node chooses this
 * file with `--conditions=cheap-passwords` only (`imports` in package.json, vitest.config.ts).
 */
export const PARAMETERS = { memory: 64, passes: 1, parallelism: 1 } as const;
