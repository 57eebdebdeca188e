import type { Tx } from '@cadran/db';
import { spendRecoveryCode, spendStep } from '../queries/second-factor.ts';
import type { UserRow } from '../queries/users.ts';
import { hashRecoveryCode } from './recovery-codes.ts';
import type { Secrets } from './secrets.ts';
import { matchingStep } from './totp.ts';

const PURPOSE = 'totp';
const SIX_DIGITS = /^\d{6}$/;

export const sealTotpSecret = (secrets: Secrets, secret: string): Buffer =>
  secrets.encrypt(PURPOSE, Buffer.from(secret));

/** A secret sealed with another key cannot be read any more: no code fits it, and an admin removes it. */
const openTotpSecret = (secrets: Secrets, sealed: Buffer): string | undefined => {
  try {
    return secrets.decrypt(PURPOSE, sealed).toString();
  } catch {
    return undefined;
  }
};

/** The step of a right code of the authenticator, spent or not. */
export const stepOfCode = async (
  secrets: Secrets,
  sealed: Buffer,
  code: string,
  now: Date,
): Promise<number | undefined> => {
  const digits = code.replaceAll(/\s/g, '');
  const secret = SIX_DIGITS.test(digits) ? openTotpSecret(secrets, sealed) : undefined;
  return secret === undefined ? undefined : matchingStep(secret, digits, now);
};

/** Whether this code, of the authenticator or of the paper, lets its owner in; it will not do so again. */
export const spendCode = async (
  tx: Tx,
  secrets: Secrets,
  user: UserRow,
  code: string,
  now: Date,
): Promise<boolean> => {
  if (user.totpSecret === null || user.totpConfirmedAt === null) return false;
  const step = await stepOfCode(secrets, user.totpSecret, code, now);
  return step === undefined
    ? spendRecoveryCode(tx, user, hashRecoveryCode(secrets, user.id, code))
    : spendStep(tx, user, step);
};
