/**
 * The small calculation asked of a browser when many begin at once: `count` numbers, each of which gives a SHA-256 hash
 * that begins with `bits` zero bits. Several easy ones take a steadier time than a single hard one, and show progress.
 */
export const PROOF_OF_WORK = {
  count: 8,
  /** 8 × 2^15 hashes on average. */
  bits: 15,
  /** Added, one for each doubling, to an address far beyond its share. */
  mostExtraBits: 3,
  /** Of a number, as it is hashed. */
  nonceBytes: 8,
} as const;

export interface ProofOfWork {
  readonly challenge: string;
  readonly nonces: readonly number[];
}
