import { hash } from 'node:crypto';

export type Random = () => number;

/** Stands for a keyed hash. */
export const digestOf = (...names: readonly (string | number)[]): Buffer =>
  hash('sha256', names.join('/'), 'buffer');

/**
 * sfc32 with 128 bits of state: with the 32 bits of `seededRandom`, two of twenty thousand sources would overlap and
 * generate the same ids.
 */
const wideRandom = (seed: Buffer): Random => {
  let [a, b, c, d] = [0, 4, 8, 12].map((at) => seed.readInt32LE(at)) as [
    number,
    number,
    number,
    number,
  ];
  return () => {
    const sum = (((a + b) | 0) + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return (sum >>> 0) / 4_294_967_296;
  };
};

/** An independent random source per name, so that adding one does not change the others. */
export const randomOf = (seed: number, ...names: readonly (string | number)[]): Random =>
  wideRandom(digestOf(seed, ...names));

const HALVES = Array.from({ length: 0x1_0000 }, (_, half) => half.toString(16).padStart(4, '0'));

/** Eight hexadecimal digits from a lookup table, which is faster than `toString`. */
const word = (random: Random): string => {
  const bits = Math.floor(random() * 0x1_0000_0000);
  return `${HALVES[bits >>> 16]}${HALVES[bits & 0xffff]}`;
};

/** UUID version 4. */
export const uuidFrom = (random: Random): string => {
  const [a, b, c, d] = [word(random), word(random), word(random), word(random)];
  const variant = '89ab'[Math.floor(random() * 4)] ?? '8';
  return `${a}-${b.slice(0, 4)}-4${b.slice(5)}-${variant}${c.slice(1, 4)}-${c.slice(4)}${d}`;
};

/** A few large and many small shares that sum to `total`. */
export const unevenShares = (total: number, parts: number): number[] => {
  const weights = Array.from({ length: parts }, (_, i) => (i + 1) ** -0.7);
  const sum = weights.reduce((a, b) => a + b, 0);
  let [given, reached] = [0, 0];
  return weights.map((weight) => {
    reached += weight;
    const share = Math.round((total * reached) / sum) - given;
    given += share;
    return share;
  });
};

export const between = (random: Random, from: number, to: number): number =>
  from + (to - from) * random();

export const pickOf = <T>(random: Random, list: readonly T[]): T => {
  const one = list[Math.floor(random() * list.length)];
  if (one === undefined) throw new Error('Nothing to pick from.');
  return one;
};
