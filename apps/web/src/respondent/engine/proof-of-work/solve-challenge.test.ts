import { createHash } from 'node:crypto';
import { PROOF_OF_WORK } from '@cadran/contract/codes';
import { describe, expect, it } from 'vitest';
import { hashBlock } from './sha256-block.ts';
import { solveChallenge } from './solve-challenge.ts';

const sha256 = (value: string | Buffer): Buffer => createHash('sha256').update(value).digest();

/** A message of at most 55 bytes, padded. */
const blockOf = (message: Buffer): Int32Array => {
  const bytes = Buffer.alloc(64);
  message.copy(bytes);
  bytes[message.length] = 0x80;
  bytes.writeUInt32BE(message.length * 8, 60);
  const block = new Int32Array(64);
  for (let word = 0; word < 16; word += 1) block[word] = bytes.readInt32BE(word * 4);
  return block;
};

describe('SHA-256 of one block', () => {
  it.each(['', 'abc', 'x'.repeat(40), 'é'.repeat(27), 'a'.repeat(55)])('hashes “%s”', (text) => {
    const hash = new Int32Array(8);
    hashBlock(blockOf(Buffer.from(text)), hash);
    const bytes = Buffer.alloc(32);
    hash.forEach((word, index) => bytes.writeInt32BE(word, index * 4));
    expect(bytes.toString('hex')).toBe(sha256(text).toString('hex'));
  });
});

describe('the calculation', () => {
  it.each([4, 10])('finds distinct numbers whose hashes begin with %i zero bits', async (bits) => {
    const found: number[] = [];
    const key = sha256(`a challenge of ${bits} bits`);
    const challenge = `${bits}.0.random.${key.toString('base64url')}`;
    const { nonces } = await solveChallenge({ challenge, bits }, (count) => found.push(count));
    expect(new Set(nonces).size).toBe(PROOF_OF_WORK.count);
    expect(found).toEqual(Array.from({ length: PROOF_OF_WORK.count }, (_, index) => index + 1));
    for (const nonce of nonces) {
      const bytes = Buffer.alloc(8);
      bytes.writeBigUInt64BE(BigInt(nonce));
      expect(sha256(Buffer.concat([key, bytes])).readUInt32BE(0) >>> (32 - bits)).toBe(0);
    }
  });
});
