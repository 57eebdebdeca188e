import { logChoose } from './distributions.ts';
import type { Interval } from './reliability.ts';

const Z95 = 1.959963984540054;

/** 95 % interval of a share by Wilson, from 0 to 1. */
export const wilsonInterval = (chosen: number, people: number): Interval => {
  const share = chosen / people;
  const middle = share + Z95 ** 2 / (2 * people);
  const half = Z95 * Math.sqrt((share * (1 - share)) / people + (Z95 / (2 * people)) ** 2);
  const whole = 1 + Z95 ** 2 / people;
  return [Math.max(0, (middle - half) / whole), Math.min(1, (middle + half) / whole)];
};

/** Tables whose probability differs by less are equally likely: R does the same. */
const ALIKE = 1 + 1e-7;

/** Fisher's exact test, two-sided: the probability of a table at most as likely as this one. */
export const fisherTest = (
  [chosenA, leftA]: readonly [number, number],
  [chosenB, leftB]: readonly [number, number],
): number => {
  const [ofA, ofB, chosen] = [chosenA + leftA, chosenB + leftB, chosenA + chosenB];
  const all = logChoose(ofA + ofB, chosen);
  const probability = (inA: number): number =>
    Math.exp(logChoose(ofA, inA) + logChoose(ofB, chosen - inA) - all);
  const own = probability(chosenA);
  const [from, to] = [Math.max(0, chosen - ofB), Math.min(ofA, chosen)];
  let sum = 0;
  for (let inA = from; inA <= to; inA += 1) {
    const each = probability(inA);
    if (each <= own * ALIKE) sum += each;
  }
  return Math.min(1, sum);
};
