import fc from 'fast-check';

/**
 * Property tests use a fixed seed, so that a failure is due to a change. `PROPERTY_SEED=random npm run test:unit`
 * tries new cases; a number repeats a run.
 */
const seed = process.env['PROPERTY_SEED'] ?? '20261115';
if (seed !== 'random') fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(seed) });
