import { hashText, seededRandom } from '@cadran/instruments/seeded-random';

/** How often the scoring of a questionnaire is repeated with noise (docs/method/certainty.md#noise). */
export const REPLICATES = 400;

/** One score per replicate. */
export type Replicates = Float64Array;

/** A source of numbers in [0, 1). */
export type Uniform = () => number;

/** The same questionnaire draws the same numbers; each section its own, whichever others are scored. */
export const seededSource = (seed: string, section: string): Uniform =>
  seededRandom(hashText(`${seed}/${section}`));

/** Standard normal numbers by Box and Muller, two from each pair of uniform ones. */
export const normalSource = (uniform: Uniform): (() => number) => {
  let spare = Number.NaN;
  return () => {
    if (!Number.isNaN(spare)) {
      const kept = spare;
      spare = Number.NaN;
      return kept;
    }
    const radius = Math.sqrt(-2 * Math.log(1 - uniform()));
    const angle = 2 * Math.PI * uniform();
    spare = radius * Math.sin(angle);
    return radius * Math.cos(angle);
  };
};

/** The score of each replicate; `draw` scores one set of noisy answers. */
export const replicate = (draw: () => number): Replicates => {
  const scores = new Float64Array(REPLICATES);
  for (let i = 0; i < REPLICATES; i += 1) scores[i] = draw();
  return scores;
};
