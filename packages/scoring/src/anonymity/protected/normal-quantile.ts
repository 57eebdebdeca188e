import { normalShareBelow } from '../../arithmetic/normal-distribution.ts';

const FARTHEST = 8;
const HALVINGS = 40;

/** The standard normal value below which a share lies, by halving. */
export const normalQuantile = (share: number): number => {
  let low = -FARTHEST;
  let high = FARTHEST;
  for (let turn = 0; turn < HALVINGS; turn += 1) {
    const middle = (low + high) / 2;
    if (normalShareBelow(middle) < share) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
};
