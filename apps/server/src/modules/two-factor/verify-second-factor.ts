import type { Tx } from '@cadran/db';
import { consumeRecoveryCode, consumeTotpStep } from './queries.ts';
import { hashRecoveryCode } from './recovery-codes.ts';
import type { Secrets } from '../../secrets.ts';
import { findMatchingStep } from './totp.ts';
import type { UserRow } from '../users/index.ts';

const PURPOSE = 'totp';
const SIX_DIGITS = /^\d{6}$/;

export const encryptTotpSecret = (secrets: Secrets, secret: string): Buffer =>
  secrets.encrypt(PURPOSE, Buffer.from(secret));

/** Undefined if it was encrypted with another key: no code matches, and an admin must remove the factor. */
const decryptTotpSecret = (secrets: Secrets, sealed: Buffer): string | undefined => {
  try {
    return secrets.decrypt(PURPOSE, sealed).toString();
  } catch {
    return undefined;
  }
};

/** The time step of a valid TOTP code, whether or not it was used before. */
export const findTotpStep = async (
  secrets: Secrets,
  sealed: Buffer,
  code: string,
  now: Date,
): Promise<number | undefined> => {
  const digits = code.replaceAll(/\s/g, '');
  const secret = SIX_DIGITS.test(digits) ? decryptTotpSecret(secrets, sealed) : undefined;
  return secret === undefined ? undefined : findMatchingStep(secret, digits, now);
};

export const verifySecondFactor = async (
  tx: Tx,
  secrets: Secrets,
  user: UserRow,
  code: string,
  now: Date,
): Promise<boolean> => {
  if (user.totpSecret === null || user.totpConfirmedAt === null) return false;
  const step = await findTotpStep(secrets, user.totpSecret, code, now);
  return step === undefined
    ? consumeRecoveryCode(tx, user, hashRecoveryCode(secrets, user.id, code))
    : consumeTotpStep(tx, user, step);
};
