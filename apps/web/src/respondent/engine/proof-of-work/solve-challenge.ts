import { PROOF_OF_WORK, type ProofOfWork } from '@cadran/contract/codes';
import { hashBlock } from './sha256-block.ts';

/** Short enough that the page answers to touch, long enough to get on. */
const SLICE_MS = 40;
const TRIES_AT_ONCE = 500;

const KEY_WORDS = 8;
const MESSAGE_BITS = (KEY_WORDS * 4 + PROOF_OF_WORK.nonceBytes) * 8;

/** The signature that a challenge ends with, room for a number, and the padding of SHA-256. */
const prepareBlock = (challenge: string): Int32Array => {
  const signature = challenge.slice(challenge.lastIndexOf('.') + 1);
  const bytes = atob(signature.replaceAll('-', '+').replaceAll('_', '/'));
  const block = new Int32Array(64);
  for (let at = 0; at < KEY_WORDS * 4; at += 1)
    block[at >> 2] = ((block[at >> 2] ?? 0) << 8) | bytes.charCodeAt(at);
  block[KEY_WORDS + 2] = 1 << 31;
  block[15] = MESSAGE_BITS;
  return block;
};

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Finds the numbers in slices between which the page stays usable; `onFound` says how many there are. */
export const solveChallenge = async (
  { challenge, bits }: { readonly challenge: string; readonly bits: number },
  onFound: (count: number) => void,
): Promise<ProofOfWork> => {
  const block = prepareBlock(challenge);
  const hash = new Int32Array(8);
  const nonces: number[] = [];
  let sliceEnd = performance.now() + SLICE_MS;
  for (let nonce = 0; nonces.length < PROOF_OF_WORK.count; nonce += 1) {
    if (nonce % TRIES_AT_ONCE === 0 && performance.now() > sliceEnd) {
      await pause();
      sliceEnd = performance.now() + SLICE_MS;
    }
    // Numbers stay far below 2^32: the upper half is zero.
    block[KEY_WORDS + 1] = nonce;
    hashBlock(block, hash);
    if ((hash[0] ?? -1) >>> (32 - bits) !== 0) continue;
    nonces.push(nonce);
    onFound(nonces.length);
  }
  return { challenge, nonces };
};
