import { describe } from 'vitest';
import { takeOtherTurns } from './in-turn.ts';

/** Declares all tests of these files for the cases that they leave out where they stand. */
export const declareOtherTurns = (
  files: Readonly<Record<string, () => Promise<unknown>>>,
): void => {
  takeOtherTurns();
  for (const [path, declare] of Object.entries(files))
    describe(`of ${path}`, async () => {
      await declare();
    });
};
