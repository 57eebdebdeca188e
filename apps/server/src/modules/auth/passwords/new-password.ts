import { invalid } from '../../../http/app-error.ts';
import type { Config } from '../../../env.ts';
import { generatePassword, hashPassword, isCommonPassword } from '@cadran/passwords';

export interface HashedPassword {
  /** Shown once; only the hash is stored. */
  readonly password: string;
  readonly passwordHash: string;
}

export const generateHashedPassword = async (): Promise<HashedPassword> => {
  const password = generatePassword();
  return { password, passwordHash: await hashPassword(password) };
};

export const requireStrongPassword = (
  { passwordMinLength }: Pick<Config, 'passwordMinLength'>,
  newPassword: string,
): void => {
  if (newPassword.length < passwordMinLength)
    throw invalid({ newPassword: `min_length:${passwordMinLength}` });
  if (isCommonPassword(newPassword)) throw invalid({ newPassword: 'common_password' });
};
