/** Nine terms of Lanczos' series (g = 7), good to 15 digits. */
const LANCZOS = [
  0.99999999999980993, 676.5203681218851, -1259.1392167224028, 771.32342877765313,
  -176.61502916214059, 12.507343278686905, -0.13857109526572012, 9.9843695780195716e-6,
  1.5056327351493116e-7,
];

/** The logarithm of the gamma function of a positive number. */
export const logGamma = (x: number): number => {
  if (x < 0.5) return Math.log(Math.PI / Math.sin(Math.PI * x)) - logGamma(1 - x);
  const at = x - 1;
  const series = LANCZOS.reduce((sum, term, i) => sum + (i === 0 ? term : term / (at + i)), 0);
  const t = at + LANCZOS.length - 1.5;
  return 0.5 * Math.log(2 * Math.PI) + (at + 0.5) * Math.log(t) - t + Math.log(series);
};

export const logChoose = (n: number, k: number): number =>
  logGamma(n + 1) - logGamma(k + 1) - logGamma(n - k + 1);

const TINY = 1e-300;
const PRECISE = 1e-15;

/** A continued fraction by Lentz's method, from its pairs of terms a, b. */
const continuedFraction = (first: number, terms: (i: number) => readonly [number, number]) => {
  let value = first === 0 ? TINY : first;
  let [c, d] = [value, 0];
  for (let i = 1; i < 10_000; i += 1) {
    const [a, b] = terms(i);
    d = 1 / (b + a * d || TINY);
    c = b + a / c || TINY;
    value *= c * d;
    if (Math.abs(c * d - 1) < PRECISE) break;
  }
  return value;
};

/** The share of a gamma distribution of this shape above x. */
const gammaShareAbove = (shape: number, x: number): number => {
  if (x <= 0) return 1;
  const factor = Math.exp(shape * Math.log(x) - x - logGamma(shape));
  if (x < shape + 1) {
    let term = 1 / shape;
    let sum = term;
    for (let n = 1; term > sum * PRECISE; n += 1) {
      term *= x / (shape + n);
      sum += term;
    }
    return 1 - factor * sum;
  }
  return factor / continuedFraction(x + 1 - shape, (i) => [i * (shape - i), x + 1 - shape + 2 * i]);
};

/** The probability of a chi-square at least this large. */
export const chiSquareTail = (x: number, degrees: number): number =>
  gammaShareAbove(degrees / 2, x / 2);

/** The share of a beta distribution below x. */
const betaShareBelow = (a: number, b: number, x: number): number => {
  if (x <= 0) return 0;
  if (x >= 1) return 1;
  if (x > (a + 1) / (a + b + 2)) return 1 - betaShareBelow(b, a, 1 - x);
  const factor = Math.exp(
    logGamma(a + b) - logGamma(a) - logGamma(b) + a * Math.log(x) + b * Math.log1p(-x),
  );
  const fraction = continuedFraction(1, (i) => {
    const m = Math.floor(i / 2);
    const numerator =
      i % 2 === 0
        ? (m * (b - m) * x) / ((a + 2 * m - 1) * (a + 2 * m))
        : (-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1));
    return [numerator, 1];
  });
  return factor / (a * fraction);
};

/** The value below which this share of an F distribution lies, by halving. */
export const fQuantile = (share: number, above: number, below: number): number => {
  const shareBelow = (x: number): number =>
    betaShareBelow(above / 2, below / 2, (above * x) / (above * x + below));
  let [low, high] = [0, 1];
  while (shareBelow(high) < share) high *= 2;
  for (let step = 0; step < 100; step += 1) {
    const middle = (low + high) / 2;
    if (shareBelow(middle) < share) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
};
