import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import {
  type Module,
  PROOF_OF_WORK,
  type StartChallenge,
  type ProofOfWork,
} from '@cadran/contract';
import type { Sql } from '@cadran/db';
import { incrementCounter } from '../../../../http/limits/queries.ts';
import type { Secrets } from '../../../../secrets.ts';

/** Long enough for an old phone that is put aside. */
const VALID_SECONDS = 600;
const PURPOSE = 'start-challenge';

export interface ChallengeScope {
  readonly module: Module;
  readonly campaignId: string;
}

const scopeText = ({ module, campaignId }: ChallengeScope): string =>
  `start/${module}/${campaignId.toLowerCase()}`;

const sign = (secrets: Secrets, scope: ChallengeScope, payload: string): string =>
  secrets.keyedHash(PURPOSE, `${scopeText(scope)}/${payload}`).toString('base64url');

/** Nothing is stored: the signature says that we asked for it, for this step of this campaign. */
export const createChallenge = (
  secrets: Secrets,
  scope: ChallengeScope,
  bits: number,
  now: Date,
): StartChallenge => {
  const expires = now.getTime() + VALID_SECONDS * 1000;
  const payload = `${bits}.${expires}.${randomBytes(16).toString('base64url')}`;
  return { challenge: `${payload}.${sign(secrets, scope, payload)}`, bits };
};

const sha256 = (value: string | Buffer): Buffer => createHash('sha256').update(value).digest();

const beginsWithZeros = (hash: Buffer, bits: number): boolean =>
  bits === 0 || hash.readUInt32BE(0) >>> (32 - bits) === 0;

const isSolved = (nonces: readonly number[], key: Buffer, bits: number): boolean => {
  const solves = (nonce: number): boolean => {
    const bytes = Buffer.alloc(PROOF_OF_WORK.nonceBytes);
    bytes.writeBigUInt64BE(BigInt(nonce));
    return beginsWithZeros(sha256(Buffer.concat([key, bytes])), bits);
  };
  return new Set(nonces).size === PROOF_OF_WORK.count && nonces.every((nonce) => solves(nonce));
};

/** The text as we wrote it, so that no second spelling of it can be redeemed. */
const isOurs = (sent: string, ours: string): boolean => {
  const [left, right] = [Buffer.from(sent), Buffer.from(ours)];
  return left.length === right.length && timingSafeEqual(left, right);
};

/** A browser may have been asked just before the work doubled. */
const TOLERATED_BITS = 1;

/** Ours, for this step, not expired, as much work as is asked for now, and solved. */
const isValid = (
  secrets: Secrets,
  scope: ChallengeScope,
  { challenge, nonces }: ProofOfWork,
  requiredBits: number,
  now: Date,
): boolean => {
  const [bits = '', expires = '', random = ''] = challenge.split('.');
  const payload = `${bits}.${expires}.${random}`;
  const mac = sign(secrets, scope, payload);
  if (!isOurs(challenge, `${payload}.${mac}`)) return false;
  const left = Number(expires) - now.getTime();
  if (left <= 0 || left > VALID_SECONDS * 1000) return false;
  if (Number(bits) < requiredBits - TOLERATED_BITS) return false;
  return isSolved(nonces, Buffer.from(mac, 'base64url'), Number(bits));
};

/** The counter that was set, so that a start that fails on our side can take it back; null if refused. */
export const redeemProof = async (
  db: Sql,
  secrets: Secrets,
  scope: ChallengeScope,
  proof: ProofOfWork,
  requiredBits: number,
  now: Date,
): Promise<string | null> => {
  if (!isValid(secrets, scope, proof, requiredBits, now)) return null;
  const key = `proof-of-work:${sha256(proof.challenge).toString('base64url')}`;
  const { count } = await incrementCounter(db, key, VALID_SECONDS, now);
  return count === 1 ? key : null;
};
