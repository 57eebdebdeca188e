import { generatePassword, hashPassword } from '@cadran/passwords';

export interface PreparedPassword {
  /** Shown once; what is kept is its hash. */
  readonly password: string;
  readonly passwordHash: string;
}

export const preparePassword = async (): Promise<PreparedPassword> => {
  const password = generatePassword();
  return { password, passwordHash: await hashPassword(password) };
};
