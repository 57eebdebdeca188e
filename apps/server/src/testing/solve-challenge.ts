import { hash } from 'node:crypto';
import { PROOF_OF_WORK, type StartChallenge, type ProofOfWork } from '@cadran/contract';

/** As text: making a buffer of each of a million takes twice as long as the hash. */
const firstWord = (value: Buffer): number => Number.parseInt(hash('sha256', value).slice(0, 8), 16);

/** What a browser does when it is asked for a calculation. */
export const solveChallenge = ({ challenge, bits }: StartChallenge): ProofOfWork => {
  const key = Buffer.from(challenge.split('.').at(-1) ?? '', 'base64url');
  const nonces: number[] = [];
  const message = Buffer.concat([key, Buffer.alloc(PROOF_OF_WORK.nonceBytes)]);
  for (let nonce = 0; nonces.length < PROOF_OF_WORK.count; nonce += 1) {
    message.writeBigUInt64BE(BigInt(nonce), key.length);
    if (firstWord(message) >>> (32 - bits) === 0) nonces.push(nonce);
  }
  return { challenge, nonces };
};
