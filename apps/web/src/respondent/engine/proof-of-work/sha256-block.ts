const ROUNDS = 64;

const isPrime = (number: number): boolean => {
  for (let divisor = 2; divisor * divisor <= number; divisor += 1)
    if (number % divisor === 0) return false;
  return true;
};
const primes = (count: number): number[] => {
  const found: number[] = [];
  for (let number = 2; found.length < count; number += 1) if (isPrime(number)) found.push(number);
  return found;
};
const fractionBits = (root: number): number => ((root - Math.floor(root)) * 2 ** 32) | 0;

/** The fractional parts of the cube roots of the first 64 primes and of the square roots of the first 8 (FIPS 180-4). */
const K = Int32Array.from(primes(ROUNDS), (prime) => fractionBits(Math.cbrt(prime)));
const INITIAL = Int32Array.from(primes(8), (prime) => fractionBits(Math.sqrt(prime)));

const rotate = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** Words of a typed array are never absent; the compiler cannot know. */
const at = (words: Int32Array, index: number): number => words[index] ?? 0;

/**
 * SHA-256 of a message of one block, which is all that the calculation needs. It runs in any browser, and is faster than
 * WebCrypto, which is asked for one hash at a time. `block` has 64 words: the padded message in the first 16, the others
 * are overwritten. Writes the hash to `hash`.
 */
export const hashBlock = (block: Int32Array, hash: Int32Array): void => {
  for (let t = 16; t < ROUNDS; t += 1) {
    const [late, early] = [at(block, t - 2), at(block, t - 15)];
    const s1 = rotate(late, 17) ^ rotate(late, 19) ^ (late >>> 10);
    const s0 = rotate(early, 7) ^ rotate(early, 18) ^ (early >>> 3);
    block[t] = (s1 + at(block, t - 7) + s0 + at(block, t - 16)) | 0;
  }
  let [a, b, c, d] = [at(INITIAL, 0), at(INITIAL, 1), at(INITIAL, 2), at(INITIAL, 3)];
  let [e, f, g, h] = [at(INITIAL, 4), at(INITIAL, 5), at(INITIAL, 6), at(INITIAL, 7)];
  for (let t = 0; t < ROUNDS; t += 1) {
    const s1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const added = (h + s1 + ((e & f) ^ (~e & g)) + at(K, t) + at(block, t)) | 0;
    const s0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
    const mixed = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + added) | 0;
    d = c;
    c = b;
    b = a;
    a = (added + mixed) | 0;
  }
  const rounds = [a, b, c, d, e, f, g, h];
  for (let word = 0; word < 8; word += 1)
    hash[word] = (at(INITIAL, word) + (rounds[word] ?? 0)) | 0;
};
