import { randomBytes } from 'node:crypto';
import { AppError } from '../../../http/app-error.ts';
import type { Secrets } from '../../../secrets.ts';

const PURPOSE = 'audit-code-secret';
const BYTES = 32;

interface CodeSecret {
  readonly codeSecret: Buffer | null;
  readonly codesMailed: number;
}

/** Closing destroys the secret: from then on nobody can tell, or repeat, the code of an address. */
export const destroyedSecret = ({ codeSecret, codesMailed }: CodeSecret): boolean =>
  codeSecret === null && codesMailed > 0;

/** After that, an address that gets mail again would get a second code. */
export const requireMailableCodes = (campaign: CodeSecret): void => {
  if (destroyedSecret(campaign)) throw new AppError('codes_ended');
};

export const createCodeSecret = (secrets: Secrets) => {
  const secret = randomBytes(BYTES);
  return { secret, sealed: secrets.encrypt(PURPOSE, secret) };
};

export const openCodeSecret = (secrets: Secrets, sealed: Buffer): Buffer =>
  secrets.decrypt(PURPOSE, sealed);
