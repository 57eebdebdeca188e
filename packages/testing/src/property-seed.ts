import fc from 'fast-check';

/**
 * Property tests use a fixed seed, so that a failure is due to a change. `PROPERTY_SEED=random npx vitest run`
 * tries new cases; a number repeats a run.
 */
const seed = process.env['PROPERTY_SEED'] ?? '20261115';
if (seed !== 'random') fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(seed) });
