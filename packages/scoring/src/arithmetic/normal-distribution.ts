/** Beyond eight deviations a double cannot tell the share from 0 or 1. */
const TAIL = 8;

/** Share of a standard normal population below z, by Marsaglia's series (2004), exact to a double. */
export const normalShareBelow = (z: number): number => {
  if (z < -TAIL) return 0;
  if (z > TAIL) return 1;
  let term = z;
  let series = z;
  let previous = Number.NaN;
  for (let odd = 3; series !== previous; odd += 2) {
    previous = series;
    term *= (z * z) / odd;
    series += term;
  }
  return 0.5 + (series * Math.exp((-z * z) / 2)) / Math.sqrt(2 * Math.PI);
};
