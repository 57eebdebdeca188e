import fc from 'fast-check';

/**
 * Property tests try the same cases in every run: a red run means the change, not the day.
 * `PROPERTY_SEED=random npm run test:unit` looks for new ones; a number repeats a run.
 */
const seed = process.env['PROPERTY_SEED'] ?? '20261115';
if (seed !== 'random') fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(seed) });
