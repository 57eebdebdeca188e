import { z } from 'zod';

/** One of the steps of a scale, which are whole numbers without a gap. */
export const stepOf = (steps: readonly number[]) =>
  z
    .int()
    .min(Math.min(...steps))
    .max(Math.max(...steps));
